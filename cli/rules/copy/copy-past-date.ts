import type { CopyRule, LocatedText } from '../../content/rule.ts';
import { valueAt } from '../../content/value-path.ts';
import { mayHave } from '../words/copy-signs.ts';
import { isOfAccount } from '../words/dates/accounts.ts';
import { isOfHistory, isSaidToCome } from '../words/dates/announced.ts';
import { beforeList, isAskedNext } from '../words/dates/asked-dates.ts';
import { isChangeOfRule } from '../words/dates/changes-of-rules.ts';
import { isPeriodOfCount } from '../words/dates/counted-periods.ts';
import { isAsOf } from '../words/dates/counted-until.ts';
import { dateRangesIn, isCalledFor } from '../words/dates/date-ranges.ts';
import { isDateline, isDateOfDocument, isOfDoneBefore } from '../words/dates/datelines.ts';
import { datesIn, shortDatesIn } from '../words/dates/dates.ts';
import { isHolidayOffer, isHolidayOfPast } from '../words/dates/holiday-offers.ts';
import { laterYear } from '../words/dates/left-over-years.ts';
import { isOfCase, isOfExample } from '../words/dates/put-cases.ts';
import { recentEnds } from '../words/dates/recent-ends.ts';
import { isOfRunningYear } from '../words/dates/running-years.ts';
import { isTermOfRule } from '../words/dates/terms-of-rules.ts';
import { isPast } from '../words/dates/today.ts';
import { isToldAbove } from '../words/dates/told-above.ts';
import { isToldAround } from '../words/dates/told-around.ts';
import { isToldBelow } from '../words/dates/told-below.ts';
import { isToldInClause } from '../words/dates/told-in-clauses.ts';
import { TOLD_VERBS } from '../words/dates/told-verbs.ts';
import { titlesOf } from '../words/page-titles.ts';
import { proseOf } from '../words/prose-of.ts';
import { SIGN } from '../words/telling-words.ts';
import { isBody, isQuoted } from '../words/text-kinds.ts';
import { languageAt } from '../words/text-place.ts';

/** Indicates that a date is in the future, or a deadline. */
const TO_COME =
  /(?:\b(?:until|till?|through|thru|(?<!(?:from|since|dated?|dates|born|published|issued|built|created|recorded|printed|granted|founded|enacted|manufactured|released|written|signed) )before|ends?|ending|expires?|expiring|valid(?!at)|deadline|register|sign up|join us|offer|starts?(?!er|ed|up)|starting|begins?|beginning|opens|opening|coming|next|on sale|book(?:ed)? (?:by|for)|save|bis|gültig|endet|läuft|ab dem|beginnt|startet|anmeld\p{L}*|frist|angebot|hasta|válid[oa]|vence|termina|(?<!(?:de|(?:publicad|emitid|construid|cread|grabad|impres|concedid|fundad|aprobad|fabricad|escrit|firmad|nacid|fechad)[oa]s?) )antes del?|a partir del?|(?:is|are|be) held on|takes? place|findet|finden|tendrá lugar|comienza|empieza|inscr\p{L}*|oferta|plazo))[^.!?;]{0,30}$/iu;

/** After a date: what somebody did on it, with its object, or what ended it: "the chapter dedicated a stone", "when he resigned". */
const DONE_THEN =
  /^[^.!?;]{0,120}?(?<!(?<!\p{L})(?:have|has|is|are|be|been|will) )(?<!\p{L})\p{Ll}{3,}ed (?:the|an?|its|their|his|her|our|us|them|\d+|two|three|four|five|six|seven|eight|nine|ten)(?!\p{L})|^,? (?:when (?:he|she|they|it|we)|(?:he|she|they|it|we|i) (?:could|had|were|was)) |^[^.!?;]{0,250}?(?<!(?:who|that|which|what|where) )(?<!\p{L})(?:was|were)(?!\p{L})/u;

/** Directly before a date: what begins then, as the label of a row or a line. */
const LABEL =
  /(?<!\p{L})(?:incorporación|inicio|comienzo|(?:start|joining|closing) date|deadline|eintritt(?:stermin|sdatum)?|(?:arbeits|kurs|ausbildungs)?beginn|bewerbungsschluss|anmeldeschluss)\s?[|:]\s*$/iu;

