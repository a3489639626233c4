import { describe, expect, it } from 'vitest';
import type { Facts } from '../../../cli/content/facts/facts.ts';
import { FACTS, findingsIn } from '../copy-findings.ts';

/** A business that is open from nine to eight, every day. */
const HOURS = openDaily('09:00', '20:00');

function openDaily(opens: string, closes: string): Facts {
  const { site } = FACTS;
  if (!site) throw new Error('The sample site has a configuration.');
  const hours = { regular: { opens, closes } };
  const business = { ...site.business, hours } as typeof site.business;
  return { ...FACTS, hours: true, site: { ...site, business } };
}

function told(raw: object, language = 'en'): string[] {
  return findingsIn(raw, { facts: HOURS, language }).flatMap((finding) =>
    finding.startsWith('facts/typed-hours: ') ? [finding.slice('facts/typed-hours: '.length)] : [],
  );
}

describe('hours that are not those of the business, said in passing', () => {
  it.each([
    ['We are out here from 9 AM to 9 PM, every day.', '9 AM to 9 PM'],
    ['We are in from 9 AM to 9 PM. The lot is a fair place to meet.', '9 AM to 9 PM'],
    ['We’re right here 9 AM to 9 PM.', '9 AM to 9 PM'],
    ['Call us: regular hours 9 AM to 9 PM, nights on request.', '9 AM to 9 PM'],
    ['Our usual hours are 10 AM to 8 PM.', '10 AM to 8 PM'],
    ['Open {business.hours.regular.opens} to 9 PM', '9 PM'],
    ['Open daily from {business.hours.regular.opens} to 9 PM', '9 PM'],
    ['9 AM to 9 PM, every day', '9 AM to 9 PM, every day'],
    ['10 AM to 8 PM daily.', '10 AM to 8 PM daily'],
    ['9 bis 21 Uhr, täglich', '9 bis 21 Uhr, täglich', 'de'],
    ['De 9 a 21 h, todos los días', 'De 9 a 21 h, todos los días', 'es'],
    ['Abierto de {business.hours.regular.opens} a 21:00', '21:00', 'es'],
  ])('%s', (text, words, language = 'en') => {
    expect(told({ intro: text }, language)).toEqual([words]);
  });

  it.each([
    [
      'en',
      'We take no share of what the crematorium charges. If you drive, it is five miles north of Lubbock, open on weekdays from ten to four.',
    ],
    [
      'en',
      'The tip takes what is left. It is 12 minutes from here, open daily from 10 AM to 4 PM.',
    ],
    [
      'de',
      'Den Rest nimmt die Deponie. Sie liegt zehn Minuten von hier, geöffnet von 10 bis 16 Uhr.',
    ],
    ['es', 'Lo demás va al vertedero. Está a diez minutos de aquí, abierto de 10:00 a 16:00.'],
  ])('nor those of a place that lies off, %s: %s', (language, text) => {
    expect(told({ prose: { body: text } }, language)).toEqual([]);
  });

  it.each([
    [
      'en',
      'Our shop is on the hill. It is five miles north of Lubbock, open on weekdays from 10 AM to 4 PM.',
    ],
    [
      'en',
      'The tip is closed. We are five miles north of it, open on weekdays from 10 AM to 4 PM.',
    ],
    ['en', 'It is five miles north of Lubbock, open on weekdays from 10 AM to 4 PM.'],
    ['es', 'La tienda está en el monte. Está a diez minutos de aquí, abierta de 10:00 a 16:00.'],
  ])('but those of its own place, %s: %s', (language, text) => {
    expect(told({ prose: { body: text } }, language)).toHaveLength(1);
  });

  it.each([
    ['en', 'You know that the back door stands open from six to ten because of the heat.'],
    ['en', 'If a bedroom window is kept open from 8 PM to 6 AM, moths come in.'],
    ['en', 'A door left open from 6 PM to 10 PM invites mice.'],
    ['de', 'Die Küchentür bleibt von Mai an geöffnet von 18 bis 22 Uhr.'],
    ['de', 'Sind die Fenster nachts geöffnet von 22 bis 6 Uhr, kommen Motten.'],
    ['es', 'La puerta trasera está abierta de 18:00 a 22:00 por el calor.'],
    ['es', 'Las ventanas están abiertas de 20:00 a 6:00.'],
  ])('nor those of a door or window that somebody leaves open, %s: %s', (language, text) => {
    expect(told({ intro: text }, language)).toEqual([]);
  });

  it.each([
    ['en', 'Our doors stand open from 9 AM to 9 PM.'],
    ['en', 'Our door stands open from 9 AM to 9 PM.'],
    ['de', 'Unsere Tür bleibt geöffnet von 9 bis 21 Uhr.'],
    ['es', 'Nuestra puerta está abierta de 9:00 a 21:00.'],
  ])('but those of its own doors, %s: %s', (language, text) => {
    expect(told({ intro: text }, language)).toHaveLength(1);
  });

  it('but not of what a page has every week within them', () => {
    const cta = (hours: string) => ({
      cta: { subheadline: `Sábados, de ${hours}. La dirección es {business.address.street}.` },
    });
    const weekly = { note: { text: 'Conózcalos los sábados por la mañana, bajo la ceiba.' } };
    expect(told(cta('nueve a doce'), 'es')).toEqual(['nueve a doce']);
    expect(told({ ...weekly, ...cta('nueve a doce') }, 'es')).toEqual([]);
    const sundays = { note: { text: 'Conózcalos los domingos por la mañana.' } };
    expect(told({ ...sundays, ...cta('nueve a doce') }, 'es')).toEqual(['nueve a doce']);
  });

  it('below a title about when it is open, and no other', () => {
    const tile = (title: string) => told({ items: [{ title, text: '9 AM to 9 PM, every day' }] });
    expect(tile('Hours')).toHaveLength(1);
    expect(tile('Phones')).toEqual([]);
    expect(tile('Big Spring')).toEqual([]);
    expect(tile('Quiet time')).toEqual([]);
  });

  it('in the answer to a question about them, whatever they say', () => {
    const answer = (question: string) =>
      told({ questions: { items: [{ question, answer: '8 AM to 6 PM every day.' }] } });
    expect(answer('What are the hours in Odessa?')).toHaveLength(1);
    expect(answer('When is the county clerk in?')).toEqual([]);
    expect(answer('How long does the battery last?')).toEqual([]);
  });

  it('where only the first time refers to them', () => {
    const half = (title: string, text: string) => told({ items: [{ title, text }] });
    const until = '{business.hours.regular.opens} to';
    expect(half('Hours', `${until} 9 PM, every day`)).toEqual(['9 PM']);
    expect(half('Our hours', `${until} 8 PM`)).toEqual(['8 PM']);
    expect(half('Hours', `${until} {business.hours.regular.closes}`)).toEqual([]);
    expect(half('Hours', `${until} 9`)).toEqual([]);
    expect(half('The fair', `${until} 9 PM, every day`)).toEqual([]);
    expect(half('Hours', `${until} 9 PM on the day of the fair`)).toEqual([]);
    expect(half('Hours of the pool', `${until} 9 PM`)).toEqual([]);
  });

  it.each([
    ['Outside regular hours, 8 PM to 9 AM, a surcharge applies.'],
    ['The clerk’s regular hours are 8 AM to 5 PM.'],
    ['Their usual hours are 8 AM to 5 PM.'],
    ['The county office keeps its regular hours, 8 AM to 5 PM.'],
    ['The bank’s standard hours are 9 AM to 5 PM.'],
    ['Normal hours of sleep, 10 PM to 6 AM, are left alone.'],
    ['We are out on a job from 9 AM to noon.'],
    ['We were right here from 9 AM to 9 PM on Saturday.'],
    ['Open {business.hours.regular.opens} to {business.hours.regular.closes}'],
    ['Open house from {business.hours.regular.opens} to 9 PM on Friday'],
    ['Drive time: 9 to 21 minutes, every day'],
    ['Breakfast, 7 AM to 10 AM, every day'],
    ['The phones are answered 7 AM to 10 PM daily.'],
    ['The ferry goes 9 AM to 9 PM daily.'],
    ['Parking is free 9 AM to 9 PM, every day.'],
    ['Crews work 7 AM to 7 PM, weekdays.'],
    ['7 AM to 10 AM, every day, the kitchen is ours.'],
    ['Quiet hours 10 PM to 6 AM, every day'],
    ['Geräuscharm arbeiten wir von 7 bis 9 Uhr, täglich.', 'de'],
    ['Das Amt hat 8 bis 12 Uhr, täglich, offen.', 'de'],
    ['El juzgado abre de 9 a 14 h, todos los días.', 'es'],
    ['Fuera de nuestro horario, de 20 a 9 h, hay un recargo.', 'es'],
  ])('not told: %s', (text, language = 'en') => {
    expect(told({ intro: text }, language)).toEqual([]);
  });
});
