/** Amounts in words; of "twenty five" the first word is enough to compare. */
const IN_WORDS: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'two dos 2|three tres 3|four cuatro 4|five cinco 5|six seis 6|seven siete 7|eight ocho 8|nine nueve 9|ten diez 10',
    'eleven once 11|twelve doce 12|thirteen trece 13|fourteen catorce 14|fifteen quince 15|sixteen 16|seventeen 17|eighteen 18|nineteen 19',
    'twenty veinte veinticinco 20|thirty treinta 30|forty cuarenta 40|fifty cincuenta 50|sixty sesenta 60|seventy setenta 70|eighty ochenta 80|ninety noventa 90|hundred cien 100',
  ]
    .flatMap((line) => line.split('|'))
    .flatMap((line) => {
      const words = line.split(' ');
      return words.slice(0, -1).map((word) => [word, Number(words.at(-1))]);
    }),
);

/** A sum; its number is in the first group in digits, in the second in words or before its unit. */
export const AMOUNT = String.raw`(?:\$ ?(\d+(?:,\d{3})*(?:\.\d+)?)|(\d+(?:,\d{3})*(?:\.\d+)?|\b(?:${Object.keys(IN_WORDS).join('|')})(?: \w+)?) (?:dollars|dolares|usd)\b)`;
const ACT = String.raw`(?:notari[zs]ed )?(?:signatures?|notari[zs]ations?|notarial acts?|acts?|stamps?|seals?|acknowledge?ments?|jurats?|firmas?|notarizacion(?:es)?|sellos?|certificacion(?:es)?)\b`;
const PERSON =
  '(?:signers?|persons?|people|names?|signatures?|stamps?|seals?|firmas?|firmantes?|personas?|sellos?)';
const FURTHER = '(?:additional|further|extra|more|other|next|mas|adicional(?:es)?|despues)';

/** A sum whose value is not asked for. */
const SUM = String.raw`(?:\$ ?[\d.,]+|(?:\w+ ){1,2}(?:dollars|dolares|usd))`;
const THE_ACT = String.raw`\b(?:the|our|an?|one|each|every|el|la|una?|cada) (?:notary |notary's )?${ACT}`;
const COSTS =
  '(?:(?:alone|itself|by itself|sol[oa]|en si) )?(?:is|costs?|runs(?: you)?|costs you|stays(?: at)?|goes (?:up )?to|comes to|will be|sets you back|es(?: de)?|cuesta|vale|sube a|sale(?: en| a)?)(?: only| just| still| solo)*';
/** A time at which some businesses take more, which for an act they may not. */
const AT_TIME = String.raw`(?:after|at|past|during|on|by|in|despues de|de|por|en|a|los) (?:the |la |las |el |los )?(?:midnight|nights?|dark|hours|evenings?|holidays?|weekends?|saturdays?|sundays?|christmas|thanksgiving|ten|(?:one|two|three|four) in the morning|medianoche|noches?|madrugada|sabados?|domingos?|festivos|navidad|fin(?:es)? de semana)\b`;
const TRAVEL = String.raw`\b(?:travel|trip|drive|visit|surcharge|together|total|in all|viaje|visita|recargo|traslado)`;

