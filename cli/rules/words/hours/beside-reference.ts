import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { minutes, TIME } from './clock-ranges.ts';
import { isOfElse } from './hours-of-others.ts';
import type { Told } from './hours-told.ts';
import { rangesOf } from './known-ranges.ts';

const REFERENCE = (name: string, end: string) =>
  `\\{(?<${name}>business\\.hours\\.[\\w.]+\\.${end})\\}`;
const TO = '(?:\\s?[-–—]\\s?|\\s+(?:to|till?|until|bis|a(?:\\s+las)?|hasta(?:\\s+las)?)\\s+)';

/** A range of which one end is typed, and the other refers to the hours. */
const HALVES = new RegExp(
  [
    `(?<![\\d.,/:$€£–-])(?<from>${TIME('a')})${TO}${REFERENCE('closes', 'closes')}`,
    `${REFERENCE('opens', 'opens')}${TO}(?<to>${TIME('b')})(?![\\d/%€$]|[.,:]\\d)`,
  ].join('|'),
  'giu',
);

/** Directly behind a range: the day that it is of. */
const ON_DAY = /^,?\s+(?:on|am|an|el|los)\s/iu;

/**
 * Times that begin or end a range whose other end refers to the hours: those that repeat these hours, and those before or
 * after all of them. Others may be of a part: “walk-ins from 2 PM to {business.hours.regular.closes}”.
 */
export function* besideReference(
  text: string,
  facts: Facts,
): Generator<{ span: Span; told: Told }> {
  if (!text.includes('{business.hours.') || isOfElse(text)) return;
  const own = rangesOf(facts).filter(({ isOpening }) => isOpening);
  for (const { 0: found, index, groups: g = {} } of matchesIn(text, HALVES)) {
    const { from, to, closes, opens, ah = '', am, ap, bh = '', bm, bp } = g;
    // The full stop of "9 PM." ends its sentence.
    const typed = (from ?? to ?? '').trimEnd().replace(/(?<=[ap]m)\.$/i, '');
    const [hour, minute, half] = from === undefined ? [bh, bm, bp] : [ah, am, ap];
    if (Number(hour) > 24 || (minute === undefined && half === undefined)) continue;
    const range = own.find(({ names }) => names[0] === opens || names[1] === closes);
    const name = range?.names[from === undefined ? 1 : 0];
    if (!range || name === undefined) continue;
    const at = minutes(hour, minute, half);
    const isSame = at === (from === undefined ? range.to : range.from);
    const isBeyond = own.every((hours) => (from === undefined ? at > hours.to : at < hours.from));
    if (!isSame && !isBeyond) continue;
    // An entry with nothing but times is that of its title, and a day has times of its own.
    const isBare = !/\p{L}/u.test(text.slice(0, index));
    if (isBare || ON_DAY.test(text.slice(index + found.length))) continue;
    const start = index + found.indexOf(typed);
    const message = isSame
      ? 'This time is typed in by hand, so it stays when the one in site.config.yaml changes.'
      : `${typed} is not in the hours that the other end refers to: {${name}} is ${facts.get(name)}.`;
    const hint = isSame ? `Write {${name}} in its place.` : `Write {${name}}, or correct it there.`;
    const told = { message, hint, value: facts.get(name) };
    yield { span: [start, start + typed.length], told };
  }
}
