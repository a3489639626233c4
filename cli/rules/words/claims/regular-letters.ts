function wordOf(source: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'iu');
}

/** How a language says that something is sent again and again to whoever leaves an address. */
interface Sending {
  often: string;
  sent: string;
  /** What tells people something; a box of vegetables or a bill does not. */
  news: string;
}

const ENGLISH: Sending = {
  often:
    '(?:once|twice|(?:\\d+|two|three|four|five|six|ten|twelve|a few|several) times) (?:a|an|each|every|per) (?:week|fortnight|month|quarter|season|year)|(?:every|each) (?:(?:other|second|few|two|three|four|six) )?(?:morning|days?|weeks?|fortnight|months?|quarter|season|spring|summer|autumn|fall|winter|years?|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|daily|weekly|fortnightly|monthly|quarterly|yearly|regularly|regular|now and then|from time to time|occasional(?:ly)?',
  sent: 'sen[dt]|sending|sends|e-?mail(?:s|ed)?|mails?|writes?|post|shares?|tells?|hear|get|receive',
  news: "dates|news|offers|deals|discounts|letters?|e-?mails?|updates?|tips|ideas|recipes?|program(?:me)?s?|stories|articles|invitations?|workshops?|courses|events|arrivals|collections?|what['’]s (?:on|new)|what is (?:on|new)",
};

const GERMAN: Sending = {
  often:
    '(?:ein|zwei|drei|vier|fünf|sechs|zehn|zwölf|ein paar ?|mehr|\\d+ ?)mal (?:die|im|pro|jede[ns]?|in der) (?:woche|monat|quartal|jahr|saison)|alle (?:zwei|drei|vier|sechs|paar) (?:tage|wochen|monate)|jede[nrs]? (?:woche|monat|quartal|frühjahr|frühling|sommer|herbst|winter|jahr|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch)|(?:täglich|wöchentlich|monatlich|vierteljährlich|jährlich)(?:e[nrs]?)?|ab und zu|gelegentlich|von zeit zu zeit|regelmäßig(?:e[nrs]?)?',
  sent: 'schick(?:en|t)|verschicken|senden|zusenden|versenden|schreiben|mailen|informieren|erhalten|bekommen|erfahren',
  news: '\\p{L}*(?:termine|angebote|kurse|rezepte|tipps|aktionen|veranstaltungen|nachrichten|briefe?|infos?|e-?mails?|mails?)|neuigkeiten|neues|informationen|news|post|programm|einladung(?:en)?|was (?:es )?neue?s? (?:gibt|ist)',
};

const SPANISH: Sending = {
  often:
    '(?:una vez|(?:dos|tres|cuatro|cinco|seis|varias|\\d+) veces) (?:al|por|a la|cada|en el) (?:semana|mes|trimestre|temporada|año)|cada (?:(?:dos|tres|seis|pocas|pocos) )?(?:días?|semanas?|quincena|mes(?:es)?|trimestre|temporada|primavera|verano|otoño|invierno|año|lunes|martes|miércoles|jueves|viernes|sábado|domingo)|todas las semanas|todos los meses|(?:semanal|quincenal|mensual|trimestral|anual)(?:es|mente)?|de vez en cuando|regularmente|periódic\\p{L}+',
  sent: 'env[ií]\\p{L}+|mand\\p{L}+|escrib\\p{L}+|recib\\p{L}+|avis(?:amos|aremos|arte|arle)',
  news: 'fechas|novedades|ofertas|noticias|correos?|e-?mails?|mensajes?|cartas?|consejos|recetas|programa(?:ción)?|cursos|talleres|promociones|descuentos|invitaci(?:ón|ones)|eventos',
};

const SENDING = [ENGLISH, GERMAN, SPANISH].map(({ often, sent, news }) => ({
  often: wordOf(often),
  sent: wordOf(sent),
  news: wordOf(news),
}));

/** What is asked for and belongs to something that somebody has bought, or comes once. */
const OF_CUSTOMERS = wordOf(
  'remind\\p{L}*|invoices?|bills?|statements?|receipts?|reports?|results?|readings?|box(?:es)?|parcels?|deliver(?:y|ies|ed)?|wait(?:ing)?[ -]?list|your (?:order|booking|appointment|account|child(?:ren)?|dog|horse|pet|clock|boiler|course|class|group)|erinner\\p{L}*|\\p{L}*rechnung(?:en)?|\\p{L}*(?:kisten?|pakete?)|lieferung(?:en)?|\\p{L}*berichte?|\\p{L}*werte|warteliste|(?:ihre?|deine?)[nrms]? (?:bestellung|buchung|kind|termin|kurs|gruppe)|recuerd\\p{L}*|recordatori\\p{L}*|facturas?|recibos?|informes?|resultados|cajas?|cestas?|paquetes?|entregas?|lista de espera|(?:su|tu) (?:pedido|reserva|cita|cuenta|hij\\p{L}+|grupo|curso)',
);

/** Says before it that it is not done; “no more than once a month” says how often it is. */
const DENIES =
  /(?<!\p{L})(?:never|not|nie|nicht|keine?[nrsm]?|nunca|no)(?!\p{L})(?! (?:more|mehr|öfter|häufiger|más))/iu;

/** What a form is for that asks for an address alone: to tell people something, however often. */
const TELLS = wordOf(
  '(?:our |the |latest |more )?news(?: from| of|,|"|$)|stay (?:in touch|informed|up to date|in the loop)|keep (?:me|you|in) (?:informed|posted|touch|up to date)|be the first to (?:know|hear)|(?:you will|you[\'’]ll) hear from us|neuigkeiten|neues (?:aus|von|vom)|auf dem laufenden|(?:sie hören|du hörst|ihr hört) von uns|nichts (?:mehr )?verpassen|novedades|noticias|(?:mantente|manténgase) al (?:día|tanto)|no te pierdas|entérate|(?:tendrás|tendrá) noticias',
);

/** Fields that say who writes, or what of: a form with others asks for something else. */
const OF_READERS = ['email', 'consent', 'hidden', 'choice', 'choices'];

/** Fields of a form that asks for an address alone. */
const OF_ADDRESS = ['email', 'consent', 'hidden'];

interface Field {
  type?: unknown;
  name?: unknown;
}

function isOfReader({ type, name }: Field): boolean {
  return (
    OF_READERS.includes(String(type)) || /^(?:.*name|vorname|nombre|apellidos?)$/i.test(`${name}`)
  );
}

/** True of a sentence that says what is sent, and how often. */
function saysRegularly(sentence: string): boolean {
  return SENDING.some(({ often, sent, news }) => {
    const told = often.test(sentence) && sent.test(sentence) ? news.exec(sentence) : null;
    return told !== null && !DENIES.test(sentence.slice(0, told.index));
  });
}

/**
 * True if a form only asks who wants to read what is sent again and again, and says so: a newsletter, whatever it is called.
 *
 * @param words above the form and on its button, in quotation marks each, as JSON has them.
 */
export function sendsRegularly(words: string, fields: readonly Field[]): boolean {
  if (!fields.some(({ type }) => type === 'email') || !fields.every(isOfReader)) return false;
  if (OF_CUSTOMERS.test(words)) return false;
  const isAlone = fields.every(({ type }) => OF_ADDRESS.includes(String(type)));
  const told = isAlone ? TELLS.exec(words) : null;
  return (
    words.split(/[.!?;"\n]/).some(saysRegularly) ||
    (told !== null && !DENIES.test(/[^.!?"]*$/.exec(words.slice(0, told.index))?.[0] ?? ''))
  );
}
