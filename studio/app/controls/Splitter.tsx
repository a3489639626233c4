import type { KeyboardEvent, PointerEvent } from 'react';
import './splitter.css';

interface SplitterProps {
  /** What it makes wider. */
  label: string;
  /** In CSS pixels. */
  width: number;
  min: number;
  max: number;
  /** On which side of the splitter the part lies that it makes wider. */
  side: 'left' | 'right';
  onChange: (width: number) => void;
}

/** What a press of an arrow key does, in CSS pixels. */
const STEP = 16;

/** The line between two parts, to be drawn or moved by arrow keys. */
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
  const press = (event: KeyboardEvent) => {
    const steps = { ArrowLeft: -STEP * sign, ArrowRight: STEP * sign }[event.key];
    if (steps === undefined) return;
    event.preventDefault();
    change(width + steps);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> cannot be moved
    <div
      className="splitter"
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      onPointerDown={draw}
      onKeyDown={press}
    />
  );
}
