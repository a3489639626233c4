import type { ReactNode } from 'react';

interface StatementProps {
  /** A figure set large beside the words. */
  figure: string;
  unit: string;
  children: ReactNode;
}

/** One figure and what stands behind it, on sand between two louder sections. */
export function Statement({ figure, unit, children }: StatementProps) {
  return (
    <section className="section sand statement">
      <div className="wrap">
        <p className="statement-figure">
          <b>{figure}</b> {unit}
        </p>
        <p className="statement-words">{children}</p>
      </div>
    </section>
  );
}
