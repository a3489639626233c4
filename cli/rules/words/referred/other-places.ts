import { FACT_REFERENCE, type Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { DISTANCES, MEASURES, nounRoot, UNITS } from '../counts/nouns.ts';
import { isQuoted } from '../text-kinds.ts';
import type { OtherFigure } from './other-discounts.ts';

/** A text that says nothing but how many there are: «Solo 12 plazas». */
const NOTHING_ELSE =
  /^\s*(?:(?:only|just|nur|insgesamt|solo|sólo|hay|tenemos|con|with|mit|for|für|para)\s){0,2}(?<number>\d{1,3})\s(?<noun>\p{L}{3,})[.!]?\s*$/iu;

/** Says how many are left, which are fewer. */
const LEFT = /(?<!\p{L})(?:only|just|nur|solo|sólo)(?!\p{L})/iu;

const SHOWN = new RegExp(`${FACT_REFERENCE.source}\\s(?<noun>\\p{L}{3,})`, 'giu');

/** Texts that stand by themselves; a figure in large type is explained by its label. */
function isAlone({ path }: LocatedText): boolean {
  return ['urgencyBanner', 'hero', 'title'].some((key) => path.includes(key));
}

/** False if no line of a copy says nothing but how many there are. */
export function mayCountAlone(copy: string): boolean {
  return copy.includes('{') && /(?:^|\n)[^\n\d]{0,20}\d{1,3} \p{L}{3,}[.!]?(?:\n|$)/u.test(copy);
}

/** The only fact that the texts of a page show with a noun. */
function factWith(noun: string, { texts }: CopyFile): string | undefined {
  const names = texts.flatMap(({ text }) =>
    text.includes('{')
      ? [...matchesIn(text, SHOWN)].flatMap(({ 1: name = '', groups }) =>
          nounRoot(groups?.noun ?? '') === noun ? [name] : [],
        )
      : [],
  );
  const [name] = names;
  return names.every((other) => other === name) ? name : undefined;
}

/**
 * Numbers that say at the top of a page how many there are of what it shows elsewhere as a fact: «Solo 12 plazas» above
 * «{taller.plazas} plazas». Fewer may be those that are left.
 */
export function* otherPlaces(file: CopyFile, facts: Facts): Generator<OtherFigure> {
  for (const located of file.texts) {
    if (!isAlone(located) || isQuoted(located)) continue;
    const { number = '', noun: said = '' } = NOTHING_ELSE.exec(located.text)?.groups ?? {};
    const noun = nounRoot(said);
    if (number === '' || UNITS.has(noun) || MEASURES.has(noun) || DISTANCES.has(noun)) continue;
    const name = factWith(noun, file);
    const text = name === undefined ? '' : (facts.get(name) ?? '');
    if (name === undefined || !/^\d{1,3}$/.test(text) || text === number) continue;
    if (LEFT.test(located.text) && Number(number) < Number(text)) continue;
    const at = located.text.indexOf(number);
    yield { located, span: [at, at + number.length], meant: { name, text } };
  }
}
