import type { CopyFile, RuleFinding } from '../../../content/rule.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { isBody } from '../text-kinds.ts';

/** The months in English, German and Spanish, each by the letters that tell it. */
const MONTHS =
  'jan|ene;feb;mar|mär;apr|abr;may|mai;jun;jul;aug|ago;sep;oct|okt;nov;dec|dez|dic'.split(';');
const MONTH =
  '(?:jan(?:uary|uar)|enero|feb(?:ruary|ruar|rero)|march|märz|marzo|april|abril|may|mai|mayo|june?|juni[o]?|july?|juli[o]?|august|agosto|september|sept(?:iembre)|octo?ber|oktober|octubre|november|noviembre|december|dezember|diciembre)';
const DATE = `(?<!\\d)(?:\\d{1,2}(?:st|nd|rd|th)?\\.? (?:of |de )?${MONTH}|${MONTH} \\d{1,2})(?![\\p{L}\\d])`;
const CLOCK = '\\d{1,2}(?:[:.]\\d\\d)?(?: ?(?:am|pm|a\\.m\\.|p\\.m\\.|uhr|h))?';

/** Closed from a time on, on a day. */
const FROM = new RegExp(
  `(?<!\\p{L})(?:closed?|closes|closing|geschlossen|schließ\\p{L}+|cerrad\\p{L}+|cerramos|cierra)(?!\\p{L})[^.!?\\n|]{0,40}?(?<!\\p{L})(?:from|at|ab|um|desde las|a las|a partir de las) (?<time>${CLOCK}),? (?:on |am |(?:del|el|de) )?(?:(?:the|den|el) )?(?<day>${DATE})`,
  'giu',
);

const CLOSED = /^\**(?:closed|geschlossen|zu|cerrado)\**$/iu;
const UNTIL = new RegExp(`(?:to|until|till|–|-|bis|a|hasta las) ?(?<time>${CLOCK})\\**$`, 'iu');

function minutesOf(clock: string): number {
  const [, hours = '0', minutes = '0'] = /(\d{1,2})(?:[:.](\d\d))?/.exec(clock) ?? [];
  const isLate = /p\.?m/i.test(clock) && Number(hours) < 12;
  return (Number(hours) + (isLate ? 12 : 0)) * 60 + Number(minutes);
}

/** A day as its month and number. */
function dayOf(date: string): string {
  const month = MONTHS.findIndex((letters) =>
    new RegExp(`(?<!\\p{L})(?:${letters})`, 'iu').test(date.replace(/(?:of|de) /, '')),
  );
  return `${month} ${/\d{1,2}/.exec(date)?.[0]}`;
}

interface Row {
  days: string[];
  first: string;
  hours: string;
}

function rowsOf(text: string): Row[] {
  return text.split('\n').flatMap((line) => {
    const [, first = '', hours = ''] = /^\|([^|]+)\|([^|]+)\|\s*$/.exec(line.trim()) ?? [];
    const days = [...matchesIn(first, new RegExp(DATE, 'giu'))].map(([date]) => dayOf(date));
    return days.length > 0 ? [{ days, first: first.trim(), hours: hours.trim() }] : [];
  });
}

/** Days on which a page says that it closes at a time, and which its table has as closed, while another day ends at this time. */
export function* earlyClosings(file: CopyFile): Generator<RuleFinding> {
  const { copy, whole } = file;
  if (!copy.includes('\n|') && !whole.copy.includes('\n|')) return;
  const tables = whole.texts.filter((text) => isBody(text) && text.text.includes('\n|'));
  const rows = tables.flatMap(({ text }) => rowsOf(text));
  if (!rows.some(({ hours }) => CLOSED.test(hours))) return;
  for (const located of file.texts) {
    for (const { 0: said, index, groups } of matchesIn(located.text, FROM)) {
      file.dependsOnOthers(located);
      const day = groups?.day ?? '';
      const time = minutesOf(groups?.time ?? '');
      const isClosed = rows.some(
        ({ days, hours }) => CLOSED.test(hours) && days.includes(dayOf(day)),
      );
      const early = rows.filter(({ hours }) => {
        const until = UNTIL.exec(hours)?.groups?.time;
        return until !== undefined && minutesOf(until) === time;
      });
      const [meant, ...more] = early;
      if (!isClosed || !meant || more.length > 0 || meant.days.includes(dayOf(day))) continue;
      const from = index + said.lastIndexOf(day);
      yield {
        path: located.path,
        span: [from, from + day.length],
        message: `The table says that ${day} is closed, and that ${meant.first} ends at this time.`,
        hint: 'Write the same day in both places.',
      };
    }
  }
}
