import { expect, test } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { FACTS, findingsOf } from '../copy-findings.ts';

const NOW = Date.UTC(2026, 10, 27);

function told(text: string, language: string): string[] {
  const found = findingsOf(text, { language, facts: factsIn(language, { ...FACTS, now: NOW }) });
  return found.filter((finding) => finding.startsWith('copy/past-date'));
}

test.each([
  [
    'en',
    'How one dead-end street and a crew of five got through the ice storm of January 2024, and what both do now.',
  ],
  ['en', 'How two sisters from Leith came through January 2024 without a roof'],
  ['en', 'The roof before the hail of May 3, 2024, and the roof today'],
  ['en', 'All photos from the beginning to the flood in Estes Park of September 2025'],
  ['de', 'Bilder der alten Werkstatt bis zum Hochwasser vom 14. Juli 2025'],
  ['de', 'Kein Melder bis zum Kellerbrand im Mai 2024, heute einer in jedem Raum'],
  ['de', 'Die Frist nach dem Urteil des Landgerichts vom 3. Mai 2024 beträgt ein Jahr.'],
  ['es', 'Hasta la riada de octubre de 2024 el taller estaba en el bajo.'],
  ['es', 'El plazo tras la reforma del 3 de mayo de 2024 es de un año.'],
])('the date that names what befell somebody is no offer (%s): %s', (language, text) => {
  expect(told(text, language)).toEqual([]);
});

test.each([
  ['en', 'Book by January 2024 and get your trees through the ice storm season.'],
  ['en', 'Free storm checks until the end of January 2024.'],
  ['en', 'Join us at the fire pit on May 3, 2024.'],
  ['en', 'How to get a ticket: register until May 3, 2024.'],
  ['de', 'Unser Angebot gegen Hochwasser gilt bis zum 14. Juli 2025.'],
  ['de', 'Anmeldung zum Brandschutzkurs bis 3. Mai 2024.'],
  ['es', 'Oferta contra las heladas: válida hasta el 3 de mayo de 2024.'],
])('an offer that has ended is told beside it (%s): %s', (language, text) => {
  expect(told(text, language)).toHaveLength(1);
});
