import type { LocatedText } from '../../content/rule.ts';

/** True of texts that take Markdown. */
export function isBody({ path }: LocatedText): boolean {
  return path.at(-1) === 'body';
}

/** True of what people type into a search: no sentences. */
export function isSearched({ path }: LocatedText): boolean {
  return path.includes('keywords');
}

/** True of what somebody else has said. */
export function isQuoted({ path }: LocatedText): boolean {
  return path.includes('quote');
}

/** True of messages that visitors complete and send. */
export function isMessage({ path }: LocatedText): boolean {
  return path.at(-1) === 'whatsappMessage';
}
