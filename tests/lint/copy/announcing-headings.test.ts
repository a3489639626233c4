import { expect, it } from 'vitest';
import { findingsIn, findingsOf } from '../copy-findings.ts';

const linked = (heading: string, ...items: object[]) => ({
  sections: [{ links: { groups: [{ heading, items }] } }],
});

it.each([
  ['de', 'Demnächst', { label: 'Infoabend am 21. Januar', text: 'Ein Donnerstag, 90 Minuten.' }],
  ['de', 'In Kürze', { label: 'Infoabend am 21. Januar', href: '/infoabend' }],
  ['en', 'Coming soon', { label: 'Open evening on January 21', href: '/open-evening' }],
  ['es', 'Próximamente', { label: 'Taller de otoño', text: 'El 21 de octubre, de tarde.' }],
  ['es', 'Muy pronto', { label: 'Taller de otoño', text: 'El 21 de octubre, de tarde.' }],
])('%s: "%s" above entries says when they are', (language, heading, item) => {
  expect(findingsIn(linked(heading, item), { language, only: 'copy/placeholder' })).toEqual([]);
});

it.each([
  ['de', '# Kurse\n\n## Demnächst\n\n- 21. Januar: Infoabend\n- 4. Februar: Yoga\n'],
  ['en', '# Classes\n\n## Coming soon\n\nA second room, with light from the north.\n'],
  ['es', '# Cursos\n\n## Próximamente\n\n| Día | Curso |\n| --- | --- |\n| 21 de enero | Yoga |\n'],
])('%s: a body has such headings too', (language, text) => {
  expect(findingsOf(text, { language, at: 'body', only: 'copy/placeholder' })).toEqual([]);
});

it.each([
  ['de', linked('Demnächst'), 'Demnächst'],
  ['en', { sections: [{ text: { heading: 'Coming soon' } }] }, 'Coming soon'],
  ['es', { sections: [{ cards: { heading: 'Próximamente', items: [] } }] }, 'Próximamente'],
  ['de', linked('Angebote', { label: 'Demnächst', href: '/a' }), 'Demnächst'],
  ['en', linked('Coming soon', { label: 'Label', text: 'Text' }), 'Coming soon'],
  ['en', linked('Coming soon', { label: 'Coming soon', href: '/a' }), 'Coming soon'],
  ['es', linked('Pendiente', { label: 'Una casa', href: '/a' }), 'Pendiente'],
])('%s: above nothing, it is a placeholder: %j', (language, raw, words) => {
  expect(findingsIn(raw, { language, only: 'copy/placeholder' })).toContain(
    `copy/placeholder: ${words}`,
  );
});

it.each([
  ['de', '# Kurse\n\n## Demnächst\n', 'Demnächst'],
  ['en', '# Classes\n\n## Coming soon\n\n## Prices\n\nA class is ten euros.\n', 'Coming soon'],
  ['es', '# Cursos\n\n## Precios\n\nPróximamente\n', 'Próximamente'],
  ['en', '# Classes\n\n## Coming soon\n\nText to come.\n', 'Coming soon'],
])('%s: so it is in a body: %j', (language, text, words) => {
  expect(findingsOf(text, { language, at: 'body', only: 'copy/placeholder' })).toContain(
    `copy/placeholder: ${words}`,
  );
});
