import type { Path } from '../value-path.ts';

/** Content with sections, as its own keys or in a list. */
interface MayHaveSections {
  sections?: readonly (string | Readonly<Record<string, unknown>>)[] | undefined;
}

/** The blocks of one kind in a landing or data page, with their paths. */
export function* blocksOf(
  content: MayHaveSections,
  name: string,
): Generator<{ path: Path; block: object }> {
  for (const { path, block } of namedBlocks(content, name)) yield { path, block: Object(block) };
}

/** The same unconverted: a block may be just a name. */
export function* namedBlocks(
  content: MayHaveSections,
  name: string,
): Generator<{ path: Path; block: unknown }> {
  const own = (content as Record<string, unknown>)[name];
  if (own !== undefined) yield { path: [name], block: own };
  for (const [index, entry] of (content.sections ?? []).entries())
    if (typeof entry === 'object' && name in entry)
      yield { path: ['sections', index, name], block: entry[name] };
}
