import { exclusions } from './breach.ts';

const EN_MONEY =
  '(?:deposits?|booking fees?|down payments?|prepayments?|payments?|instal(?:l)?ments?|what you (?:have )?paid)';
const EN_KEPT =
  "(?:(?:is|are|will be|remains?) (?:never|not)(?: be)? (?:refund(?:ed|able)|returned|paid back|given back)|non-?refundable|(?:cannot|can[’']t|can not|will not|won[’']t) be (?:refunded|returned|paid back)|(?:is|are|will be) (?:still )?(?:kept|forfeited|lost))";
const EN_WE_CANCEL =
  "(?:it is |it[’']s )?we (?:\\p{L}+ ){0,3}?(?:cancel|call (?:it|the \\p{L}+) off|close)";

/**
 * Money that is kept although it is the business that cancels. What is kept if the customer does, or moved to another date, is
 * none of this.
 */
const ENGLISH = new RegExp(
  [
    `(?<!\\p{L})${EN_MONEY}(?!\\p{L})[^.!?;\\n]{0,60}? ${EN_KEPT},? (?:\\p{L}+ ){0,2}?(?:even|also|not even) (?:if|when|where|in case|should) ${EN_WE_CANCEL}(?!\\p{L})`,
    `(?<!\\p{L})${EN_MONEY}(?!\\p{L})[^.!?;\\n]{0,60}? ${EN_KEPT},? (?:whoever|no matter who|regardless of who|whether (?:you or we|we or you)) cancels?(?!\\p{L})`,
    `(?<!\\p{L})we (?:may|can|are free to|reserve the right to) (?:cancel|call (?:it|the \\p{L}+) off)(?!\\p{L})[^.!?;\\n]{0,40}? and (?:still )?keep (?:the|your|all|any) ${EN_MONEY}(?!\\p{L})`,
    `(?<!\\p{L})(?:if|when|should) ${EN_WE_CANCEL}(?!\\p{L})[^.!?;,\\n]{0,30},? (?:(?:the|your|all|any) ${EN_MONEY} ${EN_KEPT}|we (?:still )?keep (?:the|your|all|any) ${EN_MONEY}|you (?:still )?(?:lose|forfeit) (?:the|your|any) ${EN_MONEY})(?!\\p{L})`,
  ].join('|'),
  'iu',
);

/** Whoever cancels, and whatever happens. */
const EN_EVER =
  '(?:whatever (?:the|your|their) (?:reason|circumstances?|cause)|for whatever reason|(?:under|in) any circumstances|no matter (?:what|why)(?: happens)?|whatever happens)';
const ENGLISH_NEVER = new RegExp(`(?<!\\p{L})${EN_MONEY} ${EN_KEPT},? ${EN_EVER}(?!\\p{L})`, 'iu');

const EN_UNLESS =
  /(?<!\p{L})(?:unless|but|instead|moved?|transfer\p{L}*|carried|another date|new date|credit\p{L}*|voucher|void|unfair|unlawful|nobody|never keep|some|other|many|trade|businesses)(?!\p{L})/iu;

const DE_MONEY =
  '(?:anzahlung(?:en)?|vorauszahlung(?:en)?|reservierungsgebühr(?:en)?|kursgebühr(?:en)?|teilnahmegebühr(?:en)?|buchungsgebühr(?:en)?|kaution)';
const DE_OFF = '(?:absagen|stornieren|ausfallen lassen|schließen)';

const GERMAN = new RegExp(
  [
    `(?<!\\p{L})${DE_MONEY}(?!\\p{L})[^.!?;\\n]{0,50}? (?:(?:nicht|nie|niemals) (?:\\p{L}+ )?(?:erstattet|zurückerstattet|zurückgezahlt|zurückbezahlt)(?: werden)?|verfällt|verfallen|einbehalten|bleibt bei uns),? (?:auch|selbst|nicht einmal) (?:dann(?: nicht)?,? )?wenn wir (?:\\p{L}+ ){0,4}?${DE_OFF}(?!\\p{L})`,
    `(?<!\\p{L})${DE_MONEY} behalten wir(?: \\p{L}+)? (?:auch|selbst)(?: dann)?,? wenn wir (?:\\p{L}+ ){0,4}?${DE_OFF}(?!\\p{L})`,
    `(?<!\\p{L})wir (?:können|dürfen) (?:\\p{L}+ ){0,5}?${DE_OFF} und (?:die|ihre|deine) ${DE_MONEY} (?:ein)?behalten(?!\\p{L})`,
    `(?<!\\p{L})(?:sagen wir [^.!?;,\\n]{0,30}?ab|müssen wir [^.!?;,\\n]{0,30}?absagen|wenn wir (?:\\p{L}+ ){0,4}?absagen(?: müssen)?),? (?:(?:verfällt|verfallen) (?:die|ihre|deine) ${DE_MONEY}|behalten wir (?:die|ihre|deine) ${DE_MONEY}|(?:wird|werden) (?:die|ihre|deine) ${DE_MONEY} (?:\\p{L}+ )?(?:nicht erstattet|einbehalten))(?!\\p{L})`,
  ].join('|'),
  'iu',
);

