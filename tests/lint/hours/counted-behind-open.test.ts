import { expect, test } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const told = (text: string, language: string) =>
  findingsOf(text, { language, only: 'facts/typed-hours' });

/** Numbers before a noun count what it names, though something opens before them. */
test.each([
  ['es', 'Un tubo de media pulgada abierto tira de 10 a 15 litros por minuto.'],
  ['es', 'Con la llave abierta salen de 8 a 10 litros por minuto.'],
  ['es', 'Con la válvula abierta, la presión baja de 6 a 4 bares.'],
  ['es', 'Abrimos de 10 a 15 registros por semana.'],
  ['es', 'Atendemos de 4 a 6 fugas al día.'],
  ['es', 'Atendemos de 4 a 6 casas por ruta.'],
  ['es', 'Atendemos de 20 a 24 llamadas diarias.'],
  ['es', 'Abrimos la pared de 10 a 15 centímetros.'],
  ['en', 'An open half-inch pipe loses 10 to 15 gallons a minute.'],
  ['en', 'We opened 10 to 15 walls last year.'],
  ['en', 'Open tins, stirred well, cover 10 to 12 square feet.'],
  ['en', 'With the vent open the room loses 4 to 6 degrees.'],
  ['en', 'Leave the lid open for 10 to 15 strokes of the pump.'],
  ['en', 'Our open roof takes 8 to 10 squares a day.'],
  ['en', 'Open joints of 2 to 4 millimeters let the wood work.'],
  ['en', 'We open the ridge by 2 to 3 inches.'],
  ['en', 'The office is open to 3 to 5 apprentices a year.'],
  ['en', 'Regular hours, 3 to 4 crews, one foreman.'],
  ['en', 'Opening a wall takes 2 to 4 hrs.'],
  ['en', 'We keep the valve open 5 to 10 seconds.'],
  ['de', 'Das geöffnete Ventil lässt 8 bis 10 Liter durch.'],
  ['de', 'Ist der Hahn geöffnet, laufen 10 bis 15 Liter pro Minute.'],
  ['de', 'Geöffnet passen 12 bis 14 Bretter hinein.'],
  ['de', 'Öffnungszeiten stimmen wir mit 2 bis 3 Nachbarn ab.'],
  ['de', 'Der geöffnete Sack reicht für 8 bis 10 Quadratmeter.'],
  ['es', '# Empleo\n\nAbrimos de 2 a 3 vacantes al año.'],
  ['de', '# Stellen\n\nGeöffnet haben wir 2 bis 3 Stellen.'],
  ['en', 'Windows open, 3 to 4 coats dry in a day.'],
  ['es', 'Deje abierto 5 a 10 minutos.'],
  ['en', 'Hours: 6 to 8 a week, by agreement.'],
  ['es', 'Abrir el muro tarda de 2 a 4 h.'],
])('%s: no hours: %j', (language, text) => {
  expect(told(text, language)).toEqual([]);
});

test.each([
  ['en', 'We are open 9 to 5.'],
  ['en', 'We are open 9 to 5 Monday to Friday.'],
  ['en', 'Open from 7 to 4 every day, rain or shine.'],
  ['en', 'Open 9 to 5 rain or shine.'],
  ['en', 'Our office is open from 9 to 5, and the phone is on.'],
  ['en', 'Open 7 to 5 weekdays.'],
  ['en', 'Open 7 to 5 on weekdays and 8 to noon on Saturdays.'],
  ['en', 'Office hours: 7 to 4'],
  ['en', 'Open from nine to five all year round.'],
  ['en', 'Opening hours are 9 to 5 throughout the week.'],
  ['en', 'We are open 9 to 5 for walk-ins.'],
  ['en', 'We are open 9 to 5 (closed Sundays).'],
  ['es', 'Abrimos de 9 a 5 de lunes a viernes.'],
  ['es', 'Abierto de 9 a 5 todos los días.'],
  ['es', 'Atendemos de 7 a 3.'],
  ['es', 'Horario: de 9 a 17, sin cita.'],
  ['es', 'Abrimos de 9 a 17 horas.'],
  ['de', 'Geöffnet von 9 bis 17 Uhr.'],
  ['de', 'Geöffnet von 9 bis 17, montags bis freitags.'],
  ['de', 'Wir haben geöffnet von 9 bis 17 montags bis freitags.'],
  ['de', 'Öffnungszeiten: 9 bis 17 Uhr'],
  ['de', 'Geöffnet 9 bis 17 Montag bis Freitag.'],
])('%s: hours: %j', (language, text) => {
  expect(told(text, language)).not.toEqual([]);
});
