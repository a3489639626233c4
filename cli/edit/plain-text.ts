/** Characters that are invalid outside double quotes, or invisible there. */
export const NEEDS_ESCAPE =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding them is the purpose
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

/** What YAML 1.2 parses as something other than a string. */
const OTHER_TYPE =
  /^(?:null|Null|NULL|~|true|True|TRUE|false|False|FALSE|[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?|0o[0-7]+|0x[\da-fA-F]+|[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;

/** What YAML 1.1, which other programs still use, parses as a boolean, number, time or date. */
const OTHER_TYPE_ELSEWHERE =
  /^(?:y|n|yes|no|on|off|<<|=|[-+]?0b[01_]+|[-+]?\d[\d_]*(?:\.[\d_]*)?(?:e[-+]?\d+)?|[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?|\d{4}-\d{1,2}-\d{1,2}(?:[Tt\s].*)?)$/i;

/** Starts of what is not a plain string. */
const INDICATOR = /^(?:[,[\]{}#&*!|>'"%@`]|[-?:](?=\s|$)|[?:]|-[-\s]|\.\.\.)/;

/**
 * True if a text can be written without quotes and is read back as the same text, by other programs too.
 *
 * @param old a text without quotes at the same position: if a date was fine there, the next date is too.
 */
export function canBePlain(text: string, isInFlow: boolean, old?: string): boolean {
  if (text === '' || text.trim() !== text || text.includes('\n') || NEEDS_ESCAPE.test(text))
    return false;
  if (INDICATOR.test(text) || /:(?:\s|$)|\s#/.test(text)) return false;
  if (isInFlow && /[,[\]{}:#"']/.test(text)) return false;
  if (OTHER_TYPE.test(text)) return false;
  return !OTHER_TYPE_ELSEWHERE.test(text) || (old !== undefined && OTHER_TYPE_ELSEWHERE.test(old));
}
