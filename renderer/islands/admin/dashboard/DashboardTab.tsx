import type { VisitorFacts } from '../../../../domain/visitor-facts.ts';

/** Placeholder for the Dashboard tab. */
export function DashboardTab(_: { facts: VisitorFacts; onCalculate: () => void }) {
  return <h2>Dashboard</h2>;
}
