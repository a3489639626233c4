import { expect, it } from 'vitest';
import { clausesIn } from '../consumer-clauses.ts';

it.each([
  ['de', 'AT', 'Sie können innerhalb von 7 Tagen ohne Angabe von Gründen zurücktreten.'],
  ['de', 'AT', 'Verbraucher können binnen sieben Tagen vom Vertrag zurücktreten.'],
  ['de', 'AT', 'Die Rücktrittsfrist beträgt 7 Tage.'],
  ['de', 'AT', 'Ihr Rücktrittsrecht beträgt sieben Tage ab Erhalt der Ware.'],
  ['de', 'AT', 'Sie haben ein 7-tägiges Rücktrittsrecht.'],
  ['de', 'AT', 'Rücktrittsrecht: 10 Tage'],
  ['de', 'AT', 'Der Rücktritt vom Vertrag ist binnen einer Woche ohne Angabe von Gründen möglich.'],
  [
    'de',
    'AT',
    'Als Konsument können Sie von einem online geschlossenen Vertrag innerhalb von 10 Tagen zurücktreten.',
  ],
  ['de', 'AT', 'Sie haben 7 Tage Zeit, vom Kaufvertrag zurückzutreten.'],
  [
    'de',
    'AT',
    'Innerhalb von 5 Werktagen nach Lieferung können Sie ohne Angabe von Gründen vom Kauf zurücktreten.',
  ],
  ['de', 'AT', 'Treten Sie binnen sieben Tagen ohne Angabe von Gründen vom Vertrag zurück.'],
  ['de', 'AT', 'Nach Ablauf von sieben Tagen erlischt das Rücktrittsrecht.'],
  [
    'de',
    'AT',
    'Sie haben das Recht, binnen 7 Tagen ohne Angabe von Gründen von diesem Vertrag zurückzutreten.',
  ],
  ['de', 'DE', 'Sie können binnen 7 Tagen ohne Angabe von Gründen vom Vertrag zurücktreten.'],
  ['de', 'AT', 'Ein Rücktrittsrecht besteht nicht.'],
  ['de', 'AT', 'Auf das Rücktrittsrecht wird verzichtet.'],
])('%s in %s: %s', (language, country, text) => {
  expect(clausesIn(text, language, country)).toHaveLength(1);
});

it.each([
  ['de', 'CH', 'Sie können innerhalb von 7 Tagen ohne Angabe von Gründen zurücktreten.'],
  ['de', 'AT', 'Sie können innerhalb von 14 Tagen ohne Angabe von Gründen zurücktreten.'],
  ['de', 'AT', 'Bis 7 Tage vor Kursbeginn können Sie kostenlos zurücktreten.'],
  ['de', 'AT', 'Bei Rücktritt innerhalb von 7 Tagen vor Beginn verrechnen wir die Hälfte.'],
  [
    'de',
    'AT',
    'Liefern wir nicht binnen einer Nachfrist von 7 Tagen, können Sie vom Vertrag zurücktreten.',
  ],
  [
    'de',
    'AT',
    'Wenn das Teil nicht innerhalb von sieben Tagen kommt, können Sie vom Vertrag zurücktreten.',
  ],
  [
    'de',
    'AT',
    'Bei Haustürgeschäften dauert das Rücktrittsrecht 30 Tage, im Online-Handel vierzehn Tage.',
  ],
  ['de', 'AT', 'Nach dem Rücktritt erstatten wir den Betrag binnen 7 Tagen.'],
  ['de', 'AT', 'Vom gebuchten Tisch können Sie bis 24 Stunden vorher zurücktreten.'],
  ['de', 'AT', 'Für zwei Jahre ist Herr Moser vom Vorsitz zurückgetreten.'],
  ['de', 'AT', 'Wir treten vom Vertrag zurück, wenn die Anzahlung nicht binnen 7 Tagen eingeht.'],
  ['de', 'AT', 'Senden Sie die Ware nach dem Rücktritt binnen sieben Tagen zurück.'],
  ['de', 'AT', 'Zahlen Sie nicht innerhalb von 7 Tagen, können wir vom Vertrag zurücktreten.'],
  ['de', 'AT', 'Bei Kursen mit festem Termin besteht kein Rücktrittsrecht.'],
  ['de', 'AT', 'Bei maßgefertigten Möbeln besteht kein Rücktrittsrecht.'],
])('%s in %s, right: %s', (language, country, text) => {
  expect(clausesIn(text, language, country)).toEqual([]);
});
