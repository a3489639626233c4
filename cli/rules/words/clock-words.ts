import type { Span } from '../../content/span-location.ts';
import type { InDigits } from './in-digits.ts';

const HOURS: readonly string[] = [
  'one two three four five six seven eight nine ten eleven twelve',
  'una dos tres cuatro cinco seis siete ocho nueve diez once doce',
  'eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf',
];

const VALUES = new Map(
  HOURS.flatMap((hours) => hours.split(' ').map((word, at) => [word, at + 1] as const)),
);

const HOUR = `(?:${[...VALUES.keys()].join('|')}|\\d{1,2}(?:[:.][0-5]\\d)?)`;

/** Parts of the day, as they follow an hour. */
const MORNING = 'in the morning|de la mañana|morgens|früh|vormittags';
const LATE = 'in the (?:afternoon|evening)|at night|de la (?:tarde|noche)|nachmittags|abends';

/** Whether a text may have a part of the day. */
const SAYS = /the (?:morn|aft|eve)|at night|la (?:ma|tar|noc)|morgens|früh|mittags|abends/i;

const TIMES = new RegExp(
  `(?<![\\p{L}\\d.,:])(?<hour>${HOUR})(?:\\s(?:o['’]clock|Uhr))?\\s(?:(?<morning>${MORNING})|${LATE})(?!\\p{L})`,
  'giu',
);

/** A text in which times such as `eight at night` are written in digits, right-aligned: `8pm`. */
export function inClockDigits(text: string): InDigits {
  if (!SAYS.test(text)) return { text, whole: (span) => span };
  const written: Span[] = [];
  const digits = text.replace(TIMES, (words: string, ...rest: unknown[]) => {
    const { hour = '', morning } = rest.at(-1) as Record<string, string | undefined>;
    const at = rest.at(-3) as number;
    written.push([at, at + words.length]);
    const value = VALUES.get(hour.toLowerCase()) ?? hour;
    const [hours] = String(value).split(/[:.]/);
    const half = Number(hours) > 12 ? '' : morning === undefined ? 'pm' : 'am';
    return `${value}${half}`.padStart(words.length);
  });
  return {
    text: digits,
    whole: ([start, end]) => {
      const words = written.find((span) => span[0] <= start && start < span[1]);
      return [words?.[0] ?? start, end];
    },
  };
}
