import { ofTab } from '../../browser/storage.ts';
import { isToastMessage, showToast, type ToastMessage } from '../toasts/toast.ts';

/**
 * Replaces this page with another one of the admin area; Back does not return here.
 *
 * @param toast shown by the next page, because this one is left before anybody could read it.
 */
function go(address: string, toast?: ToastMessage): void {
  if (toast) ofTab.set('adminToast', JSON.stringify(toast));
  location.replace(address);
}

/** Continues to the tab requested before signing in. */
export function goToAdmin(toast?: ToastMessage): void {
  go(`/admin${location.hash}`, toast);
}

/** Redirects to the sign-in page and remembers the requested tab. */
export function goToLogin(): void {
  go(`/admin-login${location.hash}`);
}

/** Leaves the admin area after signing out. */
export function goOut(toast: ToastMessage): void {
  go('/admin-login', toast);
}

/** Shows the toast passed on by the previous page. */
export function showCarriedToast(): void {
  const toast = ofTab.getJson('adminToast');
  ofTab.remove('adminToast');
  if (isToastMessage(toast)) void showToast(toast);
}

/** Reloads the page, for parts of it that could not be loaded. */
export function reloadPage(): void {
  location.reload();
}
