import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { MONTH } from './dates/dates.ts';

/** The end of a sentence, if neither an abbreviation nor the day of a month stands there; what follows is no small letter. A bold question belongs to its answer. */
const STOP = /[.!?][”"»)]*\s+(?=[^\p{Ll}\s])/gu;

/** Names go on behind these: “Dr. Hale”, “St. Pauli”, “J. Moreno”. */
const OF_NAME =
  /(?<!\p{L})(?:\p{Lu}|Dr|Dra|Mr|Mrs|Ms|Prof|Sr|Sra|Srta|Lic|Ing|Arq|Lt|Sgt|St|Sta|Sto|Ste|Mt|Ft|Hl|vs)$/u;

/** Numbers and references do behind these, which may end a sentence otherwise: “from Sept. 4”, „max. 8 Personen“, «aprox. 20». */
const OF_NUMBER =
  /(?<!\p{L})(?:jan|feb|mär|mar|apr|jun|jul|aug|sept?|okt|oct|nov|de[zc]|ene|abr|ago|dic|no|nos|nr|núm|n[.]º|tel|tfno?|fig|pp?|págs?|ch|sec|art|abs|approx|ca|circa|est|max|máx|min|mín|mind|avg|incl|inkl|excl|exkl|zzgl|bzw|ggf|evtl|aprox|ext|av|avda|ave|apt|hwy|rte|kl|bd|u\.a|z\.b|p\.ej)$/iu;

/** A German day of a month, which its name follows: „am 4. Juli“. */
const OF_DAY = /(?<!\d)\d{1,2}$/;
const MONTH_NEXT = new RegExp(`^(?:${MONTH})(?!\\p{L})`, 'iu');

/** Characters before a full stop in which an abbreviation stands, and behind it in which a month does. */
const NEAR = 12;

/** True for the full stop of an abbreviation, an initial or a day, behind which the sentence goes on. */
function goesOn(text: string, stop: number, next: number): boolean {
  if (text[stop] !== '.') return false;
  const before = text.slice(Math.max(0, stop - NEAR), stop);
  if (OF_NAME.test(before)) return /\p{L}/u.test(text[next] ?? '');
  if (OF_NUMBER.test(before)) return /[\d{]/.test(text[next] ?? '');
  return OF_DAY.test(before) && MONTH_NEXT.test(text.slice(next, next + NEAR));
}

/** The sentence around a position, which ends with its line. */
export function sentenceAt(text: string, at: number): { start: number; end: number } {
  const line = text.lastIndexOf('\n', at - 1) + 1;
  const nextLine = text.indexOf('\n', at);
  const last = nextLine < 0 ? text.length : nextLine;
  let start = line;
  for (const { 0: sign, index } of matchesIn(text.slice(line, last), STOP)) {
    const stop = line + index;
    const next = stop + sign.length;
    if (goesOn(text, stop, next)) continue;
    if (next > at) return { start, end: stop };
    start = next;
  }
  const end = text.slice(Math.max(start, at), last).search(/[.!?]["”»)*_]*\s*$/);
  return { start, end: end < 0 ? last : Math.max(start, at) + end };
}
