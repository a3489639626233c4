/**
 * Parts of phrases, as sources of regular expressions over plain words (`plain-words.ts`). They are put
 * together to phrases in the rules.
 */

/** Words between a subject and its verb; none of them may begin a statement about somebody else. */
const BETWEEN = String.raw`(?: (?!(?:asked|(?:ask|want|need|expect|invite|remind|trust|require)s? you|attorneys?|lawyers?|who|which|that|what|they|he|she|it|before|after|if|when|whoever|because|until|unless|whether|once|while|than|come|comes|abogado|judge|court|clerk|lender)\b)[\w'$,]+){0,8}?`;

/** Whoever speaks for the business, up to the verb. */
export const WE = String.raw`\b(?:we(?:'ll|'re|'d|'ve)?|i(?:'ll|'m|'d|'ve)?|our (?:\w+ )?(?:notary|notaries|team|staff|office|agents?)|your (?:\w+ )?notary|the notary|daniel(?: reyes)?|let (?:us|me|our \w+)|(?:ask|call|text|hire|trust|choose) (?:us|me|our \w+)|(?:you can|feel free to) (?:ask|call) us)${BETWEEN} `;

/** Sentences to the visitor that promise to have something done: "have your will …", "get a deed …". */
export const GET = String.raw`\b(?:have|get|getting|having|want|need|need to have|receive|looking for|looking to have)(?: (?!(?:ready|it|your (?:id|photo))\b)[\w']+){0,2}? `;

/** After a literal: nothing before it in the sentence says no, or asks whether. */
export const SAID = String.raw`(?<!(?:\b(?:no|not|never|nobody|none|cannot|nor|without|whether|if|nunca|nadie|jamas|ningun\w*|tampoco)|n't)\b[^.]*)`;

/** A verb in Spanish by which the business says what it does; what follows has to be the forbidden thing itself. */
export const HACEMOS = String.raw`\b\w{2,}[aei]mos\b`;

/** Papers that people have drawn up. */
export const PAPER =
  '(?:wills?|trusts?|deeds?|contracts?|affidavits?|powers? of attorney|poas?|leases?|agreements?|documents?|docs|paperwork|papers|forms?|applications?|petitions?|bills? of sale|statements?|letters?|waivers?|directives?)';

/** The same with what may stand before it. */
export const A_PAPER = String.raw`(?:(?!(?:ready|date|journal|certificate|receipt|scans?)\b)[\w'$]+,? ){0,4}?${PAPER}\b`;

/** Papers in Spanish. */
export const PAPEL =
  '(?:testamentos?|escrituras?|contratos?|poder(?:es)?|cartas?(?: poder)?|declaracion(?:es)?|documentos?|formularios?|formas|papeles|papeleo|tramites?|convenios?|acuerdos?|demandas?|solicitud(?:es)?|clausulas?)';

/** The same with what may stand before it. */
export const UN_PAPEL = String.raw`(?:\w+,? ){0,3}?${PAPEL}\b`;

/** What a notary does. */
export const NOTARIZE = String.raw`(?:notariz\w+|notaris\w+|certif(?:y|ies|ied|ying)|stamp(?:s|ed|ing)?|seal(?:s|ed|ing)?)`;

/** The same in Spanish. */
export const NOTARIZAR = String.raw`(?:notari[zc]\w+|certific\w+|sella\w*|firm\w+)`;

/** Words that call something good enough. */
export const FINE =
  '(?:fine|ok|okay|good|enough|will do|all (?:the (?:id|proof|paperwork|identification) )?(?:we|you|i|it) (?:ever )?(?:needs?|takes?|asks?(?: for)?)|works?|no (?:problem|issue|big deal|worries)|not a problem|welcome|accepted|accept|counts?|suffices?|proof|does the job|does it)';

/** The same in Spanish. */
export const BASTA =
  '(?:basta|bastan|sirven?|vale|valen|alcanza|es suficiente|no (?:es|hay) problema|no importa|aceptamos|esta bien)';

/** A phrase for two things in one statement, in either order. */
export function both(one: string, other: string): string {
  return String.raw`(?:\b${one}\b[^.]{0,60}?\b${other}|\b${other}\b[^.]{0,60}?\b${one})\b`;
}
