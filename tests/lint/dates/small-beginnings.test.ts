import { describe, expect, it } from 'vitest';
import { createFacts } from '../../../cli/content/facts/facts.ts';
import { factsWith, findingsIn, SCHEMA } from '../copy-findings.ts';

const CONFIGURED = {
  en: { name: 'Harbour Music School', founded: 'founded', year: 1984 },
  de: { name: 'Tischlerei Aigner', founded: 'gegruendet', year: 1954 },
  es: { name: 'Cerrajería Belmonte', founded: 'fundacion', year: 1964 },
};
type Language = keyof typeof CONFIGURED;

/** The years that are told in a text of a business with a fact for the year of its beginning. */
function told(text: string, language: Language, key?: string, at = 'about'): string[] {
  const { name, founded, year } = CONFIGURED[language];
  const config = {
    site: { url: 'https://www.aigner.example', name, title: name, description: `${name}.` },
    business: {
      name,
      type: 'LocalBusiness',
      phone: '+43 7942 555 0142',
      founder: 'Amos Brenneman',
      address: { locality: 'Freistadt', country: 'AT' },
    },
    history: { [key ?? founded]: String(year) },
    languages: [language],
  };
  const facts = createFacts(SCHEMA.parse(config), SCHEMA);
  return findingsIn({ [at]: text }, { language, facts, only: 'facts/typed-year' });
}

describe('a business that began small, in another year than the fact says', () => {
  it.each<[Language, string]>([
    ['de', 'Leopold Aigner hat 1958 in einem Stadel bei Lasberg angefangen, mit einer Bandsäge.'],
    ['de', 'Leopold Aigner begann 1958 in einer Scheune.'],
    ['de', 'Mein Großvater hat im Frühjahr 1955 in einem gemieteten Schuppen angefangen.'],
    ['de', '1945 begann Opa Leopold in einer Hütte am Bach.'],
    ['de', 'Leopold Aigner hat die Tischlerei 1956 gegründet.'],
    ['de', 'Leopold Aigner hat im Mai 1958 mit einem geliehenen Pferdewagen angefangen.'],
    ['de', 'Die Tischlerei begann 1958 mit zwei Hobelbänken.'],
    ['de', 'Im Herbst 1955 meldete Leopold sein Gewerbe an.'],
    ['de', 'Alles begann 1957 mit einem gemieteten Raum.'],
    ['de', 'Seine Großeltern haben 1952 am Küchentisch begonnen.'],
    ['de', 'Geschichte der Werkstatt seit 1956 | {business.name}'],
    ['de', 'Seit 1956 gibt es unsere Werkstatt in Freistadt.'],
    ['en', 'Our history since 1986 | {business.name}'],
    ['es', 'La historia del taller desde 1966, contada por Pilar.'],
    ['en', 'She began in 1986 in a shed behind the chapel.'],
    ['en', 'Walt Harmon started out in his garage in 1981.'],
    ['en', 'In 1986 my grandfather started in a rented barn.'],
    ['en', 'The school began in 1985 with a hired room above a shoe shop.'],
    ['en', 'It all started in 1988 with two fiddles.'],
    ['en', 'Amos set up on his own in 1986.'],
    ['en', 'The school opened in the autumn of 1981 with one fiddle teacher and four pupils.'],
    ['en', 'Ruth Harmon founded the school in 1989.'],
    ['en', 'The music school was founded in 1983 by two sisters.'],
    ['es', 'Ginés Belmonte abrió la cerrajería en 1962.'],
    ['es', 'En 1966, mi abuelo abrió la cerrajería en esta calle.'],
    ['es', 'Ginés Belmonte empezó en 1962 en un portal del barrio.'],
    ['es', 'En 1965 empecé en medio bajo de la calle Mayor.'],
    ['es', 'Mi abuelo empezó en su cocina en 1961.'],
    ['es', 'La cerrajería nació en 1963.'],
    ['es', 'El taller abrió en 1963 con dos bancos.'],
    ['es', 'Fundé la cerrajería en 1969.'],
    ['es', 'Todo empezó en 1962 con una mesa prestada.'],
    ['es', 'Se estableció por su cuenta en 1966.'],
  ])('%s is told: %s', (language, text) => {
    expect(told(text, language)).toHaveLength(1);
  });

  it.each<[Language, string]>([
    ['de', 'Jan-Hendrik Maier hat 1999 hier als Lehrling angefangen.'],
    ['de', 'Der Kurs hat 2019 in einem Stadel angefangen.'],
    ['de', 'Der erste Kurs begann 2019 in einer Scheune.'],
    ['de', 'Johanna Aigner hat 2012 die Meisterprüfung abgelegt.'],
    ['de', 'Miriam Huber hat 2011 in einer Garage angefangen und kam 2017 zu uns.'],
    ['de', 'Leopold hat {history.gegruendet} in einem Stadel angefangen.'],
    ['de', 'Die Musikschule hat 1962 die Halle eröffnet.'],
    ['de', 'Leopold hat 1961 mit den Stiegen angefangen.'],
    ['de', '1983 übersiedelte der Betrieb in das Sägewerk.'],
    ['de', '2018 hat Johannes die Werkstatt übernommen.'],
    ['de', 'Seit 2015 gibt es unsere Werkstattkurse.'],
    ['de', 'Die Geschichte des Stadels seit 1894.'],
    ['en', 'The history of the mill since 1894.'],
    ['es', 'La historia del barrio desde 1911.'],
    ['en', 'Callum Beer began as an apprentice in September 2019.'],
    ['en', 'Nora Whitaker began in 2003, at a daily newspaper.'],
    ['en', 'The evening course started in 2022 in our back room.'],
    ['en', 'Classes began in 2022 in a rented barn.'],
    ['en', 'Tom Rye set up on his own in 2004 and joined us in 2012.'],
    ['en', 'The school opened in 1989 with a concert.'],
    ['en', 'Ruth opened the library in 1999.'],
    ['en', 'The first camp, in the summer of 2021, took place under an awning.'],
    ['en', 'In 1999 Dolores began the service for seniors.'],
    ['en', 'In 1984 she began in a shed, as {history.founded} says.'],
    ['es', 'José abrió la ferretería en 1970.'],
    ['es', 'El curso empezó en 2021 en un bajo.'],
    ['es', 'En 2022 abrimos una segunda puerta.'],
    ['es', 'Rubén empezó en 1999 como aprendiz.'],
    ['es', 'La obra empezó en la primavera de 2008.'],
    ['es', 'Encarna se puso al frente del mostrador en 1992.'],
    ['es', 'La dueña se jubiló en 2008.'],
    ['es', 'En 2014 abrimos la segunda cerrajería.'],
    ['en', 'Nobody in the family since 1962 has played it.'],
    ['de', 'Den Hut trug in der Familie seit 1938 keiner mehr.'],
    ['es', 'Nadie en familia desde 1948 la había abierto.'],
  ])('%s is another year: %s', (language, text) => {
    const same = String(CONFIGURED[language].year);
    expect(told(text, language).filter((found) => !found.endsWith(same))).toEqual([]);
  });
});

