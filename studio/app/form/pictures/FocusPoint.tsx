import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { thumbnailAddress } from './media.ts';
import './focus-point.css';

/** From the left and from the top, 0 to 1. */
export type Focus = readonly [x: number, y: number];

/** Step of the arrow keys; five times as much with Shift. */
const STEP = 0.02;

const ARROWS: Readonly<Record<string, Focus>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Clamps to the picture, with two decimals. */
function within(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 100) / 100;
}

interface FocusPointProps {
  src: string;
  focus: Focus;
  onChange: (focus: Focus) => void;
}

/** A picture with the focus that every crop must keep: set by clicking, dragging or arrow keys. */
export function FocusPoint({ src, focus, onChange }: FocusPointProps) {
  // The next key counts from what the last one chose, also while that is still on its way to the file and back.
  const [chosen, setChosen] = useState<Focus>();
  const isBack = chosen?.[0] === focus[0] && chosen[1] === focus[1];
  if (isBack) setChosen(undefined);
  const [x, y] = chosen ?? focus;
  const choose = (next: Focus) => {
    setChosen(next);
    onChange(next);
  };
  const take = (event: PointerEvent<HTMLDivElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    choose([
      within((event.clientX - box.left) / box.width),
      within((event.clientY - box.top) / box.height),
    ]);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const direction = ARROWS[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? 5 * STEP : STEP;
    choose([within(x + direction[0] * step), within(y + direction[1] * step)]);
  };
  return (
    <div
      className="focus-point"
      role="slider"
      tabIndex={0}
      aria-label="Focus: the point that no crop loses"
      aria-roledescription="point on the picture"
      aria-valuenow={Math.round(x * 100)}
      aria-valuetext={`${Math.round(x * 100)} % from the left, ${Math.round(y * 100)} % from the top`}
      onKeyDown={onKeyDown}
      onBlur={() => setChosen(undefined)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        take(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) take(event);
      }}
    >
      <img src={thumbnailAddress(src)} alt="" draggable={false} />
      <span className="focus-cross" style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
    </div>
  );
}
