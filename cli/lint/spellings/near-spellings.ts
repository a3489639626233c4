import type { Diagnostic } from '../../content/diagnostic.ts';
import { report } from '../../content/source-file.ts';
import { factsContradiction } from '../../rules/copy/facts-contradiction.ts';
import { nearTwins, type Spelling, spellingsIn } from '../../rules/words/names/near-twins.ts';
import type { PlacedTexts } from './placed-texts.ts';

type Placed = Spelling & Omit<PlacedTexts, 'texts'>;

function placedIn({ texts, ...place }: PlacedTexts): Placed[] {
  return [...spellingsIn(texts)].map((spelling) => ({ ...spelling, ...place }));
}

/** Numbers of others, codes and names of people that differ by a slip from what the site writes elsewhere. */
export function nearSpellings(files: readonly PlacedTexts[]): Diagnostic[] {
  return [...nearTwins(files.flatMap(placedIn))].map(([one, other]) => {
    const place = other.locate(other.path, 'value', other.span);
    const where = `${other.source.file}:${place.line}`;
    const { name: rule, severity } = factsContradiction;
    return report(one.source, {
      range: one.locate(one.path, 'value', one.span),
      ...{ rule, severity },
      message: `${one.said} is not what ${where} says of the same: ${other.said}.`,
      hint: 'Correct the one that is wrong, or say what is different here.',
    });
  });
}