describe('the year of the opening, where the fact is that', () => {
  it.each<[Language, string, string]>([
    ['es', 'apertura', 'Abrimos en 1966 con una sala y una mesa de segunda mano.'],
    ['es', 'apertura', 'El taller abrió sus puertas en 1970.'],
    ['en', 'opened', 'We opened in 1986, with a party.'],
    ['de', 'eroeffnung', 'Wir haben im März 1956 eröffnet.'],
  ])('%s, %s: %s', (language, key, text) => {
    expect(told(text, language, key)).toHaveLength(1);
  });

  it('may be that of another shop', () => {
    expect(told('Abrimos en 1966 la segunda sala.', 'es', 'apertura')).toEqual([]);
    expect(told('We opened in 1986 in Slaton, the second branch.', 'en', 'opened')).toEqual([]);
  });
});

describe('a first step in a year near that of the fact', () => {
  it.each<[Language, string]>([
    [
      'es',
      'Trabajé seis años en talleres de allí. En 1965 alquilé un bajo que había sido una mercería.',
    ],
    ['es', 'En 1963 alquiló un local en Murcia. El primer cliente pagó con huevos.'],
    [
      'es',
      'Alquiló medio portal en el Barrio del Carmen en 1966. El primer encargo fue un candado.',
    ],
    [
      'en',
      'In the seventies Ray drove a van for a shop. In 1986 he bought a used truck and painted the door.',
    ],
    ['en', 'In 1985 she rented a garage in Portobello. The first job was a set of pub stools.'],
    [
      'en',
      'She was a forestry worker for years, and in 1983 she gave notice and bought a chipper.',
    ],
    [
      'de',
      'Im Frühjahr 1956 mietete Josef Aigner eine leere Hütte. Er hatte die Meisterprüfung in der Tasche. Die ersten Aufträge waren Särge.',
    ],
    ['de', 'Er lernte in Linz. Im März 1945 kaufte Heinrich einen gebrauchten Wagen.'],
  ])('%s is told: %s', (language, text) => {
    expect(told(text, language)).toHaveLength(1);
    expect(told(`## Anfang\n\n${text}`, language, undefined, 'body')).toHaveLength(1);
  });

  it.each<[Language, string]>([
    ['es', 'Trabajé seis años en talleres. En 1990 alquilé un bajo.'],
    [
      'es',
      'Desde {history.fundacion} somos cerrajeros. En 1966 alquiló un bajo. El primer cliente vino.',
    ],
    ['es', 'En 1966 alquilamos un segundo local. El primer cliente fue don Luis.'],
    [
      'en',
      'We have cleaned since {history.founded}. In 1986 we bought a van. The first job was far.',
    ],
    ['en', 'In 1986 he bought a van.'],
    ['en', 'Tom worked for a sweep. In 1986 he bought a van and joined us.'],
    ['en', 'In 1986 we rented a bigger yard. The first day it rained.'],
    ['de', 'Die Bandsäge kaufte er 1957 gebraucht von einem Sägewerk, das zusperrte.'],
    ['de', 'Sie lernte in Linz. 1956 kaufte sie eine zweite Säge.'],
  ])('%s is another year: %s', (language, text) => {
    expect(told(text, language)).toEqual([]);
  });
});

