import { describe, expect, it } from 'vitest';
import { clausesIn, clausesOfPage } from '../consumer-clauses.ts';

const COUNTRY: Readonly<Record<string, string>> = { en: 'GB', de: 'DE', es: 'ES' };

/** Texts without the word of another rule for the trade, which looks at the whole page. */
const PRICE: Readonly<Record<string, string>> = {
  en: 'A visit costs {fees.visit} plus VAT.',
  de: 'Ein Besuch kostet {fees.visit} zzgl. MwSt.',
  es: 'La visita cuesta {fees.visit} más IVA.',
};

function onPage(language: string, page: object): string[] {
  const raw = { ...page, intro: PRICE[language] };
  return clausesOfPage(raw, language, COUNTRY[language] ?? '');
}

describe('prices without the tax', () => {
  it.each([
    ['en', 'For restaurants, takeaways and cafés it is £48 a month plus VAT.'],
    ['en', 'Offices: see the price list for offices and shops, from £60 plus VAT.'],
    ['de', 'Für Büros und Praxen ab 60 € plus MwSt.'],
    ['de', 'Wir liefern an Bäckereien, ab 60 € plus MwSt.'],
    ['es', 'Para restaurantes y cafeterías, desde 60 € más IVA.'],
    ['es', 'La limpieza de oficinas cuesta 60 € más IVA.'],
  ])('are right for businesses, %s: %s', (language, text) => {
    expect(clausesIn(text, language, COUNTRY[language] ?? '')).toEqual([]);
  });

  it.each([
    ['en', 'Pest control for the same year was £1,740 plus VAT.'],
    ['en', 'The owner paid £1,740 plus VAT.'],
    ['de', 'Der Sommer kostete 1.740 € zzgl. MwSt.'],
    ['es', 'La reforma costó 1.740 € más IVA.'],
  ])('are told of what was paid once, %s: %s', (language, text) => {
    expect(clausesIn(text, language, COUNTRY[language] ?? '')).toEqual([]);
  });

  it.each([
    ['en', { seo: { title: 'Pest control contracts for Leeds restaurants' } }],
    ['en', { seo: { description: 'Window cleaning for shops, offices and surgeries.' } }],
    ['de', { seo: { title: 'Reinigung für Kanzleien und Arztpraxen' } }],
    ['de', { description: 'Was die Wartung für Gaststätten kostet.' }],
    ['es', { seo: { title: 'Control de plagas para hostelería' } }],
    ['es', { seo: { title: 'Limpieza de oficinas en Burgos' } }],
  ])('are right on a page for businesses, %s: %j', (language, page) => {
    expect(onPage(language, page)).toEqual([]);
  });

  it.each([
    ['en', { title: 'Offices and shops', text: PRICE.en }],
    ['de', { heading: 'Für Läden', text: PRICE.de }],
    ['es', { title: 'Oficinas y despachos', text: PRICE.es }],
  ])('are right below such a heading, %s: %j', (language, item) => {
    const raw = { items: [item] };
    expect(clausesOfPage(raw, language, COUNTRY[language] ?? '')).toEqual([]);
  });

  it.each([
    ['en', { seo: { title: 'Window cleaning for homes and offices' } }],
    ['en', { seo: { title: 'Our restaurant by the canal' } }],
    ['en', { seo: { description: 'Rooms close to shops and pubs.' } }],
    ['de', { seo: { title: 'Reinigung für Büros und Haushalte' } }],
    ['de', { seo: { title: 'Unser Hotel am Markt' } }],
    ['es', { seo: { title: 'Limpieza para oficinas y hogares' } }],
    ['es', { seo: { description: 'Apartamentos cerca de tiendas y bares.' } }],
    ['es', { seo: { title: 'Precios de talleres de cerámica' } }],
  ])('are told on a page for households, too, %s: %j', (language, page) => {
    expect(onPage(language, page)).toHaveLength(1);
  });

  it.each([
    ['en', 'It was £60 plus VAT and is now £55 plus VAT.', '£55 plus VAT'],
    ['en', 'For homes and offices from £60 plus VAT.', '£60 plus VAT'],
    ['de', 'Früher kostete es 60 € zzgl. MwSt., heute 70 € zzgl. MwSt.', '70 € zzgl. MwSt'],
    ['es', 'Para hogares y oficinas, 60 € más IVA.', '60 € más IVA'],
  ])('are told of what is asked of anybody, %s: %s', (language, text, words) => {
    expect(clausesIn(text, language, COUNTRY[language] ?? '')).toEqual([words]);
  });
});
