import type { Span } from '../../../content/span-location.ts';
import { headingAbove } from '../surroundings.ts';
import { isJobHeading, seeksStaff } from './job-advertisements.ts';
import { LIMITS, type Limit } from './job-limit-phrases.ts';

/** Who is asked in the same sentence, other than applicants: pupils, guests, patients. */
const OTHERS =
  /(?<!\p{L})(?:kind(?:er)?|schüler\p{L}*|gäste?|kund(?:en|innen)|teilnehm\p{L}*|patient\p{L}*|mitglied\p{L}*|karte|tarif|kurs\p{L}*|freiwillig\p{L}*|ehrenamt\p{L}*|children|kids|pupils|students|guests|customers|clients|patients|members(?! of staff)|participants|volunteers|ticket|class(?:es)?|niñ[oa]s|alumn[oa]s|clientes|pacientes|soci[oa]s|huéspedes|clases?|voluntari[oa]s?|equipo de)(?!\p{L})/iu;

/** Directly before ages: those of whoever works here already, “our team is aged 24 to 68”, not of whoever is sought. */
const OF_TEAM =
  /(?<!\p{L})(?:(?:we|(?:(?:our|the) )?(?:team|crew|staff|colleagues)(?: members)?) (?:is|are|ranges?)(?: (?:all|now|today|currently|mostly|from|men and women|women and men|people|everybody))*|wir sind(?: (?:alle|heute|derzeit))?|(?:im|unser(?:em)?|das|unsere) (?:team|mannschaft|belegschaft|kolleg\p{L}+)(?: \p{L}+)? (?:ist|sind|arbeiten)(?: (?:alle|heute|leute|menschen|frauen und männer|männer und frauen|kolleg\p{L}+))*|(?:en (?:el|nuestro) equipo|en (?:la|nuestra) plantilla|(?:el|nuestro) equipo|(?:la|nuestra) plantilla) (?:hay|somos|son|es|está|están|tiene|tenemos|va|trabajan|trabajamos)(?: (?:gente|personas|hombres y mujeres|mujeres y hombres|compañer[oa]s|de todo|desde))*|(?:somos|aquí (?:hay|trabaja|trabajan))(?: (?:gente|personas|hombres y mujeres|mujeres y hombres|compañer[oa]s))*),?\s$/iu;

/** A heading above what applicants are not asked for. */
const UNASKED =
  /^[#\s]*(?:what )?(?:we (?:do not|don['’]t|never) (?:ask|need|require|expect|care)|not (?:needed|required|asked)|(?:was )?(?:wir )?nicht (?:verlangen|fragen|erwarten|brauchen|nötig)|was (?:wir|uns) (?:nicht|egal)|(?:lo que )?(?:no|nunca) (?:pedimos|exigimos|preguntamos|importa|necesita[sn]?|hace falta))(?!\p{L})/imu;

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
    if (/\d/.test(found[0]) && OF_TEAM.test(text.slice(0, span[0]))) continue;
    if ([...headings, headingAbove(text, span[0])].some((line) => UNASKED.test(line))) continue;
    const isSought =
      isBelow ||
      isJobHeading(headingAbove(text, span[0]).split('\n')[0] ?? '') ||
      [sentence, before].some((words) => seeksStaff(words, language));
    if (isSought || (offersJob && !beside)) return span;
  }
  return undefined;
}