const DE_EVER = '(?:unter keinen umständen|auf keinen fall|in keinem fall|aus keinem grund)';
const GERMAN_NEVER = new RegExp(
  `(?<!\\p{L})(?:${DE_MONEY} (?:wird|werden|zahlen wir|erstatten wir) (?:\\p{L}+ )?${DE_EVER}(?: (?:erstattet|zurückerstattet|zurückgezahlt|zurück))|${DE_MONEY} (?:wird|werden) nicht (?:erstattet|zurückgezahlt|zurückerstattet),? (?:gleich|egal|ganz gleich),? (?:aus welchem grund|warum|wer absagt|was passiert))(?!\\p{L})`,
  'iu',
);

const DE_UNLESS =
  /(?<!\p{L})(?:sondern|aber|ersatztermin\p{L}*|gutschrift|gutgeschrieben|gutschein\p{L}*|unwirksam|unzulässig|niemand|unternehm\p{L}*|gewerb\p{L}*|manche|viele|es sei denn)(?!\p{L})/iu;

const ES_MONEY = '(?:señal(?:es)?|fianza|depósito|anticipo|paga y señal|matrícula|pago|importe)';
const ES_WE_CANCEL =
  '(?:(?:\\p{L}+ ){0,3}?(?:cancel|anul|suspend)(?:emos|amos)|(?:\\p{L}+ ){0,3}?nosotros (?:\\p{L}+ ){0,3}?(?:cancel|anul|suspend)\\p{L}+|ten(?:gamos|emos) que (?:cancelar|anular|suspender)\\p{L}*)';

const SPANISH = new RegExp(
  [
    `(?<!\\p{L})${ES_MONEY}(?!\\p{L})[^.!?;\\n]{0,40}? (?:no (?:es reembolsable|se (?:devuelve|devolverá|reembolsa|reintegra))|(?<!no )se pierde|queda en nuestro poder)[^.!?;,\\n]{0,20},? (?:aunque|ni (?:siquiera )?(?:si|cuando)|(?:incluso|también) (?:si|cuando)) ${ES_WE_CANCEL}(?!\\p{L})`,
    `(?<!\\p{L})podemos (?:cancelar|anular|suspender)(?!\\p{L})[^.!?;\\n]{0,40}? y quedarnos (?:con )?(?:la|el|su|tu) ${ES_MONEY}(?!\\p{L})`,
    `(?<!\\p{L})(?:si|cuando) ${ES_WE_CANCEL}(?!\\p{L})[^.!?;,\\n]{0,30},? (?:(?:la|el|su|tu) ${ES_MONEY} (?:tampoco|no) se (?:devuelve|reembolsa|reintegra)|nos quedamos (?:con )?(?:la|el|su|tu) ${ES_MONEY}|(?<!no )se pierde (?:la|el|su|tu) ${ES_MONEY})(?!\\p{L})`,
  ].join('|'),
  'iu',
);

const SPANISH_NEVER = new RegExp(
  `(?<!\\p{L})${ES_MONEY} (?:no se (?:devuelve|devolverá|reembolsa|reintegra)|no es reembolsable),? (?:bajo ning[uú]n(?:a)? (?:concepto|circunstancia)|en ning[uú]n caso|pase lo que pase|sea cual sea (?:el|la) (?:motivo|causa|raz[oó]n)|por ning[uú]n motivo)(?!\\p{L})`,
  'iu',
);

const ES_UNLESS =
  /(?<!\p{L})(?:sino|pero|otra fecha|vale|nul[ao]s?|abusiv[ao]s?|nadie|nunca|empresas?|profesionales|salvo|excepto)(?!\p{L})/iu;

/**
 * Deposits that a business keeps when it cancels, by language: whoever does not perform has to give back what was paid
 * (§§ 326 (4) and 307 BGB; Real Decreto Legislativo 1/2007, art. 87; Consumer Rights Act 2015, schedule 2, 5).
 */
export const KEPT_DEPOSITS = {
  en: [
    ...exclusions(ENGLISH, EN_UNLESS, [' cancel', ' call ']),
    ...exclusions(ENGLISH_NEVER, EN_UNLESS, ['eposit', 'ayment', 'paid', 'fee']),
  ],
  de: [
    ...exclusions(GERMAN, DE_UNLESS, [
      'absagen',
      'sagen wir',
      'agen wir ',
      'stornieren',
      'ausfallen',
    ]),
    ...exclusions(GERMAN_NEVER, DE_UNLESS, ['keinen', 'keinem', 'erstattet', 'gezahlt']),
  ],
  es: [
    ...exclusions(SPANISH, ES_UNLESS, ['cancel', 'anul', 'suspend']),
    ...exclusions(SPANISH_NEVER, ES_UNLESS, ['ning', 'pase lo', 'sea cual']),
  ],
};
