import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { valueAt } from '../../../content/value-path.ts';
import { isJobHeading, offersJob } from '../claims/job-advertisements.ts';
import { columnAt } from '../counts/count-context.ts';
import { isJobsPage } from '../page-titles.ts';
import { sentenceAt } from '../sentence-at.ts';
import { headingAbove } from '../surroundings.ts';
import type { SumPlace } from './sum-places.ts';

/** What only pay is called by. */
const OF_PAY =
  '(?:\\(?(?:full[- ]time equivalent|fte|ote|pro[- ]rata)|(?:,\\s)?(?:plus|\\+|incl\\.?|including|and) super(?:annuation)?|p\\.?\\s?a\\.?|annually|base salary|jährlich|(?:bei |in |auf )?vollzeit(?:basis|stelle)?|(?:,\\s)?(?:plus|and|\\+) tips|(?:plus|und|zuzüglich|zzgl\\.) trinkgeld\\p{L}*|(?:más|y) propinas|anuales|(?:a|por|de) jornada completa)';

/** The second amount of a range. */
const TO_AMOUNT =
  '(?:\\s?(?:-|–|to|bis|und|a|y|and)\\s?[$€£]?\\d[\\d.,]*k?(?:\\s?(?:€|euros?|dollars|pounds))?)?';

/** The year of an apprenticeship in which something is paid. */
const YEAR_OF_TRAINING =
  '(?:im|in the|in your|en el)\\s(?:ersten|zweiten|dritten|vierten|[1-4]\\.|first|second|third|fourth|primer|segundo|tercer|cuarto)\\s(?:(?:lehr|ausbildungs)?jahr|year|año)';

/** Directly after what somebody earns, or the first amount of its range. */
const EARNED = new RegExp(
  `^${TO_AMOUNT}\\s?(?:(?:\\/|(?:an?|per|each|pro|je|die|in der|im|por|a la|al)\\s)\\s?(?:hour|hr|shift|night|day|week|month|year|stunde|schicht|tag|woche|monat|jahr|hora|turno|noche|día|semana|mes|año)|${YEAR_OF_TRAINING}|brutto|netto|gross|brut[oa]s?|${OF_PAY})(?!\\p{L})`,
  'iu',
);

/** A label of what somebody earns. */
const PAY =
  /(?<!\p{L})(?:pay|wages?|salary|hourly rate|gehalt|lohn|stundenlohn|vergütung|verdienst|sueldo|salario|paga)(?!\p{L})/iu;

/** The heading of a column of wages. */
const PAY_COLUMN =
  /^(?:pay|wages?|salary|hourly|gehalt|lohn|stundenlohn|vergütung|sueldo|salario|paga)(?!\p{L})/iu;

/** Before what somebody is paid: "the trial morning is paid with $40". */
const PAID =
  /(?<!\p{L})(?:we pay(?: you)?|(?:is )?paid(?: with| at)?|you (?:earn|get)|wir zahlen|wird mit|verdienen sie|verdienst du|(?:se )?pagan? con|(?:te |le )?pagamos|ganas|cobras|recibes|recibirás)\s(?:\p{L}+\s){0,2}$/iu;

/** Before it in its sentence, as what the sentence is about: "The pay follows experience, from". Somebody pays for something else. */
const ABOUT_PAY =
  /(?<!\p{L})(?:(?:the|your|our|its|this|full|starting|annual|yearly|monthly|weekly|hourly|base|basic|gross)\s(?:(?:starting|annual|yearly|monthly|weekly|hourly|base|basic|gross)\s)?pay(?=:|,|\s(?:is|starts|begins|follows|ranges|runs|depends|goes|rises|grows|will|here|for|from|between|scale))|^pay(?=:|\s(?:is|starts|begins|follows|ranges|depends|from|between))|remuneration|pay scale|die vergütung|der verdienst|la paga|la retribución|la remuneración)(?!\p{L})(?![^.;!?]*(?<!\p{L})(?:costs?|charges?|fees?|prices?|patients?|customers?|clients?|kostet|kunden|patienten|cuesta|clientes)(?!\p{L}))[^.;!?]{0,90}$/iu;

/** The heading of what a job is paid. */
const PAY_HEADING =
  /^#+\s(?:what (?:we pay|you (?:earn|get)|it pays)|(?:the )?pay|wages?|salary|was wir zahlen|was sie verdienen|bezahlung|gehalt|lohn|vergütung|verdienst|lo que pagamos|cuánto (?:pagamos|se gana)|(?:el )?sueldo|salario|paga)(?!\p{L})/iu;

