import type { VisitorFacts } from '../../../context/visitor-facts.ts';
import { useWords } from '../admin-words.ts';
import { NewClient } from './NewClient.tsx';

/** The link for a new client; the site stores nothing about earlier ones. */
export function ClientsTab({ facts }: { facts: VisitorFacts }) {
  const { admin } = useWords();
  return (
    <section>
      <h2>{admin.clients}</h2>
      <NewClient facts={facts} />
    </section>
  );
}