/** What a phrase gives a price to: the first signature or act, or each one after it. */
export const PRICED: readonly { phrase: RegExp; further: boolean }[] = [
  {
    // "The stamp is $10 by day and $25 after midnight": the second sum is that of a stamp, too.
    phrase: new RegExp(
      `${THE_ACT} ${COSTS} (?:${SUM},? (?:(?!${TRAVEL})\\w+,? ){0,4}?(?:and|but|or|y|pero|o) (?:it is |it goes to |it costs |sube a |cuesta )?)?${AMOUNT},? ${AT_TIME}(?![^.;]*${TRAVEL})`,
      'g',
    ),
    further: false,
  },
  {
    // "After midnight the stamp alone is $25."
    phrase: new RegExp(
      String.raw`(?<!\b(?:with|con) (?:the|el|la) (?:drive|visit|trip|travel|viaje|visita)\b[^.]*)(?<!\b(?:with|plus|con|mas|(?:drive|visit|trip|travel|viaje|visita) (?:and|y)) )\b(?:the|our|each|el|el puro|la|cada|an?|nuestro) (?:notary |notary's )?(?:stamp|seal|signature|notari[zs]ation|sello|firma) (?:${AT_TIME} )?${COSTS} ${AMOUNT}(?![^.;,]*${TRAVEL}|,[^.;]* (?:with|including|included|con|incluid[oa])\b)`,
      'g',
    ),
    further: false,
  },
  {
    phrase: new RegExp(
      String.raw`\b(?:weekend|night|midnight|holiday|sunday|evening|after hours) (?:stamps|seals|signatures|notari[sz]ations) (?:are|cost|run|come to|start at) ${AMOUNT}(?![^.;]*${TRAVEL})`,
      'g',
    ),
    further: false,
  },
  {
    phrase: new RegExp(
      String.raw`(?:^|\b(?:ask|charge|take|pay|expect|want|only|just|cobramos) )${AMOUNT} (?:for|por) (?:the|our|a|el|la) (?:stamp|seal|notari[sz]ation|sello|firma)(?=[.,!]|$| ${AT_TIME})(?![^.;]*${TRAVEL})`,
      'g',
    ),
    further: false,
  },
  {
    phrase: new RegExp(
      String.raw`\bpor (?:el|cada|un|nuestro) sello (?:\w+ )?(?:cobramos|se cobran?|paga[ns]?|son) ${AMOUNT}(?![^.;]*${TRAVEL})`,
      'g',
    ),
    further: false,
  },
  {
    phrase: new RegExp(
      `${AMOUNT} (?:for |per |por |a )?(?:each |every |cada )?(?:firma|sello|signature|stamp|seal)s? (?:adicional(?:es)?|extra|mas\\b|further|after)`,
      'g',
    ),
    further: true,
  },
  {
    phrase: new RegExp(`${AMOUNT} (?:for |por )?(?:the |la |el )?(?:first|primera?) ${ACT}`, 'g'),
    further: false,
  },
  {
    phrase: new RegExp(
      String.raw`\bcada (?:firma|sello) (?:le |les )?(?:sale|cuesta|queda|vale)(?: en| a| solo)* ${AMOUNT}`,
      'g',
    ),
    further: false,
  },
  {
    phrase: new RegExp(
      String.raw`\bfirmas? (?:notari[zs]|certific|sell)adas? (?:por|a|desde)(?: solo)? ${AMOUNT}(?![^.]*\b(?:viaje|visita|total)\b)`,
      'g',
    ),
    further: false,
  },
  {
    phrase: new RegExp(
      String.raw`\b(?:signature|notarial|stamp|notarization) (?:fees?|price)(?: is| are| of| only| just)* ${AMOUNT}`,
      'g',
    ),
    further: false,
  },
  {
    phrase: new RegExp(
      String.raw`\b(?:tarifa|precio|costo|honorarios) (?:por|de) (?:\w+ )?(?:firma|sello|notarizacion)(?: es| son| de| solo)* ${AMOUNT}`,
      'g',
    ),
    further: false,
  },
  {
    phrase: new RegExp(
      `^(?:[2-9]|two|three|four|five|six|dos|tres|cuatro|cinco|seis) ${ACT} (?:for|por|at|only|solo) ${AMOUNT}(?: each| apiece| cada una)?\\.?$`,
      'g',
    ),
    further: false,
  },
  {
    phrase: new RegExp(
      String.raw`\b${FURTHER} ${ACT}(?: are| is| cost| costs| only| just| at| for| from| cuestan| cuesta| a| solo)* ${AMOUNT}`,
      'g',
    ),
    further: true,
  },
  {
    phrase: new RegExp(
      `${AMOUNT} (?:per|each|for each|for every|por|por cada) (?:notari[sz]ed )?(?:documents?|forms?|pages?|affidavits?|oaths?|documentos?|hojas?|paginas?)\\b`,
      'g',
    ),
    further: false,
  },
  {
    phrase: new RegExp(
      String.raw`\b(?:each|every|any|per|cada|por cada) ${FURTHER} ${PERSON}\b(?:(?! (?:meeting|visit|mile|vehicle)).){0,20}? ${AMOUNT}`,
      'g',
    ),
    further: true,
  },
  {
    phrase: new RegExp(
      String.raw`\bcada ${PERSON} (?:mas|extra|adicional)\b.{0,20}? ${AMOUNT}`,
      'g',
    ),
    further: true,
  },
  {
    phrase: new RegExp(
      String.raw`\bfor ${AMOUNT},? (?:we|our notary) (?:notari[sz]es?|stamps?|seals?) (?:one|an?|the|your|each) (?:first )?(?:signature|document|page|paper|form)\b`,
      'g',
    ),
    further: false,
  },
  {
    phrase: new RegExp(
      `${AMOUNT} (?:covers?|buys?|gets? you|pays? for|will get you|cubre|paga) (?:one|an?|your|the|each|un|una|su) (?:first )?${ACT}`,
      'g',
    ),
    further: false,
  },
  {
    phrase: new RegExp(
      `${AMOUNT} (?:for |per |a |an |por |por cada |for each |for every |each |every |cada )?${FURTHER} ${ACT}`,
      'g',
    ),
    further: true,
  },
  {
    phrase: new RegExp(
      String.raw`${AMOUNT} (?:for |per |por )?(?:each|every|cada) (?:(?:signature |one |firma )after\b|(?<=\b(?:signature|firma|notari).*)${FURTHER}(?=[,.;]|$)|${FURTHER}(?= ${ACT}))`,
      'g',
    ),
    further: true,
  },
  {
    phrase: new RegExp(
      String.raw`\b(?:each|every|cada) (?:(?:${FURTHER} ${ACT})|(?:${ACT} (?:${FURTHER}|after the first))|one after (?:it|that))(?: is| costs| adds| cuesta| es|,)* ${AMOUNT}`,
      'g',
    ),
    further: true,
  },
  {
    phrase: new RegExp(
      `${AMOUNT} (?:per|a|an|for every|for each|every|each|por|por cada|cada|for the first|por la primera) (?!${FURTHER})${ACT}(?! (?:${FURTHER}|after))`,
      'g',
    ),
    further: false,
  },
  {
    phrase: new RegExp(
      String.raw`\b(?:(?:the |la )?(?:first|primera) ${ACT}|(?:each|every|cada) ${ACT}(?! (?:${FURTHER}|after))|(?<!(?:one|single|with a|una|with) )(?:a|an) (?:notari[zs]ed )?(?:signature|notari[zs]ation|stamp|seal|jurat|acknowledgment|oath))(?: with us| by us)?(?: is| costs you| costs| cuesta| es| runs you| runs| sets you back| comes to| will be| at| for| a)?(?: only| just| solo)? ${AMOUNT}`,
      'g',
    ),
    further: false,
  },
  {
    phrase: new RegExp(
      String.raw`(?<!\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|dos|tres|with|con) )\b(?:notari[zs]ations|acknowledgments|jurats|signatures|stamps|seals|firmas|sellos|notarizaciones)(?: are| is| from| start at| cost| cuestan| run| at| a| for| only| just| solo)* ${AMOUNT}(?: each| apiece| cada un[oa])?(?![^.]* (?:visit|drive|travel|total|in all|viaje|visita|traslado|en todo))`,
      'g',
    ),
    further: false,
  },
];

/** All amounts of a text in dollars, in their order. */
export function amountsOf(text: string): number[] {
  return Array.from(text.matchAll(new RegExp(AMOUNT, 'g')), ([, figure, words]) =>
    dollars(figure ?? words),
  );
}

/** @param text an amount in digits or words. @returns NaN if it is none. */
export function dollars(text: string | undefined): number {
  const words = (text ?? '').replace(/[$,]/g, '');
  return IN_WORDS[words.split(' ')[0] ?? ''] ?? Number(words);
}
