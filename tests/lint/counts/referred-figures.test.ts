import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn } from '../copy-findings.ts';

const FACTS = factsWith({
  offer: { discountPercent: 15, ends: '31 March 2027' },
  course: { seats: 8, weeks: 6 },
  firm: { staff: 11, apprentices: 3 },
});

const told = (raw: object, language: string) =>
  findingsIn(raw, { facts: FACTS, language, only: 'facts/contradiction' });

describe('a discount that the page shows as another one', () => {
  const page = (language: string, headline: string) => {
    const less = { de: 'weniger auf jedes Bad', en: 'off every bath', es: 'menos en cada baño' };
    const text = `{offer.discountPercent} % ${less[language as 'de']}.`;
    const stat = { stat: '{offer.discountPercent} %', description: less[language as 'de'] };
    return { hero: { headline }, countdown: { text }, guide: { credentials: [stat] } };
  };

  it.each([
    ['de', 'Jetzt fliesen lassen und 25 Prozent sparen', '25 Prozent'],
    ['de', '10 % Rabatt auf neue Bäder', '10 %'],
    ['en', 'Save 20% on your new bath', '20%'],
    ['en', 'A new bath at 25 percent off', '25 percent'],
    ['es', 'Un 20 % menos en baños nuevos', '20 %'],
    ['es', 'Ahorre un 10 % en su baño', '10 %'],
  ])('%s: %s', (language, headline, said) => {
    expect(told(page(language, headline), language)).toEqual([`facts/contradiction: ${said}`]);
  });

  it.each([
    ['de', 'Wer zwei Bäder bestellt, kann 25 Prozent sparen'],
    ['de', 'Dieser Kleber braucht 25 Prozent weniger Wasser'],
    ['en', 'Members save 20%'],
    ['en', 'Showers that use 40% less water'],
    ['en', 'A deposit of 50% is due'],
    ['es', 'Un 30 % menos de agua'],
    ['es', 'Un 20 % menos a partir de dos baños'],
  ])('not told, %s: %s', (language, headline) => {
    expect(told(page(language, headline), language)).toEqual([]);
  });

  it('says nothing where the page shows two discounts, or none', () => {
    const two = { hero: { headline: 'Save 20%' }, cta: { headline: '20% off' } };
    expect(told(two, 'en')).toEqual([]);
  });
});

describe('a number of places that the page shows as another one', () => {
  const page = (language: string, text: string) => {
    const noun = { de: 'Plätze', en: 'seats', es: 'plazas' };
    const description = `{course.seats} ${noun[language as 'de']} mit Material.`;
    return { hero: { urgencyBanner: { text } }, seo: { description } };
  };

  it.each([
    ['de', 'Nur 12 Plätze', '12'],
    ['en', 'Only 14 seats', '14'],
    ['es', 'Solo 10 plazas', '10'],
    ['es', '6 plazas', '6'],
  ])('%s: %s', (language, text, said) => {
    expect(told(page(language, text), language)).toEqual([`facts/contradiction: ${said}`]);
  });

  it.each([
    ['de', 'Nur 3 Plätze'],
    ['en', 'Only 2 seats'],
    ['en', '4 seats left in March'],
    ['es', 'Solo 2 plazas'],
    ['es', 'Quedan 3 plazas'],
    ['en', '2 evenings'],
  ])('not told, %s: %s', (language, text) => {
    expect(told(page(language, text), language)).toEqual([]);
  });
});

describe('a number in each period that the figures of the landing contradict', () => {
  const page = (subheadline: string, stat: string, description: string) => ({
    hero: { subheadline },
    guide: { credentials: [{ stat, description }] },
  });

  it.each([
    ['de', 'Drei Kisten im Monat, frei Haus.', '4 Kisten', 'im Monat', 'Drei'],
    ['en', 'Two lessons a week with your own teacher.', '3 lessons', 'a week', 'Two'],
    ['es', 'Dos clases a la semana con su profesora.', '3 clases', 'a la semana', 'Dos'],
  ])('%s: %s', (language, hero, stat, description, said) => {
    expect(told(page(hero, stat, description), language)).toEqual([`facts/contradiction: ${said}`]);
  });

  it.each([
    ['de', 'Vier Kisten im Monat, frei Haus.', '4 Kisten', 'im Monat'],
    ['en', 'Up to two lessons a week.', '3 lessons', 'a week'],
    ['en', 'Two lessons a week.', '8 lessons', 'a month'],
    ['es', 'Dos o tres clases a la semana.', '4 clases', 'a la semana'],
  ])('not told, %s: %s', (language, hero, stat, description) => {
    expect(told(page(hero, stat, description), language)).toEqual([]);
  });
});

describe('how many work in the business, in a list of what it has', () => {
  it.each([
    ['de', 'Drei Generationen, vierzehn Menschen und eine Werkstatt am Fluss.', 'vierzehn'],
    ['en', 'Two generations, 14 people and one workshop by the river.', '14'],
    ['es', 'Dos generaciones, nueve personas y un taller junto al río.', 'nueve'],
    ['es', 'Catorce personas, dos furgonetas y una tienda.', 'Catorce'],
  ])('%s: %s', (language, subheadline, said) => {
    expect(told({ hero: { subheadline } }, language)).toEqual([`facts/contradiction: ${said}`]);
  });

  it.each([
    ['de', 'Drei Generationen, elf Menschen und eine Werkstatt am Fluss.'],
    ['de', 'Vierzehn Menschen passen in den Saal.'],
    ['en', 'In 1987 there were two generations, four people and one workshop.'],
    ['es', 'Una mesa para nueve personas y un taller de cocina.'],
  ])('not told, %s: %s', (language, subheadline) => {
    expect(told({ hero: { subheadline } }, language)).toEqual([]);
  });
});

describe('how many work in the business, as all of them', () => {
  it.each([
    ['en', 'Our twelve people are employed, not subcontracted.', 'twelve'],
    ['en', 'Our 13 employees live in the county.', '13'],
    ['en', 'Ask anybody: our nine people work here all year.', 'nine'],
    ['de', 'Unsere zwölf Leute sind fest angestellt.', 'zwölf'],
    ['de', 'Unsere 14 Mitarbeiterinnen arbeiten alle in Vollzeit.', '14'],
    ['es', 'Nuestras doce personas están en plantilla.', 'doce'],
    ['es', 'Nuestros 9 empleados cobran por horas.', '9'],
  ])('%s: %s', (language, subheadline, said) => {
    expect(told({ hero: { subheadline } }, language)).toEqual([`facts/contradiction: ${said}`]);
  });

  it.each([
    ['en', 'Our eleven people are employed.'],
    ['en', 'Our two people arrive at eight.'],
    ['en', 'Our two people have the key.'],
    ['en', 'Four of our nine people are women.'],
    ['en', 'In 2015 our nine people were all from here, and our nine people are proud of 2015.'],
    ['en', 'Our twelve people who were there in spring are gone.'],
    ['de', 'Unsere drei Leute sind um acht bei Ihnen.'],
    ['de', 'Vier von unseren zwölf Leuten sind Frauen.'],
    ['es', 'Nuestras tres personas están en tu casa a las ocho.'],
  ])('not told, %s: %s', (language, subheadline) => {
    expect(told({ hero: { subheadline } }, language)).toEqual([]);
  });
});
