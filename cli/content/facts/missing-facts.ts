import type { Diagnostic } from '../diagnostic.ts';
import { blocksOf } from '../pages/section-blocks.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import type { Facts } from './facts.ts';

/** A section that shows facts of the configuration and is empty without them. */
interface FactSection {
  name: string;
  /** Whether the configuration has these facts. */
  isTold: (facts: Facts) => boolean;
  /** Whether a block has its own content. */
  saysItself?: (block: object) => boolean;
  rule: string;
  message: string;
  hint: string;
}

const SECTIONS: readonly FactSection[] = [
  {
    name: 'map',
    isTold: (facts) => facts.get('business.geo.latitude') !== undefined,
    saysItself: (block) => 'places' in block,
    rule: 'features/no-place',
    message: 'This map has no place to show: nobody has said where the business is.',
    hint: 'Add `geo: { latitude: …, longitude: … }` to business in site.config.yaml, or `places` here.',
  },
  {
    name: 'hours',
    isTold: ({ hours = false }) => hours,
    rule: 'features/no-hours',
    message: 'There are no opening hours to show: nobody has said when the business is open.',
    hint: 'Add `hours` with `regular` or `week` to business in site.config.yaml, or delete this section.',
  },
];

/** Reports sections with nothing to show: neither they nor the configuration have the facts. */
export function checkMissingFacts(
  content: object,
  facts: Facts,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  return SECTIONS.filter(({ isTold }) => !isTold(facts)).flatMap(
    ({ name, saysItself = () => false, rule, message, hint }) =>
      [...blocksOf(content, name)]
        .filter(({ block }) => !saysItself(block))
        .map(({ path }) => report(source, { range: locate(path, 'key'), rule, message, hint })),
  );
}
