import { type Facts, resolveFacts } from '../../../content/facts/facts.ts';
import { namedBlocks } from '../../../content/pages/section-blocks.ts';
import type { LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { datedDaysIn } from '../dates/last-days.ts';
import { SMALL_NUMBERS } from '../figures/small-numbers.ts';
import { DAYS } from '../hours/weekdays.ts';

const NUMBER = [...SMALL_NUMBERS.keys()].join('|');
const DAY = DAYS.map(([en, es, de]) => `${en}s?|${es}s?|${de}e?`).join('|');

/** So many days of a kind, or what is on them: “five Fridays”, “Five Friday rounds”, „fünf Freitagabende“. */
const COUNTED = new RegExp(
  `(?<!\\p{L})(?<number>${NUMBER}|[2-9]|1[0-2])\\s(?<day>${DAY})(?:abende?|nachmittage?|vormittage?)?(?:\\s\\p{Ll}+s)?(?!\\p{L})(?!\\s(?:an?|each|every|per|im monat|im jahr|pro|al|por|cada)(?!\\p{L}))`,
  'giu',
);

/** Says that some of them are counted, or more than they. */
const OTHERS =
  /(?<!\p{L})(?:and an?|plus|another|more|first|last|next|other|of|und ein\p{L}*|weitere\p{L}*|erste\p{L}*|letzte\p{L}*|von|y una?|más|primer\p{L}*|últim\p{L}*|otr[oa]s)(?!\p{L})/iu;

/** The days of a timeline, if all its entries have one: the weekday, and how many. */
function datedTimeline(raw: object, facts: Facts): { day: number; count: number } | undefined {
  const blocks = [...namedBlocks(raw, 'timeline')];
  const { items } = Object(blocks[0]?.block) as { items?: unknown };
  const entries: unknown[] = Array.isArray(items) ? items : [];
  const dates = entries.map((entry) => datedDaysIn(Object(entry).date, facts));
  if (blocks.length !== 1 || dates.length < 2) return undefined;
  if (dates.some((days) => days.length !== 1)) return undefined;
  // The days of the week begin with Sunday there.
  const days = dates.map(([date]) => (new Date(`${date?.day}T00:00Z`).getUTCDay() + 6) % 7);
  const [day = 0] = days;
  return days.every((other) => other === day) ? { day, count: days.length } : undefined;
}

/** The numbers of days of the week at the top of a page that are not those of its timeline, if they are nearly. */
export function* otherDayCounts(
  { raw, texts }: { raw: object; texts: readonly LocatedText[] },
  facts: Facts,
): Generator<{ located: LocatedText; span: Span; count: number }> {
  const dated = datedTimeline(raw, facts);
  if (!dated) return;
  for (const located of texts) {
    const { path, text } = located;
    if (path[0] !== 'seo' && path[0] !== 'hero') continue;
    for (const { 0: found, index, groups = {} } of matchesIn(text, COUNTED)) {
      const { number = '', day = '' } = groups;
      const said = SMALL_NUMBERS.get(number.toLowerCase()) ?? Number(number);
      const names = DAYS[dated.day] ?? [];
      const isSame = names.some((name) => day.toLowerCase().startsWith(name));
      const isNear = said !== dated.count && Math.abs(said - dated.count) <= 2;
      const around = resolveFacts(
        text.slice(Math.max(0, index - 15), index + found.length + 25),
        facts,
      );
      if (!isSame || !isNear || OTHERS.test(String(around))) continue;
      yield { located, span: [index, index + number.length], count: dated.count };
    }
  }
}
