import { join } from 'node:path';
import { parseData } from '../../content/data-file.ts';
import type { LocatedText } from '../../content/rule.ts';
import type { SortedNames } from '../../content/sorted-names.ts';
import { readSource, type SourceFile } from '../../content/source-file.ts';
import type { Locate } from '../../content/yaml/yaml-document.ts';
import { copyTexts } from '../../rules/texts.ts';
import type { PricedSite } from '../figures/site-prices.ts';

/** Of more landings, reading all again takes longer than everything else that a run has to do. */
const MOST_READ = 200;

/** The copy of one file. */
export interface PlacedTexts {
  texts: readonly LocatedText[];
  source: SourceFile;
  locate: Locate;
}

function textsIn(path: string, cwd: string): PlacedTexts[] {
  const { source } = readSource(path, { cwd });
  const { value: raw, locate } = source ? parseData(source) : {};
  if (!source || !locate || typeof raw !== 'object' || raw === null) return [];
  return [{ texts: [...copyTexts(raw)], source, locate }];
}

/** The copy of all hand-written pages and landings; none if there are too many to read all again. */
export function placedTexts(
  { written, landingsDir, cwd }: Pick<PricedSite, 'written' | 'landingsDir' | 'cwd'>,
  landings: SortedNames,
): PlacedTexts[] {
  if (landings.length > MOST_READ) return [];
  const paths = [
    ...written.metas.flatMap(({ origin }) => (origin ? [origin.path] : [])),
    ...Array.from({ length: landings.length }, (_, at) => join(landingsDir, landings.at(at))),
  ];
  return paths.flatMap((path) => textsIn(path, cwd));
}
