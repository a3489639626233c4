import type { Tone } from '../components/Section.tsx';
import type { SectionDefinition } from '../sections/define-section.ts';

/**
 * Background of each section, so that no two neighbors share one, whatever their order. A section that belongs to the
 * one above it shares its background; one with a background of its own restarts the alternation.
 */
export function tonesOf(
  sections: readonly Pick<SectionDefinition, 'tone' | 'tintedFirst'>[],
): Tone[] {
  let last: Tone | undefined;
  return sections.map(({ tone: tint = 'sand', tintedFirst = false }) => {
    if (tint === 'none') return 'paper';
    if (tint === 'above') {
      last ??= 'paper';
      return last;
    }
    if (tint === 'own') {
      last = undefined;
      return 'paper';
    }
    const tinted = last === undefined ? tintedFirst : last === 'paper';
    last = tinted ? tint : 'paper';
    return last;
  });
}
