import type { Facts } from '../../../content/facts/facts.ts';
import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { isInFormerEntry } from '../dates/past-entries.ts';
import type { KnownFigure } from '../figures/known-figures.ts';
import { proseOf } from '../prose-of.ts';
import { isSomeElsewhere } from '../several/some-of-them.ts';
import { isOfStory } from './counts-of-others.ts';
import { namedCounts } from './named-counts.ts';
import { isOneOfSizes } from './one-of-sizes.ts';
import { isInOtherPassage } from './other-passages.ts';
import { otherCounts } from './spelled-counts.ts';

/** Numbers in words of a text that are not those of the facts that count the same things. */
export function* strayCounts(
  located: LocatedText,
  file: CopyFile,
  facts: Facts,
): Generator<{ span: Span; meant: KnownFigure }> {
  const prose = proseOf(located.text);
  const { copy, raw } = file.whole;
  for (const { span, value, meant } of [
    ...otherCounts(prose, facts),
    ...namedCounts(prose, facts),
  ]) {
    file.dependsOnOthers(located);
    const said = { text: prose, span, value };
    const isOther =
      isSomeElsewhere(copy, said, meant) ||
      isInOtherPassage(located, raw, prose, span[0]) ||
      isOneOfSizes(meant, said, copy, facts) ||
      isOfStory(prose, span[0]) ||
      isInFormerEntry(located, file.raw, facts);
    if (!isOther) yield { span, meant };
  }
}
