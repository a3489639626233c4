import { ofTab } from '../../browser/storage.ts';
import { isToastMessage, showToast, type ToastMessage } from '../toasts/toast.ts';

/**
 * Leaves this page for another one of the admin area; Back does not lead here again.
 *
 * @param toast is shown by the next page, because this one is left before anybody could read it.
 */
function go(address: string, toast?: ToastMessage): void {
  if (toast) ofTab.set('adminToast', JSON.stringify(toast));
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
  const toast = ofTab.getJson('adminToast');
  ofTab.remove('adminToast');
  if (isToastMessage(toast)) void showToast(toast);
}

/** Loads the page again, for parts of it that could not be loaded. */
export function reloadPage(): void {
  location.reload();
}
