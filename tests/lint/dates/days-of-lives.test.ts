import { expect, test } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { FACTS, findingsOf } from '../copy-findings.ts';

const NOW = Date.UTC(2026, 10, 30);

function told(text: string, language: string, at: string): string[] {
  const facts = factsIn(language, { ...FACTS, now: NOW });
  const kind = at === 'body' ? 'page' : 'landing';
  const found = findingsOf(text, { language, facts, at, kind });
  return found.filter((finding) => finding.startsWith('copy/past-date'));
}

/** Days of the week on which something happened of itself, to people, animals and things. */
test.each([
  ['en', 'Our founder Edith turned ninety on Sunday 4 October 2026, and we closed for cake.'],
  ['en', 'Mia and Tom married on Saturday 13 June 2026 in the walled garden.'],
  ['en', 'Helen and Mark moved in on Friday 28 August 2026.'],
  ['en', 'The bees swarmed on Sunday, May 17, 2026, and hung in the pear tree until dusk.'],
  ['en', 'The clock in the tower stopped on Sunday 29 March 2026, the day the hour changes.'],
  ['en', 'Our apprentice Nils, a carpenter’s son, joined on Monday 2 March 2026.'],
  ['en', 'Carol graduated on Friday 10 July 2026 and starts with us every morning at six.'],
  ['en', 'The survey of Monday 2 March 2026 found damp in the north wall only.'],
  ['en', 'The jury tasted on Thursday 7 May 2026; our rye came second.'],
  ['en', 'The photo above shows the orchard on Sunday 10 May 2026.'],
  ['en', 'Letter from a customer, Saturday 12 September 2026.'],
  ['de', 'Unser alter Transporter starb am Samstag, dem 24. Januar 2026, kurz vor Gießen.'],
  ['de', 'Lotta bestand ihre Prüfung am Montag, dem 9. Februar 2026, im ersten Anlauf.'],
  ['de', 'Die erste Fähre legte am Samstag, dem 9. Mai 2026, mit Verspätung ab.'],
  ['de', 'Eine Ziege namens Pip entkam am Dienstag, dem 21. April 2026, und fraß das Schild.'],
  ['de', 'Unser Geselle Nils, Sohn eines Tischlers, fing am Montag, dem 2. März 2026, an.'],
  ['de', 'Carola hat am Freitag, dem 10. Juli 2026, ihren Gesellenbrief bekommen.'],
  ['de', 'Unsere erste Hochzeit, am Samstag, dem 2. Mai 2026, war von Anfang bis Ende verregnet.'],
  ['de', 'Das Foto zeigt den Hof am Sonntag, dem 10. Mai 2026.'],
  ['es', 'La foto muestra el patio el domingo 10 de mayo de 2026.'],
])('are no announcement: %s %s', (language, text) => {
  for (const at of ['body', 'note.text']) expect(told(text, language, at), at).toEqual([]);
});

test.each([
  ['en', 'Guests married on Saturday 13 June 2026 get the suite.'],
  ['en', 'Coffee served on Saturday 13 June 2026 is on the house.'],
  ['en', 'The plants ordered on Saturday 13 June 2026 are ready a week later.'],
  ['en', 'The summer party of Saturday 13 June 2026 costs ten pounds.'],
  ['en', 'A note from the team, Saturday 13 June 2026: the yard is closed.'],
  ['en', 'Carol and Ben teach on Saturday 13 June 2026.'],
  ['de', 'Unser Sommerfest am Samstag, dem 13. Juni 2026, beginnt um drei.'],
  ['de', 'Wir haben am Samstag, dem 5. September 2026, durchgehend geöffnet.'],
  ['de', 'Wir haben am Samstag, dem 5. September 2026, geschlossen.'],
  ['de', 'Die Gesellen zeigen am Samstag, dem 13. Juni 2026, ihre Stücke.'],
  ['de', 'Wir haben am Samstag, dem 13. Juni 2026, Rosen zu verkaufen.'],
  ['es', 'La fiesta del sábado 13 de junio de 2026 cuesta diez euros.'],
])('announces: %s %s', (language, text) => {
  for (const at of ['body', 'note.text'])
    expect(told(text, language, at), at).toEqual([`copy/past-date: ${dayOf(text)}`]);
});

/** The day in a text, with its year. */
function dayOf(text: string): string {
  return /\d{1,2}\.? (?:de )?\p{L}+ (?:de )?2026/u.exec(text)?.[0] ?? '';
}
