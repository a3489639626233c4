import type { MiddleSection } from '../../schemas/landing-blocks.ts';
import type { Ground } from '../blocks/Section.tsx';

/** Sections that stand darker than the others where they are not on paper. */
const DEEP: ReadonlySet<MiddleSection> = new Set(['failure', 'questions', 'situations']);

/** Sections that do not stand on paper where they come first. */
const NEVER_FIRST_ON_PAPER: ReadonlySet<MiddleSection> = new Set(['guide', 'situations']);

/**
 * Ground of each section, so that no two neighbours stand on the same one, whatever order a landing gives them.
 * A note belongs to the section above it and shares its ground.
 */
export function groundsOf(order: readonly MiddleSection[]): Ground[] {
  let last: Ground | undefined;
  return order.map((name) => {
    if (name === 'note') return last ?? 'paper';
    const tinted = last === undefined ? NEVER_FIRST_ON_PAPER.has(name) : last === 'paper';
    last = tinted ? (DEEP.has(name) ? 'deep' : 'sand') : 'paper';
    return last;
  });
}