/** A paid day to try out a job. */
const PAID_TRIAL =
  /(?<!\p{L})(?:paid (?:trial|test|working interview)|trial (?:day|shift|morning)[^.\n]{0,20}paid|bezahlte\p{L}? (?:probe|schnupper)\p{L}+|(?:probe|schnupper)(?:tag|arbeit\p{L}*|schicht)[^.\n]{0,20}bezahlt|(?:día|turno|jornada) de prueba[^.\n]{0,20}pagad[oa])(?!\p{L})/iu;

/** Before what a law says that somebody has to earn. */
const LEAST_PAY = /(?<!\p{L})(?:minimum|mindest\p{L}+|mínimo)(?!\p{L})[^.;:!?]{0,30}$/iu;

/** Directly before what someone who works for others earns: "Drivers here start at", „eine Aushilfe bekommt“. */
const WORKER_EARNS =
  /(?<!\p{L})(?:drivers?|helpers?|apprentices?|trainees?|interns?|assistants?|aushilfen?|lehrlinge?|azubis?|auszubildende[nr]?|gesell(?:e|in|en)|aprendi(?:z|za|ces)|ayudantes?|peón|peones|emplead[oa]s?)\s(?:\p{L}+\s){0,2}?(?:starts?|begins?|earns?|makes?|gets?|bekomm(?:t|en)|verdien(?:t|en)|erh[aä]lt(?:en)?|ganan?|cobran?|empiezan?)\s(?:\p{L}+\s){0,3}$/iu;

/** Directly before what somebody earns by the hour or month: "a welder who earns $34 an hour". */
const EARNS =
  /(?<!\p{L})(?:earns?|earning|verdient|verdienen|gana[ns]?|ganando)\s(?:about |around |rund |etwa |unos |unas )?$/iu;

/** How often a sum in large type is paid, beside it: "an hour, reviewed each April". */
const PERIOD = new RegExp(
  `^(?:(?:(?:an?|per|each|pro|je|die|in der|im|por|a la|al|la)\\s)?(?:hour|hr|shift|day|week|month|year|stunde|schicht|tag|woche|monat|jahr|hora|turno|día|semana|mes|año|brutto|netto|gross|brut[oa]s?)(?!\\p{L})|${YEAR_OF_TRAINING}(?!\\p{L}))`,
  'imu',
);

/** Keys of what stands below a sum in large type. */
const BELOW = ['period', 'description', 'label', 'text'];

/** What those who work somewhere get, or are called. */
const OF_EMPLOYEES =
  /(?<!\p{L})(?:health insurance|paid (?:time off|holidays|vacation|leave)|days off|retirement plan|401\(k\)|pension (?:plan|scheme)|apprentices?|trainees?|tage urlaub|urlaubstage|altersvorsorge|auszubildende\p{L}*|azubis?|vacaciones pagadas|días de vacaciones|seguro médico|aprendi(?:z|za|ces))(?!\p{L})/iu;

/** True for a sum in large type on a page with an advertisement of a job: paid by the hour or month, or below a heading about wages. */
export function isWageAt({ path }: LocatedText, { whole }: CopyFile): boolean {
  const { raw, copy } = whole;
  if (!isJobsPage(raw) || !(offersJob(copy) || OF_EMPLOYEES.test(copy))) return false;
  const block = Object(valueAt(raw, path.slice(0, -1))) as Record<string, unknown>;
  if (BELOW.some((key) => key !== path.at(-1) && PERIOD.test(String(block[key] ?? ''))))
    return true;
  const { heading } = Object(valueAt(raw, path.slice(0, -3))) as { heading?: unknown };
  return typeof heading === 'string' && PAY.test(heading);
}

/** True for what somebody earns, as a worker or on a page about jobs. */
export function isEarned(text: string, [at, end]: Span, placeOf: () => SumPlace): boolean {
  if (WORKER_EARNS.test(text.slice(0, at))) return true;
  if (EARNS.test(text.slice(0, at)) && EARNED.test(text.slice(end))) return true;
  if (EARNED.test(text.slice(end)))
    return placeOf().isOfJobs || isJobHeading(headingAbove(text, at).trim());
  if (PAY_COLUMN.test(columnAt(text, at) ?? '')) return true;
  const { isOfJobs, isWage, beside, around } = placeOf();
  const before = text.slice(0, at);
  if (!isOfJobs) return false;
  if (ABOUT_PAY.test(text.slice(sentenceAt(text, at).start, at))) return true;
  if (PAY_HEADING.test(headingAbove(text, at)) || PAID_TRIAL.test(`${around}\n${before}`))
    return true;
  return PAY.test(beside) || isWage || LEAST_PAY.test(before) || PAID.test(before);
}
