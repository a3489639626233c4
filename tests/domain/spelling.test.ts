import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SPELLING_SAMPLES } from '../../pages/test-spelling/samples.ts';
import { correctSpelling } from '../../site/search/spelling.ts';
import { LISTED_WORDS, REAL_WORDS } from '../../site/search/spelling-words.ts';
import { cases } from '../support/proof.ts';

const MISSPELT: Record<string, string[]> = {
  notary: ['notery', 'notory', 'nottary', 'notarry', 'notry', 'noatry', 'notar'],
  attorney: ['attorny', 'atorney', 'atorny', 'attourney', 'attorneey', 'atterney', 'attroney'],
  vehicle: ['vehical', 'vehicel', 'vehcle', 'vechicle', 'vehickle', 'vehilce'],
  affidavit: ['afidavit', 'affadavit', 'affidavid', 'affidevit', 'afadavit', 'affadavid'],
  emergency: ['emergancy', 'emergeny', 'emergencey', 'emmergency', 'emrgency', 'emergancey'],
  mobile: ['moble', 'mobil', 'moblie', 'mobille', 'mobiel', 'mobible'],
  document: ['documant', 'docment', 'documnet', 'doccument', 'docuemnt', 'dokument'],
  signature: ['signiture', 'signture', 'signatur', 'signatre', 'signeture', 'signuture'],
  certified: ['certifyed', 'certifed', 'certfied', 'sertified', 'cirtified'],
  licensed: ['lisenced', 'licenced', 'lisensed', 'licesned', 'liscensed'],
  professional: ['profesional', 'proffesional', 'professonal', 'proffessional', 'profesionel'],
  available: ['availible', 'availabel', 'avalable', 'availble', 'avaliable', 'avialable'],
  service: ['servise', 'sevice', 'servce', 'serivce', 'servicce'],
  midland: ['midlend', 'midlnd', 'middland', 'midlan', 'mildand', 'midlannd'],
  odessa: ['odesa', 'oddessa', 'odessaa', 'odesssa', 'odsesa', 'odassa'],
};

describe.each(LISTED_WORDS)('%s', (word) => {
  test.each(MISSPELT[word] ?? [])('is what was meant by %s', (typed) => {
    expect(correctSpelling(typed)).toBe(word);
  });

  test('is right as it is', () => {
    expect(correctSpelling(word)).toBe(word);
    expect(correctSpelling(word.toUpperCase())).toBe(word.toUpperCase());
  });
});

test.each([
  'rotary club',
  'services documents notaries licenses attorneys vehicles affidavits signatures emergencies',
  'mobility immobile motion nobles noble module motile',
  'license licensee licence unlicensed listened incensed',
  'device crevice serve served server serving servings survive advice novice',
  'monument argument documentary documentation docent',
  'island inland mainland Finland highland Poland England Holland',
  'verified testified rectified fortified certificate certify',
  'profession professions professor confessional processional',
  'unavailable avoidable availability valuable',
  'emergence emergent divergence',
  'article icicle vesicle particle',
  'attorney-in-fact attorney’s journey tourney',
  'notarize notarized notarial notation rosary botany notably',
  'odes odyssey Tulsa Odessan',
  'miniature ligature signatory legislature',
  'notario servicio vehículo documentos emergencia poder',
  'I-9 24/7 2025 79701',
])('real words stay: %s', (text) => {
  expect(correctSpelling(text)).toBe(text);
});

test.each([
  ['realestate', 'real estate'],
  ['real-estate notary', 'real estate notary'],
  ['RealEstate', 'Real Estate'],
  ['surreal estates', 'surreal estates'],
  ['powerof attorney', 'power of attorney'],
  ['powerofattorney', 'power of attorney'],
  ['powerof atorney', 'power of attorney'],
  ['PowerOf Attorney', 'Power Of Attorney'],
  ['power-of-attorny', 'power-of-attorney'],
  ['powerofficer', 'powerofficer'],
])('words that run together: %s', (typed, corrected) => {
  expect(correctSpelling(typed)).toBe(corrected);
});

test.each([
  ['Notery in Midlend', 'Notary in Midland'],
  ['EMERGANCY', 'EMERGENCY'],
  ['documants and vehicals', 'documents and vehicles'],
  ['atorneys, signitures', 'attorneys, signatures'],
  ['<b>notery</b>', '<b>notary</b>'],
])('capitals, plurals and everything between words stay: %s', (typed, corrected) => {
  expect(correctSpelling(typed)).toBe(corrected);
});

test('below seven letters two mistakes are another word', () => {
  for (const typed of ['nottery', 'mobbly', 'oddesa', 'moblle']) {
    const away = typed === 'moblle' ? 'mobile' : typed;
    expect(correctSpelling(typed)).toBe(away);
  }
});

test('the samples of the test page come out as meant', () => {
  expect(SPELLING_SAMPLES.map(correctSpelling)).toEqual([
    'mobile notary midland',
    'power of attorney odessa',
    'vehicle title signature',
    'affidavit document',
    'emergency notary service',
    'certified licensed notary',
    'real estate professional available',
  ]);
});

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz');

test('one wrong, missing or doubled letter of any listed word is found', () => {
  const change = fc.record({
    word: fc.constantFrom(...LISTED_WORDS),
    at: fc.nat(11),
    letter,
    kind: fc.constantFrom('wrong', 'missing', 'more'),
  });
  fc.assert(
    fc.property(change, ({ word, at, letter, kind }) => {
      const place = at % word.length;
      const typed =
        word.slice(0, place) +
        (kind === 'missing' ? '' : letter) +
        word.slice(kind === 'more' ? place : place + 1);
      fc.pre(!REAL_WORDS.has(typed));
      expect([word, `${word}s`]).toContain(correctSpelling(typed));
    }),
    { numRuns: cases(400, 2000) },
  );
});

test('what is corrected once needs no second correction', () => {
  const near = fc
    .tuple(fc.constantFrom(...LISTED_WORDS, 'realestate', 'powerof'), fc.nat(11), letter)
    .map(([word, at, letter]) => word.slice(0, at) + letter + word.slice(at + 1));
  const text = fc
    .array(fc.oneof(near, fc.string({ unit: 'grapheme' })))
    .map((words) => words.join(' '));
  fc.assert(
    fc.property(text, (typed) => {
      const once = correctSpelling(typed);
      expect(correctSpelling(once)).toBe(once);
    }),
  );
});
