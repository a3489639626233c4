import { describe, expect, it } from 'vitest';
import { findingsOf } from './copy-findings.ts';

/** `figures.foundedYear` is 2009. */
const told = (text: string, language = 'en', at = 'prose.body') =>
  findingsOf(text, { language, at }).filter((found) => found.startsWith('facts/typed-year'));

describe('another year in which the business began', () => {
  it.each([
    ['Her father went into business in 1999, with one ladder.', '1999'],
    ['Grandfather began with the shop in 2007.', '2007'],
    ['In 2011, Dad started the business with a van.', '2011'],
    ['Ruth set up the workshop behind the church in 2006.', '2006'],
    ['They set up shop on the square in 2005.', '2005'],
    ['The shop opened its doors in 2012.', '2012'],
    ['Großvater hat 1989 mit dem Betrieb angefangen.', '1989', 'de'],
    ['1999 hat Karl mit dem Laden begonnen.', '1999', 'de'],
    ['Sie fing 2007 mit der Werkstatt an.', '2007', 'de'],
    ['Karl machte sich 2006 mit dem Betrieb selbstständig.', '2006', 'de'],
    ['Er hat sich im Jahr 2011 selbständig gemacht.', '2011', 'de'],
    ['Der Abuelo empezó con el taller en 2005.', '2005', 'es'],
    ['Mi madre montó el negocio en 1999.', '1999', 'es'],
    ['En 2011, Rosa abrió la tienda con su hermana.', '2011', 'es'],
    ['Se estableció por su cuenta en 2006.', '2006', 'es'],
  ])('is told: %s', (text, year, language = 'en') => {
    expect(told(text, language)).toEqual([`facts/typed-year: ${year}`]);
  });

  it.each([
    ['Ruth started her first business in 1999, in Amarillo.'],
    ['In 1999 Ruth began as an apprentice.'],
    ['The school began with the building in 1950.'],
    ['In 2011 we opened the second shop.'],
    ['Maria opened her bakery in 2019.'],
    ['He began with roofs in 1999, when he was sixteen.'],
    ['Großvater hat 1989 mit der Lehre angefangen.', 'de'],
    ['1999 hat Karl die erste Werkstatt aufgemacht, in Fulda.', 'de'],
    ['Sie fing 2007 mit dem Klettern an.', 'de'],
    ['Die Filiale in Fulda eröffnete 2014.', 'de'],
    ['Karl hat 2014 den zweiten Laden eröffnet.', 'de'],
    ['El abuelo empezó con las tejas en 1980.', 'es'],
    ['En 2015 abrió la otra tienda.', 'es'],
    ['Montó su primer taller en 1999.', 'es'],
  ])('is that of something else: %s', (text, language = 'en') => {
    expect(told(text, language)).toEqual([]);
  });

  it.each([
    ['Since 2014', 'hero.problem'],
    ['Seit 2004', 'hero.problem', 'de'],
    ['Est. 2001', 'hero.problem'],
    ['Desde 1999', 'hero.headline', 'es'],
    ['Family-run since 2015', 'hero.problem'],
    ['Familienbetrieb seit 1999', 'hero.problem', 'de'],
    ['{business.name}, since 2004', 'seo.title'],
  ])('is told at the top of a page that says nothing else: %s', (text, at, language = 'en') => {
    expect(told(text, language, at)).toHaveLength(1);
  });

  it.each([
    ['On the square since 2014', 'hero.problem'],
    ['Seit 2014 auch in Fulda', 'hero.problem', 'de'],
    ['Since 2014', 'team.items.role'],
    ['Since 2014', 'stats.items.label'],
    ['Slate since 2014', 'hero.problem'],
    ['Desde 2014, también tejas', 'hero.problem', 'es'],
    ['Mercado de abastos, desde 1911', 'hero.problem', 'es'],
  ])('may be that of a part: %s', (text, at, language = 'en') => {
    expect(told(text, language, at)).toEqual([]);
  });
});
