import type { Diagnostic } from '../../content/diagnostic.ts';
import type { Facts } from '../../content/facts/facts.ts';
import { report } from '../../content/source-file.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { factsBrokenReference } from '../../rules/copy/facts-broken-reference.ts';
import { rangeAt } from '../../rules/find-source.ts';
import type { SourceText } from '../../rules/source-text.ts';
import { isSum } from '../../rules/words/figures/price-words.ts';
import { unitOfName, WRITTEN_UNIT } from '../../rules/words/figures/units-of-names.ts';

/** A value in braces: the path of a name, or what a function makes of something. */
const VALUE = '\\{\\s*(?<path>[A-Za-z_]\\w*(?:\\??\\.\\w+)*)(?<call>\\([^{}()]*\\))?\\s*\\}';

/** A comment, a literal, which has dollar signs of its own, and a value between tags behind such a sign. */
const BETWEEN_TAGS = new RegExp(
  `\\{\\s*\\/\\*[\\s\\S]*?\\*\\/\\s*\\}|(?<literal>\`(?:\\\\.|[^\`\\\\])*\`)|\\$${VALUE}`,
  'g',
);

/** A value of a template behind one dollar sign more than it takes. */
const IN_TEMPLATE = new RegExp(`(?<!\\\\)\\$\\$${VALUE}`, 'g');

/** What money is never followed by: more than one of a unit of time or length, or a percent sign. */
const UNITS =
  /^(?:\s?%|-?(?:\{' '\})?\s*(?<=[\s-])(?:(?:business|working) )?(?:seconds|minutes|mins|hours|hrs|days|weeks|months|years|miles|km|kilomet(?:er|re)s|percent|Sekunden|Minuten|Stunden|Tagen?|Werktagen?|Wochen|Monaten?|Jahren?|Kilometern?|Prozent|segundos|minutos|horas|días|semanas|meses|años|millas|kilómetros|por ciento)(?![\p{L}\d-]))/u;

/** A name that may be one of a sum, whatever follows it. */
const MONEY =
  /price|fee|cost|rate|amount|total|sum|wage|pay|preis|betrag|summe|kosten|preci|monto/i;

/** What is no amount though it begins with a digit: `1 to 2 hours`, `95%`, `8 PM`, `24/7`. */
const MEASURE = new RegExp(`\\d\\+?\\s?(?:${WRITTEN_UNIT}|[ap]\\.?m\\b)|:\\d\\d|\\/`, 'iu');

/** Functions of the engine, by what they write. */
const WRITERS: Readonly<Record<string, 'sum' | 'time'>> = {
  usd: 'sum',
  clockTime: 'time',
  monthAndYear: 'time',
  timeBandSpanish: 'time',
  timeOfDay: 'time',
};

/** The name of the fact that code reads, if it reads one. */
function factAt(path: string): string {
  return path.replaceAll('?', '').replace(/^(?:props\.)?site\./, '');
}

/** True for the name of a fact that is no money, or is shown with a sign of its own. */
function isNoAmount(name: string, facts: Facts): boolean {
  const text = facts.get(name) ?? '';
  // Code has the bare number of a price; a dollar before it is wrong where its currency has another sign.
  if (isSum(text, facts)) return !text.includes('$');
  return unitOfName(name) !== undefined || !/^\d/.test(text) || MEASURE.test(text);
}

/** True for a value that shows no amount of money by its name. */
function isNoMoney(path: string, facts: Facts): boolean {
  const name = factAt(path);
  if (facts.get(name) !== undefined) return isNoAmount(name, facts);
  const key = name.slice(name.lastIndexOf('.') + 1);
  if (unitOfName(name) !== undefined) return !MONEY.test(name);
  const possible = facts.names.filter((fact) => fact.endsWith(`.${key}`));
  return possible.length > 0 && possible.every((fact) => isNoAmount(fact, facts));
}

/** A dollar sign that visitors read, directly before a value. */
interface Sign {
  at: number;
  length: number;
  path: string;
  isCall: boolean;
  /** What follows the value. */
  rest: string;
  isTemplate: boolean;
}

/** Dollar signs of a piece of code that visitors read, each directly before a value. */
function* signsIn(code: string): Generator<Sign> {
  for (const { 0: written, index, groups = {} } of matchesIn(code, BETWEEN_TAGS)) {
    const { path, call, literal } = groups;
    if (path !== undefined) {
      const rest = code.slice(index + written.length);
      const { length } = written;
      yield { at: index, length, path, isCall: call !== undefined, rest, isTemplate: false };
    }
    for (const found of literal === undefined ? [] : matchesIn(literal, IN_TEMPLATE)) {
      const { 0: inside, index: from, groups: { path: name = '', call: called } = {} } = found;
      yield {
        at: index + from,
        length: inside.length,
        path: name,
        isCall: called !== undefined,
        rest: literal?.slice(from + inside.length) ?? '',
        isTemplate: true,
      };
    }
  }
}

/** True if visitors should not read a dollar sign before a value. */
function isStray({ path, isCall, rest, isTemplate }: Sign, facts: Facts): boolean {
  if (UNITS.test(rest) && !MONEY.test(path)) return true;
  if (isCall) return WRITERS[path] !== undefined;
  // A template may make the name of something that has a dollar sign, out of any value.
  if (isTemplate && facts.get(factAt(path)) === undefined) return false;
  return isNoMoney(path, facts);
}

/** Dollar signs before values that are no money: left over from a template, of which each value begins with one. */
export function* strayDollars(texts: readonly SourceText[], facts: Facts): Generator<Diagnostic> {
  const told = new Set<string>();
  for (const { file, source, start, end, replacement } of texts) {
    const code = source.slice(start, end);
    if (replacement || !code.includes('${') || /^["']/.test(code)) continue;
    for (const sign of signsIn(code)) {
      const { at, length, path, isCall, isTemplate } = sign;
      const key = `${file} ${start + at}`;
      if (told.has(key) || !isStray(sign, facts)) continue;
      told.add(key);
      const hasOwn = isCall ? WRITERS[path] === 'sum' : facts.get(factAt(path))?.includes('$');
      yield report(
        { file, text: source },
        {
          range: rangeAt(source, start + at, start + at + length),
          rule: factsBrokenReference.name,
          severity: factsBrokenReference.severity,
          message: `Visitors would read a dollar sign before the value of ${path}, which ${hasOwn ? 'has one of its own' : 'is no sum in dollars'}.`,
          hint: isTemplate
            ? 'Take one of the two dollar signs away.'
            : 'Take the dollar sign away: only a template between backticks has one before the brace.',
        },
      );
    }
  }
}
