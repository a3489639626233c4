import { describe, expect, it } from 'vitest';
import { findingsIn, findingsOf } from './copy-findings.ts';

describe('a note to a colleague in brackets', () => {
  it.each([
    ['de', 'Unser Betrieb wird von [Namen noch ergänzen] geführt.', '[Namen noch ergänzen]'],
    ['de', 'Wir bieten Reparaturen an (hier Text ergänzen).', '(hier Text ergänzen)'],
    ['de', 'Ein Tageskurs (Preis folgt noch) dauert sechs Stunden.', '(Preis folgt noch)'],
    ['de', 'Der Betrag (noch zu klären) ist am ersten Tag fällig.', '(noch zu klären)'],
    ['de', 'Der Meister (Name fehlt noch) führt den Betrieb.', '(Name fehlt noch)'],
    ['de', 'Unser Team [Fotos folgen] stellt sich vor.', '[Fotos folgen]'],
    ['de', 'Die Werkstatt ist am Markt [Adresse des Betriebs].', '[Adresse des Betriebs]'],
    ['de', 'Die Garantie [bitte prüfen] gilt lange.', '[bitte prüfen]'],
    ['de', 'Die Werkstatt (Foto einfügen) ist am Fluss.', '(Foto einfügen)'],
    ['de', 'Mehr dazu auf der Seite [Link einsetzen].', '[Link einsetzen]'],
    ['en', 'We charge (price tbc) an hour.', '(price tbc)'],
    ['en', 'Ask for [manager name] at the desk.', '[manager name]'],
    ['en', 'A day costs (price to follow) with lunch.', '(price to follow)'],
    ['en', "The shop is run by [owner's name] and her son.", "[owner's name]"],
    ['en', 'We cover the county [check with Tom] and the coast.', '[check with Tom]'],
    ['en', 'The workshop (add photo) is by the river.', '(add photo)'],
    ['en', 'Our guarantee [how many years?] covers everything.', '[how many years?]'],
    ['en', 'Sundays are for groups (to be confirmed).', '(to be confirmed)'],
    ['en', 'Our prices [prices to be confirmed] include lunch.', '[prices to be confirmed]'],
    ['en', 'The hall seats [number of seats] people.', '[number of seats]'],
    ['es', 'El taller cuesta [pendiente] por persona.', '[pendiente]'],
    ['es', 'Abrimos los domingos (por confirmar).', '(por confirmar)'],
    ['es', 'La entrada (falta el precio) incluye la comida.', '(falta el precio)'],
    ['es', 'Nuestro equipo [insertar foto] le espera.', '[insertar foto]'],
    ['es', 'El taller (aquí va el texto) dura una tarde.', '(aquí va el texto)'],
    ['es', 'Atiende [nombre del encargado] por las tardes.', '[nombre del encargado]'],
    ['es', 'El precio (precio por confirmar) incluye la comida.', '(precio por confirmar)'],
    ['es', 'El horario [por definir] se publica en la puerta.', '[por definir]'],
    ['es', 'Llame al [poner teléfono] por la mañana.', '[poner teléfono]'],
  ])('is told (%s): %s', (language, text, note) => {
    expect(findingsOf(text, { language })).toEqual([`copy/placeholder: ${note}`]);
  });

  it('is told in a table, whose cells may otherwise be empty', () => {
    const raw = {
      note: { rows: [{ title: 'Day', description: '[add price]' }, { title: '???' }] },
    };
    expect(findingsIn(raw)).toEqual(['copy/placeholder: [add price]']);
  });
});

describe('a bracket that readers expect', () => {
  it.each([
    ['en', 'He said it was “all rigth” [sic] and left.'],
    ['en', 'The table says more (see below).'],
    ['en', 'Dogs are welcome (ask first).'],
    ['en', 'There is a ramp (ask at the counter).'],
    ['en', 'Spring show on 12 March (to be confirmed).'],
    ['en', 'Online booking (coming soon) will ask for the same.'],
    ['en', 'Send photos of the roof (add your address).'],
    ['en', '“We met [the owner] on the first day,” she writes.'],
    ['en', 'Permits (pending) are listed at the town hall.'],
    ['en', 'The words are hers [emphasis added].'],
    ['de', 'Beratung (Termin nach Absprache) in der Werkstatt.'],
    ['de', 'Die Rechnung (folgt per Post) zahlen Sie später.'],
    ['de', 'Weihnachtsmarkt (Termin folgt).'],
    ['de', 'Newsletter (hier eintragen) einmal im Monat.'],
    ['de', 'Ein Kurs (noch offen) beginnt im Mai.'],
    ['de', 'Ihre Nachricht (bitte Telefonnummer eintragen) lesen wir.'],
    ['de', 'Fensterbau (Scheiben einsetzen) und mehr.'],
    ['de', 'Klicken Sie auf [Bild einfügen] und wählen Sie.'],
    ['es', 'Barra libre (precio a confirmar según tamaño).'],
    ['es', 'Próximo taller: 12 de marzo (por confirmar).'],
    ['es', 'La fecha (fecha por confirmar) se publica en enero.'],
    ['es', 'Quedan dos facturas (pendientes de pago).'],
    ['es', 'Joyas (pendientes y collares) de plata.'],
  ])('is fine (%s): %s', (language, text) => {
    const found = findingsOf(text, { language });
    expect(found.filter((finding) => finding.startsWith('copy/placeholder'))).toEqual([]);
  });

  it('is the text of a link', () => {
    const text = 'See [check the list](/list), then [add a photo](/photo).';
    expect(findingsOf(text, { kind: 'page', at: 'text.body' })).toEqual([]);
  });
});
