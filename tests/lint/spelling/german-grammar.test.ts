import { expect, it } from 'vitest';
import { confusedWords, mayConfuse } from '../../../cli/rules/words/spelling/confused-words.ts';

const meant = (text: string) =>
  confusedWords(text, 'de', false).map((found) => `${found.word} > ${found.meant}`);

it.for([
  ['Kommen Sie mit einen Termin vorbei.', 'einen > einem'],
  ['Wir beginnen bei jeden Auftrag mit dem Aufmaß.', 'jeden > jedem'],
  ['Das gilt auch bei eine Reparatur.', 'eine > einer'],
  ['Was machen Sie mit das Fahrrad?', 'das > dem'],
  ['Er kommt aus die Werkstatt.', 'die > der'],
  ['Bitte bei der Termin angeben.', 'der > dem'],
  ['Alles kommt aus den Haus.', 'den > dem'],
  ['Ziehen Sie mit den Drehmomentschlüssel nach.', 'Drehmomentschlüssel > Drehmomentschlüsseln'],
  ['Wir reden mit den Mieter vor Ort.', 'Mieter > Mietern'],
  ['Kommen Sie zum Beratung.', 'zum > zur'],
  ['Alles rund um Heizung lernen Sie im Werkstatt.', 'im > in der'],
  ['Bringen Sie das zur Termin mit.', 'zur > zum'],
  ['Das ist für dem Kunden kostenlos.', 'dem > den" or "das'],
  ['Nichts geschieht ohne Ihrem Auftrag.', 'Ihrem > Ihren" or "Ihr'],
  ['Die Kosten für unserer Wartung stehen hier.', 'unserer > unsere'],
  ['Wir rufen für ein Termin an.', 'ein > einen'],
  ['Vereinbaren Sie noch heute ein Termin.', 'ein > einen'],
  ['Wir kommen in den Haus.', 'den > das" or "dem'],
  ['Der Angebot gilt bis Mai.', 'Der > Das'],
  ['Wir helfen bei Ihrem Heizung.', 'Ihrem > Ihrer'],
  ['Wir antworten in einer Gespräch.', 'einer > einem'],
  ['Die Termin steht fest.', 'Die > Der" or "Das'],
  ['Wir versprechen, das wir pünktlich sind.', 'das > dass'],
  ['Wir arbeiten so, so das Sie nichts merken.', 'das > dass'],
  ['Der Preis für dass Angebot steht fest.', 'dass > das'],
  ['Seit ihr schon einmal geflogen?', 'Seit > Seid'],
  ['Der termin ist frei.', 'termin > Termin'],
  ['Rufen Sie in der werkstatt an.', 'werkstatt > Werkstatt'],
  ['Unsere Arbeits Zeit ist kurz.', 'Arbeits Zeit > Arbeitszeit'],
  ['Fragen Sie Ihren Zahn Arzt.', 'Zahn Arzt > Zahnarzt'],
  ['Wir kommt gern zu Ihnen.', 'kommt > kommen'],
  ['Das ist gut, und wir hilft gern.', 'hilft > helfen'],
  ['Unsere Preise ist fest.', 'ist > sind'],
] as const)('%s', ([text, found]) => {
  expect(mayConfuse(text, 'de')).toBe(true);
  expect(meant(text)).toEqual([found]);
});

it.for([
  'Mit den Kunden, bei unseren Kursen und von keinen Gästen. Mit einem Termin, seit einer Woche.',
  'Mit den Berliner Kollegen, bei den Mitarbeiter:innen, von den Mietern und aus den Fünfziger Jahren.',
  'Ein Betrieb, bei dem Beratung zählt, und Leute, die Haus und Hof lieben.',
  'Ein Ort, mit der Planung beginnt alles. Eine Praxis, bei der Termin und Ort feststehen.',
  'Ohne dem Kunden zu schaden, für dem Anlass entsprechende Kleidung, ohne einer Frage auszuweichen.',
  'Was für einer Wartung bedarf es? Von hier aus die Straße entlang, der Praxis gegenüber.',
  'Die Auftrag gebende Firma, die Garten- und die Hausarbeit, der Haus- und der Hofhund.',
  'Wir wissen, das ist viel. Das Haus, das Sie sehen, und so das Beste. Über das, was wir tun.',
  'Ihr seid da. Seit ihr hier seid, läuft es. Ihr seit Jahren bekannter Betrieb. Seit ihr da seid, lacht ihr?',
  'Die Kosten des Betriebs Müller, am Sonntags frei, mit Rad und Auto, Haus für Haus.',
  'Wir selbst, wir nicht, wir kommen. Was mit uns und für wir hat nichts zu tun.',
  'Für die Kunden ist das gut. Die Preise hat er. Das spiegelt unsere Stadt wider.',
  'Mit ein paar Terminen, aus dem Haus, für den Termin, gegen die Rechnung, zur Werkstatt, zum Termin.',
] as const)('%s, right', (text) => {
  expect(meant(text)).toEqual([]);
});
