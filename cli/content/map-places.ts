import type { Diagnostic } from './diagnostic.ts';
import type { Facts } from './facts.ts';
import { report, type SourceFile } from './source-file.ts';
import type { Path } from './value-path.ts';
import type { Locate } from './yaml-document.ts';

/** What may hold a `map`, as a key of its own or among its sections. */
interface MayHaveMap {
  map?: unknown;
  sections?: readonly (string | Readonly<Record<string, unknown>>)[] | undefined;
}

function* mapsOf({ map, sections = [] }: MayHaveMap): Generator<{ path: Path; block: unknown }> {
  if (map !== undefined) yield { path: ['map'], block: map };
  for (const [index, entry] of sections.entries())
    if (typeof entry === 'object' && 'map' in entry)
      yield { path: ['sections', index, 'map'], block: entry.map };
}

/** Reports a map that has nothing to show: neither it nor the configuration says where. */
export function checkMaps(
  content: object,
  facts: Facts,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  if (facts.get('business.geo.latitude') !== undefined) return [];
  return [...mapsOf(content)]
    .filter(({ block }) => !Object(block).places)
    .map(({ path }) =>
      report(source, {
        range: locate(path, 'key'),
        rule: 'features/no-place',
        message: 'This map has no place to show: nobody has said where the business is.',
        hint: 'Add `geo: { latitude: …, longitude: … }` to business in site.config.yaml, or `places` here.',
      }),
    );
}
