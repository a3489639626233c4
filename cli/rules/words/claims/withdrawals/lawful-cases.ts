/** Speaks of the right to take back what was agreed at a distance, or away from a shop. */
const WITHDRAWAL =
  /(?<!\p{L})(?:right to (?:cancel|withdraw)|withdrawal|cancellation|widerruf\p{L}*|rücktritt\p{L}*|desist\p{L}*)(?!\p{L})/iu;

const EN = [
  'perish\\p{L}*|spoil(?:s|t|ed|ing)?|wilt(?:s|ed|ing)?|go(?:es)? off|deteriorat\\p{L}*|expires? (?:quickly|rapidly|soon)|(?:short|brief) (?:shelf|vase) li(?:fe|ves)|fresh|cut flowers|bouquets?|food',
  'made (?:to (?:order|measure|your)|for you)|bespoke|custom(?:-?made|i[sz]ed)|personali[sz]ed|engraved|cut to (?:size|length|measure)|to your (?:own )?(?:specifications?|measurements?|designs?|wishes)',
  'sealed|unsealed|seals?|hygien\\p{L}*|inseparabl[ey]|mixed (?:in|with)|fluctuat\\p{L}*|auctions?|urgent\\p{L}*|emergenc\\p{L}*',
  'newspapers?|magazines?|periodicals?|digital|downloads?|software|streaming|tickets?',
  '(?:fixed|specific|particular|set|agreed|certain) (?:dates?|days?|times?|periods?)|accommodation|overnight stays?|(?:car|van|vehicle) (?:hire|rental)|catering|(?:transport|carriage) of goods',
  '(?:fully|completely) (?:performed|provided|carried out)',
  '(?<!not )(?:in|at) (?:our|the) (?:shop|store|studio|workshop|showroom|counter|till)|in person|on our premises|over the counter',
].join('|');

const DE = [
  'verderb\\p{L}*|\\p{L}*welk(?:t|en|ende?)?|(?:kurz|begrenzt|nicht lange) (?:haltbar|halten)\\p{L}*|verfallsdatum|\\p{L}*frische[nrs]?|schnittblumen|\\p{L}*str(?:auß|äuße)n?|\\p{L}*lebensmittel\\p{L}*',
  'maß\\p{L}*|\\p{L}*anfertigung\\p{L}*|zugeschnitten\\p{L}*|graviert\\p{L}*|personalisiert\\p{L}*|kundenspezifikation\\p{L}*|nach (?:ihren|deinen|euren) (?:vorgaben|angaben|wünschen|maßen)',
  'versiegel\\p{L}*|entsiegel\\p{L}*|siegels?|hygien\\p{L}*|gesundheitsschutz\\p{L}*|vermisch\\p{L}*|untrennbar\\p{L}*|schwankung\\p{L}*|\\p{L}*versteigerung\\p{L}*|auktion\\p{L}*|dringend\\p{L}*|notfall\\p{L}*|notfälle\\p{L}*',
  'zeitung(?:en)?|zeitschrift(?:en)?|illustrierten?|digital\\p{L}*|downloads?|software|eintrittskarten|tickets?',
  '(?:bestimmt|fest|vereinbart)e[mnrs]? (?:termin|tag|zeitpunkt|datum|zeitraum)\\p{L}*|beherbergung\\p{L}*|übernachtung\\p{L}*|mietwagen|(?:auto|kraftfahrzeug)vermietung|beförderung von waren|lieferung von speisen|catering',
  'vollständig (?:erbracht|erfüllt|ausgeführt)\\p{L}*',
  '(?<!nicht )(?:im (?:laden|geschäft|ladengeschäft|atelier|studio|verkaufsraum)|in (?:der|unserer) (?:werkstatt|filiale)|vor ort|an der (?:kasse|theke))',
].join('|');

const ES = [
  'perecedero\\p{L}*|caduc\\p{L}+|deterior\\p{L}+|estrope\\p{L}+|marchit\\p{L}+|fresc[oa]s?|flores? cortadas?|ramos?|alimentos?',
  'a (?:tu |su |la )?medida|por encargo|personalizad\\p{L}*|grabad[oa]s?|(?:tus|sus) (?:especificaciones|indicaciones|medidas)',
  'precint\\p{L}+|desprecint\\p{L}+|higien\\p{L}*|protección de la salud|mezclad\\p{L}+|inseparable\\p{L}*|fluctuaci\\p{L}+|subastas?|urgen\\p{L}+',
  'periódicos?|revistas?|prensa|digital(?:es)?|descargas?|programas informáticos|entradas?',
  '(?:fechas?|días?|per[ií]odos?) (?:concret|específic|determinad|fij|cerrad|acordad)[oa]s?|alojamientos?|alquiler de (?:coches|vehículos|furgonetas)|transporte de (?:bienes|mercancías)|catering',
  '(?:completamente|totalmente|por completo) (?:ejecutad|prestad|realizad)[oa]s?',
  '(?<!no )(?:en (?:la|nuestra) tienda(?! online| en línea| virtual)|en (?:el|nuestro) (?:local|taller|mostrador|estudio)|en persona|presencial\\p{L}*)',
].join('|');

/** The cases of Directive 2011/83/EU, art. 16, in the words of the law and of those who explain it. */
const CASES = new RegExp(`(?<!\\p{L})(?:${EN}|${DE}|${ES})(?!\\p{L})`, 'iu');

/**
 * True for a withdrawal that is excluded where the law gives none.
 *
 * @param found what excludes it. @param said its sentence, and the one before, which may name the case.
 */
export function isLawfulCase(found: string, said: string): boolean {
  return WITHDRAWAL.test(found) && CASES.test(said);
}
