import type { BrowserKey } from '../../browser/browser-keys.ts';
import { isToastMessage, showToast, type ToastMessage } from '../toasts/toast.ts';

/** A toast that the next page shows, because this one is left before anybody could read it. */
const CARRIED = 'adminToast' satisfies BrowserKey;

/** Leaves this page for another one of the admin area; Back does not lead here again. */
function go(address: string, toast?: ToastMessage): void {
  try {
    if (toast) sessionStorage.setItem(CARRIED, JSON.stringify(toast));
  } catch {
    // The message is lost, not the way.
  }
  location.replace(address);
}

/** Goes on to the tab that was asked for before signing in. */
export function goToAdmin(toast?: ToastMessage): void {
  go(`/admin${location.hash}`, toast);
}

/** Sends somebody who is not signed in to do so; the tab that they asked for is not forgotten. */
export function goToLogin(): void {
  go(`/admin-login${location.hash}`);
}

/** Ends a visit. */
export function goOut(toast: ToastMessage): void {
  go('/admin-login', toast);
}

/** Shows what the page before had to say. */
export function showCarriedToast(): void {
  try {
    const carried = sessionStorage.getItem(CARRIED);
    sessionStorage.removeItem(CARRIED);
    const toast: unknown = JSON.parse(carried ?? 'null');
    if (isToastMessage(toast)) void showToast(toast);
  } catch {
    // Nothing was carried, then.
  }
}

/** Loads the page again, for parts of it that could not be loaded. */
export function reloadPage(): void {
  location.reload();
}
