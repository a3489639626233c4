import { lawAgainst } from './law-against.ts';
import { A_PAPER, GET, PAPEL, PAPER, UN_PAPEL, WE } from './phrases.ts';

const DRAFT =
  '(?:drafts?|drafting|prepares?|preparing|writes?|writing|write up|draws? up|drawing up|creates?|creating|composes?|composing|types? up)';
const DRAFTED =
  '(?:drafted|prepared|written|drawn up|written up|composed|filled (?:in|out)|typed up)';
const FILL = '(?:fills?|filling|fill) (?:in|out|up)';
const CHOOSE =
  '(?:chooses?|choosing|selects?|selecting|picks?|picking|recommends?|suggests?|decides? on)';
const CERTIFICATE = '(?:certificate|acknowledgment|jurat|wording)';
const HELP = '(?:you |people |families |clients |couples )?';

/** A notary who is no lawyer may not draw up papers, fill them in or choose them for people. */
export const lawDrafting = lawAgainst({
  name: 'law/drafting',
  source: { clause: 'Texas Government Code 81.101(a)', since: '1999-06-18', read: '2026-11-23' },
  words: [
    'choi choo comp crea deci do draf draw elab eleg esco escr fill hace hand into llen offe pick prep prov reco reda rell sele sell sugg supp type what whic writ',
    'ackn acue affi agre appl bill cart cert clau cont conv decl deed dema dire divo docs docu draf escr form jura leas lett pape peti poa poas pode powe reda soli stat test tram trus waiv will word',
  ],
  message: 'This promises to draw up or choose papers for people, which a notary may not do.',
  hint: 'Say that the notary brings the seal to papers that are ready: signers or their lawyers write them.',
  claims: [
    `${WE}${DRAFT} (?:it|one|them|everything) (?:up )?(?:for you|while you|at your)`,
    String.raw`${WE}${DRAFT}(?:,? and \w+|, \w+,? and \w+)? (?:up )?${HELP}${A_PAPER}`,
    `${WE}(?:${FILL}|complete|completes) ${HELP}${A_PAPER}`,
    String.raw`${WE}(?:offer|offers|provide|provides|supply|sell|do|handle) (?:\w+ ){0,3}?(?:legal (?:documents?|forms|papers)|document (?:preparation|drafting))`,
    String.raw`${WE}${CHOOSE} ${HELP}(?:the|your|a) (?:\w+ ){0,2}?(?:${PAPER}|${CERTIFICATE})\b`,
    String.raw`${WE}(?:tell|show|advise) you (?:which|what) (?:\w+ )?(?:${PAPER}|${CERTIFICATE})\b`,
    String.raw`${WE}(?:put|turn|make) (?:it|them|that|your \w+) into (?:an? )?${PAPER}`,
    String.raw`\bfrom drafting to\b`,
    String.raw`\b(?:le|les|lo)? ?(?:redactamos|preparamos|elaboramos|escribimos|llenamos|rellenamos|hacemos|escogemos|elegimos|seleccionamos|recomendamos) (?!(?:el|los|un) certificado)${UN_PAPEL}`,
    String.raw`\b(?:preparamos|llenamos|redactamos|hacemos) (?:su|tu|el) divorcio\b`,
    String.raw`\b(?:ayudamos|podemos ayudarle|apoyamos) a (?:redactar|preparar|elaborar|escribir|llenar|rellenar|hacer|escoger|elegir)\b`,
    String.raw`\b(?:podemos|nos encargamos de|permitanos|dejenos) (?:redactar|preparar|elaborar|llenar|rellenar|escoger)(?:le)? ${UN_PAPEL}`,
  ],
  offers: [
    String.raw`${GET}${A_PAPER}(?:,? [\w']+){0,2}? ${DRAFTED}\b`,
    String.raw`\b(?:your|our|all|every|each) ${A_PAPER}(?: is| are| can be| gets?| will be)? ${DRAFTED}\b`,
    String.raw`\b(?:wills?|trusts?|deeds?|contracts?|affidavits?|powers of attorney|leases?|documents)(?:,? (?:and )?\w+){0,3} ${DRAFTED} (?:for you|while you wait|by us|by our|at home|at your|here|today|and notarized)`,
    String.raw`\b(?:document|will|deed|contract|form|affidavit|paperwork|lease|divorce) (?:preparation|drafting|writing)\b`,
    String.raw`\b(?:elaboracion|redaccion|llenado|preparacion) de ${UN_PAPEL}`,
    String.raw`\b${PAPEL} redactad[oa]s? (?:por nosotros|para usted|en su casa)`,
  ],
  allowed:
    /\b(?:prepare|write|complete)s? (?:the|your|a|every|each) (?:receipt|scan|journal|notarial|estimate|invoice)\b|\b(?:drafted|prepared|written|drawn(?: up)?|filled (?:in|out)) by (?:you|(?:your|an?|the|his|her|their) (?:own )?(?:lawyer|attorney|title company|landman))\b|\balready (?:drafted|prepared|written|filled)\b/g,
});
