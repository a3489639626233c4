import { expect, test } from 'vitest';
import { brokenLaws } from '../../support/broken-laws.ts';

const ONLINE = ['law/online-notarization'];
const LOAN = ['law/loan-signing'];

test.each([
  'Online notarization is lawful in Texas, and we do not offer it.',
  'La notarización en línea es legal en Texas, y no la ofrecemos.',
  'A video notary may be right for you. We do not offer it.',
  'Remote notarization exists in Texas and costs up to $25. But we do not do that.',
  'Una notarización por videollamada puede convenirle. No la hacemos.',
])('what the business says that it does not do is not offered: %s', (text) => {
  expect(brokenLaws({ text })).toEqual([]);
});

test.each([
  'Online notarization is lawful in Texas, and we do not make it complicated.',
  'Online notarization takes minutes, and we never charge it twice.',
  'Online notarization takes ten minutes. We do not make it hard.',
  'We offer online notarization. We do not sell it to children.',
  'Notarización por videollamada en diez minutos, y no la cobramos aparte.',
])('what it does not do with it is no refusal: %s', (text) => {
  expect(brokenLaws({ text })).toEqual(ONLINE);
});

test.each([
  'A mortgage package is work for a certified signing agent or a title office.',
  'Loan closings are the business of the title company.',
  'Los cierres de hipoteca son trabajo de un agente certificado.',
  'Refinance packages are left to the lender.',
])('what is work for others is not offered: %s', (text) => {
  expect(brokenLaws({ text })).toEqual([]);
});

test.each([
  'Loan closings are a job for a signing agent, and ours is certified.',
  'A mortgage package is work for our certified signing agent.',
  'Loan packages are work for Daniel, a certified signing agent.',
])('unless they belong to the business: %s', (text) => {
  expect(brokenLaws({ text })).toEqual(LOAN);
});

test('the name and the description of a page that declines it are its topic', () => {
  const hero = { subheadline: 'We are not loan signing agents and decline mortgage packages.' };
  const page = { name: 'Loan Closings', description: 'Loan closings in Midland, explained.' };
  expect(brokenLaws({ page, hero })).toEqual([]);
  expect(brokenLaws({ page })).toEqual([...LOAN, ...LOAN]);
  expect(brokenLaws({ page: { name: 'Loan closings that we sign' }, hero })).toEqual(LOAN);
  expect(brokenLaws({ page: { name: 'Apostilles' }, hero, title: 'Loan closings' })).toEqual(LOAN);
});

test('the name of such a page may add which of the papers beside it are taken', () => {
  const hero = { subheadline: 'We are not certified for loan signings and turn them down.' };
  const named = (name: string) => brokenLaws({ page: { name }, hero });
  expect(named('Loan Closings, and What We Do Around Them')).toEqual([]);
  expect(named('Loan closings and which papers we seal')).toEqual([]);
  expect(brokenLaws({ page: { name: 'Loan Closings, and What We Do Around Them' } })).toEqual(LOAN);
  expect(named('Loan closings, which we sign at night')).toEqual(LOAN);
  expect(named('Loan Closings That We Sign, and What We Do Around Them')).toEqual(LOAN);
  expect(named('What to Bring, and How We Close Your Loan')).toEqual(LOAN);
  expect(named('Loan Closings, and We Come to You')).toEqual(LOAN);
});

test('behind a refusal, indirect questions say what the page is about', () => {
  const refusal = 'We do not sign loan packages.';
  const about = 'What a loan signing agent does, and which side papers we can seal.';
  const described = (description: string) => brokenLaws({ seo: { description } });
  expect(described(`${refusal} ${about}`)).toEqual([]);
  expect(described(about)).toEqual(LOAN);
  expect(described(`${refusal} How we close your home equity loan.`)).toEqual(LOAN);
  expect(described(`${refusal} What a loan signing costs at your table.`)).toEqual(LOAN);
});

test('a description may say which question the page answers', () => {
  const described = (description: string) => brokenLaws({ page: { description } });
  const accepted = ['law/guaranteed-acceptance'];
  expect(described('How a Texas paper becomes good abroad.')).toEqual([]);
  expect(described('Your Texas paper becomes good abroad.')).toEqual(accepted);
  expect(described('How your paper becomes good abroad.')).toEqual(accepted);
  expect(described('How to get a loan signing at night.')).toEqual(LOAN);
  expect(brokenLaws({ text: 'How a Texas paper becomes good abroad.' })).toEqual(accepted);
});

test('the title of a card may leave its text to nobody here, and the next sentence to those who do it', () => {
  const text = 'A certified copy of a birth certificate.';
  const copies = ['law/recordable'];
  expect(brokenLaws({ items: [{ title: 'Call us', text }] })).toEqual(copies);
  expect(brokenLaws({ items: [{ title: 'Neither', text }] })).toEqual([]);
  expect(brokenLaws({ items: [{ title: 'Ninguno', text }] })).toEqual([]);
  expect(brokenLaws({ text: `${text} Those come from the clerk.` })).toEqual([]);
  expect(brokenLaws({ text: `${text} Those come with our seal.` })).toEqual(copies);
  expect(
    brokenLaws({ text: 'Un acta de nacimiento certificada. Esas las da el condado.' }),
  ).toEqual([]);
});

test('below what others charge stands no price of ours', () => {
  const listed = (heading: string, text: string) => brokenLaws({ note: { heading, text } });
  const text = 'Each signature is $15.';
  expect(listed('What the others charge', text)).toEqual([]);
  expect(listed('Lo que cobran los demás', 'Cada firma cuesta $15.')).toEqual([]);
  expect(listed('What we charge', text)).toEqual(['law/fee-maximum']);
  expect(listed('What others charge', 'With us each signature is $15.')).toEqual([
    'law/fee-maximum',
  ]);
});
