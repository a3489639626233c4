import type { TextRule } from 'touchdown';
import { lawAgainst } from './law-against.ts';
import { WE } from './phrases.ts';

const MATTER =
  '(?:divorces?|custody|evictions?|probates?|guardianships?|adoptions?|name changes?|lawsuits?|bankruptc(?:y|ies)|court cases?|inheritances?|child support|estates?)';
/** After these the matter only names a paper, or a visit. */
const NOT_PAPERS = String.raw`(?! (?:\w+ )?(?:papers?|documents?|paperwork|forms?|waivers?|decrees?|agreements?|visits?|signings?|affidavits?|pages?|notar\w+|planning))`;
const ASUNTO =
  '(?:divorcios?|custodias?|herencias?|sucesion(?:es)?|juicios?|demandas?|desalojos?|adopcion(?:es)?|tutelas?|bancarrotas?|cambios? de nombre)';
const OFFICE =
  '(?:court|courts|judge(?! (?:by|whether|that|if|how|what)\\b)|clerk|county|dmv|tax office|bank|banks|agency|agencies|government|uscis|social security|consulate|insurance|opposing party|other side)';

/** Whom an employer names to look at the papers of Form I-9 has no other name in the law. */
const AGENT = '(?:representatives?|agents?|representantes?)';
const HIRING = String.raw`\b(?:i 9|section (?:2|two)|seccion (?:2|dos))\b`;
/** Where somebody may need to be represented, which is not at work. */
const CASE = String.raw`\b(?:courts?|judge|county|banks?|agency|hearing|case|divorce|irs|dmv|insurance|landlord|uscis|consulate|government|corte|juez|banco|condado|consulado|caso)\b`;

