import { exclusions } from './breach.ts';
import {
  DE_LEFT,
  EN_CASE,
  EN_EXCLUDES,
  EN_LEFT,
  ES_EXCLUDES,
  ES_LEFT,
} from './excluded-liability.ts';

/** The end of a sentence: whatever else it says would be the case in which nobody is liable. */
const ENDS = '(?=[.!]|$)';

const EN_HARM = '(?:loss(?:es)?|damages?|injur(?:y|ies)|accidents?|harm|theft|breakages?)';
const EN_THING =
  "(?:(?:your|the|any|customers?[’']?|clients?[’']?|personal) ){0,2}(?:property|homes?|house|belongings|vehicles?|car|goods|possessions|items|premises|furniture|you|persons?|people)";
const EN_TIME =
  '(?:during|in the course of) (?:(?:the|our|your|any) )?(?:work|works|job|service|visit|move|lessons?|cleaning|installation|stay|treatment)';

const ENGLISH = new RegExp(
  `(?<!\\p{L})${EN_EXCLUDES} for (?:any|all)(?: and all)?(?: kinds? of)? ${EN_HARM}(?:(?:,| or|, or| and) (?:any )?${EN_HARM}){0,3}(?: (?:to|of) ${EN_THING}(?: (?:or|and) ${EN_THING})?)?(?: ${EN_TIME})?${ENDS}`,
  'imu',
);

const EN_UNLESS = new RegExp(
  `${EN_LEFT.source}|${EN_CASE.source}|(?<!\\p{L})(?:venues?|organi[sz]ers?|hosts?|car parks?|stations?|statutory)(?!\\p{L})`,
  'iu',
);

const DE_HARM = '(?:(?:sach|folge|transport)?schäden|verluste?|unfälle|verletzungen|diebstahl)';
const DE_ALL = '(?:(?:etwaige|mögliche|eventuelle|irgendwelche|sämtliche|alle|jegliche) )?';
const DE_THING =
  '(?: (?:am|an|im) (?:(?:ihrem|ihren|ihrer|der|den) )?(?:fahrzeug|auto|rad|haus|eigentum|inventar|möbeln|gebäude|wohnung|gegenständen|personen|sachen|garten|einrichtung)(?: (?:und|oder) \\p{L}+)?)?';
const DE_HARMS = `für ${DE_ALL}${DE_HARM}(?:(?:,| und| oder) ${DE_HARM}){0,2}${DE_THING}`;

const GERMAN = new RegExp(
  [
    `(?<!\\p{L})(?:wir haften (?:grundsätzlich )?nicht|wir übernehmen (?:grundsätzlich )?keine haftung|(?<=(?:^|[.!?:] ))keine haftung) ${DE_HARMS}${ENDS}`,
    `(?<!\\p{L})${DE_HARMS} (?:haften wir (?:grundsätzlich )?nicht|wird (?:grundsätzlich )?nicht gehaftet|(?:übernehmen wir|übernimmt (?:die firma|der betrieb)) (?:grundsätzlich )?keine haftung|wird (?:grundsätzlich )?keine haftung übernommen)${ENDS}`,
    `(?<=(?:^|[.!?:] ))(?:(?:die|eine|unsere) )?haftung(?: ${DE_HARMS})? (?:ist )?(?:grundsätzlich |generell )?ausgeschlossen${ENDS}`,
    `(?<!\\p{L})wir schließen (?:(?:jede|jegliche|die|unsere) )?haftung(?: ${DE_HARMS})? aus${ENDS}`,
  ].join('|'),
  'imu',
);

const DE_UNLESS = new RegExp(
  `${DE_LEFT.source}|(?<!\\p{L})(?:wenn|falls|sofern|solange|während|durch|infolge|aufgrund|wegen|bei)(?!\\p{L})`,
  'iu',
);

const ES_HARM =
  '(?:daños?|pérdidas?|lesi(?:ón|ones)|accidentes?|robos?|desperfectos?|roturas?|averías?|perjuicios?)';
const ES_ANY =
  '(?:(?:ningún|ninguna|cualquier|todo|el|la|los|las)(?: tipo de)? )?(?:(?:posibles?|eventuales) )?';
const ES_WHERE =
  '(?: (?:en|durante|a|sobre) (?:(?:el|la|los|las|su|sus|tu|tus|nuestras?) )?(?:trabajos?|obras?|servicio|clases?|personas|bienes|vivienda|casa|vehículo|coche|propiedad|instalaciones|actividad|muebles|cosas)(?: (?:o|y|ni) \\p{L}+)?)?';

/** Who is not liable: of others the sentence would be a warning. */
const ES_OURS =
  '(?:(?:^|[.!?:] )|(?:la (?:empresa|academia|clínica|casa|dirección|escuela|tienda|peluquería)|el (?:taller|centro|estudio|hotel|local|establecimiento|gimnasio|negocio)) |(?=no (?:nos|somos|seremos|asumi|acepta|respondemos|responderemos))(?<!\\p{L})|(?=declina)(?<!\\p{L}))';

const SPANISH = new RegExp(
  `${ES_OURS}${ES_EXCLUDES} (?:de|del|por|ante) ${ES_ANY}${ES_HARM}(?:(?:,| ni| o| y)(?: de)? ${ES_ANY}${ES_HARM}){0,3}${ES_WHERE}${ENDS}`,
  'imu',
);

const ES_UNLESS = new RegExp(
  `${ES_LEFT.source}|(?<!\\p{L})(?:si|cuando|mientras|que|nunca|jamás|cláusulas?|según|fuera|ajen\\p{L}+)(?!\\p{L})`,
  'iu',
);

/**
 * Sentences that exclude liability and name no case, by language: what they leave out, such as negligence and injury, is
 * what the law does not let them exclude (§ 309 no. 7 BGB; § 6 (1) no. 9 KSchG; Real Decreto Legislativo 1/2007, art. 86;
 * Consumer Rights Act 2015, sections 57 and 65).
 */
export const FLAT_EXCLUSIONS = {
  en: exclusions(ENGLISH, EN_UNLESS, [' liab', ' responsib']),
  de: exclusions(GERMAN, DE_UNLESS, ['haft', 'Haftung']),
  es: exclusions(SPANISH, ES_UNLESS, ['respon']),
};
