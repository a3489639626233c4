import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { namesOfEntry } from '../surroundings.ts';
import { minutes, TIME } from './clock-ranges.ts';
import { OTHER_HOURS, type Told } from './hours-told.ts';
import { rangesOf } from './known-ranges.ts';

/** A reference and a time, with nothing before them, and nothing but days behind. */
const HALF = new RegExp(
  `^\\u2060+(?: ?[-–—] ?| (?:to|till?|until|bis|a(?: las)?|hasta(?: las)?) )(?<time>${TIME('a')})(?=,? (?:every day|daily|seven days a week|täglich|todos los días)[.,]?$|[.,]?$)`,
  'iu',
);

/** The name of an entry about when the business is open, and nothing else. */
const HOURS =
  /^(?:(?:our|opening|office|business|shop|store|regular|unsere|nuestro) )*(?:hours|opening times|open|öffnungszeiten|geöffnet|horarios?|abierto)$/iu;

/** What the second of two times repeats or contradicts, where only the first one refers to the hours: "Hours", "{…} to 9 PM". */
export function halfTypedHours(
  located: LocatedText,
  prose: string,
  file: CopyFile,
  facts: Facts,
): { span: Span; told: Told } | undefined {
  const { time = '', ah = '', am, ap } = HALF.exec(prose)?.groups ?? {};
  if (time === '' || facts.hours !== true || (am === undefined && ap === undefined))
    return undefined;
  file.dependsOnOthers(located);
  if (!HOURS.test(namesOfEntry(located, file.raw))) return undefined;
  const at = prose.indexOf(time);
  const span = [at, at + time.trimEnd().length] as const;
  const closes = minutes(ah, am, ap);
  const own = rangesOf(facts).filter(({ isOpening }) => isOpening);
  if (own.length === 0) return undefined;
  const same = own.find(({ to }) => to === closes);
  if (!same) return { span, told: OTHER_HOURS };
  const name = same.ofWeek?.closes ?? same.names[1];
  return {
    span,
    told: {
      value: name === undefined ? undefined : facts.get(name),
      message:
        'This time is typed in by hand, so it stays when the one in site.config.yaml changes.',
      hint: name ? `Write {${name}} in its place.` : 'Leave it to a section hours.',
    },
  };
}
