import { expect, it } from 'vitest';
import { FACTS, findingsOf } from '../copy-findings.ts';

const CLOSED_ON_SUNDAYS = {
  ...FACTS,
  site: {
    ...FACTS.site,
    business: {
      ...FACTS.site?.business,
      hours: { week: [{ days: ['Monday', 'Saturday'], opens: '09:00', closes: '14:00' }] },
    },
  },
} as unknown as typeof FACTS;

function toldIn(language: string, at: string, text: string): string[] {
  return findingsOf(text, { kind: 'words', language, at, facts: CLOSED_ON_SUNDAYS });
}

it.each([
  ['es', 'frame.availability', 'Abierto también los domingos', 'facts/typed-hours'],
  ['es', 'frame.availability', 'Domingos abierto', 'facts/typed-hours'],
  ['es', 'frame.availability', 'Los domingos también abierto.', 'facts/typed-hours'],
  ['en', 'frame.availability', 'Also open on Sundays', 'facts/typed-hours'],
  ['en', 'frame.availability', 'Open Sundays too', 'facts/typed-hours'],
  ['de', 'frame.availability', 'Sonntags geöffnet', 'facts/typed-hours'],
  ['es', 'contact.sent', 'Gracias. Le contestaremos en [X] días.', 'copy/placeholder'],
  ['es', 'contact.sent', 'Le contestaremos en XX días.', 'copy/placeholder'],
  ['de', 'contact.sent', 'Wir antworten binnen [x] Stunden.', 'copy/placeholder'],
  ['en', 'contact.sent', 'We answer within [insert time].', 'copy/placeholder'],
  ['es', 'contact.send', 'Send message', 'copy/language'],
  ['es', 'actions.book', 'Book a visit', 'copy/language'],
])('in the %s words, %s: %s', (language, at, text, rule) => {
  expect(toldIn(language, at, text)).toEqual([expect.stringContaining(rule)]);
});

it.each([
  ['es', 'frame.availability', 'Abierto también los sábados'],
  ['es', 'frame.availability', 'Abierto los domingos de diciembre'],
  ['es', 'frame.availability', 'Abierto el primer domingo de cada mes'],
  ['es', 'frame.availability', 'Domingos cerrado'],
  ['es', 'frame.availability', 'Abierto los domingos con cita'],
  ['es', 'frame.availability', 'Abierto domingos alternos'],
  ['en', 'frame.availability', 'Open Sundays in December'],
  ['de', 'frame.availability', 'Sonntags geschlossen'],
  ['es', 'contact.send', 'Enviar mensaje'],
  ['es', 'contact.send', 'Enviar un e-mail'],
  ['de', 'contact.send', 'Jetzt senden'],
  ['es', 'blocks.soon', 'Próximamente'],
  ['en', 'blocks.soon', 'Coming soon'],
  ['en', 'contact.message', 'Text'],
])('in the %s words, %s is fine: %s', (language, at, text) => {
  expect(toldIn(language, at, text)).toEqual([]);
});

it('elsewhere a text without a subject may be of a neighbor', () => {
  const where = { language: 'es', facts: CLOSED_ON_SUNDAYS };
  expect(findingsOf('Abierto los domingos.', { ...where, at: 'cards.text' })).toEqual([]);
  expect(findingsOf('Abierto los domingos', { ...where, at: 'hero.urgencyBanner.text' })).toEqual([
    'facts/typed-hours: Abierto los domingos',
  ]);
});

it.each([
  ['es', 'Send us a video'],
  ['es', 'Send a video'],
  ['es', 'See the menu'],
  ['de', 'Send us a video'],
  ['de', 'Book a hotel'],
  ['de', 'Get your ticket'],
])('a button on a page in %s is English: %s', (language, text) => {
  expect(findingsOf(text, { language, at: 'cta.transitionalCTA' })).toEqual([
    expect.stringContaining('copy/language'),
  ]);
});

it.each([
  ['es', 'Book a medida'],
  ['es', 'Ver el vídeo'],
  ['es', 'Reservar online'],
  ['es', 'Show a domicilio'],
  ['es', 'Enviar un vídeo'],
  ['es', 'Chat a mano'],
  ['de', 'Shop besuchen'],
  ['de', 'Download starten'],
  ['de', 'Show an Land buchen'],
  ['de', 'Call a Bike'],
])('a button on a page in %s is fine: %s', (language, text) => {
  expect(findingsOf(text, { language, at: 'cta.transitionalCTA' })).toEqual([]);
});
