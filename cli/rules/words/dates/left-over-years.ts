import { type Facts, resolveFacts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import { valueAt } from '../../../content/value-path.ts';
import { isQuoted } from '../text-kinds.ts';
import { dateRangesIn } from './date-ranges.ts';
import { datesIn, MONTH, type WrittenDate } from './dates.ts';
import { namesHoliday } from './holidays.ts';
import { DAY_NAME } from './weekdays.ts';

/** Texts at the top of a page that say what it is about. */
const FIRST = new Set<PropertyKey | undefined>(['heading', 'kicker', 'intro', 'lead', 'headline']);

/** True for a text in which a page announces something: its title, its first screen, its kickers, its last call. */
function isAnnouncement({ path }: LocatedText): boolean {
  const [first, second] = path;
  const last = path.at(-1);
  if (last === 'alt') return false;
  if (first === 'seo') return last === 'title' || last === 'description';
  if (first === 'hero' || first === 'headings' || first === 'cta') return true;
  return first === 'sections' && second === 0 && FIRST.has(last);
}

/** Directly before a date that announces nothing: since then something is so, or it is the day of something that has been. */
const NOT_ANNOUNCED = new RegExp(
  `(?<!\\p{L})(?:since|from|of|as of|before|after|updated|issued|born|by|dated|ab|seit|vom|zum|stand|geboren|vor|nach|desde|a partir|del?|hasta|nacid[oa]s?|antes|después)[:,]?\\s(?:(?:the|on|dem|den|del?|el|am)\\s)*(?:(?:${DAY_NAME}),?\\s(?:the |den |dem )?)?$`,
  'iu',
);

/** Directly before a date until which something holds: it need not be the same event of another year. */
const UNTIL =
  /(?<!\p{L})(?:until|till?|through|by|to|before|expires?(?: on)?|ends?(?: on)?|bis(?: zum)?|endet(?: am)?|vor dem|hasta(?: el)?|al|antes del|vence(?: el)?)\s(?:the |el )?(?:\p{L}+,? (?:den |dem |el )?)?$/iu;

/** Says that something has been, or of what day a date is: photos, results, a law, the day of a birth or a beginning. */
const OF_PAST =
  /(?<!\p{L})(?:photos?|pictures?|videos?|recordings?|recap\p{L}*|reports?|results?|winners?|graduates?|minutes of|look(?:ing)? back|highlights|thanks?|archives?|gallery|last year|in force|acts?|laws?|regulations?|tax|anniversar\p{L}*|birthdays?|years? (?:of|old|ago|later|on)|fotos?|bilder|rückblick\p{L}*|bericht\p{L}*|ergebnis\p{L}*|sieger\p{L}*|gewinner\p{L}*|protokoll\p{L}*|nachlese|danke?|archiv|galerie|letztes jahr|in kraft|gesetz\p{L}*|\p{L}+gesetz\p{L}*|verordnung\p{L}*|richtlinie|steuer\p{L}*|jubiläum\p{L}*|geburtstag\p{L}*|jahre?|recuerdos?|crónica|resultados|ganador\p{L}*|gracias|acta|archivo|galería|año pasado|en vigor|ley(?:es)?|reglamento|real decreto|impuestos?|renta|aniversario|cumpleaños|años?)(?!\p{L})|(?<!\p{L})(?!(?:need|feed|seed|weed|speed|red|bed|shed|booked|limited|guaranteed|reduced|interested|covered|heated|guided)(?!\p{L}))\p{L}{2,}ed(?!\p{L})/iu;

/** Milliseconds of a day. */
const DAY = 24 * 60 * 60 * 1000;

/** Days by which the same event may be earlier or later in another year, as on the first Sunday of a month. */
const SHIFT = 7;

const MONTH_ALONE = new RegExp(`^\\s*(?:${MONTH})\\.?,?(?: of| de| del)?\\s*$`, 'iu');

/** What of a date is the same in every year: its day and month, its month, or its holiday; undefined if it may be several days. */
function sameEachYear(written: string, ends: number): string | undefined {
  const rest = written.replace(/(?:19|20)\d\d/, '');
  if (rest.includes('/')) return undefined;
  if (/\d/.test(rest)) return new Date(ends).toISOString().slice(5, 10);
  if (MONTH_ALONE.test(rest)) return new Date(ends).toISOString().slice(5, 7);
  return namesHoliday(written) ? rest.trim().toLowerCase() : undefined;
}

/** True for a date that is the same, or in the same month as one that is a month. */
function isSame(other: string | undefined, same: string): boolean {
  const [month] = /^\d\d$/.exec(same) ?? [];
  return month === undefined ? other === same : /^\d\d/.exec(other ?? '')?.[0] === month;
}

function datesOf(text: string): WrittenDate[] {
  return /20\d\d/.test(text) ? [...dateRangesIn(text), ...datesIn(text)] : [];
}

/** The end of the page, if it is the day of a later year on which the same event takes place. */
function endOfPage(raw: object, { ends }: WrittenDate, same: string): string | undefined {
  const end = valueAt(raw, ['page', 'expireAt']);
  const [, day = ''] = (typeof end === 'string' && /^(\d{4}-\d\d-\d\d)/.exec(end)) || [];
  const years = Number(day.slice(0, 4)) - new Date(ends).getUTCFullYear();
  // What begins on the first of a month often lasts for years.
  if (day === '' || !(years > 0) || day.endsWith('-01')) return undefined;
  if (/^\d\d$/.test(same)) return day.slice(5, 7) === same ? day : undefined;
  const then = new Date(ends);
  then.setUTCFullYear(then.getUTCFullYear() + years);
  return Math.abs(Date.parse(day) + DAY - then.getTime()) <= SHIFT * DAY + DAY ? day : undefined;
}

/**
 * What the same page says of a day that it announces, and that is past: the same day of a later year, which its title, first screen or
 * calls name, or on which its time is over. The date was left over from the last time.
 *
 * @param date in the text with its facts.
 */
export function laterYear(
  located: LocatedText,
  date: WrittenDate,
  file: CopyFile,
  facts: Facts,
): string | undefined {
  const { text } = located;
  if (!isAnnouncement(located)) return undefined;
  const { span, ends } = date;
  const same = sameEachYear(text.slice(...span), ends);
  const before = text.slice(0, span[0]);
  if (same === undefined || OF_PAST.test(text) || NOT_ANNOUNCED.test(before)) return undefined;
  const isEnd = UNTIL.test(before);
  file.dependsOnOthers(located);
  // In a month of its own, the end of the page settles it, whatever else its first words tell of.
  const end = /^\d\d$/.test(same) ? endOfPage(file.raw, date, same) : undefined;
  if (end !== undefined) return end;
  const later: string[] = [];
  for (const other of file.whole.texts) {
    if (!isAnnouncement(other) || isQuoted(other)) continue;
    const shown = resolveFacts(other.text, facts);
    for (const { span: at, ends: end } of datesOf(shown)) {
      const written = shown.slice(...at);
      if (end <= ends || !isSame(sameEachYear(written, end), same)) continue;
      // The end of a year that begins with this day, or an anniversary.
      const isOtherEnd = !isEnd && UNTIL.test(shown.slice(0, at[0]));
      if (other === located || OF_PAST.test(shown) || isOtherEnd) return undefined;
      later.push(written);
    }
  }
  return later[0] ?? (/\d/.test(same) ? endOfPage(file.raw, date, same) : undefined);
}
