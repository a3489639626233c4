import type { Words } from '../../../schemas/words.ts';
import { lasting, watchStorage } from '../../browser/storage.ts';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { tokenHashOf } from './admin-token.ts';
import { AdminFault } from './fault.ts';
import { isProof, proveSecret } from './secret-hash.ts';
import { store } from './store.ts';
import { countWrongTry, forgetTries, pauseLeft } from './tries.ts';

/** What shows that somebody has signed in: a proof of the secret, never the secret. */
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
 * True if the kept proof is still one: another token or password ends every session
 * (docs/product.md, "Owner's area").
 */
export async function isSignedIn({ admin }: VisitorFacts): Promise<boolean> {
  const session = readSession();
  if (!session) return false;
  const hash = session.by === 'token' ? tokenHashOf(admin) : (lasting.get('adminPassword') ?? '');
  return isProof(session.proof, hash);
}

/** Seconds as the language of the page writes them: `4 seconds`. */
function inSeconds(seconds: number): string {
  const { lang } = document.documentElement;
  const options = { style: 'unit', unit: 'second', unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(lang, options).format(seconds);
}

/**
 * Lets a secret be tried, unless too many wrong ones came before.
 *
 * @returns the proof.
 * @throws AdminFault with the word `wrong` if the secret is not the right one.
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

/** @throws AdminFault if it is not the token. */
export async function signInWithToken(token: string, { admin }: VisitorFacts): Promise<void> {
  const proof = await slowly(() => proveSecret(token.trim(), tokenHashOf(admin)), 'wrongToken');
  keepSession({ by: 'token', proof });
}

export function signOut(): void {
  lasting.remove('adminToken');
}

/**
 * Calls `listener` when the session may have changed behind the page's back: in another tab, or
 * while the page was kept for the Back button.
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
