import { describe, expect, it } from 'vitest';
import { factsWith, findingsIn, findingsOf } from '../copy-findings.ts';

/** `figures.foundedYear` is 2009. */
const told = (text: string, language = 'en', at = 'prose.body') =>
  findingsOf(text, { language, at, only: 'facts/typed-year' });

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
    ['Nine years in a hotel before she founded {business.name} in 2010.', '2010'],
    ['Tom started {business.name} with his brother in 2012.', '2012'],
    ['In 2011 she opened {business.name} on the square.', '2011'],
    ['{business.name} opened in 2012, a week before Christmas.', '2012'],
    ['{business.name} was founded by two sisters in 2007.', '2007'],
    ['{company.owner} began with one van in 2011.', '2011'],
    ['Denise Whitfield started with a station wagon in 2010.', '2010'],
    ['In 2012, Joe started out with just a bucket.', '2012'],
    ['She started out with nothing but a sewing machine in 2006.', '2006'],
    ['2010 gründete sie {business.name}, mit drei Leuten.', '2010', 'de'],
    ['Er gründete im Jahr 2007 {business.name}.', '2007', 'de'],
    ['Sie hat 2011 {business.name} gegründet.', '2011', 'de'],
    ['{business.name} wurde im Jahr 2012 gegründet.', '2012', 'de'],
    ['Werner begann 2011 mit einem Transporter.', '2011', 'de'],
    [
      '2012 startete Jana mit zwei alten Fahrrädern. Sie gründete {business.name} 2007.',
      '2007',
      'de',
    ],
    ['Amparo fundó {business.name} en 2012.', '2012', 'es'],
    ['En 2011 abrió {business.name} en la plaza.', '2011', 'es'],
    ['{business.name} abrió en 2012 como taller.', '2012', 'es'],
    ['{taller.owner} empezó con una furgoneta en 2010.', '2010', 'es'],
    ['The shop was started in March 2011 by two friends.', '2011'],
    ['La clínica se fundó en 2008.', '2008', 'es'],
    ['Nuestra clínica fue fundada en mayo de 2012.', '2012', 'es'],
    ['Fundamos el taller en 2011.', '2011', 'es'],
    ['Die Praxis wurde 2008 gegründet.', '2008', 'de'],
    ['Die Werkstatt wurde im März 2012 gegründet.', '2012', 'de'],
    // Nothing opens before it is founded.
    ['La obra duró casi un año y la clínica abrió en marzo de 2008.', '2008', 'es'],
    ['Abrimos en marzo de 2008.', '2008', 'es'],
    ['En marzo de 2007 abrimos, con dos sillones.', '2007', 'es'],
    ['El taller abrió sus puertas en 2008.', '2008', 'es'],
    ['We opened in March 2008.', '2008'],
    ['In March 2008 we opened our doors.', '2008'],
    ['The studio opened in the fall of 2008. We opened in 2006.', '2006'],
    ['Wir haben im März 2008 eröffnet.', '2008', 'de'],
    ['Seit der Eröffnung im März 2008 sind wir hier.', '2008', 'de'],
    ['Die Praxis wurde im Herbst 2007 eröffnet.', '2007', 'de'],
    ['Ingrid Harms hat den Salon 2007 eröffnet.', '2007', 'de'],
    ['Ihre Eltern haben die Werkstatt im Jahr 1999 aufgemacht.', '1999', 'de'],
    ['Karl hat mit dem Laden 2006 angefangen.', '2006', 'de'],
    ['Im April 2007 schloss Ingrid Harms die Tür zum ersten Mal auf.', '2007', 'de'],
    ['Ingrid öffnete im Mai 2008 die Ladentür zum ersten Mal.', '2008', 'de'],
    ['In April 2007 Ingrid unlocked the door for the first time.', '2007'],
    ['She opened the shop doors for the first time in May 2008.', '2008'],
    ['En abril de 2007 Rosa abrió las puertas por primera vez.', '2007', 'es'],
  ])('is told: %s', (text, year, language = 'en') => {
    expect(told(text, language)).toEqual([`facts/typed-year: ${year}`]);
  });

  it.each([
    ['Ruth founded the firm and retired in 2016.'],
    ['Grandfather started the business and died in 1995.'],
    ['Rosa fundó la tienda y se jubiló en 2016.', 'es'],
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
    ['Before she founded {business.name}, she ran a hotel from 1999.'],
    ['{business.name} opened a second shop in Slaton in 2014.'],
    ['{business.name} moved to Main Street in 2012.'],
    ['Rosa began with us in 2013.'],
    ['Rosa began with one apprentice in 2013.'],
    ['We started with solar panels in 2014.'],
    ['Tom joined {business.name} in 2012.'],
    ['{business.name} opened its second branch in 2015.'],
    ['{business.name} began with heat pumps in 2019.'],
    ['{business.name} opened a workshop in 2015.'],
    ['{business.name} started delivering in 2015.'],
    ['{business.name} gründete 2015 eine Stiftung.', 'de'],
    ['2015 gründete {business.name} eine Stiftung.', 'de'],
    ['Die Stadt eröffnete 2015 die Schule.', 'de'],
    ['{business.name} abrió en 2018 un segundo taller.', 'es'],
    ['Jana kam 2012 zu {business.name}.', 'de'],
    ['Werner begann 1980 mit der Lehre.', 'de'],
    ['2015 eröffnete {business.name} die zweite Filiale.', 'de'],
    ['Amparo entró en {business.name} en 2016.', 'es'],
    // What is founded at a kitchen table opens its doors later.
    ['We opened in March 2011, with a window to the street.'],
    ['The studio opened in 2012.'],
    ['La clínica abrió en marzo de 2011.', 'es'],
    ['Abrimos en 2011 la segunda clínica.', 'es'],
    ['Die Praxis wurde 2012 eröffnet.', 'de'],
    ['Im April 2012 schloss Ingrid die Tür zum ersten Mal auf.', 'de'],
    ['Karl hat den zweiten Laden 2014 eröffnet.', 'de'],
    ['Im April 2007 schloss Ingrid in Fulda den Laden ihres Vaters ab.', 'de'],
    ['Die Filiale liegt am Markt. Im April 2008 öffnete sie die Tür zum ersten Mal.', 'de'],
    ['Im April 2008 öffnete das Museum zum ersten Mal seine Türen.', 'de'],
    ['In April 2007 Ingrid unlocked the door of a flat in Ulm.'],
    // Who was there before has years of its own.
    ['The building went up in 1911. The shop opened in 1912, a bakery.'],
    ['In 1986 he bought the shop from his master.'],
    ['La clínica de su padre abrió en 2007.', 'es'],
    ['The second branch is in Slaton. The shop opened in 2008.'],
    ['La otra sucursal está en Lugo. La tienda abrió en 2007.', 'es'],
    ['Die Filiale liegt am Markt. Die Werkstatt wurde 2008 eröffnet.', 'de'],
    ['{business.name} abrió otra tienda en 2018.', 'es'],
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
    ['Roofing Lubbock since 2014', 'text.heading'],
    ['Cleaning {business.address.locality} since 2014', 'text.heading'],
    ['Techando Lubbock desde 2014', 'text.heading', 'es'],
    ['Für Lubbock seit 2014', 'text.heading', 'de'],
    ['Panadería y pastelería desde 2014', 'hero.problem', 'es'],
    ['Bäckerei in Lubbock seit 2014', 'hero.problem', 'de'],
    ['Roofers since 2014', 'hero.problem'],
    ['Since 2011', 'offers.items.stat'],
    ['Seit 2010', 'offers.items.stat', 'de'],
  ])('is told at the top of a page that says nothing else: %s', (text, at, language = 'en') => {
    expect(told(text, language, at)).toHaveLength(1);
  });

  it.each([
    ['On the square since 2014', 'hero.problem'],
    ['Seit 2014 auch in Fulda', 'hero.problem', 'de'],
    ['Since 2014', 'team.items.role'],
    ['Since 2014', 'stats.items.label'],
    ['Slate since 2014', 'hero.problem'],
    ['Roofing Slaton since 2014', 'text.heading'],
    ['Roofing Lubbock schools since 2014', 'text.heading'],
    ['Since 2014', 'offers.items.stat'],
    ['Desde 2014, también tejas', 'hero.problem', 'es'],
    ['Mercado de abastos, desde 1911', 'hero.problem', 'es'],
  ])('may be that of a part: %s', (text, at, language = 'en') => {
    expect(told(text, language, at)).toEqual([]);
  });
});

it('a certificate may be younger than the business', () => {
  const tile = { stat: 'Since 2011', description: 'certified by the maker of the slates' };
  const found = findingsIn({ offers: [tile] }, { only: 'facts/typed-year' });
  expect(found).toEqual([]);
});

it('is told of an opening where its digits are swapped, years before the founding', () => {
  const facts = factsWith({ salon: { founded: 1987, takenOver: 2014 } });
  const years = (text: string) =>
    findingsOf(text, { facts, language: 'de', at: 'prose.body', only: 'facts/typed-year' });
  expect(years('Ingrid Harms hat den Salon 1978 eröffnet.')).toEqual(['facts/typed-year: 1978']);
  expect(years('Im April 1978 schloss Ingrid die Tür zum ersten Mal auf.')).toHaveLength(1);
  expect(years('Im April 1975 schloss Ingrid die Tür zum ersten Mal auf.')).toEqual([]);
  expect(years('Im April 1978 schloss Ingrid ihre Lehre ab.')).toEqual([]);
});
