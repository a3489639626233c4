import * as Toast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import type { ToastMessage } from '../toast.ts';
import './toasts.css';

/** Milliseconds that a toast stays (spec, section 4). */
const DURATION = 5000;

/** Pixels of a swipe that dismiss a toast (spec, section 4). */
const SWIPE = 50;

interface Shown {
  id: number;
  message: ToastMessage;
  open: boolean;
}

let shown: Shown | undefined;
let place: HTMLElement | undefined;
const listeners = new Set<() => void>();

function show(next: Shown | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function ToastStack() {
  const current = useSyncExternalStore(subscribe, () => shown);
  return (
    <Toast.Provider duration={DURATION} swipeThreshold={SWIPE} label="Message">
      {current && (
        <Toast.Root
          key={current.id}
          className={`toast ${current.message.kind}`}
          type={current.message.kind === 'error' ? 'foreground' : 'background'}
          // Radix announces the text in a region of its own; said twice it would be noise.
          role={current.message.kind === 'error' ? 'alert' : 'status'}
          aria-live="off"
          open={current.open}
          onOpenChange={(open) => show({ ...current, open })}
        >
          <Toast.Title className="toast-title">{current.message.title}</Toast.Title>
          {current.message.text !== undefined && (
            <Toast.Description>{current.message.text}</Toast.Description>
          )}
          <Toast.Close className="toast-close" aria-label="Dismiss">
            ×
          </Toast.Close>
        </Toast.Root>
      )}
      <Toast.Viewport className="toasts" />
    </Toast.Provider>
  );
}

/** An open dialog covers everything outside it, so toasts stand in it until it closes. */
function moveTo(stack: HTMLElement): void {
  const dialog = document.querySelector('dialog:modal');
  (dialog ?? document.body).append(stack);
  dialog?.addEventListener('close', () => document.body.append(stack), { once: true });
}

/** Shows a toast; the first one also puts the place for them into the page. */
export function pushToast(message: ToastMessage): void {
  if (!place) {
    place = document.createElement('div');
    createRoot(place).render(<ToastStack />);
  }
  moveTo(place);
  show({ id: (shown?.id ?? 0) + 1, message, open: true });
}
