import { FACT_REFERENCE, type Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, RuleFinding } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import type { Path } from '../../../content/value-path.ts';
import { belowTile, isNumberOfTile } from '../counts/tiles.ts';
import { sentenceAt } from '../sentence-at.ts';
import { languageAt } from '../text-place.ts';
import { inDigits } from './in-digits.ts';
import { type Counted, measureInName, unitOfMatch, WRITTEN_UNIT } from './units-of-names.ts';

/** Units that can be compared, with what the smallest of their kind is counted in. */
const SIZES: Readonly<Partial<Record<Counted, readonly [kind: string, size: number]>>> = {
  second: ['time', 1],
  minute: ['time', 60],
  hour: ['time', 3600],
  day: ['time', 86_400],
  week: ['time', 604_800],
  month: ['months', 1],
  year: ['months', 12],
  mile: ['miles', 1],
  kilometre: ['kilometers', 1],
};

/** Something that takes more than so many times as long is measured for another reason: visits in a year. */
const NEAR = 10;

const LIMIT =
  '(?:within|inside(?: of)?|in (?:under|less than)|in|innerhalb(?: von)?|binnen|in weniger als|dentro de|en menos de|en)';

const MEASURE = `(?<measure>(?<number>\\d+|an?|einem|einer|una?)[\\s-](?:${WRITTEN_UNIT})(?![\\p{L}\\d]))`;

/** Behind a reference, in its clause: "of appointments done inside 48 hours". */
const BEHIND = new RegExp(
  `^(?<way>[^.;:!?,{}\\d]{0,60}?(?<!\\p{L})${LIMIT}\\s+|\\s(?:for|für|por)\\s+)${MEASURE}`,
  'iu',
);

/** Before it, at the beginning of its sentence: "Within 48 hours: ". */
const BEFORE = new RegExp(`^(?<way>${LIMIT}\\s+)${MEASURE}[,:]?\\s(?:\\(|-|–)?\\s*$`, 'iu');

/** Any number with its unit. */
const ANY = new RegExp(MEASURE, 'giu');

type Measure = NonNullable<ReturnType<typeof measureInName>>;

const known = new WeakMap<Facts, ReadonlyMap<string, Measure>>();

/** The facts whose name has a number with its unit. */
function namedMeasures(facts: Facts): ReadonlyMap<string, Measure> {
  const kept = known.get(facts);
  if (kept) return kept;
  const named = facts.names.flatMap((name) => {
    const measure = /\d/.test(name) ? measureInName(name) : undefined;
    return measure && SIZES[measure.unit] ? [[name, measure] as const] : [];
  });
  const measures = new Map(named);
  known.set(facts, measures);
  return measures;
}

/** False if a copy refers to no such fact. */
function mayReadOtherwise(copy: string, facts: Facts): boolean {
  const measures = namedMeasures(facts);
  return measures.size > 0 && [...measures.keys()].some((name) => copy.includes(`{${name}}`));
}

function measureOf(groups: Readonly<Record<string, string | undefined>>): Measure {
  const { number = '' } = groups;
  return { value: /\d/.test(number) ? Number(number) : 1, unit: unitOfMatch(groups) };
}

/** How many times as large one measure is as another one; undefined if they measure different things. */
function ratio(one: Measure, other: Measure): number | undefined {
  const [[kind, size] = ['', 1], [otherKind, otherSize] = ['', 1]] = [
    SIZES[one.unit],
    SIZES[other.unit],
  ];
  return kind === otherKind ? (one.value * size) / (other.value * otherSize) : undefined;
}

function isOther(one: Measure, other: Measure): boolean {
  const times = ratio(one, other) ?? 1;
  return times !== 1 && times <= NEAR && times >= 1 / NEAR;
}

/** The number with a unit that is said with a reference, in a text with numbers in digits. */
function saidWith(text: string, [start, end]: Span): { span: Span; said: Measure } | undefined {
  const sentence = sentenceAt(text, start);
  const behind = BEHIND.exec(text.slice(end, Math.max(end, sentence.end)));
  const groups = (behind ?? BEFORE.exec(text.slice(sentence.start, start)))?.groups;
  if (!groups) return undefined;
  const { way = '', measure = '' } = groups;
  const said = measureOf(groups);
  // A card for ten days may be valid for thirty.
  const isShort = said.unit === 'minute' || said.unit === 'hour';
  if (/^\s(?:for|für|por)\s/i.test(way) && !isShort) return undefined;
  const at = (behind ? end : sentence.start) + way.length;
  return { span: [at, at + measure.length], said };
}

/** Numbers with a unit that a text says with references to facts whose names have another one. */
function* othersIn(text: string, facts: Facts): Generator<{ span: Span; name: string }> {
  const measures = namedMeasures(facts);
  for (const { 0: found, 1: name = '', index } of matchesIn(text, FACT_REFERENCE)) {
    const meant = measures.get(name);
    const beside = meant && saidWith(text, [index, index + found.length]);
    if (!meant || !beside || !isOther(beside.said, meant)) continue;
    // What is done in time, and what is done later.
    const { start, end } = sentenceAt(text, index);
    const all = [...matchesIn(text.slice(start, end), ANY)].map(({ groups = {} }) => groups);
    if (all.some((groups) => ratio(measureOf(groups), meant) === 1)) continue;
    yield { span: beside.span, name };
  }
}

/** What is told of such a number. */
function told(path: Path, text: string, span: Span, name: string): RuleFinding {
  return {
    path,
    span,
    message: `${text.slice(...span)} is not what ${name} is of, which is shown beside it.`,
    hint: 'Write the number in the name of the fact, or refer to another fact.',
  };
}

/** Numbers with a unit beside a fact whose name has another one: `within24Hours` “inside 48 hours”. */
export function* numbersBesideNames(file: CopyFile, facts: Facts): Generator<RuleFinding> {
  if (!mayReadOtherwise(file.copy, facts)) return;
  for (const located of file.texts) {
    const { path, text } = located;
    if (!mayReadOtherwise(text, facts)) continue;
    const below = isNumberOfTile(located) ? belowTile(located, file.raw) : undefined;
    if (below) file.dependsOnOthers(located);
    const whole = below ? `${text} ${below.text}` : text;
    const digits = inDigits(whole, languageAt(located, file, facts));
    for (const { span, name } of othersIn(digits.text, facts)) {
      const [start, end] = digits.whole(span);
      const before = text.length + 1;
      if (!below || start < before) yield told(path, text, [start, end], name);
      else
        yield told(
          [...path.slice(0, -1), below.key],
          below.text,
          [start - before, end - before],
          name,
        );
    }
  }
}
