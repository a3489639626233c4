/** Names of the characters A0 to FF, in order. */
const LATIN =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml';

const NAMED = new Map(
  Object.entries({
    ...Object.fromEntries(
      LATIN.split(' ').map((name, at) => [name, String.fromCharCode(160 + at)]),
    ),
    ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" },
    ...{ ndash: '–', mdash: '—', hellip: '…', bull: '•', euro: '€', trade: '™' },
    ...{ lsquo: '‘', rsquo: '’', sbquo: '‚', ldquo: '“', rdquo: '”', bdquo: '„' },
  }),
);

/** Highest code point. */
const LAST_CHARACTER = 0x10ffff;

/** Decodes numeric entities, those that our renderer emits, and those of common letters and signs. */
export function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return NAMED.get(name) ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code <= LAST_CHARACTER ? String.fromCodePoint(code) : whole;
  });
}
