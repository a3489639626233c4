import { lawAgainst } from './law-against.ts';
import { GET, NOTARIZE, WE } from './phrases.ts';

const RECORD =
  '(?:(?:birth|marriage|death) (?:certificates?|licen[cs]es?|records?)|divorce decrees?)';
const ACTA =
  '(?:(?:actas?|certificados?|partidas?) de (?:nacimiento|matrimonio|defuncion)|decretos? de divorcio)';

/** Texas notaries may not certify recordable documents, which come from the office that keeps the record. */
export const lawRecordable = lawAgainst({
  name: 'law/recordable',
  source: {
    clause: 'Texas Government Code 406.016(a)(5)',
    since: '2023-09-01',
    read: '2026-11-23',
  },
  words: [
    'acta birt cert deat decr defu divo gett lice look marr matr naci part rece reco vita',
    'cert copi hace make nota offi prep seal sell stam true',
  ],
  message: 'This offers to notarize a recordable document, which a Texas notary may not do.',
  hint: 'Remove the offer, or say that such documents cannot be notarized.',
  claims: [
    String.raw`\b(?:notari[sz]ed|stamped|sealed) (?:copies of )?${RECORD}\b(?![^.]*\b(?:clerk|county|state|from the|cannot|no )\b)`,
    String.raw`\b${RECORD} to (?:notari[sz]e|certify|stamp|seal)\??,? (?:bring|we|call|hand|send)\b`,
    String.raw`${WE}(?:make|makes|prepare|do)\b[^.]{0,15}\b(?:official|certified|true|notari[sz]ed) cop(?:y|ies)\b[^.]{0,20}\b${RECORD}`,
    String.raw`${WE}${NOTARIZE}\b(?:(?! for )[^.]){0,50}\b${RECORD}`,
    String.raw`${WE}(?:make|issue|offer|provide)\b[^.]{0,20}\bcopies of\b[^.]{0,20}\b${RECORD}`,
    String.raw`\b(?:certificamos|notari[zc]amos|sellamos)\b[^.]{0,30}\b${ACTA}`,
    String.raw`\b${ACTA} y se l[ao]s? (?:certific|notari|sell)\w+`,
    String.raw`\b${RECORD}\??,? (?:yes,? |sure,? |of course,? )?(?:we|our notary) (?:can |will |also )?${NOTARIZE} (?:those|them|that|it|these)`,
    String.raw`\b${ACTA}\??,? (?:si,? |claro,? )?(?:tambien )?(?:las|los|la|lo) (?:certificamos|notari[zc]amos|sellamos|hacemos)\b`,
    String.raw`\b${RECORD} and we(?:'ll| will| can)? ${NOTARIZE}`,
    String.raw`\bcopies of (?:\w+ )?vital records (?:notari[sz]ed|certified|stamped)\b|\bcertified (?:true )?copies of (?:\w+ )?vital records\b(?![^.]*\b(?:county|clerk|state|from)\b)`,
  ],
  offers: [
    String.raw`\b(?:certified|true|notari[zs]ed) cop(?:y|ies) of (?:[\w ]{0,30}? )?(?:birth|marriage|death|divorce) (?:records?|certificates?)\b(?![^.]*\b(?:county|clerk|state|from|registrar)\b)`,
    `${GET}(?:your |a |the )?${RECORD} (?:notari[zs]ed|certified|stamped)`,
    String.raw`\b${RECORD}(?:,? (?:and |or )?[\w ]{0,30}?)? (?:notari[zs]ed|certified|stamped)\b`,
    String.raw`\b${RECORD} can be (?:notari[zs]ed|certified|stamped)`,
    String.raw`\b(?:certified|true|notari[zs]ed) cop(?:y|ies) of (?:your |a |the )?${RECORD}`,
    String.raw`\b(?:notari[zs]e|certify|stamp|seal) (?:your |a |the )?${RECORD}`,
    String.raw`\bsealing (?:your |a |the )?${RECORD}`,
    String.raw`\bnotary stamps? for (?:[\w ]{0,20})?${RECORD}`,
    String.raw`\b${RECORD} notari[zs]ations?\b`,
    String.raw`\bcopias? certificadas? de (?:su |sus |las )?${ACTA}`,
    String.raw`\b${ACTA} (?:notari|certificad|sellad)\w+`,
    String.raw`(?<!\btraducimos y )\b(?:certific|notari[zc]|sell)\w+ (?:copias de )?(?:las )?actas\b(?! (?:constitutiv|de asamblea|notarial))`,
    `^certified ${RECORD}`,
  ],
  allowed:
    /[^.]*\b(?:comes?|is issued|are issued|available) (?:only )?from (?:the|your|that) (?:county|state)\b[^.]*/g,
});
