import type { Span } from '../../../content/span-location.ts';
import { headingAbove } from '../surroundings.ts';
import { isJobHeading, seeksStaff } from './job-advertisements.ts';
import { LIMITS, type Limit } from './job-limit-phrases.ts';

/** Who is asked in the same sentence, other than applicants: pupils, guests, patients. */
const OTHERS =
  /(?<!\p{L})(?:kind(?:er)?|schüler\p{L}*|gäste?|kund(?:en|innen)|teilnehm\p{L}*|patient\p{L}*|mitglied\p{L}*|karte|tarif|kurs\p{L}*|freiwillig\p{L}*|ehrenamt\p{L}*|children|kids|pupils|students|guests|customers|clients|patients|members(?! of staff)|participants|volunteers|ticket|class(?:es)?|niñ[oa]s|alumn[oa]s|clientes|pacientes|soci[oa]s|huéspedes|clases?|voluntari[oa]s?|equipo de)(?!\p{L})/iu;

/** The limits that texts in a language may set to applicants, if they are of an advertisement. */
export function suspectedLimits(copy: string, language: string): readonly Limit[] {
  const limits = (LIMITS[language.slice(0, 2)] ?? []).filter(({ sign }) => copy.includes(sign));
  return limits.some(({ said }) => said.test(copy)) ? limits : [];
}

/** The sentence around a place, and what precedes it. */
function sentenceWith(text: string, [start, end]: Span): { before: string; sentence: string } {
  const from = text.slice(0, start).search(/[^.!?\n]*$/);
  return {
    before: /[^.!?\n]*[.!?:]*\s*$/.exec(text.slice(0, from))?.[0] ?? '',
    sentence: text.slice(from, end) + (/^[^.!?\n]*/.exec(text.slice(end))?.[0] ?? ''),
  };
}

/** What an advertisement is known by. */
export interface JobPage {
  language: string;
  /** True if the file speaks of applicants or vacancies. */
  offersJob: boolean;
  /** The heading and the title beside the text. */
  headings: readonly string[];
}

/** The first age, sex or mother tongue in a text that applicants are asked for, if it is an advertisement. */
export function limitIn(
  text: string,
  limits: readonly Limit[],
  { language, offersJob, headings }: JobPage,
): Span | undefined {
  const isBelow = headings.some(isJobHeading);
  for (const { sign, said, unless, beside } of limits) {
    const found = text.includes(sign) ? said.exec(text) : null;
    if (!found) continue;
    const span: Span = [found.index, found.index + found[0].length];
    const { before, sentence } = sentenceWith(text, span);
    if (OTHERS.test(sentence) || unless?.test(sentence)) continue;
    const isSought =
      isBelow ||
      isJobHeading(headingAbove(text, span[0]).split('\n')[0] ?? '') ||
      [sentence, before].some((words) => seeksStaff(words, language));
    if (isSought || (offersJob && !beside)) return span;
  }
  return undefined;
}
