import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile } from '../../../content/rule.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { readNumber } from '../figures/number-words.ts';
import { languageAt } from '../text-place.ts';
import type { OtherFigure } from './other-discounts.ts';

/** Keys of how many work in the business. */
const STAFF =
  /(?:^|\.)(?:leute|menschen|personen|mitarbeiter(?:innen|zahl)?|beschaeftigte|beschäftigte|angestellte|koepfe|people|staff|employees|headcount|teamSize|crewSize|personas|empleados|empleadas|trabajador[ae]s|plantilla)$/i;

const PEOPLE = '(?:people|persons|employees|leute|menschen|köpfe|personas|empleados)';

/** What else a business has; a course, an event or a household has none. */
const OWN =
  '(?:generations?|workshops?|shops?|vans?|trucks?|stores?|generationen|werkstatt|werkstätten|betrieb|laden|läden|transporter|lieferwagen|generaciones|taller(?:es)?|tiendas?|furgonetas?)';

const COUNT = '(?:\\p{L}+|\\d{1,3})';

/** Words between a number and its noun. */
const MORE = '(?:\\s\\p{L}+){0,1}?';

const AND = '(?:, (?:and |und |y )?| and | und | y )';

/** A list of what the business has, with the people: „Zwei Generationen, elf Menschen und eine Werkstatt“. */
const LISTED = new RegExp(
  [
    `(?:^|[.!?:] )${COUNT}${MORE} ${OWN}${AND}(?<behind>${COUNT}) ${PEOPLE}(?!\\p{L})`,
    `(?:^|[.!?:] )(?<first>${COUNT}) ${PEOPLE}(?:${AND}${COUNT}${MORE} ${OWN})(?!\\p{L})`,
  ].join('|'),
  'giu',
);

/** Verbs of another time, or of others. */
const OTHERWISE =
  /(?<!\p{L})(?:were|was|had|waren|war|hatten?|eran|era|had|tenían?|(?:19|20)\d\d)(?!\p{L})/iu;

/** The only fact of how many work in the business. */
function staffOf(facts: Facts): { name: string; text: string } | undefined {
  const names = facts.names.filter((name) => STAFF.test(name));
  const [name = ''] = names;
  const text = facts.get(name) ?? '';
  return names.length === 1 && /^\d{1,3}$/.test(text) ? { name, text } : undefined;
}

/** False if no fact says how many work in the business. */
export function mayList(copy: string, facts: Facts): boolean {
  return new RegExp(PEOPLE, 'i').test(copy) && staffOf(facts) !== undefined;
}

/** Other numbers of people than the fact in a list of what the business has, with numbers in digits or words. */
export function* otherStaff(file: CopyFile, facts: Facts): Generator<OtherFigure> {
  const meant = staffOf(facts);
  if (!meant) return;
  for (const located of file.texts) {
    const { text } = located;
    for (const { 0: found, index, groups = {} } of matchesIn(text, LISTED)) {
      const said = groups.behind ?? groups.first ?? '';
      const value = /\d/.test(said)
        ? Number(said)
        : readNumber(said, languageAt(located, file, facts));
      if (value === undefined || value === Number(meant.text) || OTHERWISE.test(text)) continue;
      const at =
        index + (groups.first === undefined ? found.lastIndexOf(said) : found.indexOf(said));
      yield { located, span: [at, at + said.length], meant };
    }
  }
}
