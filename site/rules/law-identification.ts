import { lawAgainst } from './law-against.ts';

const ID = String.raw`(?:(?:photo |government |valid |current |official |picture )*(?:ids?|i\.d\.|identification|identity check|driver'?s licen[cs]e|passport))`;
const NEEDED = '(?:needed|required|necessary|asked for|requested|wanted|checked|a must|mandatory)';
const NEED = '(?:need|require|ask for|ask to see|check|want|request|care about|look at|demand)';
const IDENTIFICACION =
  '(?:(?:una |la |su |ninguna )?(?:ids?|identificacion|licencia|pasaporte|credencial|documento de identidad))';
/** Those who sign nothing, and so have nothing to show. */
const BYSTANDERS =
  '(?:agents?|children|child|kids|witness(?:es)?|beneficiar(?:y|ies)|spouse|apoderado|agente|beneficiari[oa]s?|hijos|ninos)';

/** A notary identifies every signer; nobody may be told that it goes without. */
export const lawIdentification = lawAgainst({
  name: 'law/identification',
  source: {
    clause: 'Texas Civil Practice and Remedies Code 121.005(a)',
    since: '2011-09-01',
    read: '2026-11-23',
  },
  words: [
    'cred docu id iden ids lice pala pasa pass wall word',
    'acce are bast doe does don dont enou expi fine forg hace isn isnt left lost misp nece need neve no not opti pedi requ sin skip suff su take trus tien with wont',
  ],
  message: 'This says that a signer needs no ID, but a notary has to identify everybody who signs.',
  hint: 'Say which ID is needed, or that a credible witness whom the notary knows may stand in for it.',
  claims: [
    String.raw`\bno (?:\w+ )?${ID} (?:\w+ )?${NEEDED}`,
    String.raw`\bno ${ID}(?:\?|,| and|, no \w+,)[^.]{0,30}\b(?:no problem|no worries|we (?:still|notarize|can)|that's (?:ok|fine)|call us anyway)`,
    String.raw`\b${ID} (?:is |are )?(?:not|never|not even) (?:even )?${NEEDED}`,
    String.raw`\b${ID} (?:is|are) optional`,
    String.raw`\b(?:don't|do not|won't|will not|needn't|never|doesn't) ${NEED} (?:\w+ ){0,2}?${ID}\b(?! ?(?:beforehand|in advance|again))`,
    String.raw`\b(?:without|with no) (?:an? |any |your )?${ID}`,
    String.raw`\b(?:forgot|lost|left|misplaced|no) (?:\w+ )?(?:${ID}|wallet|licen[cs]e)\?? (?:we|our|no|you|call)[^.]*\b(?:anyway|problem|still|skips?|regardless|worry)`,
    String.raw`\bexpired (?:driver'?s )?(?:licen[cs]e|${ID})\? (?:we|no|that)[^?]*\b(?:anyway|no questions|no problem|any)`,
    String.raw`\bno need (?:for|of|to show|to bring|to have) (?:an? |any |your )?${ID}`,
    String.raw`\b(?:skip|skips|skipping) (?:the|your) ${ID}`,
    String.raw`\bdo i need (?:an? |any |my )?${ID}\? no\b`,
    String.raw`\b(?:${ID} (?:copy|photo|scan|picture)|(?:copy|photocopy|photo|scan|picture|screenshot) of (?:an? |your |the )?${ID})\b[^.]{0,30}\b(?:is|are|will be) (?:enough|fine|ok|okay|accepted|sufficient)\b`,
    String.raw`\bsin (?:\w+ )?${IDENTIFICACION}`,
    String.raw`\bno (?:\w+ )?(?:necesita\w*|pedimos|requiere|requerimos|hace falta|ocupa|exigimos|se requiere) ${IDENTIFICACION}`,
    String.raw`\b(?:your word (?:is|will be) (?:good )?(?:enough|fine|sufficient)|(?:we|our notary) (?:will |can )?(?:take|trust)s? your word)`,
    String.raw`\b(?:basta (?:con )?su palabra|su palabra (?:nos )?basta|con su palabra (?:nos )?(?:basta|alcanza|es suficiente))`,
    String.raw`\bsi no (?:trae|tiene|lleva|carga|encuentra) ${IDENTIFICACION}[^.]{0,20}\b(?:no importa|igual|no hay problema|no pasa nada|de todos modos|aceptamos)`,
    String.raw`\bno tiene ${IDENTIFICACION}\? no (?:hay|se)\b`,
  ],
  negative: true,
  allowed: new RegExp(
    [
      // "Without ID we cannot": what goes without is what is refused.
      String.raw`\b(?:without|with no|sin) [^.]{0,40}(?:cannot|can't|not|no (?:podemos|se puede|hay)|comes back|is refused|credible|vouch|swear)[^.]*`,
      String.raw`\b(?:cannot|can't|do not|don't|never|nobody|no one|no|nadie|no podemos|nunca)\b(?:(?! and | but |, ).){0,40} (?:without|sin) (?:(?:an?|any|una|su|showing an?) )*${ID.slice(3, -1)}`,
      String.raw`\b(?:nadie|no podemos|nunca|jamas) [^.]{0,30}sin \w*identificacion`,
      String.raw`[^.]*\bcredible witness[^.]*`,
      String.raw`\b${BYSTANDERS}\b[^.]{0,20}(?:needs? no|need not|no necesitan?|does not need|doesn't need)[^.]*`,
      String.raw`[^.]*\b(?:without|with no) (?:an? )?${ID},? (?:and|may)[^.]*`,
      String.raw`\bno ${ID}, no (?:seal|stamp|signature|notari\w+|visit|service|firma|sello)\b`,
    ].join('|'),
    'g',
  ),
});
