import { lasting } from '../../browser/storage.ts';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { tokenHashOf } from './admin-token.ts';
import { AdminFault } from './fault.ts';
import { hashSecret, proveSecret } from './secret-hash.ts';
import { isPasswordSession, keepSession, slowly } from './session.ts';
import { store } from './store.ts';

/** Minimum password length (docs/product.md, "Owner's area"). */
const LEAST_LENGTH = 6;

const SALT_BYTES = 16;

export interface NewPassword {
  password: string;
  confirmation: string;
}

export function hasPassword(): boolean {
  return lasting.get('adminPasswordSet') === 'true' && lasting.get('adminPassword') !== undefined;
}

/** @throws AdminFault if there is no password, or it does not match. */
export async function signInWithPassword(password: string): Promise<void> {
  const hash = lasting.get('adminPassword');
  if (hash === undefined || !hasPassword()) {
    throw new AdminFault('noPassword');
  }
  const proof = await slowly(() => proveSecret(password, hash), 'wrongPassword');
  keepSession({ by: 'password', proof });
}

/** Stores the salted hash of the password, never the password. */
async function keepPassword(password: string): Promise<void> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  store('adminPassword', await hashSecret(password, salt));
  store('adminPasswordSet', 'true');
}

/**
 * Sets the password of this browser. Requires the token, or anybody could open the area with a password of their own.
 *
 * @throws AdminFault if the token is wrong, or the password is too short or the repetition differs.
 */
export async function setUpPassword(
  token: string,
  { password, confirmation }: NewPassword,
  { admin }: VisitorFacts,
): Promise<void> {
  if (password.length < LEAST_LENGTH) {
    throw new AdminFault('shortPassword');
  }
  if (password !== confirmation) throw new AdminFault('passwordsDiffer');
  await slowly(() => proveSecret(token.trim(), tokenHashOf(admin)), 'wrongToken');
  await keepPassword(password);
}

/**
 * Changes the password of this browser.
 *
 * @param current checked only if there is a password.
 * @throws AdminFault if the current one is wrong, or the new one is too short or the repetition differs.
 */
export async function changePassword(
  current: string,
  { password, confirmation }: NewPassword,
): Promise<void> {
  if (password.length < LEAST_LENGTH) {
    throw new AdminFault('shortNewPassword');
  }
  if (password !== confirmation) throw new AdminFault('newPasswordsDiffer');
  const hash = lasting.get('adminPassword');
  if (hash !== undefined && hasPassword()) {
    await slowly(() => proveSecret(current, hash), 'wrongCurrent');
  }
  await keepPassword(password);
  // A session opened with the old password is renewed, so that its owner stays signed in.
  const proof = await proveSecret(password, lasting.get('adminPassword') ?? '');
  if (proof !== undefined && isPasswordSession()) keepSession({ by: 'password', proof });
}