describe('a year beside the label of a beginning', () => {
  const year = (raw: object) =>
    findingsIn(raw, { facts: factsWith({ history: { founded: 1987 } }), only: 'facts/typed-year' });
  it.each([
    { stat: '1989', description: 'the year we began' },
    { value: '1985', label: 'founded' },
    { value: '1978', label: 'gegründet', text: 'Von Heinrich, mit einem Wagen.' },
    { stat: '1986', description: 'es el año en que empezamos' },
    { value: '1988', label: 'año de apertura' },
  ])('is told: %j', (tile) => {
    expect(year({ items: [tile] })).toHaveLength(1);
  });

  it.each([
    { stat: '1989', description: 'the year we began to train apprentices' },
    { value: '1999', label: 'founded' },
    { value: '2030', label: 'climate-neutral' },
    { stat: '1988', description: 'first house in town with a lift' },
    { value: '1988', label: 'Meisterprüfung' },
  ])('is that of something else: %j', (tile) => {
    expect(year({ items: [tile] })).toEqual([]);
  });

  it('is told at the beginning of a timeline that does not have the fact', () => {
    const entry = (date: string, text: string) => ({ date, title: 'Stadel', text });
    const later = entry('1995', 'Dale joins.');
    expect(year({ items: [entry('1988', 'Leopold fängt bei Lasberg an.'), later] })).toHaveLength(
      1,
    );
    expect(year({ items: [entry('1985', 'Abre la clínica, con Marta.'), later] })).toHaveLength(1);
    expect(year({ items: [entry('1986', 'Amos starts on his own.'), later] })).toHaveLength(1);
    expect(year({ items: [entry('1986', 'Morag starts at Doig & Sons.'), later] })).toEqual([]);
    expect(year({ items: [entry('1986', 'Er beginnt bei Huber die Lehre.'), later] })).toEqual([]);
    const shown = entry('{history.founded}', 'The shop opens.');
    expect(year({ items: [entry('1986', 'Amos starts on his own.'), shown] })).toEqual([]);
  });

  it('is another event in a sentence that shows the fact', () => {
    const facts = factsWith({ practica: { apertura: 2014 } });
    const of = (about: string) => findingsIn({ about }, { language: 'es', facts });
    expect(of('Abrimos en {practica.apertura} en el Centro y desde 2021 estamos aquí.')).toEqual(
      [],
    );
    expect(of('Abrimos en 2016 con una sala.')).toEqual(['facts/typed-year: 2016']);
  });
});
