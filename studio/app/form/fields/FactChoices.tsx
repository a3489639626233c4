import { useEffect, useRef } from 'react';
import type { FactRow } from '../../../fact-row.ts';

/** Maximum number of facts listed. */
const MOST = 50;

/** Facts whose name or value contains the typed text; names that start with it first. */
export function matchingFacts(facts: readonly FactRow[], typed: string): FactRow[] {
  const words = typed.toLowerCase();
  const rank = ({ name, text }: FactRow) => {
    if (name.toLowerCase().startsWith(words)) return 0;
    if (name.toLowerCase().includes(words)) return 1;
    return text.toLowerCase().includes(words) ? 2 : 3;
  };
  return facts
    .filter((fact) => rank(fact) < 3)
    .sort((a, b) => rank(a) - rank(b))
    .slice(0, MOST);
}

interface FactChoicesProps {
  id: string;
  facts: readonly FactRow[];
  /** Index of the option that Enter selects. */
  active: number;
  onChoose: (name: string) => void;
}

/** A listbox of facts below a text, which keeps the focus. */
export function FactChoices({ id, facts, active, onChoose }: FactChoicesProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div className="fact-choices" role="listbox" id={id} aria-label="Facts" ref={list}>
      {facts.map(({ name, text }, index) => (
        <div
          key={name}
          id={`${id}${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={(event) => {
            event.preventDefault();
            onChoose(name);
          }}
        >
          <code>{name}</code>
          <span>{text}</span>
        </div>
      ))}
    </div>
  );
}
