import type { CST } from 'yaml';

type Item = CST.BlockMap['items'][number] | CST.FlowCollection['items'][number];

/** A map or list as written in the source. */
export type CollectionToken = CST.BlockMap | CST.BlockSequence | CST.FlowCollection;

/** A list entry, or a key with its value, as offsets in the text. */
export interface Entry {
  /** Its first character: the hyphen, the question mark, the key, or the tag or anchor of the key. */
  start: number;
  /** After the hyphen or colon; undefined if there is none, as in `[a]`. */
  indicatorEnd: number | undefined;
  key: CST.Token | null | undefined;
  value: CST.Token | undefined;
  /** After the tag and anchor of the value; after the indicator if there are none. */
  propsEnd: number | undefined;
  /** After its last character, without comments. */
  end: number;
}

/** Tokens without content. */
const SILENT = new Set(['space', 'comment', 'newline', 'comma']);

export function isCollection(token: CST.Token | null | undefined): token is CollectionToken {
  return (
    token?.type === 'block-map' || token?.type === 'block-seq' || token?.type === 'flow-collection'
  );
}

export function isFlow(token: CST.Token): token is CST.FlowCollection {
  return token.type === 'flow-collection';
}

/** The end of a token without trailing comments and line breaks. */
export function endOfToken(token: CST.Token): number {
  switch (token.type) {
    case 'block-map':
    case 'block-seq': {
      const last = itemsOf(token).at(-1);
      return last ? endOfItem(last, token.offset) : token.offset;
    }
    case 'flow-collection': {
      const close = token.end.find(({ type }) => type.startsWith('flow-'));
      return close ? close.offset + close.source.length : token.offset;
    }
    case 'block-scalar': {
      const header = token.props.at(-1);
      const start =
        header && 'source' in header ? header.offset + header.source.length : token.offset;
      return start + token.source.length;
    }
    default:
      return token.offset + ('source' in token ? token.source.length : 0);
  }
}

/** The items of a collection that are entries, in the order of the parsed nodes. */
export function itemsOf(token: CollectionToken): Item[] {
  const items = token.items as Item[];
  if (token.type === 'block-seq')
    return items.filter(({ start }) => start.some(({ type }) => type === 'seq-item-ind'));
  return items.filter(
    ({ start, key, sep, value }) =>
      key !== undefined ||
      sep !== undefined ||
      value !== undefined ||
      start.some(({ type }) => !SILENT.has(type)),
  );
}

function endOfItem({ start, key, sep, value }: Item, from: number): number {
  if (value) return endOfToken(value);
  const said = [...start, ...(sep ?? [])].filter(({ type }) => !SILENT.has(type));
  const last = said.at(-1);
  return Math.max(
    from,
    key ? endOfToken(key) : 0,
    last === undefined ? 0 : last.offset + last.source.length,
  );
}

function toEntry(item: Item): Entry {
  const { start, key, sep = [], value } = item;
  const before = start.filter(({ type }) => !SILENT.has(type));
  const behind = sep.filter(({ type }) => !SILENT.has(type));
  const first = before[0] ?? key ?? behind[0] ?? value;
  const from = first?.offset ?? 0;
  const colon = behind.find(({ type }) => type === 'map-value-ind');
  const hyphen = before.find(({ type }) => type === 'seq-item-ind');
  const indicator = colon ?? hyphen;
  const end = endOfItem(item, from);
  const last = indicator && (colon ? behind : before).at(-1);
  return {
    start: from,
    indicatorEnd: indicator && indicator.offset + 1,
    propsEnd: last && last.offset + last.source.length,
    key,
    value,
    end,
  };
}

/** The entries of a collection, in the order of the parsed nodes. */
export function entriesOf(token: CollectionToken): Entry[] {
  return itemsOf(token).map(toEntry);
}