/** Directly before a date: it is a deadline, and not preceded by whoever did something. */
const BY =
  /(?<!\p{L})by (?:(?:the|end|beginning|middle|close|of|business|on|noon|midnight|early|late|next|this|(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d{1,2}(?::\d\d)? ?(?:[ap]\.?m\.?)?)[,. ]\s?){0,5}$/iu;

/** Directly before a date: its day of the week, which is said of what is to come, and in histories; one of the church year is its name. */
const ON_DAY =
  /(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|lunes|martes|miércoles|jueves|viernes|sábado|domingo)(?![^.!?;]{1,20}(?:ordinary time|advent|lent|easter|epiphany|pentecost|trinity|jahreskreis|fastenzeit|osterzeit|trinitatis|epiphanias|ordinario|adviento|cuaresma|pascua|pentecostés))[^.!?;]{0,30}$/iu;

/** What is of ten years ago and more has not been left over: it is told. */
const LONG_AGO = 10 * 365 * 24 * 60 * 60 * 1000;

/** Days after which what a body says of a day, in no word of what is to come, is history: two years. */
const LONG_PAST = 730 * 24 * 60 * 60 * 1000;

/** Directly before the date of an entry of the news: at the beginning of its heading, in brackets at its end, or emphasized. */
const ENTRY_DATE = /(?:^|\n)(?:#{1,6}\s(?:[^\n]*\()?|(?:[-*]\s)?[*_]{1,2})$/;

/** Directly after it. */
const ENTRY = /^(?:\)|[.:]?[*_]|: |\n|$)/;

/** Indicates, after a date, that something is available, or closed. */
const OFFERED =
  /^[^.!?;]{0,30}(?:\b(?:is|are) (?:now |still )?(?:open|available|on sale|here|free|bookable|booking)\b|\b(?:ist|sind) (?:jetzt |noch )?(?:offen|frei|buchbar|geöffnet|verfügbar|da)(?!\p{L})|(?<!\p{L})(?:bleib(?:t|en)|ist|sind) (?:\p{L}+ ){0,3}(?:geschlossen|geöffnet|zu)(?=[.,!]|$)|\bwe (?:are|will be|stay|remain) (?:closed|open|away)\b|(?<!\p{L})(?:cerramos|estaremos|estamos|permanece(?:mos|rá)? cerrad[oa]s?)(?!\p{L})|(?<!\p{L})(?:está|están) (?:ya |aún )?(?:abiert[oa]s?|disponibles?|libres?|a la venta)(?!\p{L}))/iu;

/** Directly before a date: something is on it, or was in German, where the rest of the verb follows. */
const IS_ON =
  /(?<!\p{L})(?:(?:is|are|will be) on|(?:ist|sind|wird|werden) (?:wieder )?am|(?:es|será|son|serán) el)\s(?:\p{L}+, (?:den |dem )?)?$/iu;

/** What follows then: nothing of the same statement. */
const ENDED = /^\s*(?:[.,;:!)–]|$)/;

/** Directly before: the beginning of something that has been there since. */
const BEGUN =
  /fundaci|founding|foundation|birthday|anniversary|gründung|geburtstag|jubiläum|cumpleaños|aniversario/i;

/** Indicates the past. */
const TOLD = new RegExp(
  `(?<!\\p{L})(?:since|started|ended|expired|applied|seit|startete[nt]?|endeten?|galt(?:en)?|betraf(?:en)?|lief(?:en)?|desde|(?<!(?:ser|serán?|siendo) )celebrad[oa]s?|censo|census|volkszählung|${TOLD_VERBS})(?!\\p{L})`,
  'iu',
);

/** Directly after a date: a verb of what has been, which follows the date of a German or Spanish sentence. */
const TOLD_AFTER = new RegExp(`^,? (?!included)(?:se |sich )?(?:war|${TOLD_VERBS})(?!\\p{L})`, 'u');

/** True for a date of what has been, by the words of its sentence before it and behind. */
function isTold(sentence: string, after: string): boolean {
  return TOLD.test(sentence) || TOLD_AFTER.test(after);
}

/** Thanks for what has been: "Danke für eine tolle Saison 2025". */
const THANKED = /(?<!\p{L})(?:thanks?|thanked|danke|bedanken|dank|gracias|agradecemos)(?!\p{L})/iu;

