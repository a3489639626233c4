import { describe, expect, it } from 'vitest';
import { scheduleOtherDay } from '../../../cli/rules/copy/schedule-other-day.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { FACTS } from '../copy-findings.ts';

interface Event {
  title?: string;
  description?: string;
  headline?: string;
  banner?: string;
  stat?: string;
  expireAt?: string;
  text?: string;
}

/** What is told of the page of an open day on Saturday, 15 May 2027, as the place and the words. */
function told(event: Event, language = 'en'): string[] {
  const {
    title = 'Open workshop on 15 May 2027',
    description = 'Drink tea among pendulums. Saturday, 15 May 2027, Corve Street.',
    headline = 'The doors stand open on 15 May',
    banner = 'Saturday, 15 May 2027, from ten to four',
    stat = '15 May',
    expireAt = '2027-05-15T17:00',
    text = 'One Saturday in spring we clear the benches.',
  } = event;
  const raw = {
    page: { expireAt },
    seo: { title, description },
    hero: { headline, subheadline: text, urgencyBanner: { text: banner } },
    guide: { credentials: [{ stat, description: 'from ten until four' }] },
  };
  const file = copyFile('landing', language, raw);
  return [...applyCopyRule(scheduleOtherDay, file, FACTS)].map(({ path }) => path.join('.'));
}

const DE: Event = {
  title: 'Offene Werkstatt am 15. Mai 2027',
  description: 'Tee zwischen Pendeln. Samstag, 15. Mai 2027, Corvestraße.',
  headline: 'Am 15. Mai steht die Tür offen',
  banner: 'Samstag, 15. Mai 2027, 10 bis 16 Uhr',
  stat: '15. Mai',
};
const ES: Event = {
  title: 'Puertas abiertas el 15 de mayo de 2027',
  description: 'Té entre péndulos. Sábado, 15 de mayo de 2027, calle Corve.',
  headline: 'Abrimos el 15 de mayo',
  banner: 'Sábado 15 de mayo de 2027, de 10 a 16 h',
  stat: '15 de mayo',
};

describe('one text of the page of an event that says another day', () => {
  it.each<[string, Event, string]>([
    ['en', { description: 'Drink tea. Saturday, 8 May 2027, Corve Street.' }, 'seo.description'],
    ['en', { title: 'Open workshop on 25 May 2027' }, 'seo.title'],
    ['en', { headline: 'The doors stand open on 8 May' }, 'hero.headline'],
    ['en', { banner: 'Saturday, 22 May 2027, from ten' }, 'hero.urgencyBanner.text'],
    ['en', { banner: 'Saturday, May 22, 2027' }, 'hero.urgencyBanner.text'],
    ['en', { headline: 'See you on Saturday, 19 June' }, ''],
    ['en', { headline: 'See you on Saturday, 5 June' }, 'hero.headline'],
    ['en', { expireAt: '2027-05-16T00:00', headline: 'Open on 8 May' }, 'hero.headline'],
    ['de', { ...DE, description: 'Tee. Samstag, 8. Mai 2027, Corvestraße.' }, 'seo.description'],
    ['de', { ...DE, headline: 'Am 8. Mai steht die Tür offen' }, 'hero.headline'],
    ['es', { ...ES, description: 'Té. Sábado, 8 de mayo de 2027, Ludlow.' }, 'seo.description'],
    ['es', { ...ES, headline: 'Abrimos el 8 de mayo' }, 'hero.headline'],
  ])('%s, %o', (language, event, place) => {
    expect(told(event, language)).toEqual(place === '' ? [] : [place]);
  });

  it.each<[string, Event]>([
    ['en', {}],
    ['de', DE],
    ['es', ES],
    // Two days, or the evening before.
    ['en', { description: 'Saturday, 15 May and Sunday, 16 May 2027.' }],
    ['en', { description: 'Members come on Friday, 14 May 2027.' }],
    ['en', { description: 'Friday, 7 May 2027: a talk in the library.' }],
    ['en', { text: 'Preview on Saturday, 8 May, for members.' }],
    // Rain, tickets, bookings and other occasions.
    ['en', { text: 'Rain date: Saturday, 22 May 2027.' }],
    [
      'en',
      {
        text: 'On Saturday, 22 May, if it rains.',
        description: 'On Saturday, 22 May, the rain date.',
      },
    ],
    ['en', { text: 'Book by 1 May 2027.' }],
    ['en', { text: 'On 1 May tickets go on sale.' }],
    ['en', { banner: 'From Saturday, 8 May 2027 on' }],
    ['en', { description: 'On 8 May 1927 the workshop was founded.' }],
    ['en', { headline: 'Every Saturday in May', description: 'On 8 May each year.' }],
    ['en', { description: 'Saturday, 8 May 2027, and again a week on.' }],
    // The page has two days, or ends on another.
    ['en', { description: 'On 8 May 2027 in Ludlow.', text: 'On 8 May we are in Ludlow.' }],
    ['en', { description: 'On 8 May 2027 in Ludlow.', stat: '8 May' }],
    ['en', { description: 'On 8 May 2027 in Ludlow.', expireAt: '2027-05-31T17:00' }],
    ['en', { headline: 'On 8 May', title: 'Open workshop', stat: 'Free', banner: 'Free' }],
    ['de', { ...DE, description: 'Anmelden bis 8. Mai 2027.' }],
    ['de', { ...DE, description: 'Am 8. Mai beginnt der Vorverkauf.' }],
    ['de', { ...DE, description: 'Er starb am 8. Mai 660.' }],
    ['es', { ...ES, description: 'Inscripción hasta el 8 de mayo.' }],
    ['es', { ...ES, description: 'El 8 de mayo abre la venta de entradas.' }],
  ])('%s, %o may be right', (language, event) => {
    expect(told(event, language)).toEqual([]);
  });
});
