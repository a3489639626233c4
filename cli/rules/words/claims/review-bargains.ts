/** How the texts of a language ask for a review, and what they give for one. */
export interface Bargain {
  /** What every such copy has, in any case. */
  sign: RegExp;
  /** Asks for a review; the reward may stand in the sentence after it. */
  asks: RegExp;
  gives: RegExp;
  /** A review as a condition, and a reward of any kind for it: both in one sentence. */
  condition: RegExp;
  reward: RegExp;
  /** What stands between a reward and the condition that follows it. */
  onlyIf: RegExp;
  /** Begins a sentence with the reward for what the one before it asks. */
  inReturn: RegExp;
  /** A question that offers something. */
  offers: RegExp;
  /** Connects alternatives, of which neither is the condition of the other. */
  or: RegExp;
}

const SITES = '(?:google|yelp|facebook|trustpilot|tripadvisor|instagram|provenexpert|jameda)';

const EN_KIND =
  '(?:honest|good|positive|great|kind|nice|short|quick|online|public|written|video|new|glowing|star|five|5|google|yelp|trustpilot|facebook)';
const EN_REVIEW = `(?:${EN_KIND}[ -]){0,3}(?:reviews?|ratings?)(?! (?:of|meeting|appointment|copy|session|call))`;

const DE_REVIEW = '(?:\\p{L}+-)*(?:bewertung(?:en)?|rezension(?:en)?)';
/** The value of a thing, not of the business: „die Bewertung Ihrer Immobilie“. */
const DE_OF_THINGS = '(?! (?:ihre[rs]|deine[rs]|eine[rs]|der|des|von)(?!\\p{L}))';

const ES_REVIEW = '(?:reseñas?|opini(?:ón|ones)|valoraci(?:ón|ones)|estrellas)';

