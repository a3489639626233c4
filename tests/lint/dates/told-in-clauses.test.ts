import { expect, test } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { FACTS, findingsOf } from '../copy-findings.ts';

const NOW = Date.UTC(2026, 10, 28);

function told(text: string, language: string, at: string): string[] {
  const facts = factsIn(language, { ...FACTS, now: NOW });
  const kind = at === 'body' ? 'page' : 'landing';
  const found = findingsOf(text, { language, facts, at, kind });
  return found.filter((finding) => finding.startsWith('copy/past-date'));
}

/** The verb of the date's own clause says that it has been, though words around it may announce. */
test.each([
  [
    'en',
    'body',
    '# Tax\n\n## When the register is wrong\n\nIn the summer of 2025 a gift shop found that its tote bags had been rung up as clothing.',
  ],
  [
    'en',
    'body',
    '# Tax\n\n## How the offer came about\n\nOn May 5, 2026 a neighbor lent us his trailer, and we kept it for a year.',
  ],
  [
    'en',
    'body',
    '# Story\n\nThe shop opens at eight. On Friday, May 8, 2026 it stayed shut, because the lock froze.',
  ],
  ['en', 'body', '# Story\n\nOn Friday, May 8, 2026, our van broke down on the bridge.'],
  ['en', 'body', '# Story\n\nOn Monday, May 11, 2026 Anna sold the last one.'],
  ['en', 'body', '# Story\n\nIt rained on Friday, May 8, 2026, and the cellar filled up.'],
  ['en', 'body', '# Story\n\nBy the end of May 2026 the roof leaked again.'],
  ['en', 'body', '# Story\n\nHe kept his books in a shoebox until March 2026.'],
  ['en', 'body', '# Story\n\nUntil May 2026 nobody had asked for the permit.'],
  ['en', 'body', '# Story\n\nShe paid by check until April 30, 2026, then by card.'],
  ['en', 'body', '# Jobs\n\nWe hired the next two in March 2026.'],
  ['en', 'body', '# Guide\n\nBills dated before July 1, 2025 follow the old rate.'],
  [
    'en',
    'body',
    '# Guide\n\nThe deadline passed on April 15, 2026, and the town extended it by a week.',
  ],
  ['en', 'body', '# Guide\n\nThe town offered a grant until June 30, 2026; it is gone.'],
  [
    'de',
    'body',
    '# Steuer\n\n## Wann das Angebot gilt\n\nIm Sommer 2025 stellte ein Laden fest, dass die Kasse falsch rechnete.',
  ],
  [
    'de',
    'body',
    '# Steuer\n\n## Wie man sich anmeldet\n\nIm Mai 2026 hat ein Kunde seine Anmeldung zweimal abgeschickt.',
  ],
  [
    'de',
    'body',
    '# Geschichte\n\nAm Freitag, dem 8. Mai 2026, streikte unser Wagen auf der Brücke.',
  ],
  ['de', 'body', '# Geschichte\n\nAm Montag, 11. Mai 2026, hat Anna den letzten verkauft.'],
  ['de', 'body', '# Geschichte\n\nBis März 2026 lagen die Belege in einem Schuhkarton.'],
  ['de', 'body', '# Geschichte\n\nEr sammelte seine Belege bis März 2026 in einem Schuhkarton.'],
  [
    'de',
    'body',
    '# Ratgeber\n\nFür Anlagen, die bis zum 31. Dezember 2025 in Betrieb gingen, bleibt es beim alten Satz.',
  ],
  [
    'es',
    'body',
    '# Impuestos\n\n## Cuándo termina la oferta\n\nEn el verano de 2025 una tienda descubrió que la caja cobraba mal.',
  ],
  [
    'es',
    'body',
    '# Impuestos\n\n## Cómo inscribirse\n\nEn mayo de 2026 un cliente mandó dos veces la solicitud.',
  ],
  [
    'es',
    'body',
    '# Historia\n\nEl viernes 8 de mayo de 2026 la camioneta se quedó parada en el puente.',
  ],
  ['es', 'body', '# Historia\n\nEl lunes 11 de mayo de 2026 vendimos el último.'],
  ['es', 'body', '# Historia\n\nHasta marzo de 2026 guardaba los recibos en una caja de zapatos.'],
])('%s, %s: told of the past: %j', (language, at, text) => {
  expect(told(text, language, at)).toEqual([]);
});

