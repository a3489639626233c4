import type { Span } from '../../../content/span-location.ts';

/*
 * What other programs leave in a text that was copied from them: shortcodes of site builders, which only these replace,
 * the errors and codes of word processors, spreadsheets and assistants, and the times of messages in chats.
 */

const NAME = '[a-z][a-z\\d]*(?:[_-][a-z\\d]+)*';
const VALUE = '(?:"[^"\\]\\n]*"|“[^”\\]\\n]*”|\'[^\'\\]\\n]*\'|„[^“”\\]\\n]*[“”]|[^\\s\\]"“„\']+)';

const SHORTCODES = [
  // [contact-form-7 id="214"], [/caption], [vc_row], [gallery], [toc]; text behind them would be the address of a link
  `\\[${NAME}(?:\\s+[a-z][\\w-]*=${VALUE})+\\s*/?\\](?!\\()`,
  `\\[/${NAME}\\](?!\\()`,
  '(?<!\\[)\\[[a-z][a-z\\d]*(?:_[a-z\\d]+)+\\](?![(:[])',
  '(?<!\\[)\\[(?:gallery|nggallery|toc|TOC|wpforms|contact-form(?:-7)?)\\](?![(:[])',
  '\\[(?:image|cid|bild|imagen): ?[^\\]\\n]{1,80}\\](?!\\()',
  // <?php the_title(); ?>, and a value that it echoes
  '<\\?(?:php(?!\\p{L})|=)[^\\n]{0,80}?(?:\\?>|$)',
  // {loadposition sidebar} of Joomla, {/gallery}, {: .note} of kramdown
  '\\{(?:loadposition|loadmodule|loadmoduleid|module) [^{}\\n]{1,40}\\}',
  '\\{/[a-z]{3,20}\\}',
  '\\{: ?[.#][a-z][^{}\\n]{0,40}\\}',
];

const DOCUMENTS = [
  '(?<!\\p{L})Error[!:] (?:Reference source not found|Bookmark not defined|Hyperlink reference not valid|Not a valid (?:link|bookmark|result|filename)|No table of (?:contents|figures) entries found|No text of specified style in document|No sequence specified|Unknown (?:document property name|switch argument))',
  '(?<!\\p{L})Fehler[!:] (?:Verweisquelle konnte nicht gefunden werden|Referenz(?:quelle)? nicht gefunden|Textmarke nicht definiert|Hyperlink-Referenz ungültig|Ungültiger Eigenverweis auf Textmarke|Es (?:konnten|wurden) keine Einträge für ein \\p{L}+verzeichnis gefunden|Kein Text mit angegebener Formatvorlage im Dokument)',
  '¡?(?<!\\p{L})Error[!:] (?:No se encuentra (?:el origen|la fuente) de (?:la )?referencia|No se encontró el origen de la referencia|Marcador no definido|Referencia de hipervínculo no válida|Vínculo no válido|No se encontraron (?:entradas|elementos) de tabla de \\p{L}+|No hay texto con el estilo especificado en el documento)',
  // A field that nobody has filled in.
  '(?:Click or tap|Click) here to enter (?:text|a date)|(?:Click or tap|Click) to enter (?:text|a date)',
  'Klicken(?: oder tippen)? Sie(?: hier)?, um (?:Text|ein Datum) einzugeben',
  'Haga clic(?: o pulse)? aquí(?: o pulse)? para escribir (?:texto|una fecha)',
  // { PAGEREF _Toc412 \h }
  '\\{ ?(?:PAGEREF|REF|HYPERLINK|TOC|SEQ|MERGEFIELD|NUMPAGES|DOCPROPERTY)(?: [^{}\\n]{0,60})?\\}',
  '(?<![\\p{L}\\d])(?:PAGEREF |REF )?_(?:Toc|Ref)\\d{4,}(?!\\d)',
  'HYPERLINK (?="|“)',
  '(?<![\\p{L}\\d#])#(?:REF!|BEZUG!|¡REF!|VALUE!|WERT!|¡VALOR!|NAME\\?|¿NOMBRE\\?|¡?DIV/0!|NULL!|NUM!|ZAHL!|N/A|N/D)(?![\\p{L}\\d])',
];

/** Of chats and of files with several versions. */
const MESSAGES = [
  // [9:14 AM, 6/2/2025] and [02.06.25, 09:14:07] before a message
  '\\[\\d{1,2}:\\d{2}(?::\\d{2})?(?:[ \\u202f][AaPp]\\.?[Mm]\\.?)?, \\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4}\\]',
  '\\[\\d{1,2}[/.]\\d{1,2}[/.]\\d{2,4},? \\d{1,2}:\\d{2}(?::\\d{2})?(?:[ \\u202f][AaPp]\\.?[Mm]\\.?)?\\]',
  // (v2 FINAL), text_v3_final
  '\\(?(?<![\\p{L}\\d])[Vv]\\d{1,2}(?:\\.\\d)?[ _-]?(?:final|Final|FINAL|endgültig|definitiv[oa]|DRAFT|draft)(?!\\p{L})\\)?',
  // "Sit down. <-- Ann, is that right?"
  '(?<=\\s)<-{1,2}(?=\\s\\p{L})',
];

const SCRIPTS = [
  '\\[object Object\\]',
  '(?<=[$€£] ?)(?:NaN|undefined|null)(?![\\p{L}\\d])',
  '(?<![\\p{L}\\d])(?:NaN|undefined)(?= ?(?:€|%|\\$|Euro|USD|EUR)(?!\\p{L}))',
  // Marks of sources in answers of assistants.
  ':?contentReference\\[oaicite[^\\n\\]]*\\](?:\\{[^}\\n]*\\})?|\\[oaicite:\\d+\\]',
  '【\\d+[^】\\n]{0,40}】|(?<![\\p{L}\\d])turn\\d+(?:search|view|news|file|image)\\d+|\\[cite(?:_start|: ?\\d[\\d, ]*)\\]',
];

/** Nothing of these begins without one of them, which is looked for faster. */
const SIGNS =
  /[[{#<【]|[Vv]\d|(?:Error|Fehler)[!:]|to enter |einzugeben|para escribir|_Toc|_Ref|HYPERLINK|NaN|undefined|null|oaicite|turn\d/;

const REMAINS = new RegExp([...SHORTCODES, ...DOCUMENTS, ...MESSAGES, ...SCRIPTS].join('|'), 'u');

/** Whoever teaches a program shows what it says. */
const PROGRAM =
  /(?<!\p{L})(?:Excel|Word|LibreOffice|Google (?:Docs|Sheets)|Calc|spreadsheets?|Tabellenkalkulation|hojas? de cálculo|formulas?|Formeln?|fórmulas?|WordPress|Joomla|PHP|JavaScript|shortcodes?|plug-?ins?|BBCode|HTML|source code|Quellcode)(?!\p{L})/u;

/** What another program has left in a text, and its position; undefined if there is nothing. */
export function remainsIn(text: string): Span | undefined {
  const found = mayHaveRemains(text) ? REMAINS.exec(text) : null;
  if (!found) return undefined;
  const { index, 0: words } = found;
  const end = index + words.length;
  return PROGRAM.test(`${text.slice(0, index)} ${text.slice(end)}`) ? undefined : [index, end];
}

/** True if a copy has a text that may have such remains. */
export function mayHaveRemains(copy: string): boolean {
  return SIGNS.test(copy) && REMAINS.test(copy);
}
