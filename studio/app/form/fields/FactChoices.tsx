import { useEffect, useRef } from 'react';
import type { FactRow } from '../../../protocol.ts';

/** As many as can be looked through. */
const MOST = 50;

/** Facts whose name or value has what was typed, those whose name begins with it first. */
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
  /** Number of the one that Enter chooses. */
  active: number;
  onChoose: (name: string) => void;
}

/** The facts that a text may refer to, below it. The text keeps the focus. */
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
