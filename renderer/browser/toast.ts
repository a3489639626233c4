/** A short message over the page (spec, section 8). */
export interface ToastMessage {
  title: string;
  text?: string;
  /** Errors look so and interrupt a screen reader. */
  kind: 'error' | 'success';
}

/** Shows a toast in place of the one before it; only one is shown at a time (spec, section 4). */
export async function showToast(message: ToastMessage): Promise<void> {
  const { pushToast } = await import('./toasts/toast-stack.tsx');
  pushToast(message);
}
