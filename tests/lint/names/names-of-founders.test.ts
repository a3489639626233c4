import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

const facts = factsWith({ facts: { founder: 'Ruth Calloway', groupDiscountPercent: 10 } });

describe('another last name of the founder', () => {
  it.each([
    ['en', 'A word from the founder, Ruth Callender', 'Ruth Callender'],
    ['en', 'Ruth Marsh (sample) Founder and roofer', 'Ruth Marsh'],
    ['en', 'The shop was founded in 1998 by Ruth Marsh.', 'Ruth Marsh'],
    ['de', 'Gegründet 1998 von Ruth Marsh.', 'Ruth Marsh'],
    ['es', 'Ruth Marsh, la fundadora', 'Ruth Marsh'],
  ])('is told where the words say that it is her (%s): %s', (language, text, name) => {
    expect(findingsOf(text, { language, facts })).toEqual([`facts/typed-name: ${name}`]);
  });

  it.each([
    ['en', 'Ruth Marsh teaches the course on Fridays.'],
    ['en', 'Ruth Ellen Calloway, founder'],
    ['en', 'Ruth Marsh Calloway, the founder, was born Ruth Marsh.'],
    ['de', 'Die Gründerin Ruth Calloway hieß früher Ruth Marsh.'],
  ])('is that of somebody else, or from a marriage (%s): %s', (language, text) => {
    const told = findingsOf(text, { language, facts });
    expect(told.filter((found) => found.includes('Marsh'))).toEqual([]);
  });
});

describe('another first name of the founder', () => {
  it.each([
    ['en', 'Rudy Calloway answers the phone, the chat and the door himself.', 'Rudy Calloway'],
    ['en', 'Call us. Ruby Calloway looks at every roof in person.', 'Ruby Calloway'],
    ['de', 'Rufus Calloway kommt persönlich vorbei.', 'Rufus Calloway'],
    ['es', 'Rubén Calloway contesta personalmente.', 'Rubén Calloway'],
  ])('is told where one person does everything (%s): %s', (language, text, name) => {
    expect(findingsOf(text, { language, facts })).toContain(`facts/typed-name: ${name}`);
  });

  it.each([
    ['en', 'Ruth Calloway answers the phone herself.'],
    ['en', 'Marla Calloway answers the phone herself.'],
    ['en', 'Rudy Calloway answers the phone.'],
    ['en', 'Rudy Calloway, the son, answers the phone himself.'],
    ['en', 'Rudy Calloway answers the phone himself, and Ruth the door.'],
    ['en', 'Rudy Callahan answers the phone himself.'],
    ['de', 'Rufus Calloway, mein Bruder, kommt persönlich vorbei.'],
  ])('may be that of somebody else (%s): %s', (language, text) => {
    const told = findingsOf(text, { language, facts });
    expect(told.filter((found) => /typed-name: (?!Ruth)/.test(found))).toEqual([]);
  });
});

describe('a share by which a bill gets lower', () => {
  it.each([
    ['en', 'With four or more people of one group the bill drops by 5 percent.', '5'],
    ['de', 'Für Gruppen sinkt die Rechnung um 5 Prozent.', '5'],
    ['es', 'Para grupos la cuenta baja un 5 por ciento.', '5'],
  ])('is told if it is not that of the configuration (%s): %s', (language, text, number) => {
    expect(findingsOf(text, { language, facts })).toEqual([
      expect.stringContaining(`facts/contradiction: ${number}`),
    ]);
  });

  it.each([
    ['en', 'The load on the roof drops by 5 percent when the group of trees is cut.'],
    ['en', 'For groups the bill drops by {facts.groupDiscountPercent} percent.'],
  ])('is another one (%s): %s', (language, text) => {
    expect(findingsOf(text, { language, facts })).toEqual([]);
  });
});

describe('the message that a page of one town prepares', () => {
  const about = (whatsappMessage: string) =>
    findingsIn(
      {
        name: 'Halden',
        place: { name: 'Halden, Kent' },
        seo: { title: 'Roof repair in Halden' },
        whatsappMessage,
      },
      {
        kind: 'page',
        facts: factsWith({ area: { towns: ['Halden', 'Morwick', 'Thorsby'] } }),
        only: 'copy/other-place',
      },
    );

  it('names no other one', () => {
    expect(about('Hi, my roof near Morwick leaks.')).toEqual(['copy/other-place: Morwick']);
  });

  it.each(['Hi, my roof near Halden leaks.', 'Hi, my roof between Halden and Morwick leaks.'])(
    'names its own: %s',
    (message) => {
      expect(about(message)).toEqual([]);
    },
  );
});
