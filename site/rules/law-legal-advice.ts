import { lawAgainst } from './law-against.ts';
import { GET, WE } from './phrases.ts';

const LEGAL = '(?:legal|juridic[oa]s?|legales)';
const ADVICE =
  'legal (?:advice|advis[eo]rs?|guidance|counsel(?:ing)?|help|assistance|opinions?|consultations?|answers)';
const ASESORIA = `(?:asesorias?|asesoramiento|consejos?|consultas?|orientacion|ayuda|servicios) ${LEGAL}`;

/** A notary who is no lawyer may not give legal advice. */
export const lawLegalAdvice = lawAgainst({
  name: 'law/legal-advice',
  source: { clause: 'Texas Government Code 406.016(d)', since: '2023-09-01', read: '2026-11-23' },
  words: [
    'advi ases dere juri lega repr righ',
    'acla advi affo answ ases ask avai brin call casa clea cons dan cont coun damo defe deli disp domi expe fast free get give grat help inc incl loca mobi nota obte offe ofre orie pres prop prov ques quic rece reci reli repr reso resp tell trus with you your',
  ],
  message: 'This promises legal advice, which a notary may not give.',
  hint: 'Say what the notary does: check ID, witness the signature, complete the certificate.',
  claims: [
    String.raw`${WE}(?:give|gives|offer|offers|provide|provides|include|includes|deliver|delivers)\b[^.]{0,40}\b${ADVICE}`,
    String.raw`${WE}(?:answer|answers|resolve|clear up)\b[^.]{0,20}\blegal (?:\w+ )?(?:questions?|doubts?|concerns?)`,
    String.raw`${WE}advise (?:you|families|clients|people|couples|everyone) (?:about|on) (?:your|their|the|any) (?:\w+ )?(?:rights|case|divorce|legal|custody|lawsuit|options|situation)`,
    String.raw`${WE}(?:give|gives|offer|offers|have|has)\b[^.]{0,15}\badvice (?:on|about|for) (?:your|their|any) (?:\w+ ){0,2}?(?:rights|case|divorce|custody|lawsuit|estate|dispute)`,
    String.raw`${WE}tell you what (?:your|the) (?:legal )?rights\b`,
    String.raw`\b(?:ask|call) us (?:\w+ )?your legal (?:questions?|matters?)`,
    String.raw`${WE}(?:represent|defend) you\b`,
    String.raw`\bfree ${ADVICE}`,
    String.raw`\b${ADVICE} without an? (?:lawyer|attorney)`,
    String.raw`\b(?:se dan?|se ofrecen?|se brindan?|damos|ofrecemos|brindamos|proporcionamos|prestamos|incluye|incluimos)\b[^.]{0,30}\b${ASESORIA}`,
    String.raw`\b(?:le|les|lo|te)? ?asesoramos (?:en|sobre|con|legalmente)\b`,
    String.raw`\b(?:resolvemos|contestamos|aclaramos|respondemos) (?:a )?(?:sus|todas sus|tus|las) (?:dudas|preguntas) ${LEGAL}`,
    String.raw`\b(?:lo|le) representamos\b`,
    String.raw`\b(?:orientamos|aconsejamos|asesoramos) (?:\w+ )?sobre (?:sus|su) (?:\w+ )?derechos\b`,
    String.raw`\bnotar(?:y|ies) (?:and|&|plus|or) legal (?:consult\w+|expert\w*|specialist\w*)`,
    String.raw`\b(?:we are|we're|i am|i'm|our|your) (?:\w+ ){0,2}?legal (?:consultants?|experts?|specialists?)\b`,
    String.raw`\b(?:somos|soy|nuestr[oa]s?) (?:\w+ ){0,2}?(?:asesor(?:a|es|as)?|consultor(?:a|es|as)?|gestor(?:a|es|as)?) ${LEGAL}`,
    String.raw`\bnotar\w+ y (?:asesoria|consultoria|consultor\w*|asesor\w*) ${LEGAL}`,
  ],
  offers: [
    `${GET}${ADVICE}`,
    String.raw`\byou(?:'ll|r)? (?:get|receive|have|will get)?[^.]{0,20}\b(?:legal advice|legal guidance|legal advis[eo]rs?)`,
    String.raw`\b(?:affordable|trusted|reliable|quick|fast|expert|local|mobile) (?:legal (?:advice|help|guidance|services|counsel|assistance))`,
    String.raw`\bnotary and legal (?:services|advice|help)\b`,
    String.raw`\blegal (?:advice|guidance|counsel)(?: is| are)?(?: also| always)? (?:included|available|given|provided|offered|on the spot)`,
    String.raw`\b(?:reciba|obtenga|reciban|consiga) (?:\w+ )?${ASESORIA}`,
    String.raw`\b${ASESORIA}(?: es| esta)? (?:gratis|gratuit[oa]|incluid[oa]s?|disponible|en su casa|a domicilio|de confianza)`,
  ],
});
