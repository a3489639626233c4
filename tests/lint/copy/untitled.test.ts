import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string, language: string, at: string) =>
  findingsOf(text, { language, at }).filter((finding) => finding.startsWith('copy/placeholder'));

it.each([
  ['en', 'seo.title', 'New page (2)'],
  ['en', 'seo.title', 'Untitled document'],
  ['en', 'seo.title', 'Prices and times (copy)'],
  ['en', 'seo.title', 'Prices and times - Copy 2'],
  ['en', 'seo.title', 'My new page copy'],
  ['en', 'seo.title', 'Sample page'],
  ['en', 'hero.headline', 'New heading'],
  ['de', 'seo.title', 'Neue Seite (2)'],
  ['de', 'seo.title', 'Unbenanntes Dokument'],
  ['de', 'seo.title', 'Preise und Zeiten (Kopie)'],
  ['de', 'hero.headline', 'Neuer Abschnitt'],
  ['es', 'seo.title', 'Página nueva (2)'],
  ['es', 'seo.title', 'Documento sin título'],
  ['es', 'seo.title', 'Precios y horarios - copia'],
  ['es', 'hero.headline', 'Nueva sección'],
])('what an editor has named is told, %s %s: %s', (language, at, text) => {
  expect(told(text, language, at)).toEqual([`copy/placeholder: ${text}`]);
});

it.each([
  ['en', 'seo.title', 'New pages for your album'],
  ['en', 'seo.title', 'A certified copy of your deed'],
  ['en', 'hero.headline', 'Passport (copy)'],
  ['en', 'seo.title', 'Page titles that people read'],
  ['de', 'seo.title', 'Neue Seiten fürs Album'],
  ['de', 'hero.headline', 'Personalausweis (Kopie)'],
  ['es', 'seo.title', 'Una página nueva de la historia'],
  ['es', 'hero.headline', 'Pasaporte (copia)'],
])('honest, %s %s: %s', (language, at, text) => {
  expect(told(text, language, at)).toEqual([]);
});
