import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

it.each([
  ['es', 'seo.title', 'Vehicle Title Transfer for Cars and Trucks, Odessa TX'],
  ['es', 'seo.title', 'Mobile Notary for Hospitals and Homes in Midland'],
  ['es', 'hero.headline', 'A Notary at Your Door in the Evening'],
  ['es', 'seo.title', 'Power of Attorney Signed at Your Home'],
  ['de', 'hero.headline', 'The Best Roof for Your Home and Garden'],
  ['es', 'hero.headline', 'The notary who drives to your door'],
  ['es', 'title', 'Notary Services for Families and Small Businesses'],
  ['de', 'seo.title', 'Emergency Locksmith and Key Service for Your Home'],
])('a title left in English on a page in %s is told: %s: %s', (language, at, text) => {
  expect(findingsOf(text, { language, at })).toContain(`copy/language: ${text}`);
});

it.each([
  ['es', 'seo.title', 'Notario móvil en Midland y Odessa, TX'],
  ['es', 'seo.title', 'Traspaso de título de vehículo en Midland y Odessa, TX'],
  ['es', 'seo.title', 'Bed and Breakfast en el centro de Lima'],
  ['es', 'seo.title', 'Rock and Roll para niños'],
  ['es', 'seo.title', 'Coworking y Meeting Rooms en Madrid'],
  ['es', 'hero.headline', 'Stand Up Paddle en Tarifa'],
  ['es', 'seo.title', 'Wash and Go | Peluquería en Cádiz'],
  ['es', 'seo.title', 'The Coffee House of Valencia'],
  ['de', 'seo.title', 'Bed and Breakfast am See'],
  ['de', 'seo.title', 'Best of Kassel | Stadtführungen'],
  ['de', 'seo.title', 'House of Cards and Games'],
  ['de', 'hero.headline', "Rock'n'Roll for Kids"],
  ['de', 'seo.title', 'Work and Travel in Australien'],
  ['de', 'seo.title', 'The Barber Shop | Herrenfriseur in Kassel'],
  ['de', 'hero.headline', 'Made in Germany'],
  ['de', 'seo.title', 'Escape Room Kassel'],
  ['es', 'seo.title', 'Pole Dance & Fitness Studio, Sevilla'],
  ['es', 'seo.title', 'Lady of the Lake Tattoo'],
  ['es', 'seo.title', 'House of Blues'],
  ['de', 'seo.title', 'Do it yourself: Workshops und Kurse'],
  ['de', 'hero.headline', 'Back to the Roots'],
  ['es', 'seo.title', 'Black Friday en Odessa'],
  ['es', 'hero.headline', 'Lord of the Rings'],
  ['de', 'seo.title', 'Tattoo and Piercing by Ink and Iron'],
  ['es', 'title', 'Notary Express para hospitales'],
  ['de', 'seo.title', 'Music for Friends and Family in der Kirche'],
  ['de', 'seo.title', 'Fitness for You and Me | Studio Kassel'],
  ['es', 'seo.title', 'Surf & Yoga Camp for Girls – Fuerteventura'],
  ['de', 'seo.title', 'Coffee to go and more: Café am Markt'],
  ['es', 'seo.title', 'Marketing for Good, agencia en Madrid'],
])('a name, or a title of the page in %s, is left alone: %s: %s', (language, at, text) => {
  const told = findingsOf(text, { language, at });
  expect(told.filter((found) => found.startsWith('copy/language'))).toEqual([]);
});

it.each([
  ['es', 'Sworn Statements the Same Day, Lubbock, TX'],
  ['es', 'Roof Repairs Done the Same Week in Lubbock'],
  ['es', 'Free Roof Inspections at Your Own Home, Lubbock'],
  ['de', 'Leaking Gutters Sealed within the Hour, Lubbock TX'],
])('so is one in %s that offers something in a place of the business: %s', (language, text) => {
  const told = findingsOf(text, { language, at: 'seo.title' });
  expect(told).toContain(`copy/language: ${text}`);
});

it.each([
  ['es', 'Techos y canalones en Lubbock, TX'],
  ['es', 'Kestrel Roofing, techos en Lubbock'],
  ['es', 'The Rolling Stones en Lubbock'],
  ['es', 'The Old Mill Coffee House, Lubbock'],
  ['es', 'Stand Up Paddle for Kids, Lubbock'],
  ['es', 'Lubbock Roof Show, feria de techos'],
  ['de', 'Sell the Roof Festival Lubbock'],
  ['de', 'Day of the Open Roof: Dachdecker in Lubbock'],
  ['de', 'Rock the Roof, Lubbock'],
])('the name of a shop or a show in %s is not: %s', (language, text) => {
  const told = findingsOf(text, { language, at: 'seo.title' });
  expect(told.filter((found) => found.startsWith('copy/language'))).toEqual([]);
});
