import { lawAgainst } from './law-against.ts';

const OFFICE =
  '(?:banks?|courts?|county|counties|clerks?|agency|agencies|offices?|dmv|judges?|title (?:office|company|companies)|government|consulates?|embass(?:y|ies)|schools?|recipients?|everyone|anyone|lenders?|states?)';
const GUARANTEE = String.raw`\b(?:guarantee[sd]?|guaranteed|guaranteeing|promise[sd]?|ensures?|assures?|rest assured|make sure|makes sure|see to it|count on)`;
const TAKEN =
  '(?:accept(?:s|ed|ance)?|takes?|rejects?|rejected|rejections?|refused?|valid|honou?r(?:s|ed)?|legally binding)';
const OFICINA =
  '(?:bancos?|cortes?|juzgados?|juez|condados?|oficinas?|consulados?|gobiernos?|autoridades|escuelas?)';

/** Whether a paper is taken is for the office to say that it goes to; a notary cannot promise it. */
export const lawGuaranteedAcceptance = lawAgainst({
  name: 'law/guaranteed-acceptance',
  source: { clause: 'Texas Business and Commerce Code 17.46(b)(5)', read: '2026-11-23' },
  words: [
    'acce acep bind enfo hono lega obli offi ofic rech reco refu reje retu sent take turn vali',
    'all any aseg conv assu be coun cual debe ensu ever gara guar has hace have jama make must nati neve ning no not nunc obli prom requ rest see sure tien toda vuel todo will won worl yes',
  ],
  message: 'This promises that an office will take the paper, which no notary can promise.',
  hint: 'Say what the notary answers for: the identity, the signature and the certificate.',
  claims: [
    String.raw`\b(?:is|are) (?:sure|certain|bound) to (?:accept|take|honou?r)\b`,
    String.raw`${GUARANTEE}\b[^.]{0,60}\b${TAKEN}\b(?! (?:cash|cards?|checks?|zelle))`,
    String.raw`\b(?:accepted|acceptance|valid|legally binding|(?:no|zero) rejections?)\b[^.]{0,40},? (?:is )?guaranteed`,
    String.raw`\bguaranteed (?:to be )?(?:accept|valid|legal)\w*`,
    String.raw`\b(?:accepted|valid|recognized|honou?red) (?:everywhere|anywhere|worldwide|nationwide|all over|by (?:all|every|any|each)\b|in (?:all|every|any)\b)`,
    String.raw`\b(?:never|not ever|won't|will not) (?:be|get) (?:rejected|refused|turned (?:down|away)|sent back|returned)`,
    String.raw`\b(?:no|not one|never an?) (?:bank|office|court|county|agency|clerk|\w+) (?:can|will|may|could) (?:reject|refuse|turn)`,
    String.raw`\b${OFFICE} (?:has|have|must|will have|is required|are required) (?:to )?(?:accept|take|honor)\b`,
    String.raw`\baccepted\? yes\b|\baccept it\? yes\b`,
    String.raw`\bwill be accepted by (?:the|your|any|every|all)\b`,
    String.raw`\b(?:seal|stamp|notari[sz]ation|signature)(?: from (?:us|our \w+)| of ours)?(?: alone)? (?:makes|will make) (?:it|your|the|any|every|a) ?[\w ]{0,20}\b(?:legally (?:binding|valid)|enforceable|(?:official|valid) (?:everywhere|anywhere|worldwide|in (?:any|every|all)|by law))`,
    String.raw`\b(?:sello|notarizacion|certificacion) (?:hace|vuelve|convierte) (?:\w+ ){0,4}?(?:valid[oa]|legal|obligatori[oa])\b`,
    String.raw`\b${OFICINA} (?:tienen? que|debe|deben|esta obligad[oa] a|estan obligad[oa]s a) aceptar`,
    String.raw`\baceptacion (?:100% )?(?:garantizada|asegurada)`,
    String.raw`\b(?:garantizamos|aseguramos|prometemos|garantizo)\b[^.]{0,50}\b(?:acept\w+|recha\w+|valid\w+)`,
    String.raw`\b(?:aceptad[oa]s?|valid[oa]s?)\b[^.]{0,60}\bgaranti[sz]\w+`,
    String.raw`\b(?:aceptad[oa]s?|valid[oa]s?) en (?:tod[oa]s?|cualquier)\b`,
    String.raw`\b(?:nunca|jamas) (?:se )?(?:lo|la|los|las|le)? ?(?:van a rechazar|rechazan|rechazaran|sera rechazad[oa])`,
    String.raw`\b(?:ningun[oa]?) ${OFICINA} (?:puede|va a) rechazar`,
  ],
  negative: true,
  allowed:
    /\b(?:cannot|can't|can not|do not|don't|does not|will not|won't|never|not|no notary can|nobody can|no one can|may not)(?: \w+){0,2} (?:guarantee\w*|promise\w*|ensure\w*|assure\w*)\b.*|\bnot guaranteed\b|\b(?:guarantee|promise)\w* acceptance\? no\b.*|\bguarantee(?:s|d)? (?:the |a |our )?(?:price|time|arrival|punctual\w*|satisfaction)\b[^.]*|\bno (?:podemos|puedo|le|se)? ?(?:garanti\w+|asegur\w+|promet\w+).*|\bmake sure (?:that )?(?:you|every page|all pages|the signer)\b[^.]*/g,
});
