import type { LocatedText } from '../../content/rule.ts';

/** True for texts that support Markdown. */
export function isBody({ path }: LocatedText): boolean {
  return path.at(-1) === 'body';
}

/** True for search terms, which are not sentences. */
export function isSearched({ path }: LocatedText): boolean {
  return path.includes('keywords');
}

/** True for words of others. */
export function isQuoted({ path }: LocatedText): boolean {
  return path.includes('quote');
}

/** True for messages that visitors complete and send. */
export function isMessage({ path }: LocatedText): boolean {
  return path.at(-1) === 'whatsappMessage';
}
