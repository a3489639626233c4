import type { Span } from '../../../content/span-location.ts';

/** Says that there is something to be had or to come to. */
const ANNOUNCES =
  /[%$€£]|(?<!\p{L})(?:sales?|offers?|deals?|specials?|free|off|places?|spots?|seats?|slots?|tickets?|courses?|class(?:es)?|workshops?|events?|open\p{L}*|camps?|tours?|fairs?|markets?|festivals?|concerts?|dates?|new|now|next|only|until|till?|from|order\p{L}*|starts?|starting|begins?|book\p{L}*|enrol\p{L}*|register|join|\p{L}*kurse?|\p{L}*termine?|\p{L}*aktion(?:en)?|\p{L}*angebote?|rabatt|frei\p{L}*|plätze|nächst\p{L}*|neu\p{L}*|ab|bis|noch|jetzt|start\p{L}*|beginn\p{L}*|\p{L}*markt|\p{L}*fest|konzert|cursos?|taller(?:es)?|ofertas?|descuentos?|plazas?|próxim\p{L}+|nuev\p{L}+|desde|hasta|empieza\p{L}*|comienza\p{L}*|inscrip\p{L}+|solo|ferias?|conciertos?|abiert\p{L}+|abrimos|fechas?|quedan?|disponibles?|left|available)(?!\p{L})/iu;

/** The day of a date, beside its year. */
const DAY = /(?<!\d)\d{1,2}(?!\d)/;

/**
 * True for a month with its year and nothing to come to: when a story was written, or the work on a page was done, as in "A story by Ann Lee,
 * October 2026".
 */
export function isDateline(text: string, [start, end]: Span): boolean {
  if (DAY.test(text.slice(start, end))) return false;
  return !ANNOUNCES.test(`${text.slice(0, start)} ${text.slice(end)}`);
}

/** Directly before the day by which somebody had done something already, for whom an offer is not: "not for furnaces ordered before". */
const DONE_BEFORE =
  /(?<!\p{L})(?:not|no|nor|except|excludes?|excluding|exempt|no|salvo|excepto|excluid[oa]s?)(?!\p{L})[^.!?;\n]{0,60}\s(?:\p{L}{2,}ed|bought|built|sold|made|given|\p{L}{2,}[ai]d[oa]s?)\s(?:on or )?(?:before|antes del?)\s(?:the\s)?$/iu;

/** True for a date before which something had been done, in words that deny an offer for it. */
export function isOfDoneBefore(sentence: string): boolean {
  return DONE_BEFORE.test(sentence);
}

/** Directly before the day on which a document was written; an offer “from” a day begins then, and “our offer” may still be one. */
const DOCUMENT =
  /(?<!\p{L})(?<!(?:our|unser|unserem|nuestr[oa]) )(?:(?:(?:\p{L}*angebot|kostenvoranschlag|\p{L}*rechnung|\p{L}*vertrag|\p{L}*bescheid|schreiben|brief|gutachten|\p{L}*bericht) vom|(?:offer|quote|quotation|estimate|invoice|bill|letter|report) (?:of|dated)|(?:presupuesto|factura|informe|carta|acta|contrato) (?:de fecha|con fecha(?: de)?|del))\s(?:(?:\p{L}+day|\p{L}+tag|mittwoch|lunes|martes|miércoles|jueves|viernes|sábado|domingo),? )?(?:den |dem |the )?)$/iu;

/** A letter or an entry with whose it is, and a comma before its day: “A letter from a customer, Saturday”. */
const LETTER =
  /(?:^|\n)(?:(?:a|an|the|one|ein|eine|una?|la|el)\s)?(?:\p{L}+\s)?(?:letter|e-?mail|postcard|(?:text |voice )?message|review|diary|note|log|brief|postkarte|karte|nachricht|zuschrift|tagebuch|notiz|eintrag|carta|correo|postal|mensaje|nota|diario)\s(?:from|to|by|of|von|an|vom|der|des|einer|eines|unserer|del?|para)\s[^.!?;:\n]{1,60},\s(?:(?:\p{L}+day|\p{L}+tag|mittwoch|lunes|martes|miércoles|jueves|viernes|sábado|domingo),? )?(?:den |dem |el |on |am )?$/iu;

/** A photograph shows what has been, whatever day it names. */
const PICTURED =
  /(?<!\p{L})(?:photo(?:graph)?s?|snapshots?|pictures?|foto(?:s|grafías?)?|aufnahmen?|schnappsch(?:uss|üsse)|bild(?:er)?|imágen(?:es)?|imagen)(?:\s\p{L}+){0,3}\s(?:shows?|taken|(?:is|are|dates?) from|zeigt|zeigen|entstand(?:en)?|stamm(?:t|en)|muestran?|tomad[oa]s?|(?:es|son) del?)(?!\p{L})[^.!?;:\n]*$/iu;

/** Goes on as the first day of a period. */
const FROM_THEN =
  /^\s*(?:[-–]|(?:bis|an|to|until|till|through|onwards?|al|hasta|en adelante)(?!\p{L}))/iu;

/** True for the day of a document or a photograph, as a page tells of it: „Angebot vom 14. September 2026“ above its table. */
export function isDateOfDocument(before: string, after: string): boolean {
  if (FROM_THEN.test(after)) return false;
  if (LETTER.test(before) && /^\s*(?:[.)]|\n|$)/.test(after)) return true;
  return DOCUMENT.test(before) || PICTURED.test(before);
}
