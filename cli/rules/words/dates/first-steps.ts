import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import type { Start } from './business-starts.ts';
import { wordsBetween } from './words-between.ts';
import { IN_YEAR, type YearLanguage } from './year-phrases.ts';

const WORDS = wordsBetween();
const { en: IN_EN, de: IN_DE, es: IN_ES } = IN_YEAR;

const WHO_EN = '(?:I|[Hh]e|[Ss]he|[Ww]e|[Tt]hey|\\p{Lu}[\\p{L}’-]+(?: \\p{Lu}[\\p{L}’-]+)?)';
const STEP_EN =
  '(?:(?:rented|leased|hired|bought|took on|borrowed) (?:an?|half an?|the lease)|gave notice|gave up (?:his|her|my|their) job|quit (?:his|her|my|their) job|unlocked the door)';
const STEP_DE =
  '(?:mietete|pachtete|kaufte|bezog|kündigte|schloss|sperrte)(?:\\s\\p{Lu}[\\p{L}-]+){0,2} (?:ein\\p{L}*|sein\\p{L}*|ihr\\p{L}*|die Tür)';
const STEP_ES =
  '(?:(?:alquil|arrend|compr)(?:é|ó|amos|aron) (?:una?|medio)|dej(?:é|ó|amos|aron) (?:el|la|su|mi)|traspas(?:é|ó) una?)';

/** What somebody does in the year in which they become independent, and at times later. */
const STEPS: Readonly<Record<YearLanguage, readonly string[]>> = {
  en: [`${IN_EN},? ${WHO_EN} ${STEP_EN}`, `${WHO_EN} ${STEP_EN}[^.!?\\n]{0,60} ${IN_EN}`],
  de: [
    `${IN_DE} ${STEP_DE}`,
    `(?:[Ee]r|[Ss]ie|[Ww]ir|\\p{Lu}\\p{L}+ \\p{Lu}\\p{L}+) ${STEP_DE.replace(/\(\?:\\s.*\{0,2\}/, `${WORDS} ${IN_DE}${WORDS}`)}`,
    `${IN_DE} (?:hat|haben|habe)${WORDS} ein\\p{L}*[^.!?\\n]{0,60} (?:gemietet|gepachtet|gekauft)`,
  ],
  es: [
    `${IN_ES},? (?:\\p{Lu}\\p{L}+ ){0,2}${STEP_ES}`,
    `(?:\\p{Lu}\\p{L}+ ){0,2}(?:[Aa]lquil|[Aa]rrend|[Cc]ompr)(?:é|ó|amos|aron) (?:una?|medio)[^.!?\\n]{0,60} ${IN_ES}`,
  ],
};

/** Quick tests for one. */
const SEEN: Readonly<Record<YearLanguage, RegExp>> = {
  en: /rented|leased|hired|bought|took on|borrowed|gave (?:notice|up)|quit|unlocked/,
  de: /mietet|pachtet|kauft|bezog|kündigte|schloss|sperrte/,
  es: /(?:lquil|rrend|ompr|raspas)(?:é|ó|amos|aron)|dej(?:é|ó|amos|aron)/,
};

/** What somebody learned or did for others before: a beginning follows. */
const BEFORE =
  /(?<!\p{L})(?:(?:worked|cooked|drove|cleaned|trained|learned|learnt|studied|taught) (?:\p{L}+ ){0,6}?(?:for|at|in|with|as)|apprentice\p{L}*|was an? (?:\p{L}+ )?(?:worker|driver|teacher|nurse|clerk|cook|mechanic)|lernte|gelernt|Geselle\p{L}*|Meisterprüfung|Meisterbrief|Lehrling|arbeitete|studierte|trabaj(?:é|ó)|estudi(?:é|ó)|aprend(?:í|ió)|oficial de)(?!\p{L})/iu;

/** What there is at a beginning only. */
const FIRST =
  /(?<!\p{L})(?:(?:his|her|my|our|the|their) (?:very )?first (?:customers?|clients?|jobs?|orders?|patients?|pupils?|students?|day|guests?|wedding|sale)|(?:der|die|das|seine?|ihre?|meine?|unsere?) (?:aller)?erste[nrs]? (?:Kund\p{L}+|Auftr\p{L}+|Patient\p{L}*|Schüler\p{L}*|Tag|Gäste?|Bestellung\p{L}*)|(?:el|la|los|las|mi|su|nuestr[oa]s?) primer[oa]?s? (?:client\p{L}+|encargos?|pacientes?|alumn[oa]s?|días?|trabajos?|bodas?|pedidos?|vecin[oa]s?))(?!\p{L})/iu;

/** A later step, or one of somebody who came later. */
const LATER =
  /(?<!\p{L})(?:second|another|next|new|bigger|larger|own building|moved|also|too|next door|joined|zweite\p{L}*|weitere\p{L}*|neue\p{L}*|größere\p{L}*|dazu|auch|umgezogen|übersiedelt|nebenan|segund[oa]|otr[oa]|nuev[oa]|también|más grande|traslad\p{L}+|de al lado|mud\p{L}+)(?!\p{L})/iu;

function paragraphAround(text: string, at: number): { before: string; after: string } {
  const end = text.indexOf('\n\n', at);
  return {
    before: text.slice(text.lastIndexOf('\n\n', at) + 1, at),
    after: text.slice(at, end < 0 ? text.length : end),
  };
}

/**
 * The years of first steps: a room rented, a van bought, notice given. They are told of a beginning where the paragraph says what
 * somebody did before, or what was the first; and nothing above has told of the beginning already.
 *
 * @param names of the facts with years of beginnings.
 */
export function* firstSteps(
  text: string,
  names: readonly string[],
  language: YearLanguage,
): Generator<Start> {
  if (!SEEN[language].test(text)) return;
  for (const source of STEPS[language])
    for (const { 0: found, index, groups } of matchesIn(text, stepPattern(source))) {
      const { year } = groups ?? {};
      if (year === undefined) continue;
      const { before, after } = paragraphAround(text, index);
      const above = text.slice(0, index) + after;
      if (names.some((name) => above.includes(`{${name}}`))) continue;
      const [sentence = ''] = after.split(/[.!?](?:\s|$)/, 1);
      if (LATER.test(sentence)) continue;
      if (!BEFORE.test(before) && !FIRST.test(after)) continue;
      const start = index + found.indexOf(year);
      yield { year, span: [start, start + year.length], kind: 'step' };
    }
}

const compiled = new Map<string, RegExp>();

function stepPattern(source: string): RegExp {
  const pattern = compiled.get(source) ?? new RegExp(`(?<!\\p{L})${source}`, 'gu');
  compiled.set(source, pattern);
  return pattern;
}
