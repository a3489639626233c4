import { describe, expect, it } from 'vitest';
import { factsIn } from '../../../cli/content/facts/facts.ts';
import { isOfRecipe } from '../../../cli/rules/words/counts/recipe-quantities.ts';
import { FACTS, findingsOf } from '../copy-findings.ts';

const NOW = Date.UTC(2026, 10, 29);

const body = (text: string, language = 'de') =>
  findingsOf(text, {
    language,
    at: 'prose.body',
    facts: factsIn(language, { ...FACTS, now: NOW }),
  });

describe('a past date', () => {
  it.each([
    'Vom 3. Mai bis 7. Mai 2023 gestalteten wir den Schulhof neu.',
    'Vom 4. bis 11. Juni 2025 verlebten unsere Jüngsten eine Woche am See.',
    'Vom 07.06. bis zum 09.06.2025 durften die Bläser nach Bremen.',
    'Die Mädchen haben sich beim Turnier vom 3. bis 5. Mai 2025 wacker geschlagen.',
    'Die alten Karten haben bis Mai 2025 funktioniert.',
    'Der Hof wurde neu. Bis zum Umbau im Mai 2025 (mit neuem Dach) war das unmöglich.',
    '* Gültig bis: 2025-09-15 (abgelaufen)',
    '* Gültig bis: offen (erstellt 2025-09-15)',
    '**Gültig ab:** 21.07.2026',
    'Wir grüßen alle.\n\nEva Lind\n\nLinz, 9. Jänner 2025\n',
  ])('may be told: %s', (text) => {
    expect(body(text).filter((found) => found.startsWith('copy/past-date'))).toEqual([]);
  });

  it.each([
    ['Vom 3. bis 5. August 2026 haben wir geschlossen.', '5. August 2026'],
    ['Der Basar findet vom 3. bis 5. Mai 2026 statt.', '5. Mai 2026'],
    ['Anmeldung bis 5. Mai 2026.', '5. Mai 2026'],
    ['* Gültig bis: 2025-09-15', '2025-09-15'],
    ['Die Karten können bis 8. Juli 2026 benutzt werden.', '8. Juli 2026'],
  ])('is told as left over: %s', (text, date) => {
    expect(body(text)).toContainEqual(`copy/past-date: ${date}`);
  });
});

describe('a day of the week', () => {
  it('may be that of a year in which something was', () => {
    const told = 'Am Sonntag, den 5. August, fand am See unser Fest statt.';
    expect(body(told)).toEqual([]);
    const announced = 'Am Sonntag, den 5. August, laden wir an den See.';
    expect(body(announced)).toContainEqual('copy/weekday: Sonntag');
  });
});

describe('a superlative', () => {
  it.each([
    'Die Klägerin gehört zu den führenden deutschen Verlagen.',
    'Ich wechsle, weil ich mir davon mehr Erfolg verspreche.',
    'Im Finale schlug sie die Nummer eins des Feldes in zwei Sätzen.',
    'Damit stehen die Frauen unangefochten an der Spitze der Tabelle.',
    'Nele Rau ist eine mehrfach ausgezeichnete Autorin von Romanen.',
    'Das Bergfest ist Deutschlands größter Schülerwettbewerb.',
    'Der Minister übergab die Sonderpreise für die besten Abschlüsse im Land.',
    'Am Abend sahen sie die größte Moschee der Welt.',
    'Das führende Konzept dahinter ist die Einfachheit.',
    'Er kannte die Not der Weber besser als alle anderen.',
  ])('of others is no claim: %s', (text) => {
    expect(body(text).filter((found) => found.startsWith('law/'))).toEqual([]);
  });

  it.each([
    'Wir gehören zu den führenden deutschen Verlagen.',
    'Wir versprechen Ihnen Erfolg im ersten Jahr.',
    'Unsere mehrfach ausgezeichnete Werkstatt liegt am Markt.',
    'Wir sind die Nummer eins in Kassel.',
    'Hier kaufen Sie in Deutschlands größtem Laden für Garn.',
  ])('of the business is one: %s', (text) => {
    expect(body(text).some((found) => found.startsWith('law/unproven-claim'))).toBe(true);
  });
});

