import type { ReactNode } from 'react';

/** A term and what is to be known about it. */
export interface TermRow {
  term: string;
  text: ReactNode;
}

/** Terms and their texts between hairlines, as in a register. */
export function TermRows({ rows }: { rows: readonly TermRow[] }) {
  return (
    <dl className="term-rows">
      {rows.map(({ term, text }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
