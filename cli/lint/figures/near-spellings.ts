import { join } from 'node:path';
import { parseData } from '../../content/data-file.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { SortedNames } from '../../content/sorted-names.ts';
import { readSource, report, type SourceFile } from '../../content/source-file.ts';
import type { Locate } from '../../content/yaml/yaml-document.ts';
import { factsContradiction } from '../../rules/copy/facts-contradiction.ts';
import { copyTexts } from '../../rules/texts.ts';
import { nearTwins, type Spelling, spellingsIn } from '../../rules/words/names/near-twins.ts';
import type { PricedSite } from './site-prices.ts';

/** Of more landings, reading all again takes longer than everything else that a run has to do. */
const MOST_READ = 200;

interface Placed extends Spelling {
  source: SourceFile;
  locate: Locate;
}

function placedIn(path: string, cwd: string): Placed[] {
  const { source } = readSource(path, { cwd });
  const { value: raw, locate } = source ? parseData(source) : {};
  if (!source || !locate || typeof raw !== 'object' || raw === null) return [];
  return [...spellingsIn(copyTexts(raw))].map((spelling) => ({ ...spelling, source, locate }));
}

/** Numbers of others, codes and names of people that differ by a slip from what the site writes elsewhere. */
export function nearSpellings(
  { written, landingsDir, cwd }: Pick<PricedSite, 'written' | 'landingsDir' | 'cwd'>,
  landings: SortedNames,
): Diagnostic[] {
  if (landings.length > MOST_READ) return [];
  const paths = [
    ...written.metas.flatMap(({ origin }) => (origin ? [origin.path] : [])),
    ...Array.from({ length: landings.length }, (_, at) => join(landingsDir, landings.at(at))),
  ];
  const spellings = paths.flatMap((path) => placedIn(path, cwd));
  return [...nearTwins(spellings)].map(([one, other]) => {
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
