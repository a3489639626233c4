import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { sentenceAt } from '../sentence-at.ts';
import { clockTimes } from './clock-times.ts';
import { timesOf } from './known-times.ts';

/** Keys of times until which something is done on the same day. */
const CUTOFF =
  /same.?day|mismo.?d[ií]a|cut.?off|(?:order|book)(?:ed)?.?(?:by|until|before)|(?:annahme|bestell|anmelde)schluss|(?:hora)?(?:de)?corte$/i;

/** Keys that call a time a limit, of whatever it is. */
const LIMIT = /(?:^|\.|[a-z])(?:l[ií]mite|limit|deadline|frist|hora.?l[ií]mite)$/i;

const SAME_DAY =
  /same[-\s]day|mismo día|\bhoy mismo|\besta (?:misma )?noche|\bpara hoy\b|\bfor today\b|für heute|(?:selben|gleichen) tag|noch heute|taggleich/i;

/** Between who has to be told and the time: “Booked before”, “Si llama antes de las”, „Wer bis 16 Uhr bestellt“ has its verb behind it. */
const ASKED =
  /(?<!\p{L})(?:order|book|call|request|reserv|ask|apart|pid|encarg|llam|bestell|buch|ruf|meld)\p{L}*\s(?:[^\s.,;:!?]+\s+){0,4}?(?:before|by|until|till|antes de|hasta|vor|bis)\s(?:las?\s)?$/iu;
const UNTIL = /(?<!\p{L})(?:vor|bis)\s$/iu;
const ASKED_BEHIND = /^[^.,;!?]{0,30}(?<!\p{L})(?:bestell|buch|anruf|meld)\p{L}*/iu;

/** The time until which something is ordered for the same day: of a key that says so, or the only limit. */
function cutoffOf(facts: Facts): string | undefined {
  const names = timesOf(facts).map(({ name }) => name);
  const limits = names.filter((name) => LIMIT.test(name));
  return names.find((name) => CUTOFF.test(name)) ?? (limits.length === 1 ? limits[0] : undefined);
}

/** False if a copy says nothing of the same day, or no fact does. */
export function mayCutOff(copy: string, facts: Facts): boolean {
  return SAME_DAY.test(copy) && cutoffOf(facts) !== undefined;
}

/**
 * Times until which something has to be booked for the same day, other than those of the facts that say so.
 *
 * @param title what the text is about, such as the question that it answers: «¿Las quiere para hoy?»
 */
export function* otherCutoffs(
  text: string,
  facts: Facts,
  title = '',
): Generator<{ span: Span; meant: { name: string; text: string } }> {
  if (!SAME_DAY.test(`${title}\n${text}`)) return;
  const times = timesOf(facts);
  const name = cutoffOf(facts);
  if (name === undefined) return;
  for (const { span, at } of clockTimes(text)) {
    const { start, end } = sentenceAt(text, span[0]);
    const [before, after] = [text.slice(start, span[0]), text.slice(span[1], end)];
    const isAsked = ASKED.test(before) || (UNTIL.test(before) && ASKED_BEHIND.test(after));
    // The right one, typed, is reported as `facts/typed-hours`.
    const isSameDay = SAME_DAY.test(`${title}\n${text.slice(start, end)}`);
    if (!isAsked || !isSameDay || times.some((time) => time.at === at)) continue;
    yield { span, meant: { name, text: facts.get(name) ?? '' } };
  }
}
