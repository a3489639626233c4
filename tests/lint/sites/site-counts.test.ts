import { describe, expect, it } from 'vitest';
import { locatedTexts } from '../../../cli/rules/texts.ts';
import { CountTable } from '../../../cli/rules/words/counts/count-table.ts';
import { countsOf, writeCount } from '../../../cli/rules/words/counts/said-counts.ts';
import { DataSite } from '../../support/data-site.ts';

const FACTS: Readonly<Record<string, number>> = {
  'shop.seats': 4,
  'work.days': 5,
  'work.notice': 24,
  'rules.patch': 48,
  'promise.months': 12,
  'taller.plazas': 8,
  'firma.wagen': 5,
  'about.firstPools': 11,
};

/** What is told of the pages of a site: the number, and the fact that it should be. */
function told(...pages: object[]): string[] {
  const table = new CountTable((fact) => FACTS[fact]);
  for (const page of pages) table.add(countsOf(locatedTexts(page, []), page).map(writeCount));
  return [...table.judged()].map(
    ({ line, fact, isSame }) => `${line.split(' ')[1]} ${isSame ? 'is' : 'should be'} ${fact}`,
  );
}

const tailors = { intro: 'In the back room {shop.seats} tailors work by daylight.' };

describe('a number that counts what a fact counts on another page', () => {
  it('is told where it differs, in digits and in words', () => {
    expect(told(tailors, { intro: 'We are 7 tailors.' })).toEqual(['7 should be shop.seats']);
    expect(told(tailors, { intro: 'We are five tailors.' })).toEqual(['five should be shop.seats']);
    expect(told({ stat: '{taller.plazas} plazas' }, { stat: '10 plazas' })).toEqual([
      '10 should be taller.plazas',
    ]);
  });

  it('is right where the fact counts those of one time only', () => {
    const story = { intro: 'In the first year he had {about.firstPools} pools and a pickup.' };
    expect(told(story, { a: 'On Thursdays Owen cleans 12 pools.' })).toEqual([]);
    expect(told(story, { a: 'In the first year he had 12 pools and a pickup.' })).toHaveLength(1);
  });

  it('is told where one of all of them is something', () => {
    const rooms = { intro: 'Hoy tenemos {taller.plazas} plazas.' };
    expect(told(rooms, { a: 'Una de las nueve plazas tiene más espacio.' })).toHaveLength(1);
    expect(told(tailors, { a: 'One of our five tailors speaks Greek.' })).toHaveLength(1);
    const cars = { intro: 'Wir fahren {firma.wagen} Wagen.' };
    expect(told(cars, { a: 'Einer der sechs Wagen hat einen Kran.' })).toHaveLength(1);
    expect(told(tailors, { a: 'The three tailors who came from Naples stayed.' })).toEqual([]);
  });

  it('is told behind "look after", which says of all of them what "after" alone says of some', () => {
    expect(told(tailors, { a: 'Anwen looks after 5 tailors.' })).toEqual([
      '5 should be shop.seats',
    ]);
    expect(told(tailors, { a: 'We look after 6 tailors.' })).toHaveLength(1);
    const places = { intro: 'Hoy tenemos {taller.plazas} plazas.' };
    expect(told(places, { a: 'Ana cuida de 10 plazas.' })).toHaveLength(1);
    for (const some of ['After 5 tailors nobody found the cut.', 'We look for 3 of the tailors.'])
      expect(told(tailors, { a: some })).toEqual([]);
    expect(told(places, { a: 'Un grupo de 10 plazas.' })).toEqual([]);
    expect(told(tailors, { a: 'Anwen looks after 5 horses and two cats.' })).toEqual([]);
  });

  it('is told though there were others in the beginning, or fewer are taken at a time', () => {
    const chairs = { intro: 'Der Laden hat {shop.seats} Stühle.' };
    const others = { a: 'Das Geld reichte für drei Stühle.', b: 'Für Sie bis zu drei Stühle.' };
    expect(told(chairs, others, { a: 'Wir haben fünf Stühle.' })).toEqual([
      'fünf should be shop.seats',
    ]);
    expect(told(tailors, { a: 'She began with 2 tailors.' }, { b: 'We are 5 tailors.' })).toEqual([
      '5 should be shop.seats',
    ]);
    const places = { intro: 'Hoy tenemos {taller.plazas} plazas.' };
    expect(told(places, { a: 'Empezó con 6 plazas.' }, { b: 'Hay 10 plazas.' })).toHaveLength(1);
  });

  it('is told though another fact has this number, if its sentence says the same as one with the fact', () => {
    const tile = { value: '{rules.patch} Stunden', text: 'vorher: der Test vor der ersten Farbe' };
    const notice = { a: 'Absagen kosten bis {work.notice} Stunden vorher nichts.' };
    const typed = (a: string) => told({ items: [tile] }, notice, { a });
    const should = ['24 should be rules.patch'];
    expect(typed('Vor der ersten Farbe machen wir einen Test, 24 Stunden vorher.')).toEqual(should);
    expect(typed('Der Test vor der Farbe ist 24 Stunden vorher nötig.')).toEqual(should);
    expect(typed('Bitte sagen Sie 24 Stunden vorher ab.')).toEqual([]);
    expect(typed('Nach der ersten Farbe 24 Stunden nicht waschen.')).toEqual([]);
    expect(typed('Absagen ohne Kosten bis 24 Stunden vorher, auch für Test und Farbe.')).toEqual(
      [],
    );
    expect(typed('Ein Test 24 Stunden vorher reicht.')).toEqual([]);
  });

  it('is told in another German case', () => {
    const chairs = { intro: 'Der Laden hat {shop.seats} Stühle.' };
    expect(told(chairs, { a: 'Wir sind drei Leute mit fünf Stühlen.' })).toEqual([
      'fünf should be shop.seats',
    ]);
    expect(told(chairs, { a: 'An den Wänden, sodass 6 Stühle Platz fanden.' })).toHaveLength(1);
    expect(told(chairs, { a: 'Wir arbeiten an 5 Stühlen.' })).toHaveLength(1);
    expect(told({ a: 'Mit {shop.seats} Sesseln.' }, { a: 'Wir haben fünf Sessel.' })).toHaveLength(
      1,
    );
    expect(told({ a: 'Auf {shop.seats} Feldern.' }, { a: 'Es sind 5 Felder.' })).toHaveLength(1);
    expect(told(chairs, { a: 'Wir sind drei Leute mit vier Stühlen.' })).toEqual([]);
    expect(told(chairs, { a: 'Ein Tisch mit zwei Stühlen steht davor.' })).toEqual([]);
    const young = { a: 'Bei uns lernen {shop.seats} junge Leute.' };
    expect(told(young, { a: 'Ein Nest mit fünf jungen Vögeln.' })).toEqual([]);
    expect(told(chairs, { a: 'Ein Saal mit 90 Stühlen.' })).toEqual([]);
    expect(told(chairs, { a: 'Fünf Stühle, sechs Stühle?' }, { b: 'An drei Stühlen.' })).toEqual(
      [],
    );
  });

  it('is told though one of many had the fewest or the most', () => {
    expect(
      told(tailors, { a: 'The smallest room is for two, the largest for 5 tailors.' }),
    ).toEqual([]);
    expect(told(tailors, { a: 'We are 5 tailors, the largest of all shops.' })).toHaveLength(1);
  });

  it('is told though there were others once, which are not compared', () => {
    const timeline = { items: [{ date: '2009', text: 'Elena begins with 2 tailors.' }] };
    expect(told(tailors, timeline)).toEqual([]);
    expect(told(tailors, timeline, { a: 'We are five tailors.' })).toEqual([
      'five should be shop.seats',
    ]);
  });

  it('is told where it is the same, since it will not change with the fact', () => {
    expect(told(tailors, { stat: '4 tailors' })).toEqual(['4 is shop.seats']);
  });

  it('may stand above its noun, as the reference may', () => {
    const tile = { value: '{firma.wagen}', label: 'Wagen' };
    expect(told({ items: [tile] }, { intro: 'Mit 6 Wagen kommen wir.' })).toHaveLength(1);
    expect(told({ intro: 'Wir fahren {firma.wagen} Wagen.' }, { ...tile, value: '6' })).toEqual([
      '6 should be firma.wagen',
    ]);
  });

  it('is another one if it is some of them, far from it, or one of several', () => {
    expect(
      told(tailors, { intro: 'Two of the tailors sew leather, 3 tailors of ours lace.' }),
    ).toEqual([]);
    expect(told(tailors, { intro: 'The first 3 tailors came from Naples.' })).toEqual([]);
    expect(told(tailors, { intro: 'The guild has 40 tailors.' })).toEqual([]);
    expect(told(tailors, { intro: 'In 1990 we were 2 tailors, and later 3 tailors.' })).toEqual([]);
  });
});

