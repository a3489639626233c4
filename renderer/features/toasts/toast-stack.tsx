import * as Toast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import { mount } from '../../islands/mount.tsx';
import type { ToastMessage } from './toast.ts';
import './toasts.css';

/** Milliseconds that a toast stays (docs/product.md, "Frame"). */
const DURATION = 5000;

/** Pixels of a swipe that dismiss a toast (docs/product.md, "Frame"). */
const SWIPE = 50;

/** Milliseconds after which nothing is left of a dismissed toast (docs/product.md, "Frame"). */
const REMOVE_AFTER = 1_000_000;

interface Shown {
  id: number;
  message: ToastMessage;
  open: boolean;
}

let shown: Shown | undefined;
let lastId = 0;
let place: HTMLElement | undefined;
/** What had the focus before it went to a toast. */
let focusedBefore: HTMLElement | undefined;
const listeners = new Set<() => void>();

function show(next: Shown | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Puts a toast away, and later forgets it; the focus goes back to where it came from. */
function dismiss(toast: Shown): void {
  const hadFocus = place?.contains(document.activeElement);
  const dismissed = { ...toast, open: false };
  show(dismissed);
  setTimeout(() => {
    if (shown === dismissed) show(undefined);
  }, REMOVE_AFTER);
  if (hadFocus) focusedBefore?.focus();
}

function ToastStack() {
  const current = useSyncExternalStore(subscribe, () => shown);
  if (!current) return null;
  const { id, message, open } = current;
  const isError = message.kind === 'error';
  return (
    // A provider of its own for each: one that was closed under the pointer keeps the clock stopped.
    <Toast.Provider
      key={id}
      duration={DURATION}
      swipeThreshold={SWIPE}
      label="Message"
      announcerContainer={place}
    >
      <Toast.Root
        asChild
        type={isError ? 'foreground' : 'background'}
        open={open}
        onOpenChange={(opened) => {
          if (!opened) dismiss(current);
        }}
        onEscapeKeyDown={(event) => {
          // The toast lies on top, so it goes first; the dialog below stays for the next time.
          event.preventDefault();
          dismiss(current);
        }}
      >
        {/* Radix announces the text in a region of its own; said twice it would be noise. */}
        <div
          className={`toast ${message.kind}`}
          role={isError ? 'alert' : 'status'}
          aria-live="off"
        >
          <Toast.Title className="toast-title">{message.title}</Toast.Title>
          {message.text !== undefined && <Toast.Description>{message.text}</Toast.Description>}
          <Toast.Close className="toast-close" aria-label="Dismiss">
            ×
          </Toast.Close>
        </div>
      </Toast.Root>
      <Toast.Viewport asChild>
        <div className="toasts" />
      </Toast.Viewport>
    </Toast.Provider>
  );
}

function createPlace(): HTMLElement {
  const created = document.createElement('div');
  created.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !created.contains(relatedTarget))
      focusedBefore = relatedTarget;
  });
  return created;
}

/** An open dialog covers everything outside it, so toasts stand in the topmost one until it closes. */
function moveToTop(stack: HTMLElement): void {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  (dialog ?? document.body).append(stack);
  dialog?.addEventListener('close', () => moveToTop(stack), { once: true });
}

/** Shows a toast; the first one also puts the place for them into the page. */
export function pushToast(message: ToastMessage): void {
  if (!place) {
    place = createPlace();
    mount(place, <ToastStack />, 'toasts');
  }
  moveToTop(place);
  lastId += 1;
  show({ id: lastId, message, open: true });
}
