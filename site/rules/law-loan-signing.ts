import { lawAgainst } from './law-against.ts';
import { GET, WE } from './phrases.ts';

const PRESTAMO = '(?:prestamos?|hipotecas?|hipotecari[oa]s?|refinanciamientos?)';

/** Papers of a loan by whom they come from, or by what only a loan has. */
const PACKAGE =
  "(?:(?:lender's|bank's|title company's|closing|escrow|mortgage|loan|refinanc\\w+) (?:[\\w']+ )?(?:packages?|packets?|stacks?|papers|paperwork|documents)|right to cancel|closing disclosures?)";
/** What a borrower needs a signing agent for. */
const BORROWING =
  '(?:refinancing|refinance|buying (?:a|your) (?:house|home)|new (?:loan|mortgage)|new heloc|closing on an? (?:\\w+ )?(?:refinance|loan|mortgage|house|home))';
const PAQUETE =
  '(?:paquetes?|papeles|papeleria|documentos) (?:\\w+ )?(?:del?|de la|de su) (?:banco|prestamista|acreedor|hipoteca|refinanciamiento|prestamo|cierre|compania de titulos)';

/** What a package is called whose signing is left to another: "It is a loan package. Ask the lender for an agent." */
const CALLED_LOAN = {
  sentence: new RegExp(
    String.raw`\b(?:it|that|this|yours) is (?:an? |part of an? )(?:loan|mortgage|refinanc\w+|heloc|closing) (?:package|closing|signing)[.:]?$|\b(?:es|son|se trata de) (?:(?:un|una|parte de un|parte de una) )?(?:paquete|papeles|cierre|firma) de (?:un )?${PRESTAMO}[.:]?$`,
  ),
  beside:
    /^(?:(?:so|then|please|entonces|mejor|por favor),? )?(?:ask|call|see|turn to|write to|pregunt\w+|llam\w+|pid\w+|busque|acuda) (?:(?:a|al|en|con) )?(?:the|your|an?|el|la|su|un|una|los|las)?\b(?!.*\b(?:we|us|our|notary|daniel|nosotr[oa]s|nuestr[oa]s?)\b)/,
  isNext: true,
};

