import type { Facts } from '../../../../content/facts/facts.ts';
import { matchesIn } from '../../../../content/text-rules/matches-in.ts';
import { isAbout } from '../../figures/figure-topics.ts';
import { sentenceAt } from '../../sentence-at.ts';
import { headingAbove } from '../../surroundings.ts';
import { type ClockRange, minutes, TIME } from '../clock-ranges.ts';
import type { Told } from '../hours-told.ts';
import { rangesOf } from '../known-ranges.ts';
import { timesOf } from '../known-times.ts';

/** Last parts of the names of facts in which something begins, or ends. */
const BEGINS =
  /\.(?:opens?|from|starts?|begins?|beginn|beginnt|von|ab|öffnet|oeffnet|abre|desde|inicio)$/i;
const ENDS =
  /\.(?:closes?|until|till|to|ends?|ende|endet|bis|schließt|schliesst|cierra|hasta|fin)$/i;

/** The two facts of a group with these times, if the words around them speak of what the group is named after. */
function groupOf(words: string, { from, to }: ClockRange, facts: Facts) {
  const times = timesOf(facts);
  const ends = times.filter(({ name, at }) => at === to && ENDS.test(name));
  return ends.flatMap((end) => {
    const group = end.name.replace(ENDS, '');
    const begin = times.find(
      ({ name, at }) => at === from && BEGINS.test(name) && name.replace(BEGINS, '') === group,
    );
    return begin && isAbout(group, words) ? [[begin.name, end.name] as const] : [];
  })[0];
}

/**
 * What is said of times that the configuration has for one of several things, which the heading or the sentence names: the hours of
 * the nursery, and not those of the school.
 */
export function hoursOfGroup(text: string, range: ClockRange, facts: Facts): Told | undefined {
  const [start] = range.span;
  const sentence = sentenceAt(text, start);
  const words = `${headingAbove(text, start)}\n${text.slice(sentence.start, sentence.end)}`;
  const [begin, end] = groupOf(words, range, facts) ?? [];
  if (begin === undefined || end === undefined) return undefined;
  return {
    message:
      'These times are typed in by hand, so they stay when those in site.config.yaml change.',
    hint: `Write {${begin}} and {${end}} in the place of the two times.`,
  };
}

/** Another end behind a range, for a case of its own: “, in full-time care until 4:45 pm”, „, bei Mittagessen bis 14 Uhr“. */
const OTHER_END = new RegExp(
  `[,;(]\\s?(?:(?:and|or|und|oder|bzw\\.|y|o)\\s)?(?:in|with|for|on|during|mit|bei|für|im|am|an|während|con|en|para|durante|los|el|la)\\s[^.!?;\\n\\d]{2,60}?\\s(?:until|till?|to|bis|hasta(?: las)?)\\s${TIME('a')}`,
  'giu',
);

/**
 * True for times that are those of one case, where the same sentence goes on with that in which they end as the business closes: who
 * says both does not say that it closes at the first.
 */
export function areOfOneCase(
  text: string,
  { span: [, end], from }: ClockRange,
  facts: Facts,
): boolean {
  const rest = text.slice(end, sentenceAt(text, end).end);
  const own = rangesOf(facts).filter((range) => range.isOpening && range.from === from);
  return [...matchesIn(rest, OTHER_END)].some(({ groups = {} }) => {
    const closes = minutes(groups.ah ?? '', groups.am, groups.ap);
    return own.some(({ to }) => to === closes);
  });
}