/** Tables of the three languages; their sources are in docs/rules.md. */
export const BARGAINS: Readonly<Record<string, Bargain>> = {
  en: {
    sign: /[Rr]eview|[Rr]at(?:e|ing)s? us|eedback on | stars?[ .,]/,
    asks: /(?<!\p{L})(?:leave|write|post|give|submit|drop|add)(?:ing|s)? (?:us )?(?:an?|your|the|\d+|five)[\s-](?:[\p{L}\d]+[\s-]){0,3}?(?:reviews?|stars?(?: rating)?)(?!\p{L})|(?<!\p{L})(?:for|with) (?:an?|every|each|your) (?:[\p{L}\d]+[\s-]){0,3}?reviews? (?:on|at) (?:google|yelp|facebook|trustpilot|tripadvisor)/iu,
    gives:
      /(?<!\p{L})(?:(?:get|receive|earn|take|enjoy|gets?|have) (?:an? |your )?(?:[$€£]|\{|\d|discount|free|gift|voucher|coupon|credit)|(?:is|are|comes?) (?:on us|free)|[\d}]\s?(?:%|percent|dollars?)? off|[$€£]\d+ off|(?:gift card|voucher|coupon|discount|free \p{L}+|credit) (?:of [$€£]?[\d{]|for|as (?:a )?thank|on your next|with your next)|we(?:['’]ll| will)? (?:give|send|thank) you (?:with )?(?:an? )?(?:[$€£]|discount|gift|free|voucher|coupon|credit)|(?:enter(?:ed)?|win) (?:into )?(?:our|the|an?) (?:[\p{L}]+ )?(?:draw|raffle|prize))/iu,
    condition: new RegExp(
      `(?<!\\p{L})(?:(?:reviews?|rates?|reviewing|rating) us(?! (?:as|every|each|by))|(?:leave|write|post|give|submit|drop|add|put|share|show|leaves|writes|posts|shows|leaving|writing|posting|gives|giving|showing)(?: us| me)? (?:(?:an?|your|their|five|5) ){1,2}?(?:${EN_REVIEW}|stars)|(?:leave|leaves|leaving|give|gives|giving)(?: us| me)? (?:feedback|five stars|5 stars|stars|a few words|a line) on ${SITES}|(?:for|per|with|every|each|any|an?) (?:(?:an?|every|each|your|any) )?${EN_REVIEW}|your (?:${EN_KIND}[ -]){0,2}review (?:earns|gets|wins|brings|is worth|enters|puts))(?!\\p{L})`,
      'iu',
    ),
    reward: new RegExp(
      '(?<!\\p{L})(?:' +
        [
          '(?:get|gets|receive|receives|earn|earns|take|takes|enjoy|enjoys|win|wins|claim|claims|save|saves|collect|collects|give|gives|send|sends|knock|knocks|deduct|have|has|offer|thank|reward|rewards|treat|buy)(?: (?:you|them|everyone|yourself|him|her|your|one|an?|the|with|up|to|our|another|extra|small|little|next|off|for|some|\\p{L}+-\\p{L}+)){0,5} (?:free(?! to)(?!\\p{L})|discount|gift|voucher|coupon|freebie|goodie|prize|reward|bonus|(?:store )?credit (?:on|to|of)|(?:[\\p{L}\\d]+[ -]?){1,2}(?:%|percent|per cent|pounds?|dollars?|euros?) (?:off|back|discount|credit|voucher)|[$€£]\\s?\\d+|\\{(?:fees|prices|preise|precios|tarifas|credits|offers?|discounts?|rewards?)[\\w.]+\\}(?! per)|\\d+ (?:\\p{L}+ )?points)',
          '(?:get|gets|receives?|earns?|wins?|brings?|gives?)(?: you| everyone)? (?:[\\p{L}-]+ ){1,4}?(?:on the house|for free|free of charge|for nothing)',
          '(?:\\p{L}+ |\\d+\\s?)(?:percent|per cent|pounds|dollars|euros) off|[\\d}]\\s?%? off|half (?:the )?price|(?:is|are|comes?|will be) (?:then )?(?:free(?! to)|on us|on the house|complimentary|yours)(?!\\p{L})|comes? with (?:an? )?(?:free|gift|bonus|discount)(?!\\p{L})',
          "we(?:[’']ll| will)? \\p{L}+ (?:[\\p{L}’']+ ){0,5}(?:free of charge|for free|for nothing|at no (?:cost|charge)|on the house)",
          '(?:enter|enters|entered|entry|entries|chance|win|wins|goes?|take part|puts?)(?: \\p{L}+){0,5}? (?:draw|raffle|lottery|giveaway)',
          '(?:is|are) rewarded with|worth [$€£{]',
          '(?:^|(?<=, ))(?:an? |\\d+ ?% |[$€£]\\d+ )?(?:free \\p{L}+|discount|voucher|gift card|coupon|[\\d\\p{L}]+ ?(?:%|percent|per cent) off|[$€£]\\d+ off)',
        ].join('|') +
        ')',
      'iu',
    ),
    onlyIf:
      /(?:^|\s)(?:for|when|if|once|after|by|in (?:exchange|return) for|who|to (?:everyone|anyone|anybody|everybody|customers|clients) who)(?: (?:you|they|everyone|anyone|who|simply|just|all|customers|clients|those)){0,3} $/iu,
    inReturn:
      /^(?:as a thank[- ]you|in (?:return|exchange)|to say thank you|then|you[’']ll|you (?:will )?(?:get|receive)|we[’']ll (?:send|give|take)|we (?:send|give|take|knock)|your (?:reward|next)|it (?:gets|earns) you|that (?:gets|earns) you|do(?:ing)? (?:so|that|it))(?!\p{L})/iu,
    offers: /^(?:want|fancy|would you like|like|looking for|need)(?!\p{L})/iu,
    or: /(?<!\p{L})or(?!\p{L})/iu,
  },
  de: {
    sign: /ewert|ezension|terne/,
    asks: /(?<!\p{L})(?:schreib\p{L}*|geb\p{L}*|gib|hinterlass\p{L}*|verfass\p{L}*|für) (?:(?:sie|du|ihr|uns|bitte|eine?|ihre?|deine?|jede|auf google|bei google|positive|gute|ehrliche|kurze|\p{L}*sterne-?|fünf|5)[\s-]){0,5}(?:\p{L}+-)?(?:\p{L}*bewertung(?:en)?|\p{L}*rezension(?:en)?|sterne)(?!\p{L})(?! (?:ihre[rs]|deine[rs]|eine[rs]|der|des|von)(?!\p{L}))/iu,
    gives:
      /(?<!\p{L})(?:rabatt|gutschein\p{L}*|nachlass|gratis|kostenlos\p{L}*|geschenkt?|geschenk|prämie|[\d}]\s?(?:%|prozent|€|euro) (?:rabatt|nachlass|auf|zurück)|schenken wir|verlosung|gewinnspiel|geht aufs haus)(?!\p{L})/iu,
    condition: new RegExp(
      `(?<!\\p{L})(?:uns (?:(?:auf|bei|in|über|online|dort|mit|fünf|5|sternen|${SITES}|gut|positiv|ehrlich|im netz|gern|kurz|eine) ){0,7}bewerte\\p{L}*|bewerte[nt]? (?:sie |du |ihr )?uns|(?:eine|ihre|deine|eure|jede|jeder|pro|fünf|5|ihrer|deiner|einer)(?: (?:\\p{L}+-)?(?:gute|positive|kurze|ehrliche|neue|nette|ehrlichen|guten|positiven|sterne))?[ -](?:${DE_REVIEW}${DE_OF_THINGS}|sternen?(?: (?:bei|auf) ${SITES}| gibt| geben| vergib| vergeben)))(?!\\p{L})`,
      'iu',
    ),
    reward: new RegExp(
      '(?<!\\p{L})(?:' +
        [
          "(?:bekomm\\p{L}*|erhält\\p{L}*|erhalten|kriegt?|kriegen|gewinn\\p{L}*|sicher\\p{L}*|schenk\\p{L}*|gib(?:t|t’s|t's)|geben|spendier\\p{L}*|belohn\\p{L}*|bedank\\p{L}*|spar\\p{L}*|zahl\\p{L}*|zieh\\p{L}*|kassier\\p{L}*|nimmt|nehmen|wartet)(?!\\p{L})[^.!?;]{0,60}?(?:\\p{L}*rabatt|\\p{L}*gutschein\\p{L}*|nachlass|gratis|kostenlos\\p{L}*|kostenfrei\\p{L}*|umsonst|geschenk\\p{L}*|prämie|[\\d}]\\s?(?:%|prozent|€|euro)|\\} (?:rabatt|nachlass|weniger|zurück|gutgeschrieben|gutschrift|auf|ab)|\\p{L}+ (?:prozent|euro) (?:rabatt|nachlass|weniger|zurück|auf)|verlosung|gewinnspiel|aufs haus|weniger)",
          'schenken wir|(?:ist|sind) (?:dann |für (?:sie|dich) )?(?:gratis|kostenlos|umsonst|geschenkt|kostenfrei)|(?:geht|gehen) (?:dann )?(?:aufs haus|auf uns)|(?:nimmt|nehmen|nimmst|ist|landet) (?:\\p{L}+ ){0,4}?(?:an der verlosung|am gewinnspiel|im lostopf|an einer verlosung)|verlosen wir|laden wir (?:sie|dich|euch)(?: \\p{L}+)? (?:auf|zu) einen?',
          '(?:^|(?<=, ))(?:ein(?:en)? |\\d+ ?(?:%|prozent|euro|€) )?(?:\\p{L}*rabatt|\\p{L}*gutschein|nachlass|gratis\\p{L}*|geschenk|kostenlose\\p{L}* \\p{L}+)',
        ].join('|') +
        ')(?!\\p{L})',
      'iu',
    ),
    onlyIf:
      /(?:^|\s)(?:für|wenn|wer|sobald|gegen|bei|alle,? die|jede[nr]?,? de[rn]|alle[nr]?,? de[rn]en|durch|dafür, dass)(?: (?:sie|du|ihr|eine|ihre|die|der|jede|alle))? ?$/iu,
    inReturn:
      /^(?:dafür|als (?:dank|dankeschön)|zum dank|im gegenzug|dann|sie (?:bekommen|erhalten)|du (?:bekommst|erhältst)|ihr (?:bekommt|erhaltet)|wir (?:schenken|bedanken|belohnen))(?!\p{L})/iu,
    offers:
      /^(?:lust auf|möchten sie|möchtest du|sie (?:möchten|wollen)|wollen sie|willst du)(?!\p{L})/iu,
    or: /(?<!\p{L})oder(?!\p{L})/iu,
  },
  es: {
    sign: /reseña|opini|al[oó]r|strella|unt[uú]|lif[ií](?:que|ca)n/,
    asks: /(?<!\p{L})(?:dej[ae]|déj[ae]nos|escrib[ae]|escríb[ae]nos|pon(?:ga)?|publi(?:ca|que)|por)(?:nos)? (?:(?:una?|tu|su|cada|buena|positiva|5|cinco) ){0,3}(?:reseñas?|opini(?:ón|ones)|valoraci(?:ón|ones)|estrellas)(?!\p{L})/iu,
    gives:
      /(?<!\p{L})(?:descuento|gratis|regal(?:o|amos)|vale|bono|sorteo|[\d}]\s?% (?:de )?descuento|te (?:devolvemos|invitamos)|le (?:devolvemos|invitamos))(?!\p{L})/iu,
    condition: new RegExp(
      `(?<!\\p{L})(?:nos (?:valor[ae]s?|valor[ae]n|valoráis|puntú[ae]s?|puntú[ae]n)|(?:valór[ae]|puntú[ae]|califíc[ae]|califíqu[ae])nos|valorarnos|puntuarnos|(?:nos |por )?(?:deja|dejas|deje|dejes|dejen|dejan|dejar|dejarnos|escribe|escribes|escriba|escribas|escriban|escribir|escribirnos|escribirla|pone|pones|ponga|pongas|ponernos|da|das|des|den|publica|publicas|publique|publicar|déjanos|déjenos|dadnos|danos|escríbenos|escríbanos|ponnos)(?: (?:una?|tu|su|cada|buena|positiva|5|cinco|sincera|breve|\\p{L}+ de)){1,3} ${ES_REVIEW}|(?:por|con|cada|tu|su)(?: (?:una?|tu|su|cada|vuestra))?(?: (?:buena|positiva|nueva|sincera))? (?:reseña|opinión|valoración)(?! (?:gratuita|gratis|inicial|médica|de (?:tu|su)))(?: (?:positiva|sincera|en ${SITES}|de (?:5|cinco) estrellas))?)(?!\\p{L})`,
      'iu',
    ),
    reward: new RegExp(
      '(?<!\\p{L})(?:' +
        [
          '(?:te|le|les|os) (?:regal\\p{L}+|invit\\p{L}+ a|desc(?:o|ue)nt[ae]\\p{L}*|devuelv\\p{L}+|rebaj\\p{L}+|devolv\\p{L}+|premi\\p{L}+|compensa\\p{L}+)',
          '(?:te|le|les|os|se)? ?(?:llev\\p{L}+|d(?:amos|aremos)|ha(?:cemos|remos)|tendr\\p{L}+|tien\\p{L}+|recib\\p{L}+|obt\\p{L}+|consig\\p{L}+|gan\\p{L}+|envi\\p{L}+|mand\\p{L}+|ofrec\\p{L}+|hay)(?!\\p{L})[^.!?;]{0,50}?(?:descuento|gratis|gratuit[oa]s?|regalo|de regalo|un vale|un bono|cupón|cheque|premio|[\\d}]\\s?%|[\\d}]\\s?(?:€|euros)(?: de| menos)?|\\} (?:menos|de (?:descuento|regalo|vuelta|vale))|sorteo|menos en)',
          '(?:particip\\p{L}+|entra\\p{L}*) en (?:el|un|nuestro) sorteo|sorteamos|(?:sale|es|será|son|va|está) gratis|corre de nuestra cuenta|a cambio de un (?:descuento|regalo|vale|café)|(?:con|tiene|lleva) (?:descuento|premio|regalo)',
          '(?:^|(?<=, ))(?:un |una |\\d+ ?% (?:de )?)?(?:descuento|regalo|vale|café gratis|\\p{L}+ gratis)',
        ].join('|') +
        ')(?!\\p{L})',
      'iu',
    ),
    onlyIf:
      /(?:^|\s)(?:por|si|cuando|al|a cambio de|quien(?:es)?|a quien(?:es)?|a (?:todos|cualquiera) (?:los )?que|tras|con)(?: (?:nos|una?|tu|su|cada|nos|solo))* ?$/iu,
    inReturn:
      /^(?:a cambio|como agradecimiento|en agradecimiento|te (?:regalamos|damos|llevas|hacemos|invitamos|descontamos)|le (?:regalamos|damos|hacemos|invitamos)|tendrás|recibirás|así (?:ganas|consigues|te))(?!\p{L})/iu,
    offers: /^¿?(?:quieres|quiere|te apetece|le apetece|buscas)(?!\p{L})/iu,
    or: /(?<!\p{L})o(?!\p{L})/iu,
  },
};
