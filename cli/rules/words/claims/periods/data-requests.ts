import { type SaidPeriods, saying } from './said-periods.ts';

/*
 * How long people wait for an answer to what they ask about their data. A month may become three for requests that are
 * complex or many, which the sentence says then.
 */

export const ENGLISH_DATA: SaidPeriods = {
  right: 'data-request',
  sign: /(?:nswer|espon|reply|replies)/,
  asked:
    /your (?:data )?rights|rights? of access|subject access|access request|data protection rights/i,
  bare: false,
  said: saying(
    'en',
    '(?:subject access|data|access) requests?..(?:answer|respond|repl)\\p{L}*..(?:within|in|after|takes?) N',
    '(?:answer|respond|repl)\\p{L}*..(?:subject access|data|access) requests?..(?:within|in) N',
    '(?:what|which) (?:personal )?(?:data|information)..we (?:hold|keep|have|store)..(?:answer|respond|reply)..(?:within|in) N',
  ),
  saidAlone: saying(
    'en',
    'we (?:will |shall )?(?:answer|respond|reply)(?: to you)? (?:within|in) N',
  ),
  unless:
    /(?<!\p{L})(?:complex|complicated|extend\p{L}*|extension|one month|a month|30 days|thirty days|(?:working|business) days?|hours?|complain\p{L}*|deleted?|kept|keep (?:them|it|your))(?!\p{L})/iu,
};

export const GERMAN_DATA: SaidPeriods = {
  right: 'data-request',
  sign: /ntwort|uskunft/,
  asked: /ihre rechte|deine rechte|betroffenenrechte|rechte der betroffenen|auskunft/i,
  bare: false,
  said: saying(
    'de',
    'auskunft\\p{L}*..(?:binnen|innerhalb(?: von)?|in|nach|spätestens nach) N',
    'auskunftsanfragen..(?:binnen|innerhalb(?: von)?|in) N',
  ),
  saidAlone: saying('de', '(?:wir )?(?:be)?antworten(?: wir)?..(?:binnen|innerhalb(?: von)?|in) N'),
  unless:
    /(?<!\p{L})(?:komplex\p{L}*|verlänger\p{L}*|einem monat|eines monats|30 tagen?|werktag\p{L}*|stunden|gelöscht|lösch\p{L}*|gespeichert|aufbewahr\p{L}*|beschwerde\p{L}*)(?!\p{L})/iu,
};

export const SPANISH_DATA: SaidPeriods = {
  right: 'data-request',
  sign: /espond|ontest|olicitud/,
  asked:
    /(?:tus|sus) derechos|derechos de (?:acceso|protecci[oó]n|las personas)|derecho de acceso/i,
  bare: false,
  said: saying(
    'es',
    '(?:acceso|rectificaci[oó]n|supresi[oó]n|solicitud(?:es)?)..(?:respond|contest)\\p{L}*..(?:en|dentro de|en un plazo de)(?: un plazo de)? N',
  ),
  saidAlone: saying(
    'es',
    '(?:respond|contest)(?:emos|eremos|aremos|amos)(?: \\p{L}+)?..(?:en|dentro de|en un plazo de)(?: un plazo de)? N',
  ),
  unless:
    /(?<!\p{L})(?:complej\p{L}*|prorrog\p{L}*|ampli\p{L}*|un mes|30 d[ií]as|h[aá]biles|laborables|horas|conserv\p{L}*|borr\p{L}*|reclamaci\p{L}*)(?!\p{L})/iu,
};
