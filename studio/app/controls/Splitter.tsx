import type { KeyboardEvent, PointerEvent } from 'react';
import './splitter.css';

interface SplitterProps {
  /** The part that it resizes. */
  label: string;
  /** In CSS pixels. */
  width: number;
  min: number;
  max: number;
  /** Side of the splitter on which the resized part is; it stands at this edge of the other part. */
  side: 'left' | 'right';
  onChange: (width: number) => void;
}

/** Step of the arrow keys, in CSS pixels. */
const STEP = 16;

/** The divider between two parts, movable by dragging or arrow keys. */
export function Splitter({ label, width, min, max, side, onChange }: SplitterProps) {
  const sign = side === 'left' ? 1 : -1;
  const change = (wanted: number) => onChange(Math.round(Math.min(max, Math.max(min, wanted))));
  const draw = (event: PointerEvent<HTMLDivElement>) => {
    const { currentTarget: splitter, pointerId, clientX: start } = event;
    splitter.setPointerCapture(pointerId);
    const move = ({ clientX }: globalThis.PointerEvent) => change(width + sign * (clientX - start));
    splitter.addEventListener('pointermove', move);
    splitter.addEventListener(
      'lostpointercapture',
      () => splitter.removeEventListener('pointermove', move),
      { once: true },
    );
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: -STEP * sign, ArrowRight: STEP * sign }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    change(width + steps);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be moved
    <div
      className={`splitter splitter-${side}`}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      onPointerDown={draw}
      onKeyDown={onKeyDown}
    />
  );
}
