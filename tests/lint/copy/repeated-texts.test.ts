import { expect, it } from 'vitest';
import { RepeatedTexts } from '../../../cli/lint/copies/repeated-texts.ts';

const LONG =
  'Slate lasts a hundred years if nobody walks on it, so we look at the valleys, the flashing and the nails before anything else.';

function foundIn(...pages: readonly object[]) {
  const texts = new RepeatedTexts();
  return pages.flatMap((raw, at) =>
    [...texts.in(`pages/${at}/page.yaml`, raw)].map(({ path }) => `${at}: ${path.join('.')}`),
  );
}

const section = (text: string) => ({
  sections: [{ text: { heading: 'Slate', paragraphs: [text] } }],
});

it('tells the later page of a text that two hand-written pages have', () => {
  expect(foundIn(section(LONG), section('Tin is quick.'), section(`  ${LONG}\n`))).toEqual([
    '2: sections.0.text.paragraphs.0',
  ]);
});

it('tells sentences that two pages have among others, once a text', () => {
  const mixed = `Ask us. ${LONG} A second sentence is here that is long enough to be told as well.`;
  const other = { sections: [{ prose: { body: `## Slate\n\n${mixed}` } }] };
  expect(foundIn(section(mixed), other)).toEqual(['1: sections.0.prose.body']);
  expect(foundIn(section('Ask us. We come.'), section('Ask us. We come.'))).toEqual([]);
});

it('lets short texts, closing calls, search texts and quotations be the same everywhere', () => {
  const shared = {
    seo: { description: LONG },
    sections: [{ cta: { subheadline: LONG } }, { testimonials: { items: [{ quote: LONG }] } }],
  };
  expect(foundIn(shared, shared, section('Tin is quick.'), section('Tin is quick.'))).toEqual([]);
});

it('says nothing of a text that stands twice on one page, which a rule of its own tells', () => {
  expect(foundIn({ sections: [...section(LONG).sections, ...section(LONG).sections] })).toEqual([]);
});

it.each([
  ['The first {travel.freeMiles} miles cost you nothing.', []],
  ['Bis {lieferung.freiKm} Kilometer liefern wir frei Haus.', []],
  [
    'The first {travel.freeMiles} miles cost you nothing, and each one after that is {fees.mile}.',
    ['1: sections.0.text.paragraphs.0'],
  ],
])('measures what readers see of a sentence with references: %s', (text, found) => {
  const paragraph = `${text} Ask us.`;
  expect(foundIn(section(paragraph), section(paragraph))).toEqual(found);
});

const voices = (intro: string) => ({
  sections: [{ testimonials: { intro, items: [{ quote: 'Good.', author: 'Sample' }] } }],
});

it.each([
  'These are samples. Put the words of your own customers here, with their leave.',
  'Diese Stimmen sind Muster. Hier stehen später die Worte unserer Kundschaft, mit deren Erlaubnis.',
  'Die Stimmen sind noch erfunden, wir ersetzen sie durch die echten Worte unserer ersten Kundschaft.',
  'Son opiniones de muestra. Ponga aquí las palabras de sus propios clientes, con su permiso.',
  'This story is invented and shows what a story of a customer will look like here. A real one, told with permission, will replace it.',
  'The following is a made-up story and shows how we work. A real one will take its place once a client allows it.',
  'Diese Geschichte ist frei erfunden und zeigt, wie so ein Bericht aussieht. Eine echte wird sie später ersetzen.',
  'Dies ist eine erfundene Geschichte und zeigt unsere Arbeit. Eine echte folgt, sobald uns jemand eine erlaubt.',
  'Esta historia es inventada y muestra cómo será la de un cliente. Una real la sustituirá, con su permiso.',
])('lets what marks samples stand above each block of them: %s', (intro) => {
  expect(foundIn(voices(intro), voices(intro))).toEqual([]);
});

it.each([
  'These samples are free. Put the swatches on your own sofa and look at them by day and by night.',
  'Diese Muster sind kostenlos. Zu Hause sehen Sie in Ruhe, welcher Stoff zu Ihren eigenen Möbeln passt.',
  'This story is invented and shows how people lived in the valley before the road, the school and the doctor came.',
  'Diese Geschichte ist erfunden und zeigt, wie die Leute im Tal vor dem Bau der Straße gelebt haben.',
  'Esta historia es inventada y cuenta cómo se vivía en el valle antes de que llegaran la carretera y el médico.',
  'This is a sample and shows the grain of the wood. Put it next to your own floor before you order from us.',
  'Estas muestras son gratis. Póngalas sobre su propio sofá y mírelas de día y también de noche.',
])('tells what is said twice of samples of goods: %s', (intro) => {
  expect(foundIn(voices(intro), voices(intro))).toEqual(['1: sections.0.testimonials.intro']);
});