/** A verb of the past in another clause, a participle, and whoever sets a day to come. */
test.each([
  ['en', 'body', '# Tax\n\n## Next course\n\nMay 5, 2026 at 6 pm in the shop.'],
  ['en', 'body', '# Tax\n\n## Register now\n\nThe course is on May 5, 2026 at 6 pm.'],
  ['en', 'body', '# X\n\nOn Friday, May 8, 2026 we open our new shop.'],
  ['en', 'body', '# X\n\nRegister by May 8, 2026 and save $20.'],
  ['en', 'body', '# X\n\nThe course starts on May 8, 2026.'],
  ['de', 'body', '# X\n\nDer Kurs beginnt am 8. Mai 2026.'],
  ['de', 'body', '# X\n\nAm Freitag, dem 8. Mai 2026, bleibt der Laden geschlossen.'],
  ['es', 'body', '# X\n\nEl viernes 8 de mayo de 2026 abrimos la tienda nueva.'],
  ['es', 'body', '# X\n\nLa oferta vale hasta el 8 de mayo de 2026.'],
  ['de', 'body', '# X\n\nDas Angebot gilt bis 8. Mai 2026.'],
  ['en', 'body', '# X\n\nOn Saturday, May 9, 2026 our neighbors hold their market; we are there.'],
  ['de', 'body', '# X\n\n## Nächster Termin\n\nFreitag, 8. Mai 2026, 18 Uhr'],
  ['en', 'body', '# X\n\nAll orders placed by May 5, 2026 get ten percent off.'],
  ['en', 'body', '# X\n\nAll orders placed until May 5, 2026 ship free.'],
  ['en', 'body', '# X\n\nUntil May 5, 2026 every check booked by phone is half price.'],
  ['en', 'body', '# X\n\nUntil May 5, 2026, the course booked online costs $20 less.'],
  ['en', 'body', '# X\n\nWe extended the offer until May 31, 2026.'],
  ['en', 'body', '# X\n\nWe decided that the course starts on May 31, 2026.'],
  ['en', 'body', '# X\n\nWe need your papers by May 31, 2026.'],
  ['en', 'body', '# X\n\nOn Friday, May 8, 2026 we need helpers.'],
  ['en', 'body', '# X\n\nOn Saturday, May 9, 2026 we are closed.'],
  ['en', 'body', '# X\n\nOur new shop opens on May 9, 2026.'],
  ['en', 'body', '# X\n\nWe built a new oven, and it opens to the public on May 9, 2026.'],
  ['en', 'body', '# X\n\nAnna retired, so the next course starts in May 2026.'],
  ['de', 'body', '# X\n\nWir verlängerten das Angebot bis zum 31. Mai 2026.'],
  ['de', 'body', '# X\n\nAm Samstag, dem 9. Mai 2026, starten wir in die Saison.'],
  ['de', 'body', '# X\n\nAm Samstag, dem 9. Mai 2026, haben wir geschlossen.'],
  ['de', 'body', '# X\n\nAm Samstag, dem 9. Mai 2026, letzte freie Plätze.'],
  ['de', 'body', '# X\n\nAm Samstag, 9. Mai 2026, möchten wir mit Ihnen feiern.'],
  ['de', 'body', '# X\n\nBis 31. Mai 2026 kostet die Prüfung die Hälfte.'],
  ['de', 'body', '# X\n\nBis zum 31. Mai 2026 bieten wir die Prüfung zum halben Preis.'],
  ['de', 'body', '# X\n\nMelden Sie sich bis 31. Mai 2026 an.'],
  ['es', 'body', '# X\n\nHasta el 31 de mayo de 2026 la revisión cuesta la mitad.'],
  ['es', 'body', '# X\n\nEl viernes 8 de mayo de 2026 cerramos por la tarde.'],
  ['es', 'body', '# X\n\nInscríbase antes del 8 de mayo de 2026.'],
  ['es', 'body', '# X\n\nEl curso empieza el 8 de mayo de 2026 y acaba en junio.'],
  ['es', 'body', '# X\n\nHasta el 31 de mayo de 2026, quien reservó por teléfono paga la mitad.'],
  ['en', 'body', '# X\n\nOrders placed until May 5, 2026 ship free.'],
  ['en', 'body', '# X\n\nTickets bought before May 5, 2026 cost $5 less.'],
  ['en', 'body', '# X\n\nWork ordered until May 5, 2026 is done before the frost.'],
])('%s, %s: still to come when it was written: %j', (language, at, text) => {
  expect(told(text, language, at)).toHaveLength(1);
});

/** What is said in between has a verb of its own, which is not that of the date. */
test.each([
  [
    'en',
    'Orla and Declan, as we shall call them, wanted 150 people in her father’s field above the bay on Saturday, May 16, 2026.',
  ],
  ['en', 'Our neighbor – he will not mind – sold his shop on Saturday, May 16, 2026.'],
  ['en', 'Anna (who is now our partner) sold the last one on Saturday, May 16, 2026.'],
  ['de', 'Orla und Declan, wie wir sie nennen wollen, feierten dort am Samstag, 16. Mai 2026.'],
  ['es', 'Orla y Declan, como los llamaremos, querían casarse allí el sábado, 16 de mayo de 2026.'],
])('told past an aside, %s: %s', (language, text) => {
  expect(told(`# Story\n\n${text}`, language, 'body')).toEqual([]);
});

test.each([
  ['en', 'Anna, who taught us all, starts her course on Saturday, May 16, 2026.'],
  ['en', 'The course, as we told you, takes place on Saturday, May 16, 2026.'],
  ['de', 'Unser Kurs, der allen gefällt, endet am Samstag, 16. Mai 2026.'],
  ['es', 'El curso, que gusta a todos, termina el sábado, 16 de mayo de 2026.'],
])('an aside makes no history, %s: %s', (language, text) => {
  expect(told(`# Story\n\n${text}`, language, 'body')).toHaveLength(1);
});
