import type { Tone } from '../components/Section.tsx';
import type { SectionDefinition } from '../sections/define-section.ts';

/**
 * Ground of each section, so that no two neighbours stand on the same one, whatever their order. One that belongs
 * to the section above it shares its ground; one with a ground of its own begins anew.
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