describe('marks', () => {
  it.each([
    'Der Befehl (``ls``) zeigt alles, ``cd`` (ohne Ziel) führt nach Hause.',
    'Grundlage ist Art. 6 Abs. 1 lit.a) DSGVO.',
    'Das Bild zeigt https://de.wikipedia.org/wiki/Dom_(Kassel)#/media/Dom.jpg im Winter.',
    'Das Radio (*Werbung) klingt gut.',
    'Sein Schüler Ito Mori *1931 führte den Verein weiter.',
    '_„Ein Lied am Morgen,_\n\n_ein Lied zur Nacht.“_',
    'Mehr steht im Bericht [[1]](https://stadtarchiv.de/bericht).',
    '### `kasse.buch`\n\nHier stehen alle Zahlen.',
    'Liebe/r Nachbar/-in,\n\nwir feiern am Freitag.',
    '1.1 die Vorsitzende,\n\n1.2 der Kassenwart,\n\n1.3 die Beisitzer.',
    'So entschied der BGH XII ZR 17/20 im Herbst.',
    'Was mache ich nach der Schule???',
    'Wir lasen aus „Die drei ???“ vor.',
    'Die Drucker haben 192.168.xxx.xxx als Adresse.',
    'Am Ende steht eine TODO-Liste.',
    'Preise für Gäste und Patient*in in Not.',
  ])('that are right: %s', (text) => {
    const rules = /^(?:copy\/(?:unpaired|unfinished|placeholder|doubled-word)|facts\/broken)/;
    expect(body(text).filter((found) => rules.test(found))).toEqual([]);
    expect(body(text).filter((found) => /[A-Z]{3} [A-Z]{2,}/.test(found))).toEqual([]);
  });

  it.each([
    ['Der Befehl ``ls`` (zeigt alles.', 'copy/unpaired: ('],
    ['Das Radio *klingt gut.', 'copy/unpaired: *'],
    ['### \n\nHier stehen alle Zahlen.', 'copy/unfinished: ### '],
    ['Die Vorsitzende,\n\nder Kassenwart liest.', 'copy/unfinished: ,'],
    ['Preis pro Stunde: ???', 'copy/placeholder: ???'],
    ['Rufen Sie an: 0711 555-xxxx', 'copy/placeholder: xxxx'],
    ['TODO: Bild', 'copy/placeholder: TODO'],
    ['Der Patient in in Not ruft an.', 'copy/doubled-word: in in'],
    ['Mehr steht bei [[name]].', 'facts/broken-reference: [[name]]'],
  ])('that are wrong: %s', (text, found) => {
    expect(body(text)).toContainEqual(found);
  });
});

describe('German words', () => {
  it.each([
    'Wie gehts? Am Sonntag gibts Kuchen, das machts leichter.',
    'Im Team stehen die weibl. und männl. Jugend.',
    'Die Feriengäste bringen ihren Eltern Unterhalt. Der Elternunterhalt ist geregelt.',
    'Die viele Praxis hat ihr geholfen.',
    'Nach und nach den Zucker unterrühren.',
    'Beim Torschießen gewann Ida, beim Regionalausscheid Nils.',
    'Im Teich leben Kleinsttiere.',
    'In den Schulferienwochen ist der Ansatz zur Foto/Video-Sammlung ein Thema.',
  ])('are right: %s', (text) => {
    expect(body(text).filter((found) => found.startsWith('copy/spelling'))).toEqual([]);
  });

  it.each([
    ['Wir warten auf den Wert des Ergebnis.', 'Ergebnis'],
    ['Sie liegt nach den Zimmer links.', 'Zimmer'],
    ['Es gibt viele Praxis in der Stadt.', 'Praxis'],
    ['Der Elternabend: Eltern Abend im Mai.', 'Eltern Abend'],
  ])('are told: %s', (text, word) => {
    expect(body(text)).toContainEqual(`copy/spelling: ${word}`);
  });
});

describe('sums', () => {
  it.each([
    'Der Neupreis (2017): 220 Euro war hoch.',
    'Dafür haben wir im Urlaub 72 Euro ausgegeben.',
    'Das Essen hat nur 5 Euro gekostet, und 9 Euro gekostet hat die Fahrt.',
    'Mit dem Verkauf kam die stolze Summe von 700 Euro zusammen.',
    'Das Gericht verhängte ein Ordnungsgeld in Höhe von 200 Euro.',
    'Das steht in $ 164 StGB.',
    'Ohne Anzahlung sind es 634 Euro x 48 = 30.432.',
  ])('that somebody paid once are no prices: %s', (text) => {
    expect(body(text).filter((found) => found.startsWith('facts/typed-amount'))).toEqual([]);
  });

  it.each([
    'Die Stunde kostet 72 Euro.',
    'Für 72 Euro machen wir Ihr Rad wieder flott.',
    'Eine Übernachtung kostet 95 Euro.',
  ])('that the business asks are: %s', (text) => {
    expect(body(text).some((found) => found.startsWith('facts/typed-amount'))).toBe(true);
  });

  it('beside a picture belong to whoever made it', () => {
    expect(body('Foto: Screenshot, © 2026 Kartendienst')).toEqual([]);
    expect(
      body('© 2026 Tischlerei Berg').some((found) => found.startsWith('facts/typed-year')),
    ).toBe(true);
  });
});

describe('a number of a recipe', () => {
  it.each([
    ['Zutaten:\n\n- 2 Dosen Bohnen', '2', true],
    ['1. 3 EL Öl erhitzen', '3', true],
    ['Den Ofen auf 200 °C heizen.', '200', true],
    ['Der Brennofen geht bis 1280 °C.', '1280', false],
    ['- 2 Zimmer mit Blick auf den See', '2', false],
    ['Wir haben 12 Dosen gesammelt.', '12', false],
  ])('is one of its own: %s', (text, digits, expected) => {
    const at = text.indexOf(digits);
    expect(isOfRecipe(text, [at, at + digits.length])).toBe(expected);
  });
});
