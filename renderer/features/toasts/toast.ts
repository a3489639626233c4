import type { ToastWords } from '../../../schemas/words/toast-words.ts';
import { siteFacts } from '../../browser/facts.ts';

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

/** Texts around toasts in the language of the page; undefined without a network: the message matters more. */
async function toastWords(): Promise<ToastWords | undefined> {
  const facts = await siteFacts().catch(() => undefined);
  return facts?.toasts?.[document.documentElement.lang];
}

/** Loads the toasts in advance, for code that may have to report a lost network. */
export function prepareToasts(): void {
  loadToasts().catch(() => {});
  void toastWords();
}

/** Shows a toast in place of the previous one; only one is shown at a time (docs/product.md, "Frame"). */
export async function showToast(message: ToastMessage): Promise<void> {
  const [{ pushToast }, words] = await Promise.all([loadToasts(), toastWords()]);
  pushToast(message, words);
}
