/**
 * Iterations that OWASP's Password Storage Cheat Sheet recommends for PBKDF2 with SHA-256. The hash of the token is in
 * a public file, so guessing must be slow.
 */
const ITERATIONS = 600_000;

/** Beyond this, a mistyped number would freeze the browser. */
const MOST_ITERATIONS = 10_000_000;

const BYTES = 32;

/** `pbkdf2-sha256:<iterations>:<salt>:<check>`, 16 and 32 bytes in base64url; also in `schemas/config/site-config.ts`. */
const FORMAT = /^pbkdf2-sha256:(\d{1,8}):([\w-]{22}):([\w-]{43})$/;

const PROOF = /^[\w-]{43}$/;

function toText(bytes: ArrayBuffer | Uint8Array): string {
  const binary = String.fromCharCode(...new Uint8Array(bytes));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** The key that only a holder of the secret can derive. */
async function deriveKey(secret: string, salt: string, iterations: number): Promise<string> {
  const material = await crypto.subtle.importKey(
    'raw',
    // Equivalent Unicode input must produce the same secret.
    new TextEncoder().encode(secret.normalize('NFKC')),
    'PBKDF2',
    false,
    ['deriveBits'],
  );
  const bits = await crypto.subtle.deriveBits(
    { name: 'PBKDF2', hash: 'SHA-256', salt: toBytes(salt), iterations },
    material,
    BYTES * 8,
  );
  return toText(bits);
}

async function checkOf(key: string): Promise<string> {
  return toText(await crypto.subtle.digest('SHA-256', toBytes(key)));
}

/**
 * The salted hash of a token or a password (docs/product.md, "Owner's area"). It contains a digest of the derived key,
 * not the key: the proof cannot be derived from the hash.
 *
 * @param salt 16 random bytes, new for every hash.
 */
export async function hashSecret(secret: string, salt: Uint8Array): Promise<string> {
  const saltText = toText(salt);
  const key = await deriveKey(secret, saltText, ITERATIONS);
  return `pbkdf2-sha256:${ITERATIONS}:${saltText}:${await checkOf(key)}`;
}

/**
 * Derives a proof that somebody knew the secret; the proof can be stored in place of the secret.
 *
 * @returns undefined if the secret does not match, or the hash is malformed.
 */
export async function proveSecret(secret: string, hash: string): Promise<string | undefined> {
  const [, iterations = '', salt = ''] = FORMAT.exec(hash) ?? [];
  const count = Number(iterations);
  if (count < 1 || count > MOST_ITERATIONS) return undefined;
  const key = await deriveKey(secret, salt, count);
  return (await isProof(key, hash)) ? key : undefined;
}

/** Whether the proof was derived from the secret of that hash. */
export async function isProof(proof: string, hash: string): Promise<boolean> {
  const check = FORMAT.exec(hash)?.[3];
  if (check === undefined || !PROOF.test(proof)) return false;
  return (await checkOf(proof)) === check;
}
