import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { sentenceAt } from '../surroundings.ts';
import { clockTimes } from './clock-times.ts';
import { timesOf } from './known-times.ts';

/** Keys of times until which something is done on the same day. */
const CUTOFF =
  /same.?day|mismo.?d[ií]a|cut.?off|(?:order|book)(?:ed)?.?(?:by|until|before)|(?:annahme|bestell|anmelde)schluss|(?:hora)?(?:de)?corte$/i;

const SAME_DAY =
  /same[-\s]day|mismo día|\bhoy mismo|\besta (?:misma )?noche|(?:selben|gleichen) tag|noch heute|taggleich/i;

/** Between who has to be told and the time: “Booked before”, “Si llama antes de las”, „Wer bis 16 Uhr bestellt“ has its verb behind it. */
const ASKED =
  /(?<!\p{L})(?:order|book|call|request|reserv|ask|apart|pid|llam|bestell|buch|ruf|meld)\p{L}*\s(?:\p{L}+\s){0,4}?(?:before|by|until|till|antes de|hasta|vor|bis)\s(?:las?\s)?$/iu;
const UNTIL = /(?<!\p{L})(?:vor|bis)\s$/iu;
const ASKED_BEHIND = /^[^.,;!?]{0,30}(?<!\p{L})(?:bestell|buch|anruf|meld)\p{L}*/iu;

/** False if a copy says nothing of the same day, or no fact does. */
export function mayCutOff(copy: string, facts: Facts): boolean {
  return SAME_DAY.test(copy) && timesOf(facts).some(({ name }) => CUTOFF.test(name));
}

/** Times until which something has to be booked for the same day, other than those of the facts that say so. */
export function* otherCutoffs(
  text: string,
  facts: Facts,
): Generator<{ span: Span; meant: { name: string; text: string } }> {
  if (!SAME_DAY.test(text)) return;
  const times = timesOf(facts);
  const [cutoff] = times.filter(({ name }) => CUTOFF.test(name));
  if (!cutoff) return;
  for (const { span, at } of clockTimes(text)) {
    const { start, end } = sentenceAt(text, span[0]);
    const [before, after] = [text.slice(start, span[0]), text.slice(span[1], end)];
    const isAsked = ASKED.test(before) || (UNTIL.test(before) && ASKED_BEHIND.test(after));
    // The right one, typed, is reported as `facts/typed-hours`.
    if (!isAsked || !SAME_DAY.test(text.slice(start, end)) || times.some((time) => time.at === at))
      continue;
    yield { span, meant: { name: cutoff.name, text: facts.get(cutoff.name) ?? '' } };
  }
}
