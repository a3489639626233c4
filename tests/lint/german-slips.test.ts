import { expect, it } from 'vitest';
import { confusedWords, mayConfuse } from '../../cli/rules/words/spelling/confused-words.ts';

const meant = (text: string) =>
  confusedWords(text, 'de', false).map((found) => `${found.word} > ${found.meant}`);

it.for([
  ['Ich wusste immer, das es an den Kreiseln liegt.', 'das > dass'],
  ['Katrin hat mir gesagt, das ich noch nicht so weit bin.', 'das > dass'],
  ['Wir haben gehofft, das Sie wiederkommen.', 'das > dass'],
  ['Sie dachte schon, das niemand mehr kommt.', 'das > dass'],
  [
    'Man merkt sofort, das wir das gern machen. Ich glaube auch, das unsere Gäste es merken.',
    'das > dass',
  ],
  ['Er versprach uns, das keine Staubwolke bleibt.', 'das > dass'],
  ['Planen Sie die Fahrstunden so, das keine Urlaubsreise dazwischenliegt.', 'das > dass'],
  ['Wir stellen den Sattel so, das Sie gut sitzen.', 'das > dass'],
  ['Die Wand war so feucht, das wir sie öffnen mussten.', 'das > dass'],
  ['Schön, das Sie da sind!', 'das > dass'],
  ['Es ist gut, das Sie fragen.', 'das > dass'],

  ['Wir arbeiten leise, ohne das Sie etwas hören.', 'das > dass'],
  ['Ohne das Sie etwas tun müssen, läuft die Frist.', 'das > dass'],
  ['Das Rad, dass Sie bringen, wird geprüft.', 'dass > das'],
  ['Die Nachmittage gehörte Ihnen.', 'gehörte > gehörten'],
  ['Unsere Kurse dauert sechs Wochen.', 'dauert > dauern'],
  ['Die Öffnungszeiten steht an der Tür.', 'steht > stehen'],
  ['Die Preise gilt bis Mai.', 'gilt > gelten'],
  ['Der Kurs dauern zwei Tage.', 'dauern > dauert'],
  ['Die Prüfung kosten 130 Euro.', 'kosten > kostet'],
  ['Bringen Sie bitte ihren Ausweis mit.', 'ihren > Ihren'],
  ['Nennen Sie uns einfach ihre Telefonnummer.', 'ihre > Ihre'],
  ['Wenn Sie ihren Termin absagen, rufen Sie an.', 'ihren > Ihren'],
  ['Wir freuen uns auf ihren Besuch.', 'ihren > Ihren'],
  ['Vielen Dank für ihr Vertrauen!', 'ihr > Ihr'],
  ['Wir freuen uns auf sie!', 'sie > Sie'],
  ['Wir beraten sie gern.', 'sie > Sie'],
  ['Herzlich Willkommen in unserer Praxis', 'Willkommen > willkommen'],
  ['Vielen dank für Ihren Anruf.', 'dank > Dank'],
  ['Wer zum ersten mal kommt, füllt den Bogen aus.', 'mal > Mal'],
  ['Wir sind jedes mal begeistert.', 'mal > Mal'],
  ['Rufen Sie heute abend an.', 'abend > Abend'],
  ['Der Kurs läuft Freitag abend.', 'Freitag abend > Freitagabend'],
  ['Bei uns gibt es immer etwas neues.', 'neues > Neues'],
  ['Das gilt im allgemeinen nicht.', 'allgemeinen > Allgemeinen'],
  ['Wir haben Montags geschlossen.', 'Montags > montags'],
  ['Das geht schneller wie gedacht.', 'wie > als'],
  ['Das kostet mehr wie 20 Euro.', 'wie > als'],
  ['Hier ist es günstiger wie in der Stadt.', 'wie > als'],
  ['Das ist heute wichtiger, ja mehr den je.', 'den > denn'],
  ['Was kostet den eigentlich ein Ölwechsel?', 'den > denn'],
  ['Wen Sie Fragen haben, rufen Sie an.', 'Wen > Wenn'],
  ['Wir sorgen für denn Garten.', 'denn > den'],
  ['Das spiegelt sich im Preis wieder.', 'wieder > wider'],
  ['Wir sind seid der Gründung dabei.', 'seid > seit'],
] as const)('%s', ([text, found]) => {
  expect(meant(text)).toEqual([found]);
  expect(mayConfuse(text, 'de')).toBe(true);
});

it.for([
  'Ein Rad, das wir kennen. Etwas, das ich schon immer wusste, das Sie aber nicht glauben.',
  'Das Wort hat er gesagt, das ich nicht vergesse. Wir wissen, das können wir. Ich weiß, das ist viel.',
  'Sie haben uns das Rezept gesagt, das Sie suchten. Wir haben ein Haus so gebaut, das wir lieben.',
  'Es gibt so viel, das wir lernen. So etwas, das Sie kennen. Ein Gerät, ohne das wir nicht arbeiten.',
  'Ohne das Rad geht nichts. Das Angebot, dass Sie jederzeit kommen dürfen, gilt. Ohne das Team geht nichts.',
  'Die Preise ist er nicht wert. Alle Tage ist kein Sonntag. Die Termine macht Frau Kern. Die Möbel wird er los.',
  'Jede Woche gehören dir zwei Stunden. Jedes Jahr beginnen drei Azubis. Die Unterlagen reicht Frau Kern ein. Das Angebot passen wir an. Das Ergebnis sind zwei Räder. Die Kurse beginnt Eva.',
  'Die Gäste wohl. Die Hunde, ist klar. Der Hin- und der Rückweg dauern.',
  'Fragen Sie ihre Kollegin. Besuchen Sie ihre Ausstellung. Sie und ihre Adresse. Die Gäste freuen sich auf ihren Besuch.',
  'Neu sind zwei Azubis, und wir freuen uns auf sie. Ein herzliches Willkommen. Einmal mal so, mal so. Ein herzlich Willkommen.',
  'Heute morgen, heute Abend, Freitagabend, abends, freitags abends. Etwas neues Holz, nichts warmes Weiches, etwas warmes und kaltes Wasser.',
  'Im allgemeinen Teil, im folgenden kurzen Text, im klaren, kalten Wasser, des weiteren Wegs. Des Montags ruhte er.',
  'Montags geschlossen. Eines Sonntags kam er. Sonntags- und Feiertagsdienst. Er ist mehr wie ein Freund. Es geht weiter wie geplant.',
  'So schnell wie möglich. Je größer, wie gesagt, desto besser. Das geht genauso gut als Geschenk. So bald als möglich.',
  'Der Kurs, den das Team leitet. Der Mann, den die Leute kennen. Wen Sie kennen, bringen Sie mit. Wen es trifft, den trifft es.',
  'Das Wasser spiegelt den Himmel wieder und wieder. Ihr seid der Gründung treu. Das spiegelt sich im Preis wider.',
  'Warum ist den Kindern langweilig? Wie geht den Leuten das ab? Für den Garten, denn Blumen helfen.',
] as const)('%s, right', (text) => {
  expect(meant(text)).toEqual([]);
});
