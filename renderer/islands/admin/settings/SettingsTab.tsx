import type { VisitorFacts } from '../../../../domain/visitor-facts.ts';

export function SettingsTab(_: { facts: VisitorFacts }) {
  return <h2>Settings</h2>;
}