describe('a time that a fact has on another page', () => {
  const hems = { intro: 'Hems are ready in {work.days} days.' };

  it('is told if the same is said of it', () => {
    expect(told(hems, { text: 'Your hems are ready in 3 days.' })).toEqual([
      '3 should be work.days',
    ]);
    const seam = { stat: '{promise.months} months', description: 'guarantee on every seam we sew' };
    expect(
      told(
        { credentials: [seam] },
        { body: 'Every seam that we sew is guaranteed for six months.' },
      ),
    ).toEqual(['six should be promise.months']);
  });

  it('is that of something else otherwise', () => {
    expect(told(hems, { text: 'The cloth comes in 3 days.' })).toEqual([]);
    expect(
      told(hems, {
        text: 'Hems take {work.days} days, and in a rush your hems are ready in 3 days.',
      }),
    ).toEqual([]);
  });
});

describe('a number that a hand-written page says otherwise', () => {
  function differing(pages: object[], landings: object[]): string[] {
    const table = new CountTable(() => undefined);
    const linesOf = (page: object) => countsOf(locatedTexts(page, []), page).map(writeCount);
    for (const [number, page] of pages.entries()) table.addPage(number, linesOf(page));
    for (const landing of landings) table.add(linesOf(landing));
    return [...table.judged()].map(
      ({ line, other }) => `${line.split(' ')[1]} is ${other?.said} on page ${other?.page}`,
    );
  }
  const share = { text: 'Show us a valid military card and pay 10% less.' };

  it('is told on a landing, and on the later page', () => {
    expect(differing([share], [{ text: 'Show a valid military card and pay 15% less.' }])).toEqual([
      '15 is 10 on page 0',
    ]);
    const due = { text: 'Die Rechnung ist innerhalb von 14 Tagen fällig.' };
    const other = { text: 'Innerhalb von 10 Tagen ist die Rechnung fällig.' };
    expect(differing([due, other], [])).toEqual(['10 is 14 on page 0']);
  });

  it('is another one in another sentence, and if each landing has one of its own', () => {
    expect(differing([share], [{ text: 'Students with a card get 15% off.' }])).toEqual([]);
    const town = (days: number) => ({ text: `We measure the roof within ${days} days.` });
    expect(differing([town(6)], [town(7), town(8)])).toEqual([]);
  });

  it('is told of what a place has a fixed number of, if two pages agree', () => {
    const index = { text: 'Der Eingang ist stufenlos, und im Hof gibt es drei Stellplätze.' };
    const contact = { text: 'Im Hof sind drei Stellplätze für Patientinnen und Patienten.' };
    const wrong = { text: 'Im Hof gibt es vier Stellplätze, einen davon in Rollstuhlbreite.' };
    expect(differing([contact, wrong, index], [])).toEqual(['vier is drei on page 0']);
    expect(differing([contact, index], [wrong])).toEqual(['vier is drei on page 0']);
    expect(differing([contact, wrong], [])).toEqual([]);
    const rooms = (count: string) => ({ text: `Behind the desk are ${count} parking spaces.` });
    expect(
      differing([rooms('three'), rooms('three'), { text: 'Only 2 parking spaces.' }], []),
    ).toEqual([]);
    const people = (text: string) => ({ text });
    expect(
      differing(
        [
          people('Drei Leute kommen.'),
          people('Es packen drei Leute.'),
          people('Vier Leute tragen das Klavier.'),
        ],
        [],
      ),
    ).toEqual([]);
  });
});

