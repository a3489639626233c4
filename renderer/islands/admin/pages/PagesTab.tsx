import type { VisitorFacts } from '../../../../domain/visitor-facts.ts';

/** Placeholder for the Pages tab. */
export function PagesTab(_: { facts: VisitorFacts; onCalculate: () => void }) {
  return <h2>Pages</h2>;
}