/** Directly before the end of a row of years: "from 1995 to March 2010". */
const YEARS = /(?<!\d)(?:19|20)\d\d (?:to|until|through|bis(?: zum)?|a|hasta(?: el)?)\s$/iu;

/** A year that names the prices or the season of that year. */
const YEARLY =
  /(?<!\d|(?<!\p{L})(?:Act|Order|Rules|Regulations|Code) )(?<first>20\d\d)(?:er)?[\s-](?:\p{L}+\s){0,2}?(?:prices?|pricing|rates?|price list|fees|season|schedule|calendar|menu|catalog(?:ue)?|preise|preisliste|tarife|saison|programm|katalog)(?![\p{L}.]\p{L})(?!\p{L})|(?<!\p{L})(?:precios|tarifas|temporada|menú|programa|catálogo|prices|rates|season|preise|preisliste|tarife|saison|programm)\s(?:(?:for|of|de|del|für|im jahr)\s)?(?<last>20\d\d)(?!\d)/iu;

/** True for a text about a season that has been. */
const isOfPast = (text: string) => TOLD.test(text) || THANKED.test(text);

/** A year, or a date with two digits of its year. */
const DATED = /20\d\d(?!\d)|\d([./])\d{1,2}\1\d\d(?!\d)/;

/** At the beginning of a sentence, before a date from which another rule holds: "Before May 5, 2025 another form applies". */
const RULED =
  /(?:^|[.!?]\s)(?:Before|After|Antes del?|Después del?|Vor dem|Nach dem)\s(?:the\s)?$/u;

