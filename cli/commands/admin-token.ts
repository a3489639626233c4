import { randomBytes } from 'node:crypto';
import { DEFAULT_TOKEN } from '../../renderer/features/admin/admin-token.ts';
import { hashSecret } from '../../renderer/features/admin/secret-hash.ts';
import { fail } from '../system/failure.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';

/** The hash is public, so a token must withstand offline guessing. */
const SAFE_LENGTH = 12;

const SALT_BYTES = 16;
const TOKEN_BYTES = 18;

export interface AdminTokenOptions {
  token?: string;
  json: boolean;
}

/**
 * `touchdown admin-token`: hashes the given token, or a generated one, for `admin.tokenHash` in `site.config.yaml`
 * (docs/admin.md). Nothing is written, and the token is not stored. `--json` prints `{"token", "tokenHash"}`, or
 * `{"error"}`.
 *
 * @returns 0, or 2 for an empty or default token.
 */
export async function adminToken(options: AdminTokenOptions, io: Io): Promise<ExitCode> {
  const token = (options.token ?? randomBytes(TOKEN_BYTES).toString('base64url')).trim();
  if (token === '' || token === DEFAULT_TOKEN) {
    const why = token === '' ? 'A token cannot be blank.' : 'Everybody knows the default token.';
    const message = `${why} Choose another one, or leave it out to have one generated.`;
    return fail({ code: EXIT.usage, message, json: options.json }, io);
  }
  if (token.length < SAFE_LENGTH) {
    io.stderr.write(
      `A token of under ${SAFE_LENGTH} characters can be guessed from its hash, which is public.\n`,
    );
  }
  const tokenHash = await hashSecret(token, randomBytes(SALT_BYTES));
  io.stdout.write(
    options.json
      ? `${JSON.stringify({ token, tokenHash })}\n`
      : `Token (write it down, it is not stored):\n\n  ${token}\n\nHash, for site.config.yaml:\n\nadmin:\n  tokenHash: ${tokenHash}\n`,
  );
  return EXIT.success;
}
