import { describe, expect, test } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const claims = (text: string, language: string) =>
  findingsOf(text, { language, only: 'law/unproven-claim' });

describe('superlatives of what the business is not', () => {
  test.each([
    ['en', 'The best barns of the Mendips have a view, one socket and a tap behind the parlor.'],
    ['en', 'The best beaches in Cornwall fill up before ten.'],
    ['en', 'The finest orchards of Kent lie on the chalk.'],
    ['en', 'Some of the best halls in Bath have no kitchen.'],
    [
      'en',
      'But we are not for everybody, and some of the best cleaners in Bath work on their own.',
    ],
    ['de', 'Wir sind nicht für alle da, und einige der besten Maler in Kassel arbeiten allein.'],
    ['en', 'The best campsites in Wales get booked in January.'],
    ['en', 'The best dates in Lubbock go to those who ask in winter.'],
    ['en', 'The most popular venues in Bristol want a deposit a year ahead.'],
    ['en', 'The best roofs in Lubbock still need somebody to clean their gutters.'],
    ['en', 'The cheapest leak to repair is the one you see.'],
    ['en', 'A running toilet is the cheapest leak to fix.'],
    ['de', 'Die besten Scheunen in Kent haben nur eine Steckdose.'],
    ['de', 'Die schönsten und besten Strände in Cornwall liegen im Westen.'],
    ['de', 'Die beliebtesten Säle in Kassel brauchen ein Jahr Vorlauf.'],
    ['de', 'Die besten Termine in Kassel gehen im Januar weg.'],
    ['de', 'Es ist das billigste Leck, das man haben kann.'],
    ['es', 'Es la fuga más barata de arreglar.'],
    ['es', 'El mueble más barato de la cocina se cambia con cada inquilino.'],
    ['es', 'La pieza más barata del armario es la que antes se rompe.'],
    ['es', 'Empezamos por el arreglo más barato de los tres.'],
    ['es', 'El plato más barato de la carta también se cocina aquí.'],
    ['es', 'La gotera más barata de reparar es la que se ve.'],
    ['es', 'Es el techo más barato de mantener.'],
    ['es', 'La multa más barata de pagar es la que no llega.'],
    ['es', 'Las mejores playas de Cádiz se llenan antes de las diez.'],
    ['es', 'Los mejores salones de Monterrey piden el anticipo un año antes.'],
  ])('%s: "%s" is right', (language, text) => {
    expect(claims(text, language)).toEqual([]);
  });

  test.each([
    ['en', 'The best roofers in Lubbock.'],
    ['en', 'The best roofs in Lubbock are ours.'],
    ['en', 'The best roofs in Lubbock have our name on them.'],
    ['en', 'The finest cakes in Bath come from our oven.'],
    ['en', 'The best roofers in Lubbock are always on time.'],
    ['en', 'The best haircuts in Austin start here.'],
    ['en', 'The best roofers in Lubbock have twenty years behind them.'],
    ['de', 'Die besten Dachdecker in Kassel haben Erfahrung.'],
    ['es', 'Los mejores techadores de Monterrey tienen experiencia.'],
    ['en', 'We are the cheapest in the county.'],
    ['en', 'The cheapest roofer in Lubbock.'],
    ['en', 'Call the best plumbers in Hull.'],
    ['en', 'You need the best roofers in Lubbock.'],
    ['de', 'Die besten Dachdecker in Kassel.'],
    ['de', 'Die besten Dächer in Kassel haben wir gedeckt.'],
    ['de', 'Die beliebteste Bäckerei in Kassel.'],
    ['es', 'El taller más barato de Monterrey.'],
    ['es', 'La pizzería más barata de la ciudad.'],
    ['es', 'La reforma más barata del barrio.'],
    ['es', 'Tenemos el taller más barato de todos.'],
    ['es', 'El taller más barato en todo el norte.'],
    ['es', 'Los mejores techos de Monterrey los ponemos nosotros.'],
    ['es', 'Los mejores tacos de Monterrey.'],
    ['es', 'Las mejores paellas de Valencia se comen aquí.'],
  ])('%s: "%s" is told', (language, text) => {
    expect(claims(text, language)).toHaveLength(1);
  });
});

describe('superlatives in a question that a text raises', () => {
  test.each([
    ['en', 'Where that is the best choice in Odessa and Midland, and where it stops.'],
    ['en', 'When a chain is the best choice in Lubbock, and when it is not.'],
    ['en', 'See when a hardware store is the best choice in Lubbock.'],
    ['en', 'How to tell if a roofer is the best in town.'],
    ['en', 'Whether the big store is the cheapest roofer in Lubbock depends on the roof.'],
    ['de', 'Wo das der beste Dachdecker in Kassel ist und wo nicht.'],
    ['de', 'Lesen Sie, wann eine Kette die beste Werkstatt in Kassel ist.'],
    ['de', 'Ob der Baumarkt der günstigste Anbieter in Kassel ist, hängt vom Dach ab.'],
    ['es', 'Cuándo es el mejor taller de Monterrey, y cuándo no.'],
    ['es', 'Hay que saber si una cadena es la mejor tienda de Monterrey.'],
  ])('%s: "%s" is right', (language, text) => {
    expect(claims(text, language)).toEqual([]);
  });

  test.each([
    ['en', 'Find out where we are the best choice in Odessa.'],
    ['en', 'When it comes to roofs, Kestrel is the best choice in Lubbock.'],
    ['en', 'Where quality counts, this is the best choice in Lubbock.'],
    ['en', 'See why it is the best choice in Lubbock.'],
    ['en', 'When only the best roofer in Lubbock will do, call.'],
    ['en', 'Whether it is the best roofer in Lubbock you want or a quick one, call.'],
    ['en', 'Now you know where the best roofer in Lubbock is.'],
    ['de', 'Wenn Sie die beste Werkstatt in Kassel suchen, rufen Sie an.'],
    ['de', 'Wo die beste Werkstatt in Kassel ist, wissen Sie jetzt.'],
    ['es', 'Si busca el mejor taller de Monterrey, llame.'],
    ['es', 'Cuando llueve, este es el mejor taller de Monterrey.'],
  ])('%s: "%s" is still told', (language, text) => {
    expect(claims(text, language)).toHaveLength(1);
  });
});
