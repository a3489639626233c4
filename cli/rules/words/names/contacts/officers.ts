import { type ContactPage, hasSeveral } from './other-bodies.ts';

/** Offices of a club, a board or a company, which their bearers hold for some years. */
const OFFICE = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?:vice[- ]|co-)?(?:president|chair(?:man|woman|person)?)|treasurer|secretary|trustee|board member|membership officer|captain|warden|councill?or|coordinator|convenor|auditor',
    '(?:vize|stell\\p{L}*\\s|erste\\p{L}*\\s|zweite\\p{L}*\\s)?(?:präsident|obmann|obfrau|vorsitzende|vorstand|vorständin|kassier|kassenwart|schatzmeister|schriftführer|finanzverwalter|beisitzer|kassenprüfer|jugendwart|sportwart|zeugwart|abteilungsleiter|ehrenvorsitzende|aktuar|revisor|beirat)\\p{L}{0,5}',
    '(?:vice)?president[ea]|tesorer[oa]|secretari[oa]|vocal(?:es)?|coordinador[a]?|delegad[oa]|capit[aá]n|consejer[oa]|síndic[oa]',
  ].join('|')})(?!\\p{L})`,
  'iu',
);

/** A person in full. */
const PERSON = /(?<!\p{L})\p{Lu}[\p{L}’'-]+\s(?:\p{Lu}\.?\s)?\p{Lu}[\p{L}’'-]+/gu;

/** A line with nothing but numbers, addresses and their labels, which go on with the entry of a person. */
const CONTACT =
  /^[\s*+_–-]*(?:[^\s@]+@[^\s@]+|(?:(?:tel|phone|fon|mobil|mobile|móvil|teléfono|handy|fax|e-?mail|mail|correo)\p{L}*[\s.:]*)?[\d\s()+./-]*)$/iu;

/** Most lines between the name of a person and an address of theirs. */
const MOST_LINES = 3;

/** The last line with words above that of a position, with what the contacts of one person leave between. */
function entryAbove(text: string, at: number): string {
  const above = text
    .slice(0, text.lastIndexOf('\n', at - 1) + 1)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(-MOST_LINES);
  const entry = above.findLast((line) => !CONTACT.test(line)) ?? '';
  return entry.startsWith('#') ? entry.replace(/^#+\s/, '') : entry;
}

/** Most characters of a line that is a person with an office, and no sentence about them. */
const MOST = 90;

/** True for one of several addresses that is a line of its own below the office and the name of a person. */
export function isOfOfficer(text: string, at: number, page: ContactPage): boolean {
  // Behind a label, an imprint gives the address of the club below the names of its board.
  if (text.slice(text.lastIndexOf('\n', at - 1) + 1, at).trim() !== '' || !hasSeveral(page))
    return false;
  const entry = entryAbove(text, at);
  if (entry.length > MOST || !OFFICE.test(entry)) return false;
  const business = page.facts.site?.business.name ?? '';
  return (entry.match(PERSON) ?? []).some((name) => !business.includes(name));
}
