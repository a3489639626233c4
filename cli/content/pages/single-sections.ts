import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { blocksOf } from './section-blocks.ts';

/** Sections that overlay the page, where a second one would cover the first. */
const SINGLE = ['popup', 'stickyBar'];

/** Reports repeated sections of a kind that a page can have only once. */
export function checkSingles(content: object, source: SourceFile, locate: Locate): Diagnostic[] {
  return SINGLE.flatMap((name) =>
    [...blocksOf(content, name)].slice(1).map(({ path }) =>
      report(source, {
        range: locate(path, 'key'),
        rule: 'shape/sections',
        message: `A page has one ${name}; this is another.`,
        hint: 'Keep the one that matters more, and delete the other.',
      }),
    ),
  );
}
