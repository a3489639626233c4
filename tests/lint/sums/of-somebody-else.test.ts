import { describe, expect, it } from 'vitest';
import { FACTS, findingsIn, findingsOf } from '../copy-findings.ts';

const rules = (found: readonly string[]) => found.map((one) => one.split(':')[0]);

describe('what is said of somebody or something else', () => {
  it.each([
    ['Creosote after a storm is the best smell in Arizona, and it comes free.', 'en'],
    ['It is the best light in Texas, an hour before dusk.', 'en'],
    ['The poison center at 1-800-222-1222 is open around the clock.', 'en'],
    ['The deadline in the letter passes while the contractor promises to call.', 'en'],
    ['The first signature is {fees.inspection}; a second one in the same visit adds less.', 'en'],
    ['Der Automat kann keine Umlaute, und aus Jürgen wird Juergen.', 'de'],
    ['The {area.freeMiles}-mile drive, the {area.freeMiles}s.', 'en'],
    ['Die {area.freeMiles}meilige Fahrt kostet nichts.', 'de'],
    ['It seldom takes half an hour, or half and half.', 'en'],
    ['Two days, from eight to six', 'en'],
    ['Ein Sprungturm und ein Schwungrad, achtunggebietend und richtungweisend.', 'de'],
    ['Die Kommunionkerze und die Stadionführung.', 'de'],
    ['Wissenschaftliche und gesundheitliche Fragen, auf traditionelle Weise.', 'de'],
    ['Drei Tage, von 8 bis 18 Uhr', 'de'],
    ['The patience of a nurse is a gift. With the patience it takes, we wait.', 'en'],
    ['We note its current state, its open door and its free end.', 'en'],
    ['If its open end is torn, tape it.', 'en'],
  ])('%s', (text, language) => {
    expect(findingsOf(text, { facts: FACTS, language })).toEqual([]);
  });

  it('a heading about how much is enough', () => {
    const items = ['Name', 'Phone', 'Town', 'Message'].map((label) => ({ label }));
    expect(
      findingsIn({ form: { heading: 'Three lines are enough', items } }, { facts: FACTS }),
    ).toEqual([]);
  });

  it('the hours of one day in a list of dates', () => {
    const entry = { text: 'Geöffnet von 8 bis 18 Uhr. Es gibt Springerle.' };
    const told = (item: object) =>
      rules(findingsIn({ dates: { items: [item] } }, { facts: FACTS, language: 'de' }));
    expect(told(entry)).toContain('facts/typed-hours');
    expect(told({ date: '2009', ...entry })).toContain('facts/typed-hours');
    expect(told({ date: '24. Dezember', ...entry })).not.toContain('facts/typed-hours');
    const backwards = { date: '24. Dezember', text: 'Geöffnet von 20:00 bis 19:00 Uhr.' };
    expect(told(backwards)).toContain('facts/typed-hours');
  });
});

describe('what is a fault all the same', () => {
  it.each([
    ['We are the best roofer in Arizona.', 'en', 'law/unproven-claim'],
    ['Our shop is open around the clock.', 'en', 'facts/typed-hours'],
    ['Unsere Verlobungringe sind aus Gold.', 'de', 'copy/spelling'],
    ['Der Aktionpreis und die Sicherheitprüfung.', 'de', 'copy/spelling'],
    ['Unser Dach gibt es seid fünfzig Jahren.', 'de', 'copy/spelling'],
    ['Five days, from eight to six', 'en', 'facts/typed-hours'],
    ['We promise that you pass the exam.', 'en', 'law/unproven-claim'],
    ['A notary and a mover are one in the same.', 'en', 'copy/spelling'],
    ['Wir fahren zu Frau Mueller und ueber die Bruecke.', 'de', 'copy/spelling'],
    ['The first {area.freeMiles}miles cost nothing.', 'en', 'copy/spacing'],
    ['A trip costs{fees.inspection} in town.', 'en', 'copy/spacing'],
    ['Las primeras {area.freeMiles}millas no cuestan nada.', 'es', 'copy/spacing'],
    ['We are calm. Your good with your hands.', 'en', 'copy/spelling'],
    ['The sprays repel more then they kill.', 'en', 'copy/spelling'],
    ['The gap is no thicker then a card.', 'en', 'copy/spelling'],
    ['They belong outdoors, not in you’re hallway.', 'en', 'copy/spelling'],
    ['Most companies want you phone number first.', 'en', 'copy/spelling'],
    ['It seldom takes half and hour.', 'en', 'copy/spelling'],
    ['We speak with the patience before the family is asked.', 'en', 'copy/spelling'],
    ['Any ID will do as long as its current on the day.', 'en', 'copy/spelling'],
    ['Its open on Sundays.', 'en', 'copy/spelling'],
    ['Book a bedside vist for tonight.', 'en', 'copy/spelling'],
    ['La oficina habre mientras hay luz.', 'es', 'copy/spelling'],
  ])('%s', (text, language, rule) => {
    expect(rules(findingsOf(text, { facts: FACTS, language }))).toContain(rule);
  });

  it('a postal code with its digits exchanged, which would be far away', () => {
    const told = (codes: readonly number[]) =>
      findingsIn(
        { places: codes.map((code, at) => ({ address: `${at + 3} E 5th St, ${code}` })) },
        { facts: FACTS },
      ).map((one) => one.split(':').slice(0, 2).join(':'));
    expect(told([79761, 79761, 79762, 97761])).toEqual(['facts/whereabouts: 97761']);
    expect(told([79761, 79761, 79762, 79716])).toEqual([]);
    expect(told([79761, 79762, 88240, 97761])).toEqual([]);
  });

  it('the time of a program that is out of order', () => {
    const told = (...hours: string[]) =>
      findingsIn(
        { schedule: { slots: hours.map((time, at) => ({ name: `Step ${at}`, hours: time })) } },
        { facts: FACTS, only: 'facts/contradiction' },
      );
    expect(told('7:15 PM', '7:30 PM', '6 PM', '9 PM')).toEqual(['facts/contradiction: 6 PM']);
    expect(told('9 PM', '10 PM', '11 PM', '12:30 AM')).toEqual([]);
    expect(told('9 AM', '2 PM', '10 AM', '8 AM')).toEqual([]);
  });

  it('a page that ends a month before its day, and a countdown with swapped digits or months too late', () => {
    const page = (expireAt: string) => ({
      page: { expireAt },
      seo: { title: 'Night walk, May 8, 2031' },
      hero: { subheadline: 'On Thursday, May 8, 2031, we walk half a mile. Please sign up.' },
    });
    const told = (raw: object) =>
      rules(findingsIn(raw, { facts: FACTS })).filter((rule) => rule === 'schedule/other-day');
    expect(told(page('2031-04-08T22:00'))).toEqual(['schedule/other-day']);
    expect(told(page('2031-05-08T22:00'))).toEqual([]);
    expect(told(page('2031-04-30T22:00'))).toEqual([]);
    const offer = (until: string) => ({
      seo: { description: 'Sealing at the winter price, if you book by January 31, 2031.' },
      hero: { subheadline: 'Book by January 31, 2031.' },
      countdown: { until, heading: 'Before the cold' },
    });
    expect(told(offer('2031-01-13T18:00'))).toEqual(['schedule/other-day']);
    expect(told(offer('2031-01-11T18:00'))).toEqual([]);
    expect(told(offer('2031-03-31T18:00'))).toEqual(['schedule/other-day']);
    expect(told(offer('2030-12-31T18:00'))).toEqual([]);
  });
});
