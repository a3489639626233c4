import type { Words } from '../../../schemas/words/words.ts';
import { lasting, watchStorage } from '../../browser/storage.ts';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { tokenHashOf } from './admin-token.ts';
import { AdminFault } from './fault.ts';
import { isProof, proveSecret } from './secret-hash.ts';
import { store } from './store.ts';
import { countWrongTry, forgetTries, pauseLeft } from './tries.ts';

/** Evidence of a sign-in: a proof of the secret, never the secret. */
interface Session {
  by: 'token' | 'password';
  proof: string;
}

function readSession(): Session | undefined {
  const session = lasting.getJson('adminToken') as Partial<Session> | null | undefined;
  if (typeof session?.proof !== 'string') return undefined;
  return { by: session.by === 'password' ? 'password' : 'token', proof: session.proof };
}

export function keepSession(session: Session): void {
  store('adminToken', JSON.stringify(session));
}

export function isPasswordSession(): boolean {
  return readSession()?.by === 'password';
}

/**
 * Whether the stored proof is still valid: changing the token or password ends every session (docs/product.md, "Owner's
 * area").
 */
export async function isSignedIn({ admin }: VisitorFacts): Promise<boolean> {
  const session = readSession();
  if (!session) return false;
  const hash = session.by === 'token' ? tokenHashOf(admin) : (lasting.get('adminPassword') ?? '');
  return isProof(session.proof, hash);
}

/** Seconds formatted in the page's language: `4 seconds`. */
function inSeconds(seconds: number): string {
  const { lang } = document.documentElement;
  const options = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(lang, options).format(seconds);
}

/**
 * Verifies a secret, unless too many failed attempts came before.
 *
 * @returns the proof.
 * @throws AdminFault with the text `wrong` if the secret does not match.
 */
export async function slowly(
  prove: () => Promise<string | undefined>,
  wrong: keyof Words['signIn'],
): Promise<string> {
  const seconds = Math.ceil(pauseLeft() / 1000);
  if (seconds > 0) {
    throw new AdminFault('tooManyTries', { pause: inSeconds(seconds) });
  }
  const proof = await prove();
  if (proof === undefined) {
    countWrongTry();
    throw new AdminFault(wrong);
  }
  forgetTries();
  return proof;
}

/** @throws AdminFault if the token does not match. */
export async function signInWithToken(token: string, { admin }: VisitorFacts): Promise<void> {
  const proof = await slowly(() => proveSecret(token.trim(), tokenHashOf(admin)), 'wrongToken');
  keepSession({ by: 'token', proof });
}

export function signOut(): void {
  lasting.remove('adminToken');
}

/**
 * Calls `listener` when the session may have changed outside this page: in another tab, or while the page was in the
 * back/forward cache.
 */
export function watchSession(listener: () => void): () => void {
  const unwatch = watchStorage('adminToken', listener);
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  addEventListener('pageshow', onShow);
  return () => {
    unwatch();
    removeEventListener('pageshow', onShow);
  };
}