const page = (intro: string) => ({
  name: 'Shop',
  type: 'main',
  description: 'Who sews.',
  seo: {
    title: 'Who sews for you',
    description: 'Who sews for you in the room behind the shop.',
  },
  sections: [{ title: { heading: 'Who sews', intro } }],
});

/** The contradictions to facts in a site. */
async function contradictions(site: DataSite): Promise<string[]> {
  return (await site.lint()).flatMap(({ file, rule }) =>
    rule === 'facts/contradiction' ? [`${file} ${rule}`] : [],
  );
}

it('a number that a site counts several things with is none of them', async () => {
  const site = new DataSite({ languages: ['en'], shop: { tailors: 4 } });
  site.write('pages/shop/page.yaml', page('We are 7 tailors.'));
  expect(await contradictions(site)).toEqual(['pages/shop/page.yaml facts/contradiction']);
  site.write(
    'pages/guild/page.yaml',
    page('The guild of the town had 12 tailors once. In its best year 19 tailors paid.'),
  );
  expect(await contradictions(site)).toEqual([]);
});

it('an unchanged page is told once another one says what a fact counts', async () => {
  const site = new DataSite({ languages: ['en'], shop: { seats: 4 } });
  site.write('pages/shop/page.yaml', page('We sew by daylight.'));
  site.write('pages/room/page.yaml', page('We are 5 tailors.'));
  expect(await contradictions(site)).toEqual([]);
  site.write('pages/shop/page.yaml', page('Here {shop.seats} tailors sew.'));
  expect(await contradictions(site)).toEqual(['pages/room/page.yaml facts/contradiction']);
});
