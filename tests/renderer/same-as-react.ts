import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect } from 'vitest';
import { staticMarkup } from '../../renderer/markup/static-markup.ts';

/** The markup, or what was thrown instead. */
export function outcome(render: (tree: ReactElement) => string, tree: ReactElement): string {
  try {
    return render(tree);
  } catch (error) {
    return `throws ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** Fails unless a tree gives what React gives for it, markup or error. */
export function expectSameAsReact(tree: ReactElement): void {
  const ours = outcome(staticMarkup, tree);
  const reacts = outcome(renderToStaticMarkup, tree);
  // Comparing first is a hundred times quicker than an assertion, and there are tens of thousands.
  if (ours !== reacts) expect(ours).toBe(reacts);
}
