import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile } from '../../../content/rule.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { isListedForJob } from '../counts/crews-of-jobs.ts';
import { readNumber } from '../figures/number-words.ts';
import { sentenceAt } from '../sentence-at.ts';
import { isQuoted } from '../text-kinds.ts';
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

/** What all who work in the business are or do; a crew that comes is some of them. */
const ALL_EN =
  '(?:are|work|earn|have|live|know|get|share|speak|come from|on (?:the|our) payroll)(?!\\p{L})';
const ALL_DE =
  '(?:sind|arbeiten|verdienen|haben|wohnen|kennen|bekommen|kommen aus|sprechen)(?!\\p{L})';
const ALL_ES = '(?:est[aá]n|son|trabajan|cobran|tienen|viven|conocen|hablan|vienen de)(?!\\p{L})';

/** All of them, as those of the business: "Our eleven people are employed", «Nuestras once personas». */
const OURS = new RegExp(
  [
    `(?<!\\p{L}|(?<!all )of )our (?<en>${COUNT}) (?:people|employees|staff)(?: (?:here|all))? ${ALL_EN}`,
    `(?<!\\p{L})unsere (?<de>${COUNT}) (?:leute|menschen|beschäftigten|angestellten|mitarbeiter(?:innen)?|mitarbeitenden) ${ALL_DE}`,
    `(?<!\\p{L}|(?<!tod[oa]s )de )nuestr[oa]s (?<es>${COUNT}) (?:personas|empleados|empleadas|trabajadores|trabajadoras) ${ALL_ES}`,
  ].join('|'),
  'giu',
);

/** Fewer are those of one job, or at one place. */
const CREW = 3;

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

const SEEN = new RegExp(
  `${PEOPLE}|our \\S+ staff|unsere \\S+ (?:besch|angest|mitarb)|nuestr[oa]s \\S+ (?:emplead|trabaj)`,
  'i',
);

/** False if no fact says how many work in the business. */
export function mayList(copy: string, facts: Facts): boolean {
  return SEEN.test(copy) && staffOf(facts) !== undefined;
}

/** A number in a text, and where it stands. */
interface Said {
  said: string;
  at: number;
}

/** The numbers of people in a list of what the business has. */
function* listedIn(text: string): Generator<Said> {
  if (OTHERWISE.test(text)) return;
  for (const { 0: found, index, groups = {} } of matchesIn(text, LISTED)) {
    const said = groups.behind ?? groups.first ?? '';
    const at = groups.first === undefined ? found.lastIndexOf(said) : found.indexOf(said);
    yield { said, at: index + at };
  }
}

/** The numbers of all people of the business. */
function* allIn(text: string): Generator<Said> {
  for (const { 0: found, index, groups = {} } of matchesIn(text, OURS)) {
    const said = groups.en ?? groups.de ?? groups.es ?? '';
    const { start, end } = sentenceAt(text, index);
    if (!OTHERWISE.test(text.slice(start, end)))
      yield { said, at: index + found.indexOf(` ${said} `) + 1 };
  }
}

/** Other numbers of people than the fact, in digits or words, where a text says that they are all of them. */
export function* otherStaff(file: CopyFile, facts: Facts): Generator<OtherFigure> {
  const meant = staffOf(facts);
  if (!meant) return;
  const known = Number(meant.text);
  for (const located of file.texts) {
    const { text } = located;
    const numberOf = ({ said }: Said) =>
      /\d/.test(said) ? Number(said) : readNumber(said, languageAt(located, file, facts));
    const all = [...allIn(text)].filter((each) => {
      const value = numberOf(each) ?? 0;
      return value >= CREW && 2 * value >= known && value <= 2 * known;
    });
    for (const each of [...listedIn(text), ...(isQuoted(located) ? [] : all)]) {
      const value = numberOf(each);
      if (value === undefined || value === known) continue;
      if (2 * value < known && isListedForJob(located, file.raw, text, each.at)) continue;
      yield { located, span: [each.at, each.at + each.said.length], meant };
    }
  }
}
