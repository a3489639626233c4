import type { Span } from '../../../../content/span-location.ts';
import { sentenceAt } from '../../sentence-at.ts';

/** What a law grades a fine by, before the next sum: "bei Gefährdung fünfundzwanzig". No price is higher for having put others at risk. */
const GRADED =
  /(?<!\p{L})(?:(?:bei|mit|durch) (?:\p{L}+ )?(?:gefährdung|sachbeschädigung|unfallfolge\p{L}*)|if (?:you|it|that) (?:endangers?|puts?) (?:\p{L}+ ){1,3}(?:at risk)?|(?:with|causing|for) (?:damage to property|endangerment)|si (?:hay|se causa) (?:peligro|riesgo)|(?:con|por) (?:peligro|riesgo) para)(?!\p{L})/iu;

/** Grades that prices have, too, such as those of a tow: they need an offense beside them. */
const AFTER_ACCIDENT =
  /(?<!\p{L})(?:(?:nach|bei|mit) (?:einem )?unfall|mit behinderung|(?:after|in case of|with) an accident|if (?:there is|it ends in) an accident|(?:si hay|tras un|en caso de) accidente)(?!\p{L})/iu;

/** Directly after a sum: points on a license, which are collected nowhere else. */
const POINTS =
  /^[^\p{L}\d]{0,2}\s?(?:(?:und|plus|dazu|,) (?:dazu |noch )?(?:einen?|zwei|drei|[1-8]) punkte?|(?:and|plus|with) (?:one|two|three|four|six|\d{1,2}) (?:penalty |licen[cs]e )?points?|(?:y|más|con) (?:un|dos|tres|cuatro|seis|\d) puntos?)(?!\p{L})/iu;
const COLLECTED =
  /(?<!\p{L})(?:sammel\p{L}*|bonus\p{L}*|treue\p{L}*|gutschrift|earn\p{L}*|collect\p{L}*|loyalty|reward\p{L}*|acumul\p{L}*|gan(?:a|as|an))(?!\p{L})/iu;

/** What the law asks riders and drivers to have. */
const WITHOUT =
  '(?:ohne|without|with no|sin) (?:\\p{L}+ ){0,2}?(?:\\p{L}*lichte?r?|beleuchtung|klingel|bremsen?|rückstrahler|reflektoren|helm|gurt|führerschein|fahrerlaubnis|versicherung|versicherungsschutz|kennzeichen|\\p{L}*plakette|tüv|winterreifen|warnweste|parkscheibe|lights?|lamps?|bell|brakes?|reflectors?|helmet|seat ?belt|licen[cs]e|insurance|number ?plates?|mot|luz|luces|timbre|frenos|casco|cinturón|carné|carnet|seguro|matrícula|itv|reflectantes|chaleco)(?!\\p{L})';

/** Where nobody may ride, park or drive. */
const FORBIDDEN =
  '(?:(?:auf|über) (?:dem|den|einem|der)? ?(?:geh|rad|fuß|bürger)\\p{L}*|(?:bei|über) (?:rot|rote)|(?:gegen|in) (?:die |der )?(?:einbahnstraße|fahrtrichtung)|freihändig|on the (?:pavement|sidewalk|footpath|cycle path|bike lane|zigzags?|hard shoulder|double yellows?)|(?:in|on) a (?:bike|bus|cycle) lane|through (?:a )?red|(?:up|down|against) a one-way|en (?:la acera|el carril (?:bici|bus)|doble fila|dirección prohibida|rojo)|un semáforo)';

/** The phone at the wheel. */
const PHONE =
  '(?:(?:handy|smartphone|telefon) (?:am|in der) (?:ohr|steuer|lenker|hand)|(?:phone|mobile) (?:at the wheel|in (?:your|the) hand|while (?:driving|riding|cycling))|móvil (?:al volante|en la mano))';

/** What somebody does on the road, as the subject of what it costs. */
const DOES =
  '(?:(?:wer|das|quien|el|whoever) )?(?:[\\p{L}-]+ ){0,4}?(?:fahren|fährt|radeln|radelt|parken|parkt|unterwegs|riding|rides?|cycling|driving|parking|jumping|running|circular|circula|conducir|conduce|ir|va|aparcar|aparca|saltarse)(?!\\p{L})';

/** Says of a sum, up to it, that it is due for breaking a rule of the road: "Riding without lights costs you", „Ohne Licht sind“. */
const OFFENSE = new RegExp(
  `^[^\\p{L}{]{0,6}(?:(?:${DOES})[^.;:!?\\n]{0,40}(?:${WITHOUT}|${FORBIDDEN}|${PHONE})|(?:wer |whoever |quien )?(?:[\\p{L}-]+ ){0,3}?(?:${WITHOUT}|${PHONE}|(?:${FORBIDDEN}) (?:zu )?(?:fahren|fährt|parken|parkt|radeln))|freihändig)[^.;!?\\n]{0,60}$`,
  'iu',
);

/** The same anywhere in a sentence. */
const BREAKS = new RegExp(`(?<!\\p{L})(?:${WITHOUT}|${FORBIDDEN}|${PHONE})`, 'iu');

/** Something that a business offers to whoever comes without. */
const OFFERED =
  /(?<!\p{L})(?:we|our|us|wir|uns|unser\p{L}*|nuestr\p{L}+|lessons?|hire|rental|tours?|kurs\p{L}*|\p{L}*stunden?|miete\p{L}*|verleih|\p{L}*tour(?:en)?|clases?|alquiler|cobramos)(?!\p{L})|\{/iu;

/** What a fine is called where it is none of a court. */
const CALLED = /(?<!\p{L})(?:fixed[- ](?:charge|penalty)|penalty (?:charge|notice))(?!\p{L})/iu;

/** True for the fine of a law, also where its sentence does not call it one. */
export function isFine(text: string, [at, to]: Span): boolean {
  const { start, end } = sentenceAt(text, at);
  const sentence = text.slice(start, end);
  if (OFFERED.test(sentence)) return false;
  if (GRADED.test(sentence) || CALLED.test(sentence)) return true;
  if (POINTS.test(text.slice(to, end)) && !COLLECTED.test(sentence)) return true;
  if (OFFENSE.test(text.slice(start, at))) return true;
  return AFTER_ACCIDENT.test(sentence) && BREAKS.test(sentence);
}
