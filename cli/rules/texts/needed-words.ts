import { EDGE, joined, NeededGroup, rarest, type Way, wordsOf } from './needed-groups.ts';
import { type GroupPart, type PatternItem, PatternReader } from './pattern-tree.ts';

/** Maximum number of enumerated texts of a part, of texts kept apart, and of alternatives of a part. */
const MOST_TEXTS = 60;
const MOST_APART = 12;
const MOST_WAYS = 40;

const ENDS_APART = /[^a-z~]$/;
const STARTS_APART = /^[^a-z~]/;

/** What a part matches. */
type Known =
  /** An enumeration of all texts. */
  | { texts: readonly string[] }
  /**
   * Too many to enumerate: the requirements of each alternative, and whether a word may begin directly after it.
   */
  | { ways: readonly Way[]; endsApart: boolean; mayBeEmpty: boolean };

const UNKNOWN: Known = { ways: [[]], endsApart: false, mayBeEmpty: true };

/** Whether it is certain that no letter adjoins a part before and after. */
interface Around {
  before: boolean;
  after: boolean;
}

const NOTHING_KNOWN: Around = { before: false, after: false };

/** Requirements of a choice of texts. */
function waysOfTexts(texts: readonly string[], { before, after }: Around): readonly Way[] {
  const words = texts.map((text) => wordsOf((before ? ' ' : EDGE) + text + (after ? ' ' : EDGE)));
  if (texts.length <= MOST_APART)
    return words.map((some) => some.map((word) => NeededGroup.of([word])));
  if (words.some(({ length }) => length === 0)) return [[]];
  const chosen = [
    words.flatMap((some) => some.slice(0, 1)),
    words.flatMap((some) => some.slice(-1)),
    words.flatMap((some) => rarest(some) ?? []),
  ];
  return [chosen.map((some) => NeededGroup.of(some))];
}

function waysOf(known: Known, around: Around): readonly Way[] {
  return 'texts' in known ? waysOfTexts(known.texts, around) : known.ways;
}

function bothWays(first: readonly Way[], second: readonly Way[]): readonly Way[] {
  if (first.length * second.length <= MOST_WAYS)
    return first.flatMap((one) => second.map((other) => [...one, ...other]));
  return first.length > second.length
    ? bothWays([joined(first)], second)
    : bothWays(first, [joined(second)]);
}

function startsApart(item: PatternItem | undefined): boolean {
  if (item?.part.kind !== 'texts' || item.least === 0) return false;
  return item.part.texts.every((text) => STARTS_APART.test(text));
}

/** Parts in a row. */
function sequence(items: readonly PatternItem[], around: Around): Known {
  let ways: readonly Way[] = [[]];
  /** Texts that the latest parts match together; all parts as long as `isWhole`. */
  let texts: readonly string[] = [''];
  let isWhole = true;
  let { before } = around;
  const isApart = () => texts.every((text) => (text === '' ? before : ENDS_APART.test(text)));
  const close = (after: boolean) => {
    ways = bothWays(ways, waysOfTexts(texts, { before, after }));
    isWhole = false;
    texts = [''];
  };
  for (const [index, item] of items.entries()) {
    const after = index === items.length - 1 ? around.after : startsApart(items[index + 1]);
    const part = knownOf(item, { before: isApart(), after });
    if ('texts' in part) {
      if (texts.length * part.texts.length > MOST_TEXTS) {
        const apart = isApart();
        close(part.texts.every((text) => STARTS_APART.test(text)));
        before = apart;
      }
      texts = texts.flatMap((text) => part.texts.map((next) => text + next));
      continue;
    }
    const apart = part.endsApart && (isApart() || !part.mayBeEmpty);
    close(false);
    before = apart;
    ways = bothWays(ways, part.ways);
  }
  if (isWhole) return { texts };
  const endsApart = isApart();
  close(around.after);
  return { ways, endsApart, mayBeEmpty: false };
}

function endsApart(known: Known): boolean {
  return 'texts' in known ? known.texts.every((text) => ENDS_APART.test(text)) : known.endsApart;
}

function choice(parts: readonly Known[], around: Around): Known {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const texts = parts.flatMap((part) => ('texts' in part ? part.texts : []));
  if (parts.every((part) => 'texts' in part) && texts.length <= MOST_TEXTS) return { texts };
  const ways = parts.flatMap((part) => waysOf(part, around));
  return {
    ways: ways.length > MOST_WAYS ? [joined(ways)] : ways,
    endsApart: parts.every(endsApart),
    mayBeEmpty: parts.some((part) => ('texts' in part ? part.texts.includes('') : part.mayBeEmpty)),
  };
}

/** Cache of what groups match, by what is around them. */
const knownGroups = new WeakMap<GroupPart, Map<number, Known>>();

function knownOfGroup(part: GroupPart, around: Around): Known {
  const results = knownGroups.get(part) ?? new Map<number, Known>();
  knownGroups.set(part, results);
  const key = 2 * Number(around.before) + Number(around.after);
  const before = results.get(key);
  if (before) return before;
  const found = choice(
    part.alternatives.map((items) => sequence(items, around)),
    around,
  );
  results.set(key, found);
  return found;
}

function knownOf({ part, least, most }: PatternItem, outside: Around): Known {
  if (part.kind === 'any') return UNKNOWN;
  // Repetitions adjoin each other.
  const around = most === 1 ? outside : NOTHING_KNOWN;
  const once = part.kind === 'texts' ? part : knownOfGroup(part, around);
  if (least === 1 && most === 1) return once;
  if (least === 0 && most === 1 && 'texts' in once) return { texts: ['', ...once.texts] };
  return {
    ways: least > 0 ? waysOf(once, around) : [[]],
    endsApart: endsApart(once),
    mayBeEmpty: least === 0,
  };
}

/** Cache for a process that loads the rules of a site again whenever its code changes. */
const known = new Map<string, readonly Way[]>();

/**
 * The alternatives in which a regular expression over plain words can match, each with groups of words of which
 * every match contains one per group. Errs only on the side of fewer groups.
 *
 * @param source of the expression.
 */
export function neededWords(source: string): readonly Way[] {
  const before = known.get(source);
  if (before) return before;
  const found = analyzed(source);
  known.set(source, found);
  return found;
}

function analyzed(source: string): readonly Way[] {
  const ways = new PatternReader(source)
    .alternatives()
    .flatMap((items) => waysOf(sequence(items, NOTHING_KNOWN), NOTHING_KNOWN));
  return [...new Map(ways.map((way) => [way.map(({ key }) => key).join(' '), way])).values()];
}
