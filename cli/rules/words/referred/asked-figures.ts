import { FACT_REFERENCE, type Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { valueAt } from '../../../content/value-path.ts';
import { readNumber } from '../figures/number-words.ts';
import { UNIT, type UnitName, unitOf } from '../figures/unit-words.ts';
import { isBody, isQuoted } from '../text-kinds.ts';
import { languageAt } from '../text-place.ts';
import type { OtherFigure } from './other-discounts.ts';

const NUMBER = '\\d{1,3}|\\p{L}+(?:-\\p{L}+)?';

/** Whole titles that ask for, or name, the rule that the text below explains: “Why twelve hours”, „Die 14-Tage-Regel“. */
const ASKED = [
  `(?:why|how come)(?: only| just| the| these| our)? (?<number>${NUMBER})[ -](?<unit>${UNIT})(?:['’]? notice)?`,
  `(?:(?:why )?(?:the|our|a) )?(?<number>\\d{1,3}|\\p{L}+(?:-\\p{L}+)?)-(?<unit>${UNIT}) (?:rule|limit|notice|deadline|period|policy|window)`,
  `(?:warum|wieso|weshalb)(?: nur| gerade| genau| die)? (?<number>${NUMBER})[ -](?<unit>${UNIT})(?: vorher)?`,
  `(?:(?:warum )?(?:die|unsere|eine) )?(?<number>\\d{1,3}|\\p{L}+)-(?<unit>stunden|tage|wochen|monats|monate|jahres|minuten)-(?:regel|frist|grenze)`,
  `¿?por qué(?: solo| las| los)? (?<number>\\d{1,3}|\\p{L}+(?: y \\p{L}+)?) (?<unit>${UNIT})(?: (?:de antelación|antes))?`,
  `(?:la|nuestra) (?:regla|norma) de (?:las|los) (?<number>\\d{1,3}|\\p{L}+(?: y \\p{L}+)?) (?<unit>${UNIT})`,
].map((source) => new RegExp(`^${source}\\?*$`, 'iu'));

/** A quick test for such a title, which stands on a line of its own. */
const SEEN =
  /(?:^|\n)[#\s¿]*(?:why|how come|warum|wieso|weshalb|por qué|la |nuestra |die |unsere |the |our )/iu;

/** A fact with a unit behind it. */
const SHOWN = new RegExp(`${FACT_REFERENCE.source}[\\s-](?<unit>${UNIT})(?!\\p{L})`, 'giu');

const HEADING = /^#{2,4} (?<title>[^\n]+?)\s*$/gmu;

const TITLES = new Set<PropertyKey | undefined>(['heading', 'title', 'question']);

/** Keys of what a title stands above. */
const BELOW = ['answer', 'text', 'body', 'intro', 'description', 'paragraphs'];

interface Titled {
  located: LocatedText;
  /** Where the title begins in its text. */
  at: number;
  title: string;
  below: string;
}

/** The titles of a text with what stands below: the headings of a body, or the title of an entry. */
function* titledIn(located: LocatedText, raw: object): Generator<Titled> {
  const { path, text } = located;
  if (isBody(located)) {
    const headings = [...matchesIn(text, HEADING)];
    for (const [which, { 0: line, index, groups = {} }] of headings.entries()) {
      const title = groups.title ?? '';
      const end = index + line.length;
      const below = text.slice(end, headings[which + 1]?.index);
      yield { located, at: index + line.indexOf(title), title, below };
    }
  } else if (TITLES.has(path.at(-1))) {
    const entry = Object(valueAt(raw, path.slice(0, -1))) as Record<string, unknown>;
    const below = BELOW.flatMap((key) => entry[key]).filter((value) => typeof value === 'string');
    if (below.length > 0) yield { located, at: 0, title: text, below: below.join('\n') };
  }
}

/** What a title asks for: a number, and its unit. */
function askedIn(title: string, language: string) {
  for (const pattern of ASKED) {
    const { number, unit = '' } = pattern.exec(title)?.groups ?? {};
    if (number === undefined) continue;
    const value = /\d/.test(number) ? Number(number) : readNumber(number, language);
    const named = unitOf(unit) ?? unitOf(unit.replace(/s$/, ''));
    return value === undefined || named === undefined ? undefined : { number, value, unit: named };
  }
  return undefined;
}

/** The facts of a unit that a text shows; undefined if it shows none but one. */
function onlyShown(below: string, unit: UnitName): string | undefined {
  const names = [...matchesIn(below, SHOWN)].flatMap(({ 1: name = '', groups }) =>
    unitOf(groups?.unit ?? '') === unit ? [name] : [],
  );
  return new Set(names).size === 1 ? names[0] : undefined;
}

/** False if no title of a copy may ask for a figure that a text below shows as a fact. */
export function mayAsk(copy: string): boolean {
  return copy.includes('{') && SEEN.test(copy);
}

/**
 * Numbers in titles that name a rule, while the text below shows another one with the same unit, as the only one that it shows: “Why
 * twenty-four hours” above “with less than {policies.cancelHours} hours”, which are twelve. Where the text has the number of its title
 * as well, it compares the two.
 */
export function* askedFigures(file: CopyFile, facts: Facts): Generator<OtherFigure> {
  for (const located of file.texts) {
    if (isQuoted(located) || !SEEN.test(located.text)) continue;
    const language = languageAt(located, file, facts);
    for (const { at, title, below } of titledIn(located, file.raw)) {
      const asked = askedIn(title, language);
      const name = asked && onlyShown(below, asked.unit);
      const text = name === undefined ? '' : (facts.get(name) ?? '');
      if (!asked || name === undefined || !/^\d{1,3}$/.test(text)) continue;
      const { number, value } = asked;
      const isCompared = new RegExp(`(?<![\\p{L}\\d])(?:${number}|${value})(?![\\p{L}\\d])`, 'iu');
      if (Number(text) === value || isCompared.test(below)) continue;
      const start = at + title.indexOf(number);
      yield { located, span: [start, start + number.length], meant: { name, text } };
    }
  }
}
