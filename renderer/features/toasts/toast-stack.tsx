import * as Toast from '@radix-ui/react-toast';
import { useSyncExternalStore } from 'react';
import type { ToastWords } from '../../../schemas/words/toast-words.ts';
import { mount } from '../../islands/mount.tsx';
import type { ToastMessage } from './toast.ts';
import './toasts.css';

/** Lifetime of a toast in milliseconds (docs/product.md, "Frame"). */
const DURATION = 5000;

/** Swipe distance in pixels that dismisses a toast (docs/product.md, "Frame"). */
const SWIPE = 50;

/** Milliseconds after which a dismissed toast is removed (docs/product.md, "Frame"). */
const REMOVE_AFTER = 1_000_000;

interface Shown {
  id: number;
  message: ToastMessage;
  words: ToastWords | undefined;
  open: boolean;
}

let shown: Shown | undefined;
let lastId = 0;
let place: HTMLElement | undefined;
/** Focused element before a toast took the focus. */
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

/** Dismisses a toast and removes it later; restores the focus. */
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
  const { id, message, words, open } = current;
  const isError = message.kind === 'error';
  return (
    // One provider per toast: one closed under the pointer would leave the shared timer paused.
    <Toast.Provider
      key={id}
      duration={DURATION}
      swipeThreshold={SWIPE}
      label={words?.message}
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
          // The toast is on top, so it closes first; the dialog below stays open.
          event.preventDefault();
          dismiss(current);
        }}
      >
        {/* Radix announces the text in a live region of its own; announcing it twice would be noise. */}
        <div
          className={`toast ${message.kind}`}
          role={isError ? 'alert' : 'status'}
          aria-live="off"
        >
          <Toast.Title className="toast-title">{message.title}</Toast.Title>
          {message.text !== undefined && <Toast.Description>{message.text}</Toast.Description>}
          <Toast.Close className="toast-close" aria-label={words?.close}>
            ×
          </Toast.Close>
        </div>
      </Toast.Root>
      <Toast.Viewport asChild label={words?.region}>
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

/** An open dialog covers everything outside it, so toasts move into the topmost one until it closes. */
function moveToTop(stack: HTMLElement): void {
  const dialog = [...document.querySelectorAll('dialog:modal')].at(-1);
  (dialog ?? document.body).append(stack);
  dialog?.addEventListener('close', () => moveToTop(stack), { once: true });
}

/**
 * Shows a toast; the first one also adds the container to the page.
 *
 * @param words in the language of the page, if they could be fetched.
 */
export function pushToast(message: ToastMessage, words: ToastWords | undefined): void {
  if (!place) {
    place = createPlace();
    mount(place, <ToastStack />, 'toasts');
  }
  moveToTop(place);
  lastId += 1;
  show({ id: lastId, message, words, open: true });
}
