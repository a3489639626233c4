import { SAID, WE } from './phrases.ts';

const CHAIR =
  '(?:(?:(?:an? |the |your |one |that )?(?:\\w+ )?(?:chair|seat|place|part|role|spot|line) (?:of|as) )?(?:an? |the |your |one of the |both )?(?:\\w+ )?witness(?:es)?|(?:an? |the |your )?(?:\\w+ )?(?:chair|seat|place) as (?:an? |the |your )?(?:\\w+ )?witness)';
const NOTARIZES = '(?:notari[sz]es?|seals?|stamps?|acknowledges?|certif(?:y|ies))';
const SAME =
  '(?:the same (?:\\w+ )?(?:papers?|documents?|affidavits?|wills?|deeds?|forms?|pages?)|it(?: too| as well| all)?\\b|that (?:same )?(?:paper|document|affidavit|will|deed|form|page)|both|what we (?:have )?(?:signed|witnessed))';
const NOTARIZAMOS = '(?:(?:notari[zc]|certific|sell)[a-z]*mos|ponemos (?:el|nuestro) sello)';
const MISMO =
  '(?:(?:en )?(?:el|la|ese|esa) mism[oa] (?:\\w+ )?(?:papel|documento|declaracion|testamento|escritura|hoja|acto|forma)|(?:el|ese) papel que (?:firmamos|atestiguamos))';

/** A notary who signs a paper as its witness may not notarize it. */
export const OWN_WITNESS: readonly string[] = [
  String.raw`${SAID}${WE}(?:takes?|fills?|signs?(?: as)?|serves? as|acts? as|stands? in as|steps? in as|doubles? as|is|are|be|becomes?) ${CHAIR}\b[^.]{0,25}\b(?:and|then|before we) (?:then |also )?${NOTARIZES} ${SAME}`,
  String.raw`${SAID}\b(?:firmamos|servimos|actuamos|somos|entramos|hacemos) (?:\w+ )?(?:como|de) (?:su |el |un |segund[oa] )?testigos?\b[^.]{0,20}\by (?:luego |tambien )?${NOTARIZAMOS} ${MISMO}`,
  String.raw`${SAID}\b(?:notary|notaries)\b[^.]{0,20}\b(?:can|may) (?:also )?(?:be|sign as|serve as|act as) (?:an? |the |your |one of the )?(?:\w+ )?witness(?:es)? (?:to|on|of|for) (?:the|a|an|any) (?:\w+ )?(?:papers?|documents?|affidavits?|wills?|deeds?) (?:he|she|they|that same notary|we|the notary) (?:\w+ )?${NOTARIZES}\b`,
];

const CERTIFICATE =
  '(?:certificates?|wording|acts?|kind of (?:certificate|act|notari[sz]ation)|notari[sz]ation|one|(?:a |an )?(?:jurat|acknowledgment) or (?:an? )?(?:jurat|acknowledgment))';
const PAPERS_NEED =
  '(?:your|the|each|every|a|their) (?:\\w+ )?(?:papers?|documents?|forms?|pages?|deeds?|affidavits?|titles?) (?:needs?|requires?|takes?|calls for|should (?:have|get|carry)|gets?|wants)';

/** Which certificate a paper gets, its recipient says; a notary who decides it gives legal advice. */
export const CHOSEN_CERTIFICATES: readonly string[] = [
  String.raw`${SAID}${WE}(?:tells?|says?|decides?|chooses?|picks?|determines?|works? out|figures? out|knows?|advises?|recommends?|settles?)\b(?![^.]*\b(?:cannot|can't|not|never|nor)\b)[^.]{0,45}?\b(?:which|what) (?:\w+ )?${CERTIFICATE} ${PAPERS_NEED}\b`,
  String.raw`${SAID}\b(?:le decimos|escogemos|elegimos|decidimos|le recomendamos|sabemos|determinamos)\b[^.]{0,30}?\b(?:que|cual) (?:tipo de )?(?:certificado|acto|certificacion|forma de certificado)? ?(?:necesita|lleva|requiere|le toca a|va (?:en|con)) (?:su|el|cada) (?:papel|documento|forma|escritura)\b`,
];