/** The business is not certified for loan signings. */
export const lawLoanSigning = lawAgainst({
  name: 'law/loan-signing',
  source: { clause: 'docs/product.md, “Limits of the offer”', read: '2026-11-23' },
  words: [
    'agen banc bank buye cier clos equi escr gett havi helo hipo home lend loan look mort nsa pres purc rece refi reve righ sell want',
    'agen cerr cert cier clos do docs docu equi fina firm hace hand helo hoja lend loan mane mort nota pack page pape paqu refi righ send sign spec take welc',
  ],
  message: 'This offers loan signings, which the business is not certified for.',
  hint: 'Remove it, or say that loan signings are not offered.',
  claims: [
    String.raw`\blenders?\b[^.]{0,30}\b(?:trusts?|sends?|hires?|rel(?:y|ies) on|counts? on|chooses?|use|uses|calls?) us\b`,
    String.raw`${WE}walks? you through (?:your |the )?(?:\w+ )?(?:refinanc\w+|loan|mortgage|heloc|closing)\b`,
    String.raw`\b(?:your|a|the|our) (?:\w+ )?(?:loan )?signing agents? (?:for|of|on) (?:\w+ )?(?:mortgages?|refinanc\w+|loans?|helocs?|closings?|lenders?)\b`,
    String.raw`${WE}(?:sign|signs|handle|handles|do|does|close|closes|notarize|notarizes|take|takes|specialize|specializes|welcome)\b[^.]{0,30}\b(?:loan|mortgage|refinanc\w+|heloc|home equity)s?\b(?! (?:is|was|has))`,
    String.raw`\bwe are (?:an? )?(?:\w+ )?(?:notary |loan )?signing agents?`,
    String.raw`\bcertified (?:loan )?signing agents?\b|\bloan signing agents? in\b|\bnsa certified\b`,
    String.raw`\b(?:firmamos|hacemos|notari[zc]amos|cerramos|manejamos)\b[^.]{0,30}\b${PRESTAMO}`,
    String.raw`${WE}(?:takes?|walks?|guides?|leads?|brings?|goes|go|sits?) (?:[\w']+ ){0,4}?(?:through|over) (?:(?:the|your|an?|whole|entire) ){0,2}${PACKAGE}`,
    String.raw`\btakes? you through the (?:lender's|bank's) (?:\w+ )?(?:package|packet|stack|papers)\b`,
    String.raw`${WE}(?:prints?|presents?|handles?|signs?|brings?)(?: and \w+)? (?:the |your )?${PACKAGE}\b`,
    String.raw`\b(?:lender|title company|bank|escrow office)\b[^.]{0,15}\b(?:sends?|emails?|mails?) (?:us )?the package\b[^.]{0,10}\b(?:we|our notary)(?:'ll| will)? (?:prints?|brings?|signs?|takes?|carr(?:y|ies)|presents?)\b`,
    String.raw`\b${PACKAGE}(?: is| are| gets?)?,? (?:printed|signed|presented)(?: and \w+)? (?:(?:at|on|in) your|(?:in \w+(?: or \w+)? )?by our)\b`,
    String.raw`\b${BORROWING}\? (?:we|our notary|let us)(?:'ll| will| can)? (?:takes?|walks?|sits?|brings?|prints?|guides?|signs?|handles?|gets?|go(?:es)?)\b[^.]{0,40}\b(?:packages?|packets?|stacks?|papers|page by page|signature by signature)\b`,
    String.raw`\b(?:llevamos|acompanamos|guiamos|repasamos|firmamos|recorremos|imprimimos)\b[^.]{0,25}\b${PAQUETE}\b`,
    String.raw`\b(?:refinancia|compra (?:una|su) casa|hipoteca|prestamo)(?: \w+){0,2}\? (?:le |les |lo |los )?(?:llevamos|acompanamos|guiamos|firmamos|repasamos|recorremos)\b[^.]{0,25}\b(?:paquete|papeles|hoja por hoja)\b`,
    String.raw`\b(?:acompanamos|guiamos|llevamos)\b[^.]{0,12}\b(?:cierre|firma) de (?:su|la|un) (?:prestamo|hipoteca|refinanc\w+)`,
  ],
  offers: [
    String.raw`\b(?:home equity lines?|reverse mortgages?|helocs?|mortgages?|refinanc\w+)(?: \w+){0,4} (?:signed|closed|notari[sz]ed|done)\b`,
    String.raw`\b(?:cerramos|firmamos|hacemos) (?:su |la |las )?(?:hipotecas?|prestamos?|refinanciamientos?)\b`,
    String.raw`\b(?:loan|mortgage|refinance|heloc|reverse mortgage|home equity(?: loan)?) signings?\b`,
    String.raw`\b(?:loan|mortgage|refinanc\w+|home equity|heloc|(?:real estate )?loan|buyer) (?:closings?|packages?)\b`,
    String.raw`\brefinanc\w+ closings?\b|\bpurchase and refinance (?:\w+ ){0,2}?(?:signings?|closings?|packages?|papers|paperwork|documents?|docs)\b`,
    String.raw`\b(?:loan|mortgage) (?:documents?|docs|papers|paperwork),? (?:\w+ )?(?:notarized|signed|printed)`,
    String.raw`${GET}[^.]{0,20}\b(?:loan|mortgage) (?:documents?|docs|papers|paperwork)\b`,
    String.raw`\b(?:home equity )?loans? closed\b`,
    String.raw`\blenders send us\b`,
    String.raw`\b(?:firmas?|cierres?|paquetes?|agentes? de firmas?) de ${PRESTAMO}`,
    String.raw`\bdocumentos de ${PRESTAMO} (?:notari\w+|firmad\w+|certific\w+)`,
    String.raw`\b(?:home equity|helocs?|mortgages?|refinanc\w+|(?:home )?loans?)\b[^.?]{0,20}\? (?:yes,? |sure,? )?(?:we|our notary|i) (?:can |will |also |gladly )?(?:close|sign|notarize|handle|do|finish) (?:it|them|those|that)\b`,
    String.raw`\b(?:prestamo|hipoteca|refinanciamiento)\? (?:si,? )?(?:l[oa]s?|tambien) (?:\w+ )?(?:firmamos|cerramos|hacemos|notari\w+)`,
    String.raw`\b${PRESTAMO}(?: \w+){0,3} (?:firmad|cerrad|notari[zs]ad|certificad)[oa]s?\b`,
  ],
  excusedBeside: CALLED_LOAN,
  allowed:
    /\b(?:(?:any|one|either|each|all|some) of (?:those|these|them)\b[^.]{0,20}?|(?:if|when|once|where) [^.]{5,60}?),? (?:and |then )?(?:it|that|this|yours) is (?:an? |part of an? )(?:loan|mortgage|refinanc\w+|heloc|closing) (?:package|closing|signing)\b(?!:|[^.]*\b(?:we|our|us|welcome|call|book|text)\b)|\b(?:they|(?:the|your|an?) (?:title (?:company|office|officer)|lender|bank|escrow (?:office|officer)|closer)) (?:(?:may|can|will|also|usually|often|still) )*(?:keep|have|has|know|send|hire|use|book|maintain|carry)s? (?:(?:an?|the|their|its|own|long|short) )*(?:(?:list|roster|pool|directory|network) of )?(?:certified )?(?:loan )?signing agents?\b(?![^.]*\b(?:we|our|us)\b)|\b(?:ellos|(?:la|su|el) (?:compania de titulos|prestamista|banco)) (?:\w+ ){0,2}?(?:tienen?|manejan?|conocen?|mandan?|llevan?) (?:una )?(?:lista de )?agentes? de firmas? de (?:prestamos?|hipotecas?)\b(?![^.]*\b(?:nosotros|nuestr\w+|somos)\b)|\b(?:outside(?: of)?|other than|apart from|aside from|separate from|unlike) (?:an? |the |your |any )?(?:loan|mortgage|refinanc\w+|heloc) (?:closings?|packages?|signings?)\b|\b(?:packages?|packets?|closings?|signings?|loans?) (?:needs?|wants?|takes?|calls? for|requires?) an? (?:\w+ )?agent\b(?![^.]*\b(?:we|our|us)\b)|\bnon loan\b|\bclosings of loans stay with[^.]*|\b(?:signings?|closings?|packages?) (?:(?:belongs?|goes|go) to|stays?|of loans stay) (?:with )?an?\b[^.]*|\bfor (?:an? |any )?(?:loan|mortgage) (?:signing|closing)s?, (?:ask|call|see) (?!us)[^.]*|\b(?:package|paper|papers|loan|mortgage)\b[^.]{0,60}\bthe lender will name\b[^.]*|\b(?:part of|belongs? to) your closing\b[^.]*/g,
});
