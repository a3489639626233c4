import type { DrawnPoint } from './projection.ts';

/** A dot that needs a label beside it. */
export interface LabelledDot extends DrawnPoint {
  /** Size of the label. */
  width: number;
  height: number;
}

/** Position of a label's text: its baseline starts, ends or is centered at the point. */
export interface LabelPlace extends DrawnPoint {
  anchor: 'start' | 'middle' | 'end';
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

type Line = readonly DrawnPoint[];

/** Distance between a dot's center and its label. */
const GAP = 11;
/** Minimum distance between two labels, and between a label and the dot of another. */
const CLEAR = 7;

/** Candidate sides of a dot in order of preference: the direction in which the label lies. */
const SIDES: readonly (readonly [number, number])[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
];

const FORBIDDEN = 100;
const CROSSED = 2;

/** Sample points along a line, close enough that none crosses a label unnoticed. */
function alongLine(line: Line): DrawnPoint[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to;
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 4);
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }));
  });
}

function boxAt({ x, y, width, height }: LabelledDot, [across, down]: readonly [number, number]) {
  const reach = across !== 0 && down !== 0 ? GAP * 0.6 : GAP;
  const left = x + across * reach - (across < 0 ? width : across === 0 ? width / 2 : 0);
  const top = y + down * reach - (down < 0 ? height : down === 0 ? height / 2 : 0);
  return { left, top, right: left + width, bottom: top + height };
}

const holds = (box: Box, { x, y }: DrawnPoint, margin: number) =>
  x > box.left - margin &&
  x < box.right + margin &&
  y > box.top - margin &&
  y < box.bottom + margin;

const crowd = (a: Box, b: Box) =>
  a.left < b.right + CLEAR &&
  b.left < a.right + CLEAR &&
  a.top < b.bottom + CLEAR &&
  b.top < a.bottom + CLEAR;

/**
 * Places each label on the side of its dot where it covers no other label and no dot, crosses few lines and stays
 * inside the drawing.
 *
 * @param lines drawn below the labels.
 * @param reach distance from 0, 0 within which labels must stay, on either axis.
 */
export function placeLabels(
  dots: readonly LabelledDot[],
  lines: readonly Line[],
  reach: number,
): LabelPlace[] {
  const placed: Box[] = [];
  const linePoints = lines.map(alongLine);
  return dots.map((dot) => {
    const others = dots.filter((other) => other !== dot);
    const choices = SIDES.map((side, index) => {
      const box = boxAt(dot, side);
      const outside = Math.max(-box.left, -box.top, box.right, box.bottom) > reach;
      const forbidden =
        placed.filter((other) => crowd(box, other)).length +
        others.filter((other) => holds(box, other, CLEAR)).length +
        Number(outside);
      const crossed = linePoints.filter((line) => line.some((point) => holds(box, point, 0)));
      return { side, box, cost: forbidden * FORBIDDEN + crossed.length * CROSSED + index / 10 };
    });
    const best = choices.reduce((a, b) => (b.cost < a.cost ? b : a));
    placed.push(best.box);
    const [across] = best.side;
    const { left, right, bottom } = best.box;
    const [anchor, x] =
      across > 0
        ? (['start', left] as const)
        : across < 0
          ? (['end', right] as const)
          : (['middle', dot.x] as const);
    // The baseline is a fifth of the line height above its bottom edge.
    return { anchor, x: Math.round(x), y: Math.round(bottom - dot.height * 0.22) };
  });
}
