/** A short message over the page (docs/product.md, "Frame"). */
export interface ToastMessage {
  title: string;
  text?: string;
  /** Errors are styled differently and interrupt a screen reader. */
  kind: 'error' | 'success';
}

/** Whether a value is a message that can be shown. */
export function isToastMessage(value: unknown): value is ToastMessage {
  const { title, text, kind } = Object(value) as Record<string, unknown>;
  return (
    typeof title === 'string' &&
    (text === undefined || typeof text === 'string') &&
    (kind === 'error' || kind === 'success')
  );
}

const loadToasts = () => import('./toast-stack.tsx');

/** Loads the toasts in advance, for code that may have to report a lost network. */
export function prepareToasts(): void {
  loadToasts().catch(() => {});
}

/** Shows a toast in place of the previous one; only one is shown at a time (docs/product.md, "Frame"). */
export async function showToast(message: ToastMessage): Promise<void> {
  const { pushToast } = await loadToasts();
  pushToast(message);
}