/** Directly before a date since which something holds: "valid for bookings from". */
const HOLDS_SINCE =
  /(?<!\p{L})(?:valid|effective|applies|apply|in force|gültig|gilt|gelten|válid[oa]s?|vigentes?|rigen?)(?!\p{L})(?:\{[^{}]*\}|[^.!?;{\n]){0,80}(?<!\p{L})(?:from|since|as of|ab(?: dem)?|seit(?: dem)?|a partir del?|desde(?: el)?)\s(?:\*\*|__)?$/iu;

/** Readers are to do something by then. */
const ACT =
  /\b(?:register|sign|book|order|reserve|call|enrol|anmeld|buch|bestell|reserv|inscr|pid[ae]|llam)/iu;

/** True for a landing with a banner that may have a day. */
function hasBannerWithDigits(raw: object): boolean {
  const banner = valueAt(raw, ['hero', 'urgencyBanner', 'text']);
  return typeof banner === 'string' && /\d/.test(banner);
}

/** A banner is always about the present. */
const isOfNow = ({ path }: LocatedText) => path.includes('urgencyBanner');

/** Directly before the end of a period: "from 28 June to 7 August 2026". */
const PERIOD =
  /(?<!\p{L})(?:from|between|del?|desde el|entre el|vom|von|zwischen dem)\s(?:\p{L}+\s)?\d{1,2}\.?(?:st|nd|rd|th)?(?:\s(?:de\s|of\s)?\p{L}+\.?)?\s(?:to|and|al|hasta el|y el|bis(?: zum)?|und(?: dem)?)\s(?:the\s)?$/iu;

/** Directly before days of one month: "from May 23 to 25, 2026". */
const FROM = /(?<!\p{L})(?:from|between)\s$/iu;

/** Words of a picture, which shows what has been. */
function isCaption({ path }: LocatedText): boolean {
  return path.some((key) => key === 'alt' || key === 'caption' || key === 'gallery');
}

/** The first screen and what search engines show announce what is to come. */
const isAnnounced = ({ path }: LocatedText) =>
  path[0] === 'hero' || path[0] === 'seo' || path.includes('intro');

/** An offer that has ended, or an event that is over. */
export const copyPastDate: CopyRule = {
  name: 'copy/past-date',
  severity: 'warning',
  perText: true,
  *check(file, facts) {
    const { now = Date.now() } = facts;
    const { kind, texts, raw, copy } = file;
    if (kind === 'words') return;
    const isDated = mayHave(file, SIGN.year | SIGN.date) && DATED.test(copy);
    const hasEnd = hasBannerWithDigits(raw);
    if (!isDated && !hasEnd) return;
    for (const located of texts) {
      const { path, text } = located;
      if (isQuoted(located) || isOfHistory(located)) continue;
      for (const span of hasEnd && isOfNow(located) ? recentEnds(text, now) : [])
        yield {
          path,
          span,
          message: `${text.slice(...span)} is past.`,
          hint: 'Write the next date, or take the banner away.',
        };
      if (!DATED.test(text)) continue;
      const yearly = YEARLY.exec(proseOf(text));
      const year = yearly?.groups?.first ?? yearly?.groups?.last;
      if (yearly && year && isPast(Date.UTC(Number(year) + 1, 0, 1), now) && !isOfPast(text)) {
        const span = [yearly.index, yearly.index + yearly[0].length] as const;
        yield {
          path,
          span,
          message: `${text.slice(...span)} are of a year that is past.`,
          hint: 'Write this year, or leave it out.',
        };
        continue;
      }
      const ranges = dateRangesIn(text);
      for (const date of [...ranges, ...datesIn(text), ...shortDatesIn(text)]) {
        const { span, ends } = date;
        if (!isPast(ends, now) || ends < now - LONG_AGO) continue;
        const before = text.slice(0, span[0]);
        const after = text.slice(span[1]);
        const rest = /^[^.!?\n]*/.exec(after)?.[0] ?? '';
        const led = beforeList(before);
        const isOn =
          (IS_ON.test(before) || IS_ON.test(led)) && ENDED.test(after) && !BEGUN.test(before);
        const isHistory = isBody(located) && ends < now - LONG_PAST;
        const isRange = ranges.includes(date);
        const isSpan = isRange || PERIOD.test(before);
        const isPeriod = isAnnounced(located) && (isRange ? FROM.test(before) : isSpan);
        // The past is indicated in the same sentence, not somewhere above.
        const sentence = before.slice(before.search(/(?:[^.!?;\n]|(?<=\d)\.)*$/));
        const isCalled = isSpan && !isHistory && isCalledFor(sentence, after);
        const language = languageAt(located, file, facts);
        const later = laterYear(located, date, file, facts);
        const isToCome =
          later !== undefined ||
          isCalled ||
          (isOfNow(located) && !isDateline(text, span)) ||
          isPeriod ||
          isOn ||
          (!isBody(located) && !isCaption(located) && isHolidayOffer(text, span)) ||
          TO_COME.test(before) ||
          TO_COME.test(led) ||
          isAskedNext(located, span, file) ||
          BY.test(before) ||
          (!isHistory && isSaidToCome(sentence, after, language)) ||
          (!isHistory && LABEL.test(before)) ||
          (!isHistory && (ON_DAY.test(before) || OFFERED.test(after)));
        if (!isToCome || isTold(sentence, after)) continue;
        if (isToldAround(before, after) || isOfDoneBefore(sentence)) continue;
        if (isPeriodOfCount(located, [before, text.slice(...span), after])) continue;
        if (later === undefined && isOfAccount(text, span[0])) continue;
        if (!isOfNow(located) && isToldInClause(before, sentence, after, language)) continue;
        const isTitled =
          isToldBelow(before, after, language) ||
          isToldAbove(before, text.slice(...span), after, language);
        if (isBody(located) && isTitled) continue;
        if (!isAnnounced(located) && (isOfCase(sentence, after, now) || isOfExample(before)))
          continue;
        if (isTermOfRule(sentence, before) && !isAnnounced(located) && !ACT.test(rest)) continue;
        if (YEARS.test(before) || HOLDS_SINCE.test(before) || isAsOf(located, raw, [before, after]))
          continue;
        if (!isAnnounced(located) && DONE_THEN.test(after)) continue;
        if (isHolidayOfPast(sentence, text.slice(...span))) continue;
        const isListed =
          isBody(located) && isOfRunningYear(text, span, titlesOf(raw).join('\n'), now);
        if (isListed || (ENTRY_DATE.test(before) && ENTRY.test(after))) continue;
        if (!isSpan && !isAnnounced(located) && isDateOfDocument(before, after)) continue;
        const isOfRule = (RULED.test(before) && !ACT.test(rest)) || isChangeOfRule(sentence, after);
        if (isOfRule && !isAnnounced(located) && !isOfNow(located)) continue;
        yield {
          path,
          span,
          message: later
            ? `${text.slice(...span)} is past, and this page is about ${later}.`
            : `${text.slice(...span)} is past.`,
          hint: 'Write the next date, or take the sentence away.',
        };
      }
    }
  },
};
