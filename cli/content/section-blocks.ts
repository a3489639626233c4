import type { Path } from './value-path.ts';

/** What may hold sections, as keys of its own or in a list. */
interface MayHaveSections {
  sections?: readonly (string | Readonly<Record<string, unknown>>)[] | undefined;
}

/** The blocks of one kind in a landing or a page of data, each with its place. */
export function* blocksOf(
  content: MayHaveSections,
  name: string,
): Generator<{ path: Path; block: object }> {
  const own = (content as Record<string, unknown>)[name];
  if (own !== undefined) yield { path: [name], block: Object(own) };
  for (const [index, entry] of (content.sections ?? []).entries())
    if (typeof entry === 'object' && name in entry)
      yield { path: ['sections', index, name], block: Object(entry[name]) };
}
