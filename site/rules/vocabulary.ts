import { Vocabulary } from 'touchdown';
import { GET, WE } from './phrases.ts';

/** Notaries whom one meets on a screen. */
const REMOTE_NOTARY =
  '(?:(?:online|video|remote|virtual|webcam) notar(?:y|ies)|notar(?:y|ies) (?:(?:who|that) (?:work|sign|seal)s? )?(?:by|over|on) (?:a )?(?:video|webcam|zoom|facetime|screen|camera)|(?:online |video )?(?:platforms?|plataformas?))';
/** Who is at one's service is offered, and not compared. */
const UNLESS_READY = String.raw`(?! (?:(?:is|are) (?:\w+ ){0,4}?(?:available|waiting|ready|on (?:call|at|duty)|click|away|open|here|at your)\b|(?:will|can) (?:\w+ )?(?:seal|stamp|notari[sz]e|meet|join|help|sign)\b))`;

/** How a notary's texts offer, ask and deny. */
export const NOTARY = new Vocabulary({
  trade: { one: 'notary', many: 'notaries' },
  harmless: [
    String.raw`\bwithout (?:a lawyer|an attorney|a lawyer's \w+|an attorney's \w+)\b`,
    String.raw`\bno (?:lawyer|attorney)s? (?:needed|required|necessary|involved)\b`,
    String.raw`\b(?:which|what|when|whether|or) to (?:refuse|decline)\b`,
    String.raw`\bsin abogado\b|\bsin importar\b|\bor not\b(?=[.,!?;]|$)|\bo no\b(?=[.,!?;]|$)`,
    String.raw`\bno idea\b|\bshould(?: not|n't) sign\b|\bwithout (?:question|exception|fail|doubt|fuss)s?\b|\bno exceptions\b`,
    String.raw`\bno (?:es|sera) (?:un |ningun )?problema\b|\bno importa\b|\bno pasa nada\b|\bsin (?:cobrar\w*|cargo|recargo)\b|\bsin (?:falta|duda|excepcion)\b`,
    String.raw`\bwithout(?= (?:our|us|this|one|the right)\b)`,
    String.raw`\bno se (?:quiebre|rompa) la cabeza\b|\bno batalle\b|\bsin rodeos\b|\bcosts? (?:you )?nothing\b|\bno (?:le )?cuestan? nada\b`,
    String.raw`\bsin(?= (?:nuestr[oa]s?|nosotros|eso|llenar|terminar)\b)`,
  ],
  // Those who may do what a notary may not.
  others:
    /\b(?:(?<!powers? of )attorneys?|lawyers?|abogad[oa]s?|accredited|acreditad[oa]s?|counsel|clerk|court|judge|lender|legal aid|law firm|vital records|from the state|registro civil|(?:some|other|many|most|certain) (?:\w+ )?(?:companies|firms|notaries|services|offices|apps|websites|people|states)|state's|funeral home|oficina|condado|elsewhere|texas (?:also |now |law )?(?:commissions|lets|allows|permits|has|knows)|secretary of state|austin|different (?:trade|job|notary|commission)|depends on|depende)\b/,
  agents: String.raw`legal assistance(?= (?:(?:can|will|may|often|also|usually|even) )*(?:draws?|drew|drafts?|drafted|writes?|wrote|prepares?|prepared|fills?|keeps?|runs?)\b)|(?<=\b(?:your|their|his|her|base|military) )legal assistance (?:offices?|attorneys?|lawyers?|centers?)|lenders?|banks?|credit unions?|mortgage compan(?:y|ies)|title compan(?:y|ies)|title officers?|title offices?|escrow officers?|(?:loan )?signing agents?|agents|county|counties|clerks?|courts?|judges?|states?|texas law help|legislature|austin|consulates?|embass(?:y|ies)|legal aid|clinics?|charit(?:y|ies)|agenc(?:y|ies)|church(?:es)?|parish|librar(?:y|ies)|schools?|universit(?:y|ies)|hospitals?|social workers?|landlords?|dealers?|dealerships?|lawyers?|attorneys?|law firms?|funeral homes?|registrars?|state bar|secretar(?:y|ies) of state|uscis|employers?|translators?|priests?|rabbis?|pastors?|officiants?|town halls?|insurers?|realtors?|aseguradoras?|buyers?|catholic charities|compan(?:y|ies)|offices?|paralegals?|secretaria de estado|bancos?|prestamistas?|compania de titulos|condados?|cortes?|juzgados?|juez|jueza|estados?|consulados?|embajadas?|ayuda legal(?: gratuita)?|clinicas?(?: legal)?|abogad[oa]s?|registro civil|oficinas?|escuelas?|iglesias?|bibliotecas?|agencias?|trabajadora social|peritos?(?: traductor\w*)?|traductor(?:es|a|as)?|notari[oa]s?|empresas?|caridades catolicas|ley|universidad|agentes?`,
  rivals: String.raw`(?:previous|last|former|other|another|wrong|some) notar(?:y|ies)|${REMOTE_NOTARY}${UNLESS_READY}|notar(?:y|ies) (?:in (?:nevada|another \w+|\w+ state|(?:reno|denver|dallas|houston|el paso|mexico|that \w+))|there|elsewhere|of (?:that|another) \w+)|notary (?:que|who) (?:no|does not|keeps no) (?:\w+ )?`,
  acts: 'notari[sz]ed|notarizan?|works?(?= (?:by|over|on|from|with|in) )|trabajan?(?= (?:por|con|desde) )',
  self: `(?:your|the) (?:mobile )?notary(?! (?:there|in (?!midland|odessa)|of that))|daniel|reyes`,
  asking: [
    ...[
      'certifican',
      'notarizan',
      'redactan',
      'firman',
      'sellan',
      'preparan',
      'traducen',
      'ayudan',
    ],
    // "¿Su sello vale allá?"
    '(?:sus?|el|un|una|la) (?:sello|certificado|notarizacion|certificacion|comision)(?: (?:de|en|hech[oa] en|puesto en) (?:texas|tejas|ustedes|aqui))? (?:no )?(?:les? )?(?:es|vale|sirve|cuenta|cubre|basta)',
    ...['aceptan', 'sirven?', 'vale', 'necesito', 'necesitamos', 'basta'],
  ],
  beginnings: [GET, WE],
});
