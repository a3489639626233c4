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
    'abro abse ahea alwa anot appe arou asle away both brin carr cert clos come comp coul coup cour drop duen else emai envi espo esta este fax firm frie hace hand here him impo just leav mail mand matt mexi name nece offs otra otro owne pers phon phys plac podr pres reco room saw seal see seen sell send show sign simp spou stam stea text thei ther thre town two vemo vend veng veni vimo vist watc whet whil with witn',
    'abro add affi afte alon anot anyo anyw appe away brin buye can cann carr cert clie clos comp coul cust did didn do does don dont drop else enou espo esta fath firm gran hand has home husb late leav mail matt may mexi moth name nece need neve no nobo not nota noth offs only opti otro over pare part plac pode podr pres prin pued requ seal sell send sign sin spou stam stea them this town veni whet with won wont you your',
  ],
  message:
    'This says that a signer need not appear, but a notary may only seal what is signed or acknowledged in person.',
  hint: 'Say that everybody who signs is in the room with the notary; the agent whom a paper names need not be.',
  claims: [
    String.raw`\bno (?:hace falta|es necesario) que (?:(?:el|ella|ellos|los dos|(?:el|la) (?!${BYSTANDERS})\w+) (?:venga|vengan)|(?:venga|vengan|este|esten) (?:el|la|su) (?:vendedor|comprador|firmante|due\w+|otr[oa]|espos[oa]|principal)|(?:usted |el |ella |ellos )?(?:este|esten)(?=[.,!]|$))`,
    String.raw`\bno importa si (?:\w+ ){0,4}?no (?:esta|viene|puede venir|pueden venir|estan|aparece)\b`,
    String.raw`\b(?:it does not|it doesn't|does not|doesn't) matter (?:if|that|whether) (?:\w+ ){0,5}?(?:is|are|lives?|works?)(?: not|n't)? (?:there|present|here|away|abroad|out of town|in another \w+|in \w+)\b`,
    String.raw`\b(?:notari\w+|stamp\w*|seal\w*|sign\w*|do|close)\b[^.]{0,40}\bwithout (?:him|her|them|the (?:seller|buyer|signer|owner|principal|other|husband|wife|spouse)|your (?:husband|wife|spouse|mother|father|parents|partner))\b`,
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
  offers: [
    String.raw`\b(?:seller|buyer|signer|owner|principal|husband|wife|spouse) (?:can|may|could) sign (?:it |them )?(?:before we|ahead of|without us|without the notary)\b`,
    String.raw`\bsigned(?: \w+){0,3}\? (?:just |simply )?(?:send|mail|bring|drop|hand|email)\b[^.]{0,40}\b(?:we|our notary)\b[^.]{0,20}\b(?:seal|stamp|notari)\w*`,
    String.raw`\byou (?:can|may|could) (?:simply |just |always )?sign (?:it )?for (?:her|him|them|your (?:\w+ )?(?:mother|father|mom|dad|husband|wife|spouse|partner|parents?|son|daughter|brother|sister|boss))(?=[.!,]|$| (?:at|and|when|here|today|instead))`,
    String.raw`\b(?:relative|spouse|partner|husband|wife|son|daughter|friend|neighbor|family member|someone else|somebody else|coworker) (?:can|may|could) (?:also |simply )?sign in (?:his|her|their|your|the \w+'s) (?:place|stead|name)\b`,
    String.raw`\b(?:notari[sz]e|stamp|seal|sign)\b[^.]{0,25}\bfor (?:people|anyone|somebody|someone|clients|relatives|family|those|spouses|owners) (?:who (?:is|are|live|lives|work|works) )?(?:abroad|away|out of town|overseas|offshore|in another \w+|in mexico|far away|elsewhere|who cannot (?:come|be there))\b`,
    String.raw`\b(?:the other|the second|the third|the rest|your (?:husband|wife|spouse)|he|she|they) (?:can|may|could) sign (?:it |them )?(?:at home|later|separately|before|beforehand|another day|on (?:his|her|their) own)\b(?![^.]*\b(?:visits?|before us|in front|with us|appointment|when we|his own notary|another notary)\b)`,
    String.raw`\b(?:still|also|simply|just|even) (?:notari[sz]e|stamp|seal|sign) (?:it |them )?(?:for (?:both|him|her|them|your \w+|the two)|both signatures)\b`,
    String.raw`\b(?:we|our notary) (?:only )?needs? (?:only )?one of (?:the|you) (?:two|both|spouses|couple|owners|signers|sellers|three)?`,
    String.raw`\b(?:brings?|sends?|carries|hands?|drops?|leaves?|mails?)\b[^.]{0,30}\b(?:the |a |his |her |your |already )?signed (?:page|paper|form|document|title|deed|copy|sheet)s?\b`,
    String.raw`\bdrop (?:the |your )?(?:papers?|documents?|pages?|forms?|title|envelope|it|them)\b[^.]{0,40}\b(?:mailbox|slot|porch|office|desk|box)\b[^.]{0,50}\b(?:seal|stamp|notari|pick)\w*`,
    String.raw`\bsignatures? (?:can|may) be (?:added|made|collected|given|put on) (?:beforehand|earlier|later|afterwards|in advance|separately|at home)\b`,
    String.raw`\b(?:you|one) (?:can |may )?signs? for (?:both|the two of you|the other|your (?:husband|wife|spouse|parents?|mother|father))\b`,
    String.raw`\b(?:firma|firme|firmar|puede firmar) (?:usted )?por (?:los dos|ambos|las dos|su (?:espos[oa]|mama|papa|herman[oa]|hij[oa]|marido|mujer))\b`,
    String.raw`\b(?:mande|manda|mandenos|envie|deje|traiga|traigan|lleve|trae)\b[^.]{0,25}\b(?:ya )?firmad[oa]s? (?:con|por|en|a) `,
    String.raw`\b(?:one|either|any|another|a|your|his|her|their|the other|the|somebody's?) (?:\w+ )?(?:spouse|partner|owner|relative|family member|husband|wife|son|daughter|mother|father|brother|sister|sibling|child|heir|friend|neighbor|coworker|assistant|secretary)s? (?:can|may|could) (?:also |simply |just |always )?sign (?:for|on behalf of|in place of|instead of|in the name of) (?:the other|both|everyone|everybody|all|him|her|them|you|(?:his|her|your|the|their) (?:husband|wife|spouse|mother|father|parents?|brother|sister|partner|son|daughter|mom|dad|boss|other))\b`,
    String.raw`\b(?:mail|email|send|fax|text|upload|drop)\b[^.]{0,40}\bsigned\b[^.]{0,60}\b(?:stamp|seal|notari)\w*`,
    String.raw`\bsigned\b[^.]{0,60}\b(?:we|our notary|i)\b[^.]{0,20}\b(?:stamp|seal|notari)\w*\b[^.]{0,15}\b(?:after the fact|afterwards?|later|anyway|in our office|overnight)`,
    String.raw`\bsign (?:it|them|the \w+) (?:yourself |alone )?(?:at home|beforehand|in advance|ahead|before we (?:come|arrive|get there)|whenever you like)\b[^.]{0,40}\b(?:we|our notary)\b[^.]{0,20}\b(?:stamp|seal|notari|add)\w*`,
    String.raw`\b(?:we|our notary|i)\b[^.]{0,20}\b(?:know|recognize|compare)\w*\b[^.]{0,30}\bsignatures?\b[^.]{0,40}\b(?:stamp|seal|notari|enough)\w*`,
    String.raw`\b(?:un|una|algun|alguna|otro|otra|cualquier|el|la|su) (?:\w+ )?(?:familiar|pariente|hij[oa]|espos[oa]|persona|amig[oa]|conyuge|herman[oa]|vecin[oa]) (?:le |lo |tambien )?(?:puede|podra|podria) firmar (?:por|en (?:lugar|nombre) de) (?:el|ella|usted|ellos|su|ambos|los dos|otro)\b`,
    String.raw`\b(?:notari\w+|certific\w+|sella\w+)\b[^.]{0,40}\bsin (?:el|la|su|que este el|que este la) (?:vendedor|comprador|firmante|dueno|duena|espos[oa]|otr[oa])\w*`,
    String.raw`\b(?:firme|firmelo|firmela) (?:usted )?(?:en (?:su )?casa|antes|con calma)\b[^.]{0,40}\b(?:sella|certific|notari|ponemos)\w*`,
    String.raw`\b(?:mandenos|envienos|mande|envie|suba)\b[^.]{0,40}\bfirmad[oa]s?\b`,
  ],
  negative: true,
  allowed: new RegExp(
    [
      String.raw`\b${BYSTANDERS}\b[^.]{0,40}(?:need not|not (?:need|have)|no (?:tienen?|necesitan?|hace))[^.]*`,
      String.raw`\b(?:cannot|can't|do not|don't|never|may not|no podemos|nunca) (?:\w+ )?(?:notari\w+|stamp\w*|seal\w*|certif\w+|sign|be notari\w+|be stamped)\b[^.]{0,60}(?:${APPEAR}|absence|without|mailed|presente|by mail)[^.]*`,
      String.raw`\b(?:cannot|can't|never|not|don't|nobody|no notary|nunca|no podemos|jamas)\b[^.]{0,30}\b(?:${SEALING}|certific\w+|sella\w+)\b[^.]*\b(?:see|seen|saw|watch\w*|witness\w*|vimos|visto|vemos)`,
      String.raw`\bno (?:podemos )?(?:certific|sella|notari)\w+[^.]*\b(?:vimos|visto|vemos)`,
      String.raw`\bneed not be (?:there|present|in the room) at the same[^.]*|\b(?:she|he|they|the principal|the signer) signs?,? (?:and )?you need not[^.]*`,
    ].join('|'),
    'g',
  ),
});
