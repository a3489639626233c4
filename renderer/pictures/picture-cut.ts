import type { PictureFacts } from '../../schemas/picture.ts';

/** An area of a picture in pixels. */
export interface CutArea {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The crop area for an aspect ratio: as large as possible, centered as close to the focus as the edges allow. */
export function cutArea(
  { width, height }: Pick<PictureFacts, 'width' | 'height'>,
  [across, down]: readonly [number, number],
  [x, y]: readonly [number, number],
): CutArea {
  const wide = Math.min(width, Math.max(1, Math.round((height * across) / down)));
  const high = Math.min(height, Math.max(1, Math.round((width * down) / across)));
  const place = (focus: number, whole: number, part: number) =>
    Math.round(Math.min(Math.max(focus * whole - part / 2, 0), whole - part));
  return { left: place(x, width, wide), top: place(y, height, high), width: wide, height: high };
}

/** The widths generated for a crop: never more pixels than it has. */
export function cutWidths(available: number, wanted: readonly number[]): number[] {
  const fitting = wanted.filter((width) => width <= available);
  return fitting.length === wanted.length ? fitting : [...fitting, available].filter(isNew);
}

function isNew(width: number, index: number, widths: readonly number[]): boolean {
  return widths.indexOf(width) === index;
}
