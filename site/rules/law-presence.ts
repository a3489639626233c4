import { lawAgainst } from './law-against.ts';

const SIGNERS =
  '(?:you|the signers?|signers?|the principal|the seller|the buyer|the grantor|your (?:husband|wife|spouse|partner|mother|father|parents|client|customer)|nobody|the affiant|anyone)';
const APPEAR = '(?:present|there|in person|in the room|appear(?:ing)?|personally)';
const SEALING = 'notari[sz]\\w+|seals?|sealed|stamps?|stamped|certif(?:y|ies|ied)';
const NOT = `(?:need not|needn't|(?:do|does|will|would|did)(?: not|n't) (?:even )?(?:have|need) to|don't need to|won't (?:have|need) to|has no need to|never (?:has|have) to)`;
/** Who signs nothing need not be there. */
const BYSTANDERS =
  '(?:agents?|attorney|beneficiar(?:y|ies)|witness(?:es)?|lender|children|kids|heirs who|realtor|landman|apoderado|agente|abogado|hijos|testigos)';

/** Everybody who signs appears before the notary in person (Texas Civil Practice and Remedies Code, section 121.004). */
export const lawPresence = lawAgainst({
  name: 'law/presence',
  source: {
    clause: 'Texas Civil Practice and Remedies Code 121.004(a)',
    since: '2001-05-11',
    read: '2026-11-23',
  },
  words: [
    'abse appe comp drop emai envi este fax firm frie here mail mand pers pres room saw see seen send sign text ther veni vemo vimo vist watc whil witn',
    'can cert coul did didn does don dont drop has mail may need neve no nobo not nota noth opti seal sign sin stam with won wont',
  ],
  message:
    'This says that a signer need not appear, but a notary may only seal what is signed or acknowledged in person.',
  hint: 'Say that everybody who signs is in the room with the notary; the agent whom a paper names need not be.',
  claims: [
    String.raw`\bnotari\w+\b[^.]{0,50}\beven (?:if|when) (?:they|you|he|she|the signer)(?: are|'re| is|'s)?(?: not|n't|nt|aren't| aren't| isn't) (?:present|there|in the room)`,
    String.raw`\b${SIGNERS} ${NOT} (?:be (?:present|there|in the room|here|with us|around)|appear|show up|come (?:before|in person))`,
    String.raw`\bnobody has to be (?:present|there|in the room)`,
    String.raw`\b(?:do|does) (?:the signer|i|the principal|the seller|everybody|everyone) (?:have|need) to be (?:present|there|in the room)\? no\b`,
    String.raw`\b(?:personal )?appearance (?:is |are )?(?:not (?:required|needed|necessary)|optional)`,
    String.raw`\bno (?:personal |physical )?(?:appearance|presence) (?:is )?(?:required|needed|necessary)`,
    String.raw`\bwithout (?:appearing|being (?:present|there)|you (?:being )?(?:present|there)|your presence|personal appearance)`,
    String.raw`\bno need to (?:be (?:present|there|in the room)|appear)`,
    String.raw`\b(?:notariz\w+|stamp\w*|seal\w*)\b[^.]{0,30}\b(?:in your absence|who (?:is|are) not (?:present|there)|while you(?:'re| are) (?:at work|away|gone|abroad|asleep))`,
    String.raw`\b(?:mail|email|send|fax|text) (?:us|me) (?:\w+ ){0,3}?(?:documents?|papers?|page|form|signed \w+|deed|title)\b[^.]{0,30}\b(?:notariz\w+|stamp\w*|seal\w*)`,
    String.raw`\bsend (?:the |your )?signed (?:papers?|documents?|pages?|forms?) with a\b`,
    String.raw`\bdrop (?:it|them) off\b[^.]{0,40}\bnotarized`,
    String.raw`\bnotari[sz]\w+ by (?:mail|fax|phone|courier)\b`,
    String.raw`\bwe (?:\w+ )?notarize [^.]{0,30}already signed and (?:mailed|sent|dropped)`,
    String.raw`\byour (?:spouse|husband|wife|friend|son|daughter) can sign for you\b`,
    String.raw`\b(?:usted |el firmante |la firmante |el vendedor |el comprador |quien firma )?no (?:tiene|necesita|hace falta|ocupa) (?:que )?(?:estar|estar presente|venir|comparecer|presentarse)\b(?! a (?:la|una) oficina)`,
    String.raw`\bno (?:tiene|necesita|hace falta|ocupa|es necesario)(?: que)? (?:usted )?(?:venga|venir|acuda|acudir|vaya|ir) (?:en persona|personalmente)\b(?! a (?:la|una) oficina)`,
    String.raw`\bno (?:hace falta|es necesario) que (?:usted |(?:el|la|quien) (?!${BYSTANDERS})\w+ )?(?:comparezca|se presente|este presente)\b(?! (?:a|en) (?:la|una) oficina)`,
    String.raw`\b(?:${SEALING})\b[^.]{0,40}\bsignatures?\b[^.]{0,20}\b(?:we|i|the notary|our notary|nobody) (?:did not|didn't|do not|don't|never|have not|haven't|has not|hasn't) (?:see|saw|seen|watch|watched|witness|witnessed)`,
    String.raw`\b(?:son|daughter|husband|wife|spouse|friend|relative|neighbor|someone else|somebody else) (?:can|may|could) appear (?:for|in place of|instead of) (?:her|him|you|them|the signer)\b`,
    String.raw`\byou (?:can|may|could) sign (?:it )?for (?:your|his|her|their|the) \w+\b[^.]{0,25}\b(?:we|our notary)\b[^.]{0,15}\b(?:${SEALING})`,
    String.raw`\bpuede firmar por su \w+\b[^.]{0,25}\b(?:notari|certific|sella)\w+`,
    String.raw`\b(?:certificamos|sellamos|notari[zc]amos)\b[^.]{0,40}\bfirmas?\b[^.]{0,15}\bno (?:vimos|hemos visto|vemos)`,
    String.raw`\bsin que (?:usted )?(?:este|se presente|venga|comparezca)\b`,
    String.raw`\bsin (?:comparecer|estar presente|presentarse)\b`,
    String.raw`\b(?:mandenos|envienos|mande|envie) [^.]{0,30}\bfirmad[oa]s?\b[^.]{0,40}\b(?:notari|certific|sella)\w+`,
  ],
  negative: true,
  allowed: new RegExp(
    [
      String.raw`\b${BYSTANDERS}\b[^.]{0,40}(?:need not|not (?:need|have)|no (?:tienen?|necesitan?|hace))[^.]*`,
      String.raw`\b(?:cannot|can't|do not|don't|never|may not|no podemos|nunca) (?:\w+ )?(?:notari\w+|stamp\w*|seal\w*|certif\w+|sign|be notari\w+|be stamped)\b[^.]{0,60}(?:${APPEAR}|absence|mailed|presente|by mail)[^.]*`,
      String.raw`\b(?:cannot|can't|never|not|don't|nobody|no notary|nunca|no podemos|jamas)\b[^.]{0,30}\b(?:${SEALING}|certific\w+|sella\w+)\b[^.]*\b(?:see|seen|saw|watch\w*|witness\w*|vimos|visto|vemos)`,
      String.raw`\bno (?:podemos )?(?:certific|sella|notari)\w+[^.]*\b(?:vimos|visto|vemos)`,
      String.raw`\bneed not be (?:there|present|in the room) at the same[^.]*|\b(?:she|he|they|the principal|the signer) signs?,? (?:and )?you need not[^.]*`,
    ].join('|'),
    'g',
  ),
});
