import { lawAgainst } from './law-against.ts';
import { GET, PAPEL, WE } from './phrases.ts';

const MEANT = String.raw`(?:(?!(?:visit|process|price|fees?|certificate|oath|why|how|kindly|id|ids)\b)[\w']+,? ){0,6}?(?:contracts?|leases?|deeds?|wills?|powers? of attorney|affidavits?|agreements?|documents?|papers|paperwork|clauses?|terms|fine print|legalese|page|pages)\b`;
const EXPLAIN =
  '(?:explains?|explaining|interprets?|interpreting|clarif(?:y|ies)|translates?|summarizes?)';

/** A notary who is no lawyer may not explain what a contract or another paper means in law. */
export const lawExplaining = lawAgainst({
  name: 'law/explaining',
  source: { clause: 'Texas Government Code 81.101(a)', since: '1999-06-18', read: '2026-11-23' },
  words: [
    'acla anal chec clar conf deci ensu expl go goes insp inte make mean over revi sign summ tell trad tran unde veri vet walk',
    'acue affi agre clau cont conv decl deed docu escr fine firm form leas lega mean page pape pode powe sign term test will',
  ],
  message: 'This promises to explain or judge what a paper means, which only a lawyer may do.',
  hint: 'Say what the notary does: check ID, look for blanks, witness the signature.',
  claims: [
    `${WE}helps? you (?:to )?understand ${MEANT}`,
    String.raw`\bask (?:us|our notary) what (?:your|the) (?:\w+ )?(?:contract|lease|deed|will|document|agreement|paper)s? (?:means?|says?)`,
    `${WE}${EXPLAIN} (?:to )?(?:you )?${MEANT}`,
    `${WE}walks? you through ${MEANT}`,
    String.raw`${WE}(?:tell|tells|say|says|advise|advises) you whether (?:\w+ ){0,6}?(?:suits?|fits?|is (?:right|better|best|enough) for)\b`,
    `${WE}go(?:es)? (?:over|through) (?:what|${MEANT} (?:with|for) you)`,
    String.raw`${WE}(?:review|reviews|vet|check|checks|inspect) (?:your|the|every|each) (?:\w+ )?(?:contract|lease|agreement|deed|will)s?\b`,
    String.raw`${WE}(?:check|confirm|verify|make sure|ensure|see to it)s? (?:that )?(?:your|the) [\w ]{0,30}\b(?:is|are) (?:legally|valid|sound|enforceable|correct in law|legal)\b`,
    `${WE}(?:make sure|ensure|see to it)s? (?:that )?you (?:fully )?understand (?:what|${MEANT})`,
    String.raw`${WE}(?:tell|tells) you what (?:it|they|you are signing|you're signing|(?:the|your|each|every) [\w ]{0,20}(?:means?|says?))`,
    String.raw`${WE}explains? it\b`,
    String.raw`\b(?:le|les|se lo|lo|te)? ?(?:explicamos|explica|interpretamos|aclaramos|traducimos) (?:\w+ ){0,3}?(?:${PAPEL}|lo que firma|terminos legales|clausula)\b`,
    String.raw`\b(?:revisamos|analizamos) (?:su|el|los|sus) (?:contratos?|convenios?|acuerdos?|testamentos?)\b`,
    String.raw`\b(?:le|les)? ?(?:decimos|explicamos) (?:que|lo que) (?:significa|dice|quiere decir)\b`,
  ],
  offers: [
    String.raw`${GET}(?:your |a |an |the )?(?:\w+ )?(?:contract|lease|agreement|document|will|deed|paper)s?(?: and \w+)? (?:explained|reviewed|interpreted)\b`,
    String.raw`\b(?:contract|lease|agreement|document)s? (?:review|interpretation)\b`,
    String.raw`\b(?:contracts?|leases?|agreements?|documents?|clauses?) (?:explained|interpreted)\b`,
  ],
  allowed:
    /\b(?:looks?|reviews?|checks?) (?:at )?(?:the|your|every|each) (?:document|paper|deed|contract)s? for (?:blanks?|missing pages?|completeness)\b/g,
});
