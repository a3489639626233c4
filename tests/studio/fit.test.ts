import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitFrames, GAP, type StageView } from '../../studio/app/stage/fit.ts';

const sizes = [fc.integer({ min: 200, max: 3000 }), fc.integer({ min: 100, max: 2000 })] as const;
const views = fc.constantFrom<StageView>('phone', 'both', 'desktop');

test('frames stand side by side within the stage, no larger than life', () => {
  fc.assert(
    fc.property(views, ...sizes, (view, width, height) => {
      const frames = fitFrames(view, width, height);
      const taken = frames.reduce((sum, frame) => sum + frame.width * frame.scale, 0);
      expect(frames.map((frame) => frame.width)).toEqual(
        { phone: [390], both: [390, 1280], desktop: [1280] }[view],
      );
      expect(taken + GAP * (frames.length - 1)).toBeLessThanOrEqual(width + 0.5);
      for (const { scale } of frames) expect(scale).toBeLessThanOrEqual(1);
    }),
  );
});
