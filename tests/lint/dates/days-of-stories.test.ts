import { expect, it } from 'vitest';
import { FACTS, findingsOf } from '../copy-findings.ts';

const facts = { ...FACTS, now: Date.UTC(2026, 10, 30) };

const told = (body: string, language: string) =>
  findingsOf(body, { facts, language, at: 'body', only: 'copy/past-date' });

it.each([
  [
    'en',
    '# A garage\n\nGreg coaches soccer.\n\n## Tuesday, October 13, 2026\n\n**8:00 AM.** Two of us set up six tables. By half past nine everything was on them.\n\n**10:00 AM.** Greg decided. His wife came home, looked around and said, “You keep nothing.”\n',
  ],
  [
    'en',
    '# The barn\n\n## Saturday, 3 October 2026\n\nIt rained until noon. The roofers waited in the van, and the door stayed open. At one they climbed up and replaced forty slates.\n',
  ],
  [
    'de',
    '# Die Scheune\n\n## Dienstag, 13. Oktober 2026\n\nEs war kalt. Um acht kamen drei Leute mit einem Anhänger. Bis Mittag hatten sie das Dach abgedeckt. Dann gab es Suppe.\n',
  ],
  [
    'es',
    '# El granero\n\n## Martes, 13 de octubre de 2026\n\nHacía frío, y a las ocho llegaron tres personas. Quitaron las tejas antes de comer. Por la tarde llovió, pero la lona aguantó.\n',
  ],
])('%s: a day above the story of it is history: %s', (language, body) => {
  expect(told(body, language)).toEqual([]);
});

it.each([
  ['en', '# Concerts\n\n## Saturday, October 3, 2026\n\nThe choir sings Brahms. Doors at 7 PM.\n'],
  [
    'en',
    '# Concerts\n\n## Saturday, October 3, 2026\n\nLast year 200 people came. It was wonderful. The choir sang for two hours, and everybody stayed.\n',
  ],
  [
    'en',
    '# Walks\n\n## Saturday, October 3, 2026\n\nWe walk from the church. In spring it was dry. The cows were out, and the inn had soup. You need boots.\n',
  ],
  [
    'en',
    '# Walks\n\n## Saturday, October 3, 2026\n\nSeven miles. The path was mended in May. Bread and soup at noon. Dogs are fine. Parking by the church.\n',
  ],
  [
    'de',
    '# Konzerte\n\n## Samstag, 3. Oktober 2026\n\nDer Chor singt Brahms. Letztes Jahr kamen 200 Leute. Es war schön. Alle hatten Freude. Einlass um 19 Uhr.\n',
  ],
  [
    'es',
    '# Conciertos\n\n## Sábado, 3 de octubre de 2026\n\nEl coro canta a Brahms. Puertas a las 19 h.\n',
  ],
])('%s: above what is announced it is past: %s', (language, body) => {
  expect(told(body, language)).toHaveLength(1);
});