const promised = lawAgainst({
  name: 'law/representing',
  source: { clause: 'Texas Government Code 406.017(a)(2)', read: '2026-11-24' },
  words: [
    'acco acom act actu agen apel appe appo argu arra arre assi befo brin carr caso chas choo cour cust deal defe dema denu divo enca exec fact figh file fili fina fini fire firs fix gana gest get gets goes got guar guid habl hace hand help judg lead lidi llev luch make mana mane name nego nomb pack pele peti powe pres proc repr reso run runs see sees sere serv sett solu somo sort spea stan star supp take talk thro tram trus uste walk win wins',
    'abog acco acom acud adop agen alba apel apod appo aseg asun atto banc bank brin camb carr case caso chil choo clai cler clie comp cond cons cont cort coun cour cust debt decr defe dema denu desa divo dmv esta evic exec fami fili firs gobi gove guar habl here inhe insu jail judg juez juic juzg laws lead leas make marr name oppo othe peop peti prob repr see sees sign soci star suce take tax thro titl trou trus tute usci vamo you your',
  ],
  message:
    'This promises to act for people in a case or before an office, which a notary may not do.',
  hint: 'Say what the notary does: watch the signature and seal the paper; a lawyer or the signer does the rest.',
  claims: [
    String.raw`${WE}takes? (?:your|the|an?) (?:\w+ )?(?:case|eviction|claim|matter|dispute|lawsuit)\b(?: case)? to\b`,
    String.raw`\b(?:daniel(?: reyes)?|our notary|we|i) (?:can |may |will |could |gladly ){1,2}(?:be|become) (?:your |the |an? )?(?:\w+ )?(?:agent|executor|trustee|representative|guardian)\b`,
    String.raw`\bhablamos por usted\b|\b(?:peleamos|luchamos) (?:por |la |su )?[^.]{0,15}\b${ASUNTO}`,
    String.raw`\b(?:metemos|presentamos|llevamos|ponemos|interponemos) (?:su|la|una|sus) (?:demandas?|denuncias?|apelacion|caso|peticion)\b`,
    String.raw`\b${ASUNTO}\b[^.]{0,30}\b(?:lo|la|los|las|se lo|se la) (?:tramitamos|llevamos|arreglamos|resolvemos|gestionamos|manejamos)\b`,
    String.raw`${WE}negotiates? (?:\w+ ){0,2}?with (?:your|the|any) (?:title company|(?:\w+ )?(?:seller|buyer|landlord|creditors?|dealer|insurer|ex)|other (?:side|party))\b`,
    String.raw`\b(?:appoint|name|make|choose) (?:us|our notary|me|daniel reyes) (?:as )?(?:your |the |under (?:the|your) )?(?:power of attorney|poa|agent|proxy)\b`,
    String.raw`\b(?:llevamos|presentamos|defendemos|ganamos) su (?:caso|demanda|divorcio|asunto)\b`,
    String.raw`${WE}(?:sees?|takes?|brings?|leads?|carr(?:y|ies)|accompan(?:y|ies)) (?:you |them |couples |families )?(?:\w+ ){0,2}?(?:through|across)? ?(?:your |the |a |an )?(?:\w+ )?${MATTER}${NOT_PAPERS} (?:through|from|all the way|to the end|start)`,
    String.raw`\bfrom (?:first|start|petition|filing|the first)\b[^.]{0,30}\b(?:decree|finish|judgment|verdict|hearing)\b`,
    String.raw`\b(?:hacemos|le hacemos|llevamos) (?:el|su|todo el) ${ASUNTO}\b`,
    String.raw`${WE}(?:handles?|handled|files?|manages?|process(?:es)?|arranges?|finish(?:es)?|settles?|takes? (?:care of|over|on)|deals? with|sorts? out|guides?|guided|walks?|walked|gets?|runs?|fights?|wins?)\b[^.]{0,60}?\b${MATTER}${NOT_PAPERS}\b`,
    `${WE}(?:gets?|got) you (?:divorced|custody|out of (?:jail|debt|trouble|(?:the|your|a|that) (?:marriage|lease|contract)))`,
    String.raw`${WE}(?:stands? up|speaks?|talks?|negotiates?|deals?|appears?|argues?|goes)\b[^.]{0,20}\b(?:for you|on your behalf|in your name|with|before|to)\b[^.]{0,25}\b${OFFICE}\b`,
    String.raw`\b(?:we|our notary|i|daniel reyes)(?:'ll| will| can| also| gladly)* (?:acts?|serves?|signs?) as (?:your |the |an? )?(?:\w+ )?(?:agent|executor|trustee|representative|attorney in fact|guardian)\b`,
    String.raw`\b(?:name|appoint|make|choose|have|pick) (?:us|our notary|me|daniel reyes) (?:\w+ ){0,2}?(?:as )?(?:your |the |an )?(?:agent|executor|trustee|representative|attorney in fact|guardian)\b`,
    String.raw`\b(?:tramitamos|llevamos|arreglamos|gestionamos|resolvemos|nos encargamos de|manejamos|finalizamos)\b[^.]{0,20}\b(?:su|sus|el|la|los|tu|de|todo)\b[^.]{0,15}\b${ASUNTO}\b`,
    String.raw`\b(?:lo|la|le|los) defendemos\b|\b(?:hablamos|negociamos|lidiamos) (?:por usted )?con (?:el|la|los|su|sus) (?:juez|corte|juzgado|banco|condado|gobierno|consulado|abogad[oa]|aseguradora)\b`,
    String.raw`\b(?:nombrenos|nombre a nuestr[oa] \w+|somos|seremos|actuamos como) (?:\w+ )?(?:apoderad[oa]s?|albaceas?|representantes? legal(?:es)?)\b`,
    String.raw`${WE}(?:takes?|brings?) (?:your|the) (?:case|matter|divorce|claim|dispute) to (?:\w+ ){0,2}?(?:court|judge|county)\b`,
    String.raw`(?<!\b(?:lo|la|los|las|le|les) )\brepresentamos (?:en|ante) (?:el|la|los|las|su)\b`,
    String.raw`${WE}(?:go|appear)(?:es|s)? (?:to|in) (?:\w+ )?court (?:for you|with you|on your behalf)\b`,
    String.raw`\b(?:vamos|acudimos|comparecemos) (?:a la corte|al juzgado|ante el juez) (?:por|en nombre de|con) usted\b`,
  ],
  offers: [
    String.raw`\b(?:divorce|custody|eviction|probate|bankruptcy|name change) (?:assistance|help|support|solutions?|packages?|filing|services?)\b`,
    String.raw`\b(?:uncontested |quick |easy |cheap |affordable |simple |fast |express )?divorces? (?:from|for|starting at|only|just) \$|\b(?:quick|easy|cheap|affordable|fast|express|diy|do it yourself) divorces?\b`,
    String.raw`\bdivorcios? (?:desde|por solo|express|rapid\w+|sin abogado|en \w+ (?:dias|semanas))\b`,
  ],
  allowed: new RegExp(
    [
      String.raw`(?<!${CASE}[^.]*)\b(?:authorized ${AGENT}|${AGENT} autorizad[oa]s?|${AGENT}(?=[^.]*${HIRING})|(?<=${HIRING}[^.]*)${AGENT})\b(?![^.]*${CASE})`,
      String.raw`\bdeals? with (?:the |your )?(?:truck|bank)(?![^.]*\b(?:on your behalf|for you|in your name)\b)[^.]*`,
      String.raw`\bspouse at home who can deal\b`,
    ].join('|'),
    'g',
  ),
});

/** True of a page about Form I-9. */
const isAboutHiring = (page: string) => new RegExp(HIRING).test(page);
/** Says that somebody is the reader's representative, and in no case and before no office. */
const ACTING = new RegExp(
  String.raw`^(?!.*${CASE}).*\bas (?:your|the|that|an?) (?:\w+ )?representatives?\b`,
);

/** Only a lawyer acts for people in a case or before an office; a notary has to be nobody's agent. */
export const lawRepresenting: TextRule = {
  ...promised,
  // On a page about Form I-9, "your representative" is the employer's, who needs neither a lawyer nor a notary.
  breaches: (...read) =>
    promised
      .breaches(...read)
      .map((breach) =>
        ACTING.test(breach.sentence) ? { ...breach, unless: isAboutHiring } : breach,
      ),
};
