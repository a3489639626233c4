import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { SMALL_NUMBERS } from '../figures/small-numbers.ts';
import { countedList } from './listed-counts.ts';
import { nounRoot } from './nouns.ts';

/** A number that begins a sentence, in words or digits, and what it counts. */
const COUNTED = new RegExp(
  `(?<=^|[.!?:] )(?<number>${[...SMALL_NUMBERS.keys()].join('|')}|[3-9]|1[0-2])\\s(?:\\p{Ll}+\\s)??(?<noun>\\p{L}{4,})`,
  'giu',
);

/** Most by which a slip differs: other numbers count some of them. */
const SLIP = 2;

/** True for the title and description of a page, and the first words on it. */
function isAbove({ path: [part, key, ...rest] }: LocatedText): boolean {
  if (part === 'seo') return key === 'title' || key === 'description';
  if (part === 'hero') return key === 'headline' || key === 'subheadline' || key === 'kicker';
  return (
    part === 'sections' && key === 0 && /^(?:heading|kicker|lead|text)$/.test(String(rest.at(-1)))
  );
}

/** A number that the top of a page gives, and the one that a heading further down and its list agree on. */
interface OtherCount {
  span: Span;
  entries: number;
  heading: string;
}

/** Finds “Twelve services” in the description of a page with eleven below “Eleven services, each with its own rules”. */
export function* countsAbove(located: LocatedText, { whole }: CopyFile): Generator<OtherCount> {
  if (!isAbove(located)) return;
  for (const { index, groups = {} } of matchesIn(located.text, COUNTED)) {
    const { number = '', noun = '' } = groups;
    const said = SMALL_NUMBERS.get(number.toLowerCase()) ?? Number(number);
    for (const other of whole.texts) {
      const list = other === located ? undefined : countedList(other, whole.raw);
      if (list?.root !== nounRoot(noun) || list.said !== list.entries) continue;
      const off = Math.abs(list.entries - said);
      if (off === 0 || off > SLIP) continue;
      const span: Span = [index, index + number.length];
      yield { span, entries: list.entries, heading: other.text };
      break;
    }
  }
}
