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
    ['en', 'A yard off [ROAD, ask Daniel which one], at night.', '[ROAD, ask Daniel which one]'],
    ['en', 'A yard outside [TOWN; check with Ana].', '[TOWN; check with Ana]'],
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
    ['en', 'Roofs so far (ask Daniel for the real number)', '(ask Daniel for the real number)'],
    ['en', 'Roofs since we began (ask Sam for the figures).', '(ask Sam for the figures)'],
    ['en', 'We mend tin roofs (ask Tom if this is still true).', '(ask Tom if this is still true)'],
    ['en', 'Crews in the county (ask Dan how many we have)', '(ask Dan how many we have)'],
    ['en', 'A day with lunch (check the price with Ann).', '(check the price with Ann)'],
    ['en', 'A roof a week (Daniel, please check).', '(Daniel, please check)'],
    ['en', 'Roofs so far [ask Daniel for the count]', '[ask Daniel for the count]'],
    ['de', 'Ein Kurstag mit Essen (Preis bei Anna erfragen)', '(Preis bei Anna erfragen)'],
    ['de', 'Dächer bisher (genaue Zahl bei Daniel erfragen)', '(genaue Zahl bei Daniel erfragen)'],
    ['de', 'Wir kommen am selben Tag (mit Tom abstimmen).', '(mit Tom abstimmen)'],
    ['de', 'Dächer bisher (Anna nach der Zahl fragen)', '(Anna nach der Zahl fragen)'],
    ['de', 'Wir decken auch Reet (Tom fragen, ob das stimmt).', '(Tom fragen, ob das stimmt)'],
    ['de', 'Ein Dach in der Woche (Anna, bitte prüfen).', '(Anna, bitte prüfen)'],
    ['es', 'Tejados hasta hoy (preguntar a Marta el dato)', '(preguntar a Marta el dato)'],
    ['es', 'Tejados hasta hoy (preguntarle a Marta la cifra)', '(preguntarle a Marta la cifra)'],
    ['es', 'El taller del río (pedir la foto a Ana).', '(pedir la foto a Ana)'],
    [
      'es',
      'Reparamos uralita (consultar con Luis si sigue así).',
      '(consultar con Luis si sigue así)',
    ],
    [
      'en',
      'A salesman with a buyer on the lot (ask Daniel for a better one)',
      '(ask Daniel for a better one)',
    ],
    ['en', 'We notarize at the yard (check with Ana)', '(check with Ana)'],
    ['en', 'The lead time is a week (check with Jens first).', '(check with Jens first)'],
    ['en', 'We serve the county (needs a source).', '(needs a source)'],
    ['en', 'A farm office (find a better example)', '(find a better example)'],
    ['en', 'A farm office (better example needed)', '(better example needed)'],
    ['en', 'A farm office (needs rewording)', '(needs rewording)'],
    ['en', 'A farm office (ask Daniel before we publish)', '(ask Daniel before we publish)'],
    ['de', 'Ein Kurstag mit Essen (Preis bei Jens erfragen)', '(Preis bei Jens erfragen)'],
    [
      'de',
      'Ein Hof im Winter (Anna hat ein besseres Beispiel)',
      '(Anna hat ein besseres Beispiel)',
    ],
    ['de', 'Ein Hof im Winter (besseres Beispiel suchen)', '(besseres Beispiel suchen)'],
    ['de', 'Wir kommen am selben Tag (stimmt das noch?)', '(stimmt das noch?)'],
    ['de', 'Wir kommen am selben Tag (mit Anna klären)', '(mit Anna klären)'],
    ['de', 'Ein Bild vom Hof (Tom nach einem besseren fragen)', '(Tom nach einem besseren fragen)'],
    ['de', 'Zwanzig Jahre am Ort (Quelle?)', '(Quelle?)'],
    ['es', 'Un vendedor con prisa (pedir a Daniel uno mejor)', '(pedir a Daniel uno mejor)'],
    ['es', 'Un vendedor con prisa (preguntar a Ana)', '(preguntar a Ana)'],
    ['es', 'Un vendedor con prisa (buscar un ejemplo mejor)', '(buscar un ejemplo mejor)'],
    ['es', 'Veinte años en el barrio (¿sigue siendo cierto?)', '(¿sigue siendo cierto?)'],
    ['es', 'Veinte años en el barrio (confirmar con Ana)', '(confirmar con Ana)'],
    ['en', 'Ten years in town (is this still true?)', '(is this still true?)'],
    ['en', 'A farm office (still accurate?)', '(still accurate?)'],
    ['en', 'A farm office (ask Daniel for a better example).', '(ask Daniel for a better example)'],
    [
      'en',
      'A farm office (check with Ana if this is still true).',
      '(check with Ana if this is still true)',
    ],
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
    ['en', 'The report [county clerk, volume 12] is public.'],
    ['en', 'There is a vegan menu (ask Maria for the vegan menu).'],
    ['en', 'Groups pay less (ask Maria for the price).'],
    ['en', 'Larger roofs are possible (ask Daniel).'],
    ['en', 'Dogs are welcome (ask Maria when you call).'],
    ['en', 'Medicines are not for everyone (ask your doctor about the right amount).'],
    ['en', 'Spare keys are here (ask for Daniel at the counter).'],
    ['de', 'Freie Plätze gibt es noch (Termine bei Frau Huber erfragen).'],
    ['de', 'Größere Mengen (Preis bei uns erfragen).'],
    ['de', 'Große Gruppen (Preis bei Bedarf erfragen).'],
    ['de', 'Dachziegel nach Maß (bitte nach Farben fragen).'],
    ['de', 'Schlüssel liegen bereit (im Büro nach Daniel fragen).'],
    ['es', 'Hay menú para niños (preguntar por Marta).'],
    ['es', 'Hay descuentos (preguntar en la barra).'],
    ['es', 'No es para todos (consultar con su médico).'],
    ['es', 'Se puede llevar el perro (consultar antes).'],
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
    ['en', 'We have other colours (ask Maria for another one).'],
    ['en', 'Free parking (check with us first).'],
    ['en', 'Dogs are welcome (check with Maria when you book).'],
    ['en', 'Bring a paper (a copy is fine, the original is better).'],
    ['en', 'Is this right for me? (Yes, it is.)'],
    ['en', 'Some insurers pay (check with yours).'],
    ['en', 'Medicare covers it (check with Aetna or Cigna).'],
    ['en', 'Passports count (not sure? call us).'],
    ['en', 'The hall seats forty (sixty if you ask Tom nicely).'],
    ['en', 'Most counties take it (check with Harris County first).'],
    ['en', 'Your old heater (is it still safe?)'],
    ['de', 'Größere Mengen (Preis bei Jens erfragen, er ist täglich da).'],
    ['de', 'Eigene Getränke sind erlaubt (nach Rücksprache mit Tom).'],
    ['de', 'Auch am Sonntag (nach Absprache mit Tom).'],
    ['de', 'Hunde sind willkommen (bitte mit Anna klären, wenn Sie buchen).'],
    ['es', 'Grupos grandes (preguntar por Marta en el mostrador).'],
    ['es', 'Hay otros colores (pregunte a Ana).'],
    ['es', 'Grupos (consultar con Ana en recepción).'],
    ['es', 'Grupos (hablar con Ana en recepción).'],
    ['en', 'A knife that stays sharp (ask Tom for a better edge).'],
    ['en', 'Tap water is fine (true, it is hard).'],
    ['en', 'Two kinds of panel (the better one is in stock).'],
    ['en', 'Honey from one hill (a single source).'],
    ['en', 'The lid is heavy (better with two people).'],
    ['de', 'Ein Rad für Kinder (besser mit Helm).'],
    ['de', 'Der Preis gilt im Winter (gilt das auch für Vereine? Ja).'],
    ['de', 'Eine Maschine aus zweiter Hand (Quelle: Hersteller).'],
    ['es', 'Un taller para dos (mejor con cita).'],
    ['es', 'La fuente de la plaza (¿quién no la conoce?).'],
  ])('is fine (%s): %s', (language, text) => {
    const found = findingsOf(text, { language });
    expect(found.filter((finding) => finding.startsWith('copy/placeholder'))).toEqual([]);
  });

  it('is the text of a link', () => {
    const text = 'See [check the list](/list), then [add a photo](/photo).';
    expect(findingsOf(text, { kind: 'page', at: 'text.body' })).toEqual([]);
  });

  it.each([
    ['en', 'An hour slow is easier. [ask Anwen!!]', 'copy/placeholder: [ask Anwen!!]'],
    ['en', 'Open on Sundays [CHECK WITH ANNA FIRST]', 'copy/placeholder: [CHECK WITH ANNA FIRST]'],
    ['de', 'Auch sonntags [Preis noch ergänzen!!]', 'copy/placeholder: [Preis noch ergänzen!!]'],
    ['es', 'También los domingos [falta el precio!!]', 'copy/placeholder: [falta el precio!!]'],
  ])('shouts only as a part of it (%s): %s', (language, text, told) => {
    expect(findingsOf(text, { language })).toEqual([told]);
  });

  it.each([
    ['Open now!! [ask Anwen]', 'copy/shouting: !!'],
    ['We come today!! [ask Anwen!!]', 'copy/shouting: !!'],
    ['CALL US TODAY [ask Anwen!!]', 'copy/shouting: CALL US TODAY'],
  ])('shouts beside it: %s', (text, told) => {
    expect(findingsOf(text)).toContain(told);
  });
});
