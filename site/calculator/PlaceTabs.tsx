import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import type { PlaceMode } from './use-calculator.ts';

const TABS = [
  ['address', 'Address'],
  ['coordinates', 'Coordinates'],
] as const satisfies readonly (readonly [PlaceMode, string])[];

/** Offset of each key from one tab to the next; the tabs wrap around. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: 0, End: -1 };

interface PlaceTabsProps {
  id: string;
  mode: PlaceMode;
  onChange: (mode: PlaceMode) => void;
  panels: Record<PlaceMode, ReactNode>;
}

/**
 * Tabs for the two ways to specify the place (docs/product.md, "Calculator"). Both panels stay in the page, so that
 * typed input is preserved. Tabs react to `click`, not `mousedown`: the click that loaded the calculator is replayed
 * afterwards. A tab names the panel it controls; labelling the panel as well would only make it read twice, before a
 * field of that name.
 */
export function PlaceTabs({ id, mode, onChange, panels }: PlaceTabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const isEdge = event.key === 'Home' || event.key === 'End';
    const from = isEdge ? 0 : TABS.findIndex(([name]) => name === mode);
    const index = (from + step + TABS.length) % TABS.length;
    onChange(TABS[index]?.[0] ?? mode);
    list.current?.querySelectorAll('button')[index]?.focus();
  };
  return (
    <div>
      <div
        className="tab-list"
        role="tablist"
        aria-label="How to give the place"
        ref={list}
        onKeyDown={move}
      >
        {TABS.map(([name, label]) => (
          <button
            key={name}
            type="button"
            role="tab"
            aria-selected={mode === name}
            aria-controls={`${id}-${name}-panel`}
            tabIndex={mode === name ? 0 : -1}
            onClick={() => onChange(name)}
          >
            {label}
          </button>
        ))}
      </div>
      {TABS.map(([name]) => (
        <div key={name} id={`${id}-${name}-panel`} role="tabpanel" hidden={mode !== name}>
          {panels[name]}
        </div>
      ))}
    </div>
  );
}
