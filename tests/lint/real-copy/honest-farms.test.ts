import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

describe('words that no list has', () => {
  it.each([
    ['Con tres invitantes ya parecen guía de teléfonos.', 'es'],
    ['Los participantes y los oyentes se sientan atrás; los recorrientes, adelante.', 'es'],
    ['La fotocopia corcheteada se abre sola en la segunda lectura.', 'es'],
    ['Quién los compone', 'es'],
    ['Que vengan los dos, o firme el otro otro día.', 'es'],
    ['Nunca las lava, y nadie las plancha.', 'es'],
    ['Yan, tean, tither, mither, pip. Most people get to five.', 'en-GB'],
    ['Im Bahnwagen der Rhätischen Bahn sitzt man auf diesem Stoff.', 'de'],
    ['1,2 Millimeter sind die übliche Dicke, und 2.40 Meter die Höhe.', 'de-CH'],
    ['Dafür kommt etwas dazu, das wir Ihnen bei der Anmeldung sagen.', 'de'],
    ['Es ist nichts Neues dazu, das niemand gewusst hätte.', 'de'],
  ])('%s', (text, language) => {
    expect(findingsOf(text, { language })).toEqual([]);
  });

  it.each([
    ['Es kommt dazu, das wir am Montag nicht da sind.', 'de', 'das'],
    ['Wir haben tschechsiche Stoffe.', 'de', 'tschechsiche'],
    ['Los partcipantes vienen a las dos.', 'es', 'partcipantes'],
    ['Guardamos los zapato en la caja.', 'es', 'zapato'],
  ])('but a slip is told: %s', (text, language, slip) => {
    expect(findingsOf(text, { language })).toEqual([`copy/spelling: ${slip}`]);
  });
});

describe('what is said of others', () => {
  it.each([
    'Two of the best whistlers in Swaledale have not a tooth between them.',
    'Three of the finest weavers in Yorkshire live on this road.',
  ])('%s', (text) => {
    expect(findingsOf(text, { language: 'en-GB' })).toEqual([]);
  });

  it('but not of the business', () => {
    expect(findingsOf('Two of the best whistlers in Swaledale.', { language: 'en-GB' })).toEqual([
      'law/unproven-claim: best whistlers in Swaledale',
    ]);
  });
});

describe('a date that is spoken of', () => {
  it.each([
    [
      'La fecha no calza con el día. “Sábado 14 de marzo de 2037” no existe: ese día cae de otro modo.',
      'es',
    ],
    ['„Montag, 14. März 2037“ gibt es nicht.', 'de'],
    ['Cerramos el 1 de enero, el Viernes Santo, el 2 de noviembre y el 25 de diciembre.', 'es'],
  ])('%s', (text, language) => {
    expect(findingsOf(text, { language })).toEqual([]);
  });

  it('but not one that is announced', () => {
    expect(findingsOf('Montag, 14. März 2037', { language: 'de' })).toEqual([
      'copy/weekday: Montag',
    ]);
  });
});

it('the hours of whoever works here, and of a shop next door, are not those of the business', () => {
  const days = ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  const week = [{ days, opens: '09:00', closes: '18:00' }];
  const address = { locality: 'Kassel', country: 'DE' };
  const business = { name: 'Halm', type: 'Electrician', phone: '+49 561 1234567', address };
  const facts = factsWith({ business: { ...business, hours: { week } } });
  const told = (text: string, language = 'es') => findingsOf(text, { facts, language });
  expect(told('Jornada de 9 a 17 con una hora de comida, y sábado hasta las 13.')).toEqual([]);
  expect(told('The shop next door is open Monday to Friday.', 'en')).toEqual([]);
  expect(told('Abrimos los sábados hasta las 13.')).toHaveLength(1);
  expect(told('The shop is open Monday to Friday.', 'en')).toHaveLength(1);
  expect(told('El taller abre de lunes a viernes.')).toHaveLength(1);
});

describe('numbers of an example', () => {
  const facts = factsWith({
    house: { taps: 6800 },
    fees: { leakTap: '$0.35', leakMinimum: '$120' },
    duty: { from: '06:00', until: '22:00' },
  });
  const told = (text: string, language = 'en-US') => findingsOf(text, { facts, language });

  it.each([
    'A well-stocked hill has about 80, so ten acres come to some 800 taps.',
    'Eighty an acre on twelve acres makes 960 taps.',
    '{fees.leakTap} a tap, and never less than {fees.leakMinimum}. A hill of a thousand taps is $350.',
    '{fees.leakTap} a tap, and never less than {fees.leakMinimum}. A hill of 1,200 taps is $420.',
  ])('%s', (text) => {
    expect(told(text)).toEqual([]);
  });

  it('the size for which a row of a comparison says the time', () => {
    const rows = [{ title: 'Time for 1,500 taps', values: ['Two days', 'Six weekends'] }];
    expect(findingsIn({ comparison: { rows } }, { facts, language: 'en-US' })).toEqual([]);
  });

  it('a night from the end of a day to the beginning of the next', () => {
    const text =
      'Nein, wir schlafen auch. Zwischen {duty.until} und {duty.from} Uhr nennt unser Band einen Kollegen.';
    expect(told(text, 'de')).toEqual([]);
  });

  it.each([
    ['We hang 1,500 taps every spring.', '1,500'],
    ['That makes 1,500 taps on our hill.', '1,500'],
  ])('but not those of the business: %s', (text, number) => {
    expect(told(text)).toEqual([`facts/contradiction: ${number}`]);
  });
});

describe('sums that equal a fee', () => {
  const facts = factsWith({ fees: { first: '$10', extra: '$5', memberWeek: '$15' } });

  it.each([
    'The $10 and the title fee, which go to the county',
    'Eleven of you have put in five dollars since March',
    'Five dollars a week',
  ])('%s', (text) => {
    expect(findingsOf(text, { facts, language: 'en-US' })).toEqual([]);
  });

  it.each(['Each extra page is $5.', 'We put in $5 for you.', 'Members pay $15 a week'])(
    'but not those of the business: %s',
    (text) => {
      const [, sum] = /(\$\d+)/.exec(text) ?? [];
      expect(findingsOf(text, { facts, language: 'en-US' })).toEqual([
        `facts/typed-amount: ${sum}`,
      ]);
    },
  );
});
