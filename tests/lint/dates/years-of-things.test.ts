import { describe, expect, it } from 'vitest';
import { findingsIn, findingsOf } from '../copy-findings.ts';

/** The years that are told in a text of a business founded in 2009. */
const told = (text: string, language = 'en', at = 'body') =>
  findingsOf(text, { language, at, only: 'facts/typed-year' });

describe('a year since which something else has been there', () => {
  it.each([
    ['Our grandfather bought it in 1951. The barn has stood since 1894; we love it.'],
    ['The family business is ours. This building has been here since 1921.'],
    ['We brew by a law that has been in force since 1516.'],
    ['Our beer has been brewed like this since 1516.'],
    ['Est. by nobody: the market in Stowe began in 1979, and our family was there.'],
    ['Our street has been called Mill Lane since 1870, and the family never moved.'],
    ['The church was founded in 1888. Our family helped.'],
    ['The barn has stood since 2009.'],
    ['Since 2009 a smoke alarm is mandatory in every bedroom.'],
    ['Since 2009 a false statement is a criminal offense.'],
    ['Seit 2009 sind Winterreifen bei Glätte vorgeschrieben.', 'de'],
    ['Rauchmelder sind hier seit 2009 Pflicht.', 'de'],
    ['Desde 2009 el casco es obligatorio en la obra.', 'es'],
    ['Her father began it; his daughter Becky has owned and run it since 2014. We are a family.'],
    ['Die Familie half mit: Seine Tochter besitzt den Hof seit 2014.', 'de'],
    ['En la familia todos ayudan: su hija regenta la tienda desde 2014.', 'es'],
    ['Die Scheune steht seit 1894, und unsere Familie mit ihr.', 'de'],
    ['Seit 1516 wird hier Bier gebraut, in der Familie wie bei uns.', 'de'],
    ['Das Reinheitsgebot gilt seit 1516, sagt unsere Familie.', 'de'],
    ['We keep bundles in the eleven colors that were sold most here since 2005.'],
    ['We stock the pipes which have been laid in Lubbock since 1975.'],
    ['Wir haben die Farben, die hier seit 1995 am meisten verkauft wurden.', 'de'],
    ['Tenemos los colores que más se venden aquí desde 1995.', 'es'],
    ['El granero está en pie desde 1894, y nuestra familia con él.', 'es'],
    ['Aquí se celebra desde 1780, dice nuestra familia.', 'es'],
  ])('%s', (text, language = 'en') => {
    for (const at of ['body', 'note.text']) expect(told(text, language, at), at).toEqual([]);
  });

  it('is not that of the business in a sentence of an answer that does not say so', () => {
    const answer =
      'Stoves fitted since 2005 should have a certificate. We tell you whether it fits.';
    expect(told(answer, 'en', 'note.text')).toEqual([]);
  });

  it.each([
    ['A family business since 1987.', '1987'],
    ['We have been in this building since 1999.', '1999'],
    ['In our family since 1999.', '1999'],
    ['The shop was founded in 1999 and the street was dark.', '1999'],
    ['We have baked since 1999.', '1999'],
    ['We have owned and run the family business since 1999.', '1999'],
    ['Established in 1999.', '1999'],
    ['We have been in business since 2009.', '2009'],
    ['Since 2009 we are the required reading of gardeners.', '2009'],
    ['We sell roofs that have been laid by our family since 1999.', '1999'],
    ['We are the family business that has been trusted since 1999.', '1999'],
    ['Ein Familienbetrieb, der hier seit 1999 Dächer deckt.', '1999', 'de'],
    ['Somos la empresa familiar que se fundó aquí y abrimos desde 1999.', '1999', 'es'],
    ['Ein Familienbetrieb seit 1987', '1987', 'de'],
    ['Wir backen seit 1999 im selben Haus.', '1999', 'de'],
    ['Nuestra familia abrió el taller en 1999.', '1999', 'es'],
  ])('is that of the business: %s', (text, year, language = 'en') => {
    expect(told(text, language, 'note.text')).toEqual([`facts/typed-year: ${year}`]);
  });
});

describe('a year in large type', () => {
  const toldOf = (stat: string, description: string, language: string) =>
    findingsIn(
      { hero: { credentials: [{ stat, description }] } },
      { language, only: 'facts/typed-year' },
    );

  it.each([
    ['en', 'Since 2011', 'the east barn has had a roof of slate'],
    ['en', 'Since 2012', 'Ruth Ames runs the crew'],
    ['de', 'Seit 2012', 'mit 80 Lehrlingen auf dem Dach'],
    ['es', 'Desde 2011', 'sube Nahuel a los techos'],
  ])('may be that of what is said below it (%s): %s %s', (language, stat, description) => {
    expect(toldOf(stat, description, language)).toEqual([]);
  });

  it.each([
    ['en', 'Since 2011', 'a family business'],
    ['en', 'Since 2010', 'in Lubbock'],
    ['de', 'Seit 2011', 'Ihr Betrieb am Ort'],
    ['es', 'Desde 2011', 'un negocio de familia'],
  ])('is that of the business where that is said (%s): %s %s', (language, stat, description) => {
    expect(toldOf(stat, description, language)).toHaveLength(1);
  });
});
