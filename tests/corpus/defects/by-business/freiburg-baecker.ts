import { type Defect, defects } from '../../defect.ts';

/** Mistakes in facts and copy, three in four of them made by an editor who had not read the rules. */
export const FREIBURG: readonly Defect[] = [
  ...defects('copy', 'freiburg-baecker', [
    [
      'landings/hochzeitstorten.yaml',
      'und die Gastgeber verdienen Ruhe.',
      'und die die Gastgeber verdienen Ruhe.',
    ],
    [
      'landings/hochzeitstorten.yaml',
      'Der Preis steht im Angebot und ändert sich nicht mehr.',
      'Text folgt',
    ],
    ['pages/preise/page.yaml', 'Was man uns an der Theke fragt', 'Hier Überschrift einfügen'],
    [
      'pages/backkurs/page.md',
      'Den Platz schreiben wir gut,',
      'Den Platz schreiben wir gut, [hier klicken](/contact),',
    ],
    [
      'landings/vor-ort.yaml',
      'transitionalCTA: Nachricht schreiben',
      'transitionalCTA: Mehr erfahren',
    ],
    ['pages/index/page.yaml', 'author: Muster, Jana M.', 'author: Kundin'],
    [
      'landings/aktuelles-angebot.yaml',
      'Das Angebot gilt bis zum letzten Tag des Monats und nur',
      'Das Angebot gilt bis zum 30. September 2026 und nur',
    ],
    [
      'landings/tag-der-offenen-tuer.yaml',
      'Wenige Plätze, bitte melden Sie sich an',
      'Am 12.09.2026, bitte melden Sie sich an',
    ],
    [
      'landings/hochzeitstorten.yaml',
      'vorher steht die Zahl der Gäste fest',
      'vorher steht die Anzal der Gäste fest',
    ],
    ['pages/preise/page.yaml', 'staubt überall Weizenmehl', 'staubt überall Weitzenmehl'],
    ['pages/backkurs/page.md', 'Ein Heft mit allen Rezepten', 'Ein Heft mit allen Resepten'],
    ['site.config.yaml', 'Jeden Tag frisch', 'Jeden Tag frich'],
    [
      'landings/hochzeitstorten.yaml',
      'Jemand aus der Familie backt die ganze Nacht und schläft bei der Trauung ein.',
      'Somebody in the family bakes all night and falls asleep during the wedding.',
    ],
    [
      'pages/preise/page.yaml',
      'Vereine und Schulen bekommen eine Rechnung, alle anderen zahlen an der Tür.',
      'Clubs and schools receive an invoice, everybody else pays at the door.',
    ],
    ['landings/vor-ort.yaml', 'Noch ein freier Samstag geht', 'Noch ein *freier* Samstag geht'],
    ['landings/hochzeitstorten.yaml', 'Wer backt sie', 'Wer b&auml;ckt sie'],
    ['pages/preise/page.yaml', 'Leider nicht.', 'Leider nicht, wir mÃ¼ssen ehrlich sein.'],
    ['site/words/de.yaml', 'Was ein Tag ohne Brot kostet', 'Was ein Tag fÃ¼r Sie kostet'],
    ['landings/aktuelles-angebot.yaml', 'Nein. Sie zahlen, wenn', 'Nein.Sie zahlen, wenn'],
    [
      'landings/hochzeitstorten.yaml',
      'directCTA: Torte anfragen',
      'directCTA: Jetzt ganz unverbindlich eine wunderschöne Hochzeitstorte bei uns anfragen',
    ],
    [
      'pages/backkurs/page.md',
      '- Zwei Brote aus dem Holzofen',
      '- Ein Glas Sauerteig für zu Hause',
    ],
    [
      'pages/preise/page.yaml',
      'die Fahrt kostet\n          {prices.lieferung}.',
      'die Fahrt kostet\n          [PREIS].',
      '[PREIS].',
    ],
    ['pages/backkurs/page.md', 'Am Morgen wird er gefaltet', 'Am Morgen wird wird er gefaltet'],
    ['landings/vor-ort.yaml', 'Es liegt auf dem Gewissen', 'Überschrift 2'],
    ['landings/hochzeitstorten.yaml', 'author: Musterpaar', 'author: Ein zufriedener Kunde'],
    [
      'pages/backkurs/page.md',
      'im nächsten Monat ist wieder einer frei.',
      'der nächste Kurs beginnt am 3. Oktober 2026.',
    ],
    [
      'landings/tag-der-offenen-tuer.yaml',
      'Es gibt Kaffee und Antworten.',
      'Es gibt Kaffee und Antwoten.',
    ],
    ['site/words/de.yaml', 'Backstube anrufen', 'Backstube anruffen'],
    ['landings/vor-ort.yaml', 'Pünktlich', 'PÃ¼nktlich'],
    [
      'pages/index/page.yaml',
      'Am selben Nachmittag kam der Rückruf, und',
      'Am selben Nachmittag kam der Rückruf ,und',
    ],
    [
      'landings/hochzeitstorten.yaml',
      '  - Jemand aus der Familie backt die ganze Nacht und schläft bei der Trauung ein.',
      '  - Die Samstage im Juni sind vergeben, und es bleibt ein Donnerstag.',
    ],
  ]),
  ...defects('facts', 'freiburg-baecker', [
    [
      'landings/hochzeitstorten.yaml',
      'sechzig Gäste beginnt bei',
      'sechzig Gäste kostet 280 Euro, sonst',
    ],
    [
      'landings/aktuelles-angebot.yaml',
      'Alles, was zum üblichen Preis dazugehört',
      'Alles, was für 14,50 € dazugehört',
    ],
    [
      'pages/preise/page.yaml',
      'Ja, jedes Brot schneiden wir Ihnen auf Wunsch in der Mitte durch.',
      'Ja, ein halbes kostet 2,60 €.',
    ],
    [
      'pages/backkurs/page.md',
      'Am Abend vorher setzen wir den Teig an.',
      'Am Abend vorher setzen wir den Teig an, der Platz kostet EUR 65,-.',
    ],
    [
      'landings/vor-ort.yaml',
      'Zwei Sätze reichen.',
      'Zwei Sätze reichen, die Anfahrt kostet vier Euro.',
    ],
    [
      'landings/hochzeitstorten.yaml',
      'Ein Foto vom Tisch hilft uns sehr.',
      'Ein Foto an 030 2345678 hilft uns sehr.',
    ],
    ['pages/preise/page.yaml', 'Am Montag ruht der Ofen.', 'Am Montag nur unter 0761 / 88 99 00.'],
    [
      'pages/backkurs/page.md',
      'Wer krank wird, ruft an.',
      'Wer krank wird, ruft an unter +49 (0)30 2345678.',
    ],
    ['pages/about/page.yaml', 'Klare Worte', 'Klare Worte an info@baeckerei-lindenhof.de'],
    ['landings/vor-ort.yaml', 'Wir wohnen auch hier.', 'Bäckerei Lindenhof wohnt auch hier.'],
    [
      'pages/about/page.yaml',
      'Danach steht hier, wer ans Telefon geht',
      'Bei der Bäckerei Lindenhoff steht hier, wer ans Telefon geht',
    ],
    [
      'landings/hochzeitstorten.yaml',
      'Am Sonntag frühstücken Sie die Reste im Bett.',
      'Am Sonntag öffnen wir von 9 bis 17 Uhr.',
    ],
    [
      'pages/preise/page.yaml',
      'Alle Preise gelten im Laden und enthalten die Mehrwertsteuer.',
      'Alle Preise gelten im Laden, der 8.00–18.00 Uhr offen hat.',
    ],
    [
      'pages/backkurs/page.md',
      'Vorkenntnisse braucht niemand.',
      'Der Laden ist dienstags bis freitags ab 8 Uhr offen.',
    ],
    [
      'landings/vor-ort.yaml',
      'Einen Urlaubstag hat es Sie nicht gekostet.',
      'Wir sind rund um die Uhr für Sie da.',
    ],
    [
      'pages/backkurs/page.md',
      'damit jeder seinen Teig selbst fühlt.',
      'damit jeder in 4 Stunden seinen Teig selbst fühlt.',
    ],
    [
      'landings/hochzeitstorten.yaml',
      'durch Gewitter getragen',
      'zwölf Kilometer durch Gewitter getragen',
    ],
    ['landings/vor-ort.yaml', 'und in den Orten ringsum.', 'und 12 km ringsum.'],
    [
      'landings/hochzeitstorten.yaml',
      'Ein Fest verdient etwas Selbstgemachtes',
      'Ein Fest verdient 80 Prozent Bio',
    ],
    [
      'pages/about/page.yaml',
      'Was wir können und was nicht, ohne Fachsprache.',
      'Bei uns sind 80 % der Zutaten bio.',
    ],
    [
      'landings/aktuelles-angebot.yaml',
      'Wir senken einen Preis, wenn wir Zeit haben',
      'Seit 1987 senken wir einen Preis, wenn wir Zeit haben',
    ],
    [
      'landings/vor-ort.yaml',
      'Bei der Hälfte der Nummern meldet sich die Mailbox',
      'Wir backen 300 Brote, aber die Mailbox',
    ],
    [
      'pages/preise/page.yaml',
      'das Kilo für {prices.bauernbrot}.',
      'das Kilo für {preise.bauernbrot}.',
    ],
    [
      'pages/backkurs/page.md',
      'und kostet {prices.backkurs} mit Schürze',
      'und kostet __PREIS__ mit Schürze',
    ],
    [
      'landings/hochzeitstorten.yaml',
      'sechzig Gäste beginnt bei {prices.hochzeitstorte}.',
      'sechzig Gäste beginnt bei 310 €.',
    ],
    [
      'pages/backkurs/page.md',
      'kostet {prices.backkurs} mit Schürze',
      'kostet 70 Euro mit Schürze',
    ],
    ['pages/preise/page.yaml', 'das Stück für {prices.brezel}.', 'das Stück für 1,20 €.'],
    [
      'pages/index/page.yaml',
      'Telefonisch vorbestellen und abholen, wann es Ihnen passt.',
      'Telefonisch vorbestellen, Brezeln zu je 1,10 Euro abholen.',
    ],
    ['pages/about/page.yaml', 'Erst der Preis', 'Erst anrufen 030/2345678'],
    [
      'landings/hochzeitstorten.yaml',
      'Ein Foto vom Tisch hilft uns sehr.',
      'Ein Foto an hallo(at)baeckerei-lindenhof.de hilft uns sehr.',
    ],
    [
      'pages/backkurs/page.md',
      'Alle, die lange stehen können.',
      'Die Bäckerei Lindenhof bittet alle, die lange stehen können.',
    ],
    [
      'landings/vor-ort.yaml',
      'Jedes Mal, wenn Sie daran vorbeigehen',
      'Samstags haben wir von neun Uhr morgens bis 17 Uhr auf; jedes Mal, wenn Sie daran vorbeigehen',
    ],
    [
      'pages/index/page.yaml',
      'Nennen Sie uns den Tag',
      'Wir schließen um 18 Uhr. Nennen Sie uns den Tag',
    ],
    [
      'landings/aktuelles-angebot.yaml',
      'Die Arbeit darf später sein.',
      'Unser Laden ist 24 Stunden geöffnet.',
    ],
    [
      'pages/preise/page.yaml',
      'für Brot genügt ein Anruf am Vorabend.',
      'für Brezeln reichen drei Tage Vorlauf allemal.',
    ],
    [
      'pages/backkurs/page.md',
      'warum Geduld besser schmeckt als Hefe.',
      'warum wir seit 1987 so backen.',
    ],
    [
      'landings/aktuelles-angebot.yaml',
      'Unter {business.phone} oder',
      'Unter {{phone | format}} oder',
    ],
  ]),
  ...defects('syntax', 'freiburg-baecker', [
    [
      'landings/hochzeitstorten.yaml',
      'Unter {business.phone} oder mit ein paar Zeilen.',
      'Unter #{business.phone} oder mit ein paar Zeilen.',
    ],
    ['pages/preise/page.yaml', 'Leider nicht. In unserer', '**Leider nicht.** In unserer'],
  ]),
];
