import type { Span } from '../../../content/span-location.ts';
import type { InDigits } from '../figures/in-digits.ts';

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

/** Parts of an hour before and after its number, and their minutes; “halb neun” is half an hour before nine. */
const BEFORE: Readonly<Record<string, number>> = {
  ...{ 'half past': 30, half: 30, 'quarter past': 15, 'quarter to': -15 },
  ...{ halb: -30, 'viertel nach': 15, 'viertel vor': -15, dreiviertel: -15 },
};
const AFTER: Readonly<Record<string, number>> = {
  ...{ 'y media': 30, 'y cuarto': 15, 'menos cuarto': -15 },
};

const TIMES = new RegExp(
  `(?<![\\p{L}\\d.,:])(?:(?:an? )?(?<before>${Object.keys(BEFORE).join('|')})\\s)?(?<hour>${HOUR})(?:\\s(?<after>${Object.keys(AFTER).join('|')}))?(?:\\s(?:o['’]clock|Uhr))?\\s(?:(?<morning>${MORNING})|${LATE})(?!\\p{L})`,
  'giu',
);

/** Two hours in words, after a word for being open or a day: the first is in the morning, the second is not. */
const OPENING = new RegExp(
  `(?<=(?:open|hours|here|abiert\\p{L}+|abrimos|atendemos|horario|geöffnet|offen|für sie da)[^.!?;\\d]{0,30}\\s|(?:days?|tags?|mittwochs?|lunes|martes|miércoles|jueves|viernes|sábados?|domingos?),?\\s(?:from |von |de )?(?:las )?)(?<from>${HOUR})(?<to>\\s(?:to|till?|until|a|hasta|bis)\\s(?:las )?)(?<end>${HOUR}|sechzehn|siebzehn|achtzehn)(?:\\s(?:o['’]clock|Uhr))?(?![\\p{L}\\d])`,
  'giu',
);

const SAYS_OPENING =
  /\b(?:six|seven|eight|nine|ten|seis|siete|ocho|nueve|diez|sechs|sieben|acht|neun|zehn) (?:to|till?|until|a|hasta|bis) /i;

const LATER: Readonly<Record<string, number>> = { sechzehn: 16, siebzehn: 17, achtzehn: 18 };

/** `nine to five` in digits; undefined for anything but two hours. */
function openingDigits(found: Readonly<Record<string, string | undefined>>): string | undefined {
  const { from = '', to = '', end = '' } = found;
  const opens = VALUES.get(from.toLowerCase());
  const closes = LATER[end.toLowerCase()] ?? VALUES.get(end.toLowerCase());
  if (opens === undefined || closes === undefined) return undefined;
  return `${opens}${to}${closes > 12 ? closes : closes + 12}h`;
}

/** An hour with a part of it in digits: `half past nine` is `9:30`; undefined if it has minutes already. */
function partDigits(hour: string, part: number): string | undefined {
  if (part === 0) return hour;
  if (!/^\d+$/.test(hour)) return undefined;
  const hours = part > 0 ? Number(hour) : Number(hour) - 1 || 12;
  return `${hours}:${(part + 60) % 60}`;
}

/** A text in which times such as `eight at night` are written in digits, right-aligned: `8pm`. */
export function inClockDigits(text: string): InDigits {
  const isOpening = SAYS_OPENING.test(text);
  if (!isOpening && !SAYS.test(text)) return { text, whole: (span) => span };
  const written: Span[] = [];
  const said = !isOpening
    ? text
    : text.replace(OPENING, (words: string, ...rest: unknown[]) => {
        const at = rest.at(-3) as number;
        const range = openingDigits(rest.at(-1) as Record<string, string | undefined>);
        if (range === undefined || range.length > words.length) return words;
        written.push([at, at + words.length]);
        return range.padStart(words.length);
      });
  const digits = said.replace(TIMES, (words: string, ...rest: unknown[]) => {
    const { hour = '', morning, before, after } = rest.at(-1) as Record<string, string | undefined>;
    const at = rest.at(-3) as number;
    const part = BEFORE[before?.toLowerCase() ?? ''] ?? AFTER[after?.toLowerCase() ?? ''] ?? 0;
    const value = partDigits(String(VALUES.get(hour.toLowerCase()) ?? hour), part);
    if (value === undefined) return words;
    written.push([at, at + words.length]);
    const [hours] = value.split(/[:.]/);
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
