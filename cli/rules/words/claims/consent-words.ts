/** Why a sentence that a visitor ticks is no consent. */
export interface NoConsent {
  message: string;
  hint: string;
}

const SAY = 'Say what the visitor agrees to, in a sentence that is ticked of their own accord.';

/** What turns a ticked sentence into something else than an agreement, in the order in which it is reported. */
const FAULTS: readonly (readonly [words: RegExp, message: string, hint: string])[] = [
  [
    /(?<!\p{L})(?:un-?(?:tick|check)|clear (?:this|the) box|tick (?:this box |here )?(?:only )?if you (?:do not|don['’]t)|desmarque|desmarca|desactive la casilla|(?:quite|retire|elimine) la marca|(?:haken|häkchen|kreuz(?:chen)?) (?:\p{L}+ )?(?:entfernen|wegnehmen|herausnehmen|löschen)|(?:entfernen|nehmen|löschen) sie (?:den|das|dieses|diesen) (?:haken|häkchen|kreuz(?:chen)?)|abwählen|(?:is|comes|leave (?:this|the) box) (?:already |pre-?)?(?:ticked|checked)|pre-?(?:ticked|checked)|(?:bereits|schon) (?:angekreuzt|angehakt)|vorangekreuzt|(?:ya (?:está|viene) |pre)marcada|tick(?:ed)? by default)(?!\p{L})/iu,
    'Whoever does nothing must not have agreed: this asks visitors to say no.',
    SAY,
  ],
  [
    /(?<!\p{L})(?:i|we) (?:do not|don['’]t|never) (?:agree|consent|accept|want|allow|wish)|^(?:please )?(?:do not|don['’]t|never) (?:contact|send|write|e-?mail|call|use|share)|^(?:ich|wir) (?:bin|sind) nicht (?:damit )?einverstanden|(?<!\p{L})(?:stimme|willige) (?:\p{L}+ ){0,3}nicht (?:zu|ein)(?!\p{L})|(?<!\p{L})(?:ich )?(?:möchte|will) (?:keine|nicht)(?!\p{L})|(?<!\p{L})no (?:acepto|autorizo|consiento|deseo|quiero|estoy de acuerdo)(?!\p{L})|^(?:por favor,? )?no me (?:escrib|envíe|mande|llame|contacte)/iu,
    'Ticking this is a refusal, and it is stored as a consent.',
    SAY,
  ],
  [
    /(?<!\p{L})(?:irrevocabl[ey]|(?:cannot|can['’]t|can not|may not|can never) (?:\p{L}+ )?(?:withdrawn?|revoked?|take (?:it |this )?back|cancel|unsubscribe)|unwiderruflich|nicht widerrufen|irrevocables?|no (?:se )?pued[eo] (?:\p{L}+ )?(?:revocar|retirar|cancelar))(?!\p{L})/iu,
    'A consent can be withdrawn at any time; one that says otherwise is void.',
    'Say how it is withdrawn.',
  ],
  [
    /(?<!\p{L})(?:by (?:using|visiting|browsing|sending|submitting|continuing|staying)(?!\p{L})[^.!?;]{0,60}(?:agree|accept|consent)|(?:have|has) already (?:agreed|accepted|consented)|(?:mit|durch) (?:der nutzung|dem absenden|dem besuch|die nutzung|das absenden)[^.!?;]{0,60}(?:zu|ein|einverstanden)|(?:al|por) (?:usar|utilizar|navegar|enviar|continuar|visitar)[^.!?;]{0,60}(?:acept|consient|autoriz))/iu,
    'Using a site is no consent: it is given by an act of its own.',
    SAY,
  ],
];

/** The reason why a ticked sentence is no consent, whatever it is about. */
export function noConsentIn(label: string): NoConsent | undefined {
  const fault = FAULTS.find(([words]) => words.test(label));
  return fault && { message: fault[1], hint: fault[2] };
}

/** A company with its legal form. */
const COMPANY =
  /(?<!\p{L})(?<name>(?:\p{Lu}[\p{L}\d&.’'-]*\s){1,4})(?:LLC|L\.L\.C\.|Inc|Ltd|PLLC|Corp|GmbH|UG|AG|OHG|KG|e\.\s?K|S\.\s?L|S\.\s?A|SL|SLU)(?![\p{L}])/u;

/** Letters of a name, however it is spaced. */
function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\d]/gu, '');
}

/** The company that a text names in place of the business; undefined if it names none. */
export function otherCompanyIn(text: string, business: string): string | undefined {
  const found = COMPANY.exec(text);
  if (!found) return undefined;
  const [named, own] = [lettersOf(found.groups?.name ?? ''), lettersOf(business)];
  return named === '' || own.includes(named) || named.includes(own) ? undefined : found[0];
}
