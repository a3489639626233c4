import type { CopyFile, LocatedText } from '../../../../content/rule.ts';
import type { Span } from '../../../../content/span-location.ts';
import { valueAt } from '../../../../content/value-path.ts';
import type { Told } from '../hours-told.ts';
import { ONLY_DAYS, saidDays } from '../said-days.ts';

/** Says of hours that they are those of weekends as well. */
const INCLUDED =
  /(?<!\p{L})(?:(?:weekends?|saturdays? and sundays?) (?:included|as well|too)|including (?:the )?weekends?|(?:on )?weekends? the same|seven days a week|every day of the week|(?:(?:auch|selbst) am Wochenende|Wochenende inklusive|samt Wochenende|einschließlich (?:der |dem )?Wochenenden?|(?:an )?sieben Tagen? (?:in der|die) Woche)|(?:fines de semana|sábados y domingos) (?:incluidos|inclusive|también)|inclu(?:idos|yendo|so)(?: en)? (?:los )?fines de semana|(?:también|incluso) (?:los |en )?fines? de semana|los siete días de la semana)(?!\p{L})/iu;

/** What may make an exception of them: other hours, a season, an appointment. */
const APART =
  /(?<!\p{L})(?:appointment|arrangement|request|emergenc\p{L}+|except|but|only|summer|winter|season|from \p{Lu}\p{Ll}+ to|Vereinbarung|Absprache|Notf\p{L}+|außer|nur|Sommer|Winter|Saison|cita|acuerdo|urgencias?|emergencias?|salvo|excepto|pero|solo|verano|invierno|temporada)(?!\p{L})/iu;

/** A time or a reference to one. */
const TIMES = /\{business\.hours\.|\d\s?(?:[ap]\.?m\b|uhr|h\b)|\d:\d\d/i;

const SATURDAY = 5;

/** False if no text of a copy says that weekends are included. */
export function mayIncludeWeekends(copy: string): boolean {
  return INCLUDED.test(copy);
}

/** The words of an entry besides one of them. */
function wordsBeside({ path }: LocatedText, raw: object): string[] {
  const entry = Object(valueAt(raw, path.slice(0, -1))) as Record<string, unknown>;
  return Object.entries(entry).flatMap(([key, value]) =>
    key !== path.at(-1) && typeof value === 'string' ? [value] : [],
  );
}

/** True if another entry of the list has days of its own. */
function isListOfDays({ path }: LocatedText, raw: object): boolean {
  const [at, key] = [path.at(-2), path.at(-1)];
  const list: unknown = valueAt(raw, path.slice(0, -2));
  if (!Array.isArray(list) || key === undefined) return false;
  return list.some((entry, index) => {
    const name: unknown = Object(entry)[key];
    return index !== at && typeof name === 'string' && ONLY_DAYS.test(name);
  });
}

/** The working days that an entry is called, though its words say that its hours are those of weekends as well. */
export function withoutIncluded(
  located: LocatedText,
  file: CopyFile,
): readonly [span: Span, told: Told] | undefined {
  const { text, path } = located;
  if (typeof path.at(-2) !== 'number' || !ONLY_DAYS.test(text)) return undefined;
  const { days } = saidDays(text);
  if (days.length < 2 || days.some((day) => day >= SATURDAY)) return undefined;
  file.dependsOnOthers(located);
  const beside = wordsBeside(located, file.whole.raw);
  const included = beside.find((words) => INCLUDED.test(words));
  if (included === undefined || !beside.some((words) => TIMES.test(words))) return undefined;
  if (APART.test(included) || isListOfDays(located, file.whole.raw)) return undefined;
  const said = INCLUDED.exec(included)?.[0] ?? '';
  return [
    [0, text.length],
    {
      message: `These days leave out the weekend, and the same entry says "${said}".`,
      hint: 'Correct the one that is wrong.',
    },
  ];
}
