import type { Span } from '../../../../content/span-location.ts';

/** What somebody devised and others practice: neither a trade nor a business is called so. */
const ABSTRACT = [
  '(?:method|technique|procedure|principle|modality|martial art|board game|card game)s?|system',
  '(?:\\p{L}*(?:methoden?|verfahrens?|prinzips?|prinzipien|kampfkunst|sportart|tanzform)|(?:\\p{L}+(?:ungs|s))?system|(?:\\p{L}+s)?konzept)',
  '(?:métodos?|técnicas?|procedimientos?|principios?|sistema|arte marcial|juego de mesa)',
].join('|');

/** What may be a method, or what a business does. */
const WIDER = [
  ABSTRACT,
  '(?:therap(?:y|ies)|treatment|massage|exercise|workout|diet|sport|game|dance)s?',
  '\\p{L}*(?:therapie(?:n|form(?:en)?)?|behandlungs\\p{L}+|techniken?|massage|konzept|spiel)',
  '(?:terapia|tratamiento|masaje|dieta|juego|deporte|danza|baile)s?',
].join('|');

const MARKS = '["“”„«»‘’\'*_()©®™\\s]';

/** Up to a name: "the method X", and a name in brackets behind what is explained by it. */
const CALLED = new RegExp(
  [
    `(?<!\\p{L})(?:${ABSTRACT})(?:\\s(?:called|named|nach|namens|wie|llamad[oa]))?${MARKS}*$`,
    `(?<!\\p{L})(?:${WIDER})(?:\\s[\\p{L}-]+){0,5}\\s\\(["*_„“«]*$`,
  ].join('|'),
  'iu',
);

/** Behind a name: "X method", „X-Prinzip“, and that it is one. A school of dance is none. */
const IS_ONE = new RegExp(
  [
    `^${MARKS}*[\\s-]+(?:${ABSTRACT})(?!\\p{L})`,
    `^${MARKS}*\\s(?:is|was|ist|war|es|era)\\s(?:an?|the|one of the|eine?|die|das|un|una|el|la)\\s(?:(?!(?:and|und|y|for|für|of|de|der|des|in|with|mit|con|para)\\s)[^\\s.!?;,]+\\s){0,5}?(?:${WIDER})(?=[.,;:)]|\\s(?:that|which|by|from|of|for|to|based|developed|die|das|der|nach|von|aus|zur|bei|zum|que|de|para|basad\\p{L}*))`,
    `^${MARKS}*\\sgehört\\s(?:\\p{L}+\\s)?zu\\s(?:den|einer|einem)\\s(?:\\p{L}+\\s){0,3}(?:${WIDER})(?!\\p{L})`,
  ].join('|'),
  'iu',
);

/** Behind a name: who devised it. What a business does, is founded and opened. */
const DEVISED =
  /^["“”»’*_©®™]*\s(?:(?:was|is|has been) (?:first |originally )?(?:developed|devised|invented|conceived)|(?:wurde|ist|wird)\s(?:[^\s.!?;]+\s){0,40}?(?:entwickelt|erfunden|erdacht|konzipiert)(?!\p{L})|(?:fue|ha sido|es) (?:\p{L}+ )?(?:desarrollad|ide|inventad|concebid|cread)\p{L}*(?: \p{L}+){0,3} por)/iu;

/** Directly behind a name: somebody's right in it. */
const RIGHT = /^["“”»’*_]*[©®™]/u;

/** Around a name: the business is called, visited, asked or worked for, or acts. */
const AS_PLACE =
  /(?<!\p{L})(?:(?:welcome to|call|contact|visit|team (?:of|at)|work (?:at|for)|at|imprint|terms of)|(?:willkommen (?:bei|in)|bei|team (?:von|der|des)|kontakt(?:ieren sie)?|rufen sie|besuchen sie|impressum)|(?:bienvenid[oa]s? a|llame a|contacte con|visite|equipo de|aviso legal de))(?: (?:the|der|die|das|el|la))?\s["“„«*_]*$/iu;
const ACTS =
  /^["“”»*_]*\s(?:(?:offers|provides|sells|hires|employs|opens|is (?:open|closed|located|based)|has (?:moved|its))|(?:bietet|verkauft|hat geöffnet|öffnet|schließt|sucht|liegt|zieht um|beschäftigt)|(?:ofrece|vende|abre|cierra|contrata|está (?:abiert|cerrad|en )\p{L}*|se encuentra))(?!\p{L})/iu;

/** Behind a name: legal forms, which no method has. */
const FORM = /^,?\s(?:e\.\s?V\.|g?GmbH|UG|AG|KG|GbR|Ltd|Limited|LLC|Inc|S\.?L)/u;

/** The places of a name in a copy. */
function* placesOf(name: string, copy: string): Generator<number> {
  for (let at = copy.indexOf(name); at !== -1; at = copy.indexOf(name, at + 1)) yield at;
}

function isDefined(name: string, copy: string): boolean {
  for (const at of placesOf(name, copy)) {
    const before = copy.slice(Math.max(0, at - 60), at);
    const after = copy.slice(at + name.length, at + name.length + 320);
    if (CALLED.test(before) || IS_ONE.test(after) || DEVISED.test(after) || RIGHT.test(after))
      return true;
  }
  return false;
}

const defined = new Map<string, readonly [copy: string, isMethod: boolean]>();

/**
 * True for the name of the business as that of a method that somebody devised and many practice. Its page calls it one, and the sentence says
 * nothing that only a business does.
 */
export function isNameOfMethod(text: string, [at, end]: Span, name: string, copy: string): boolean {
  const after = text.slice(end, end + 80);
  const before = text.slice(Math.max(0, at - 60), at);
  if (AS_PLACE.test(before) || ACTS.test(after) || FORM.test(after)) return false;
  const known = defined.get(name);
  if (known?.[0] === copy) return known[1];
  const isMethod = isDefined(name, copy);
  defined.set(name, [copy, isMethod]);
  return isMethod;
}
