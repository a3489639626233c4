import { type IsSame, matchEntries } from './match-entries.ts';
import type { Difference } from './page-change.ts';
import type { PageLink, PagePicture } from './page-content.ts';

/** A link or a picture. */
interface Entry {
  /** The words of a link, or the alternative text of a picture. */
  words: string;
  address: string;
  /** Files that may be shown instead. */
  files?: readonly string[];
}

/** Contact links: a new link of the same kind is likely to replace the old one. */
const CONTACT = /^(?:tel|sms|mailto):|^https:\/\/wa\.me\//;

function contactOf(address: string): string | undefined {
  return CONTACT.exec(address)?.[0];
}

/** How to match entries of two lists, the most reliable way first. */
const SAME: readonly IsSame<Entry>[] = [
  (was, is) => was.words === is.words && was.address === is.address,
  (was, is) => was.words === is.words,
  (was, is) => was.address === is.address,
  (was, is) =>
    contactOf(is.address) !== undefined && contactOf(was.address) === contactOf(is.address),
];

/** A text of a change; null if there is none. */
function orNull(text: string): string | null {
  return text === '' ? null : text;
}

/**
 * Changed, added and removed addresses of links. Links match if they have the same words, or are the same kind of
 * contact link; other words are a change of the text.
 */
export function* linkChanges(
  before: readonly PageLink[],
  after: readonly PageLink[],
): Generator<Difference> {
  const entryOf = ({ text, href }: PageLink): Entry => ({ words: text, address: href });
  const { pairs, gone, fresh } = matchEntries(before.map(entryOf), after.map(entryOf), SAME);
  for (const [was, is] of pairs)
    if (was.address !== is.address)
      yield { kind: 'link', before: orNull(was.address), after: orNull(is.address) };
  for (const { address } of fresh) yield { kind: 'link', before: null, after: address };
  for (const { address } of gone) yield { kind: 'link', before: address, after: null };
}

/** What differs between two pictures in the same place: the file, else the alternative text, else a crop or size. */
function* pictureChange(was: Entry, is: Entry): Generator<Difference> {
  if (was.address !== is.address)
    yield { kind: 'picture', before: orNull(was.address), after: orNull(is.address) };
  if (was.words !== is.words)
    yield { kind: 'picture', before: orNull(was.words), after: orNull(is.words) };
  else if (was.address === is.address) {
    const gone = was.files?.find((file) => !is.files?.includes(file));
    const fresh = is.files?.find((file) => !was.files?.includes(file));
    if (gone !== fresh) yield { kind: 'picture', before: gone ?? null, after: fresh ?? null };
  }
}

/** Changed, added and removed pictures, by address, and changed alternative texts. */
export function* pictureChanges(
  before: readonly PagePicture[],
  after: readonly PagePicture[],
): Generator<Difference> {
  const entryOf = ({ alt, src, files }: PagePicture): Entry => ({
    ...{ words: alt, address: src, files },
  });
  const { pairs, gone, fresh } = matchEntries(before.map(entryOf), after.map(entryOf), SAME);
  for (const [was, is] of pairs) yield* pictureChange(was, is);
  for (const [index, is] of fresh.entries()) {
    const was = gone[index];
    if (was) yield* pictureChange(was, is);
    else yield { kind: 'picture', before: null, after: is.address };
  }
  for (const { address } of gone.slice(fresh.length))
    yield { kind: 'picture', before: address, after: null };
}
