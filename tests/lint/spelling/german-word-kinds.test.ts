import { expect, it } from 'vitest';
import { findingsOf } from '../copy-findings.ts';

const spelling = (text: string) => findingsOf(text, { language: 'de', only: 'copy/spelling' });

it.each([
  ['plurals of listed nouns', 'Wir ziehen Minzen und Melissen im Topf.'],
  ['forms of listed verbs', 'Meine Kollegin coacht dich auch online.'],
  ['verbs of English words', 'Podcasts schneiden, mischen und mastern wir.'],
  ['verbs of nouns with a prefix', 'Wir entdeckeln die Waben am Vormittag.'],
  ['verbs in -eln of nouns', 'Im Winter schlitteln wir auf der kurzen Bahn.'],
  ['requests to several friends', 'Schauts vorbei, der Kaffee ist fertig.'],
  ['villages after other prepositions', 'Der Hof bei Deggendorf hat samstags offen.'],
  ['who is from a place', 'Der Selmer Betrieb fährt auch in den Moerser Norden.'],
  ['the town beside the feet', 'Von Füssen bis Pfronten liefern wir donnerstags.'],
  ['dishes that look like verbs', 'Am Freitag gibt es Wähen mit Rhabarber.'],
  ['words of trades', 'Zillen, Klampen und Spieren baut die Werft noch selbst.'],
])('%s are right', (_, text) => {
  expect(spelling(text)).toEqual([]);
});

it.each([
  ['Wir freuen uns auf Ihre Nachircht.', 'Nachircht'],
  ['Bitte bringen Sie Ihren Perosnalausweis mit.', 'Perosnalausweis'],
  ['Wähen Sie einen Termin, der passt.', 'Wähen'],
  ['Wenn du vorbei schauts, zeigen wir dir alles.', 'schauts'],
  ['Das dauert seinet Zeit und kostet nichts.', 'seinet'],
  ['Der Kelller Boden wird neu gelegt.', 'Kelller'],
  ['Wir stehen den ganzen Tag auf den Füssen.', 'Füssen'],
])('a slip beside them is told: %s', (text, slip) => {
  expect(spelling(text)).toEqual([`copy/spelling: ${slip}`]);
});
