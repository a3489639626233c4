import type { ViewRule } from './view-rule.ts';

/** `picture/alt` for pictures that a component renders without an `alt` attribute. */
export const pictureAlt: ViewRule = {
  name: 'picture/alt',
  severity: 'error',
  *check({ silentPictures }) {
    for (const src of silentPictures) {
      const message = `The picture ${src} has no alt, so who cannot see it is read its file name.`;
      const hint = 'Say in alt what it shows, or alt="" if it adds nothing.';
      yield { trace: { literal: src }, message, hint };
    }
  },
};
