import { withoutQuotations } from '../quotations.ts';
import { DAY_ALONE } from './told-above.ts';
import { PERFECTS_IN, TOLD_VERBS_IN } from './told-verbs.ts';

/** The line of a heading, or of the title of a table, whose brackets may be masked, up to a date. */
const TITLE = /(?:^|\n)(?<mark>#{1,6}\s|:::\p{L}+[[\u2060])(?<words>[^\n]*)$/u;

/** The rest of it. */
const ENDS = /^\s?\)?[\]\u2060]?[ \t]*(?=\n|$)/;

/** Directly before the last day of a period. */
const PERIOD =
  /(?<!\p{L})(?:from|vom|von|del?|desde(?: el)?)\s[^.!?\n\d]{0,20}\d{1,2}\.?[^.!?\n\d]{0,20}\s(?:to|through|until|till|bis(?: zum)?|al|hasta(?: el)?)\s(?:\p{L}+,? (?:den |dem |el )?)?$/iu;

/** Says what is offered, or when: a notice. */
const NOTICE =
  /(?<!\p{L})(?:open\p{L}*|hours|clos(?:ed|ing)|sale|offers?|prices?|courses?|holidays?|(?:book|regist|sign)\p{L}*|geöffnet|geschlossen|\p{L}*zeiten|\p{L}*angebote?|aktion\p{L}*|\p{L}*preise?|anmeld\p{L}*|\p{L}*kurse?|\p{L}*termine?|\p{L}*urlaub|\p{L}*ferien|programm|abiert\p{L}+|cerrad\p{L}+|horarios?|ofertas?|precios?|cursos?|vacaciones|inscri\p{L}+|programa)(?!\p{L})/iu;

/** Up to the end of what stands below: the next heading, or the end of the table. */
const BELOW_HEADING = /^[\s\S]*?(?=\n#{1,6}\s|$(?![\s\S]))/u;
const BELOW_TABLE = /^[\s\S]*?(?=\n:::|$(?![\s\S]))/u;

const TOLD = new Map(
  Object.entries(TOLD_VERBS_IN).map(([language, verbs]) => [
    language,
    new RegExp(`(?<!\\p{L})(?:${verbs})(?!\\p{L})`, 'u'),
  ]),
);

/** A sentence of a story, or of a notice. */
const SENTENCE = /(?<=[.!?…][*_]{0,2})\s|\n/u;

/** Fewer sentences of what was done may be a look back in the notice of what comes. */
const STORY = 3;

/** Who tells a story does not speak to those who are to come, nor of the time before. */
const ADDRESSED =
  /(?<!\p{L})(?:you|your|join|come|meet|register|sign up|tickets?|admission|will|shall|last (?:year|time)|we(?: are|['’]re|['’]ll)|ihr|euch|sie (?:können|sind|sich)|kommen sie|kommt|seid|wird|werden|anmeld\p{L}*|eintritt|treffpunkt|letztes (?:jahr|mal)|im vorjahr|wir (?:sind|treffen|freuen)|usted\p{L}*|vosotr\p{L}+|veng\p{L}+|inscr\p{L}*|entradas?|será[ns]?|habrá|el año pasado|(?:nos vemos|os|les) (?:esper|invit)amos)(?!\p{L})/iu;

const DONE = new Map(
  Object.entries(TOLD_VERBS_IN).map(([language, verbs]) => [
    language,
    new RegExp(
      `(?<!\\p{L}|(?:is|are|be|been) )(?!need(?!\\p{L}))(?:${verbs}|${PERFECTS_IN[language]})(?!\\p{L})`,
      'u',
    ),
  ]),
);

/** True if most of what stands below the heading of one day tells what was done on it, and nothing speaks to readers. */
function isStory(below: string, language: string): boolean {
  const done = DONE.get(language.slice(0, 2));
  const told = withoutQuotations(below, false);
  if (done === undefined || ADDRESSED.test(told)) return false;
  const sentences = told.split(SENTENCE).filter((sentence) => /\p{Ll}/u.test(sentence));
  const past = sentences.filter((sentence) => done.test(sentence));
  return past.length >= STORY && past.length * 2 > sentences.length;
}

/**
 * True for the last day of a period in a heading, or in the title of a table, below which a body tells what was done in it: "The week
 * from 15 to 23 June 2026" above a table of what happened; and for one day
 * above the story of it.
 */
export function isToldBelow(before: string, after: string, language: string): boolean {
  const { mark = '', words = '' } = TITLE.exec(before)?.groups ?? {};
  if (mark === '' || !ENDS.test(after)) return false;
  const rest = after.replace(ENDS, '');
  const [below = ''] = (mark.startsWith('#') ? BELOW_HEADING : BELOW_TABLE).exec(rest) ?? [];
  if (DAY_ALONE.test(words)) return isStory(below, language);
  if (!PERIOD.test(words) || NOTICE.test(words)) return false;
  return TOLD.get(language.slice(0, 2))?.test(below) === true && !NOTICE.test(below);
}
