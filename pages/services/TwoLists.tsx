import type { ReactNode } from 'react';
import { MarkedList } from '../../renderer/components/MarkedList.tsx';

interface MarkedSide {
  kicker: string;
  heading: string;
  intro?: string;
  mark?: 'yes' | 'no';
  items: readonly ReactNode[];
}

interface TwoListsProps {
  tone?: 'paper' | 'sand' | 'deep';
  left: MarkedSide;
  right: MarkedSide;
}

function Side({ kicker, heading, intro, mark = 'yes', items }: MarkedSide) {
  return (
    <div>
      <p className="kicker">{kicker}</p>
      <h2>{heading}</h2>
      {intro !== undefined && <p className="two-lists-intro">{intro}</p>}
      <MarkedList items={items} mark={mark} />
    </div>
  );
}

/** Two lists that belong together, face to face like the pages of a ledger. */
export function TwoLists({ tone = 'paper', left, right }: TwoListsProps) {
  return (
    <section className={`section ${tone}`}>
      <div className="wrap two-lists">
        <Side {...left} />
        <Side {...right} />
      </div>
    </section>
  );
}
