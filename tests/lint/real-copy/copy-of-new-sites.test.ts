import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

const FACTS = factsWith({
  team: { vets: 8 },
  course: { places: 16 },
  openDay: { places: 60 },
  warranty: { flatYears: 5 },
  yard: { squares: 90 },
  fees: { signature: 10 },
});

const told = (raw: object, language = 'en') => findingsIn(raw, { facts: FACTS, language });

const tile = (stat: string, description: string) => ({
  guide: { credentials: [{ icon: 'users', stat, description }] },
});

describe('numbers of things that only have the name of a fact', () => {
  it.each([
    [tile('9 vets', 'our own and from the university')],
    [tile('24 places', 'two every morning')],
    [{ numbers: { items: [{ value: '42', label: 'squares of ribbed steel' }] } }],
    [{ note: { text: '3 years, 4 trades: shingles, slate, metal and flat roofs.' } }],
  ])('%j', (raw) => {
    expect(told(raw)).toEqual([]);
  });

  it.each([
    [tile('9 vets', 'in one house')],
    [{ note: { text: 'A course has 24 places.' } }],
    [{ note: { text: 'Flat roofs are guaranteed for 3 years.' } }],
  ])('but: %j', (raw) => {
    expect(told(raw)).toHaveLength(1);
  });
});

describe('sums that others take, or took', () => {
  it.each([
    ['Your credit union stamps for members, a shipping store stamps for ten dollars.', 'en'],
    ['La cooperativa sella a sus socios, la paquetería sella por diez dólares.', 'es'],
    ['The school sold slates. For $25 you wrote your name on one, and we laid it.', 'en'],
  ])('%s', (text, language) => {
    expect(findingsOf(text, { facts: FACTS, language })).toEqual([]);
  });

  it.each([
    ['We stamp copies for ten dollars.', 'facts/typed-amount'],
    ['For $25 you get a second copy.', 'facts/typed-amount'],
  ])('but: %s', (text, rule) => {
    expect(findingsOf(text, { facts: FACTS }).map((found) => found.split(':')[0])).toEqual([rule]);
  });
});

describe('what is said on purpose', () => {
  it.each([
    ['Uno se para para la medicina y el sueño.', 'es'],
    ['Le dejamos muestras de vinilo para que las maltrate.', 'es'],
    ['Ponga un folio o un tetrabrik.', 'es'],
    ['Whether you should is for you to decide.', 'en'],
    ['What you may is another matter.', 'en'],
    ['Slate look-alikes are lighter, and so are stand-ins.', 'en'],
    ['A split pipe lets out a bathful every few minutes, two vanfuls in a night.', 'en'],
    ['After a year the best pictures in the world do not help.', 'en'],
  ])('%s', (text, language) => {
    expect(findingsOf(text, { facts: FACTS, language })).toEqual([]);
  });

  it.each([
    ['Es para para la casa.', 'es', 'copy/doubled-word'],
    ['Pintamos con las puerta abiertas.', 'es', 'copy/spelling'],
    ['They should is on time.', 'en', 'copy/spelling'],
    ['We take the best pictures in the world.', 'en', 'law/unproven-claim'],
  ])('but: %s', (text, language, rule) => {
    expect(
      findingsOf(text, { facts: FACTS, language }).map((found) => found.split(':')[0]),
    ).toEqual([rule]);
  });

  it('cells of a comparison may be the same', () => {
    const rows = ['Office hours', 'Evenings'].map((title) => ({
      title,
      values: ['The call-out fee, less the discount of the plan', title],
    }));
    expect(told({ comparison: { rows } })).toEqual([]);
  });

  it('a heading may tell of clicks, and one of a column goes on below it', () => {
    expect(told({ headings: { problems: 'Click here, then here, then start over' } })).toEqual([]);
    expect(told({ cards: { items: [{ title: 'Click here', href: '/x' }] } })).toHaveLength(1);
    const comparison = { columns: ['¿Lleva sello?', 'Pregunte en'], rows: [] };
    expect(told({ comparison }, 'es')).toEqual([]);
  });

  it('claims of those whom a page warns of are not its own', () => {
    const items = [{ title: 'A guaranteed outcome', text: 'Nobody knows it before.' }];
    expect(told({ situations: { heading: 'Warning signs of a scam', items } })).toEqual([]);
    expect(told({ situations: { heading: 'What you get', items } })).toHaveLength(1);
    const text = 'A lawyer who guarantees a visa is not behaving like one.';
    expect(told({ note: { text } })).toEqual([]);
    expect(told({ note: { text: 'Our lawyer guarantees a visa.' } })).toHaveLength(1);
  });

  it('a banner may end without a full stop', () => {
    const text = 'Read before you sign. We can wait';
    expect(told({ hero: { urgencyBanner: { text, className: '' } } })).toEqual([]);
    expect(told({ note: { text } })).toHaveLength(1);
  });
});
