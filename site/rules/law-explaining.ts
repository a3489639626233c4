import { lawAgainst } from './law-against.ts';
import { GET, PAPEL, SAID, WE } from './phrases.ts';

const MEANT = String.raw`(?:(?!(?:visit|process|price|fees?|certificate|oath|why|how|kindly|list|id|ids|notari[sz]ations?|services?)\b)[\w']+,? ){0,6}?(?:contracts?|leases?|deeds?|wills?|powers? of attorney|affidavits?|agreements?|documents?|papers|paperwork|clauses?|terms|fine print|legalese|page|pages)\b`;
const EXPLAIN =
  '(?:explains?|explaining|interprets?|interpreting|clarif(?:y|ies)|translates?|summarizes?)';

/** The notary's own part of a paper, and what the notary writes besides. */
const DEL_NOTARY = String.raw`(?:(?:de|del|el|la|los|las|un|una|cada|su|nuestr[oa]s?|casillas?|renglon(?:es)?|lineas?|partes?|palabras?|numeros?|letras?|fechas?|orilla|borde) )*(?:certificado(?: notarial)?(?! (?:notarial|de|del|que)\b)|certificado (?:de firmas?|del notary|que (?:ponemos|llenamos|agregamos|pegamos))|sello|recibo|factura|cotizacion|presupuesto|libro de registro)\b(?!(?:,| y| ni) (?:(?:el|la|los|las|su|sus|cada) )?(?:contratos?|convenios?|acuerdos?|testamentos?|escrituras?|poder(?:es)?|papel(?:es)?|documentos?|clausulas?|demandas?)\b)`;

/** Words of a sentence in which nobody else begins to explain. */
const UNLESS_OTHERS =
  '(?:(?!\\b(?:lawyers?|attorneys?|courts?|judges?|clerks?|abogad[oa]s?|juez|juzgado)\\b)[^.]){0,80}';

/** A notary who is no lawyer may not explain what a contract or another paper means in law. */
export const lawExplaining = lawAgainst({
  name: 'law/explaining',
  source: { clause: 'Texas Government Code 81.101(a)', since: '1999-06-18', read: '2026-11-23' },
  words: [
    'acla advi agai anal ask asse bad befo bind brea chea chec clar clau clea conf cont corr cove dang deci desc dice each enfo ensu eval ever exac exam expl fair fine fish go goes good harm hidd hurt insp inte jarg judg know lay lays leac leas leem leex lega lein lesa lese lesi lest letr loac loex loin look lotr make mean norm odd off once over plai proo prot read reco repa resu revi risk sabe say says scre see seem sees side sign simp smal smel soun spel spot stud summ susp take taki teac teex tein tell tetr time trad tran trap unde unfa vali vemo veri vet vets vett walk watc work wron',
    'acla acue adva affi agai agre befo bien bind cart chea chec chic clau clea cont conv corr dang deal deci decl deed dema dice docu down enfo ensu escr ever exam expl fair fine firm fish form go goe goes good gras harm hidd hold hurt inte jarg just know lawf lay lays leas leav lega line look loop mean norm page pape parr pequ plai pode powe punt quie read reco revi righ risk sett side sign simp sirv smal smel soli soun spel spot sure susp tell term test tram tran trap trus unde unfa vale vali walk watc whet will wron',
  ],
  message: 'This promises to explain or judge what a paper means, which only a lawyer may do.',
  hint: 'Say what the notary does: check ID, look for blanks, witness the signature.',
  claims: [
    String.raw`\bpoints? out (?:what|anything|everything|whatever|which|the \w+|clauses?|parts?)\b[^.]{0,20}\b(?:hurt|harm|cheat|against you|watch out|unfair|risky|trap)\w*`,
    String.raw`\b(?:decimos|explicamos|aclaramos|mostramos)\b${SAID}[^.]{0,30}\b(?:a que se (?:compromete|obliga)|en que se (?:mete|esta metiendo)|que (?:esta firmando|esta aceptando))\b`,
    String.raw`${WE}explains? (?:your|the|this|every|each|any|all the) (?:\w+ )?(?:wills?|trusts?|deeds?|contracts?|leases?|settlements?|agreements?|powers? of attorney|clauses?|paragraphs?|terms|fine print|legalese|jargon)\b(?! (?:\w+ )?(?:signing|visit|fees?|certificate|process)\b)`,
    String.raw`${WE}(?:turns?|translates?|puts?|decodes?|demystif(?:y|ies)|simplif(?:y|ies)|untangles?)\b[^.]{0,30}\b(?:legalese|jargon|legal (?:language|terms|wording|speak)|fine print|small print)\b`,
    String.raw`\bwhat (?:does|do) (?:it|this|that|they|(?:the |your |my )?(?:\w+ )?(?:clause|paragraph|section|page|line|contract|deed|will|lease|settlement|fine print)\b)[^?]{0,25}\bmean\? (?:we|our notary|daniel(?: reyes)?|ask us|let us)\b`,
    String.raw`\b(?:consequences?|implications?|meaning) of (?:\w+ ){0,3}?(?:deed|will|trust|contract|lease|settlement|agreement|power of attorney|waiver)\b[^.]{0,60}\b(?:we|our notary|daniel(?: reyes)?)\b[^.]{0,12}\b(?:spells?|explains?|lays?|tells?|walks?|goes? over)\b`,
    String.raw`${WE}(?:looks? over|looks? at|reads?|reviews?|checks?|goes? over|examines?)\b[^.]{0,40}\b(?:to (?:make sure|see|check|judge|decide|tell)|and (?:can )?(?:tell|say|spot|judge|warn|know))\b[^.]{0,30}\b(?:fair|good|bad|right|safe|sound|balanced|worth|deal|trap|problem)s?\b`,
    String.raw`\b(?:we|our notary|daniel(?: reyes)?|i)\b[^.]{0,40}\b(?:spots?|recogni[sz]es?|smells?|knows?) (?:a |an |every |any )(?:bad|unfair|weak|crooked|risky|good) (?:one|contract|lease|clause|deal)\b`,
    String.raw`\byou(?:'ll| will)? (?:leave )?(?:understand|know|grasp) (?:what )?(?:every|each|all|exactly what) (?:\w+ )?(?:clauses?|words?|paragraphs?|lines?|terms?|page|you (?:are |have )?sign\w*)\b[^.]{0,25}\b(?:before|when|by the time|once) we\b`,
    String.raw`${WE}(?:translates?|puts?|breaks?|turns?|boils?) (?:it|them|that|this|everything|(?:the|your|all) \w+) (?:down )?(?:in|into|to) (?:plain|simple|everyday|normal|clear)\b`,
    String.raw`${WE}(?:points? out|shows?|warns?|flags?|spots?|tells?|lets? you know)\b[^.]{0,30}\b(?:(?:what|which \w+) (?:you )?(?:should|must|ought|may) not sign|unfair|traps?|risky|bad clauses?|taking advantage|hidden|one sided|dangerous|good deal)\b`,
    String.raw`${WE}(?:looks? at|goes? over|studies|reads?) (?:your |the )(?:\w+ )?(?:lease|contract|agreement|deed|will|trust)s? and\b`,
    String.raw`\b(?:la|las|los|lo|se la|se lo) explicamos (?:\w+ )?(?:en espanol|con calma|palabra por palabra|todo|punto por punto)\b`,
    `${WE}helps? you (?:to )?understand ${MEANT}`,
    String.raw`\bask (?:us|our notary) what (?:your|the) (?:\w+ )?(?:contract|lease|deed|will|document|agreement|paper)s? (?:means?|says?)`,
    `${WE}${EXPLAIN} (?:to )?(?:you )?${MEANT}`,
    `${WE}walks? you through ${MEANT}`,
    String.raw`${WE}(?:guides?|takes?) you through (?:your |each |every |all (?:the )?|the )?(?:\w+ ){0,2}?(?:documents?|papers|pages?|package)\b[^.]{0,10}\bexplain`,
    String.raw`\b(?:allows?|lets?|enables?) (?:me|us|our notary|daniel) (?:to )?explain ${MEANT}`,
    String.raw`${WE}(?:ensures?|makes? sure|checks?|confirms?|verif(?:y|ies)) (?:that )?(?:your|every|each|all) (?:\w+ ){0,3}?(?:poas?|powers? of attorney|deeds?|wills?|contracts?|leases?) (?:meets?|satisf(?:y|ies)|compl(?:y|ies) with) (?:all )?(?:the )?(?:\w+ ){0,2}?(?:requirements|laws?|rules)\b`,
    String.raw`\bexplaining what you(?:'re| are) signing\b`,
    String.raw`${WE}explains? (?:all )?(?:the|its|their) contents?\b`,
    String.raw`\b(?:to|and) ensure (?:that )?you (?:\w+ )?understand (?:\w+ )?(?:what you(?:'re| are) signing|your (?:documents?|papers))\b`,
    String.raw`${WE}(?:tell|tells|say|says|advise|advises) you whether (?:\w+ ){0,6}?(?:suits?|fits?|is (?:right|better|best|enough) for)\b`,
    `${WE}go(?:es)? (?:over|through) (?:what|${MEANT} (?:with|for) you)`,
    String.raw`${WE}(?:review|reviews|vet|check|checks|inspect) (?:your|the|every|each) (?:\w+ )?(?:contract|lease|agreement|deed|will)s?\b`,
    String.raw`${WE}(?:check|confirm|verify|make sure|ensure|see to it)s? (?:that )?(?:your|the) [\w ]{0,30}\b(?:is|are) (?:legally|valid|sound|enforceable|correct in law|legal)\b`,
    String.raw`${WE}(?:reviews?|checks?|vets?|inspects?|looks? over|proofreads?|reads? (?:through|over)|screens?|examines?)\b[^.]{0,40}\b(?:legal (?!names?\b|age\b|size\b|notices?\b|pads?\b|holidays?\b|id)\w+|legally|legality|loopholes?|enforceab\w+|lawful\w*|hidden clauses?|fine print)\b`,
    String.raw`${WE}(?:tells?|says?|judges?|confirms?|assess\w*|evaluates?|knows?|sees?)\b[^.]{0,40}\b(?:if|whether|that|how)\b[^.]{0,30}\b(?:legally (?:sound|valid|binding|correct)|legal|enforceable|lawful|valid in court|will hold up|holds up)\b`,
    `${WE}(?:make sure|ensure|see to it)s? (?:that )?you (?:fully )?understand (?:what|${MEANT})`,
    String.raw`${WE}(?:tell|tells) you what (?:(?:it|they)(?! (?:costs?|will cost|takes?|comes? to))|you are signing|you're signing|(?:the|your|each|every) [\w ]{0,20}(?:means?|says?))`,
    String.raw`${WE}explains? it\b`,
    String.raw`\b(?:le|les|se lo|lo|te)? ?(?:explicamos|explica|interpretamos|aclaramos|traducimos) (?:\w+ ){0,3}?(?:${PAPEL}|lo que firma|terminos legales|clausula)\b`,
    // Behind what else is explained: "cómo se firma, y también lo que dice el convenio".
    String.raw`\b(?:explicamos|explica|aclaramos|decimos|contamos)\b${UNLESS_OTHERS}(?<!\b(?:no|ni|nunca|sino|tampoco) )\b(?:lo )?que (?:significan?|dicen?|quieren? decir|implican?) (?:el|la|los|las|sus?|cada) ${PAPEL}\b`,
    String.raw`${WE}(?:explains?|tells?|shows?|lays? out)\b${UNLESS_OTHERS}(?<!\b(?:not|nor|never|except|but) )\bwhat (?:the|your|each|every|an?) (?:\w+ )?(?:settlement|agreement|contract|lease|deed|will|trust|power of attorney|waiver|clauses?|document|decree) (?:says?|means?|implies|does|gives? up)\b`,
    String.raw`\b(?:revisamos|analizamos) (?:su|el|los|sus) (?:contratos?|convenios?|acuerdos?|testamentos?)\b`,
    String.raw`\b(?:le|les)? ?(?:decimos|explicamos) (?:que|lo que) (?:significa|dice|quiere decir)\b(?! ${DEL_NOTARY})`,
    String.raw`${WE}(?:reads?|go(?:es)?)\b[^.]{0,40}\b(?:line by line|clause by clause|word by word|word for word|paragraph by paragraph)\b`,
    String.raw`\b(?:explicamos|explica|aclaramos|desciframos|resumimos|interpretamos)\b[^.]{0,30}\b(?:letra (?:chica|pequena)|clausulas?|contratos?|testamentos?|escrituras?|terminos legales|parrafos?)\b`,
    String.raw`\b(?:leemos|repasamos|revisamos)\b[^.]{0,30}\b(?:clausula por clausula|linea por linea|punto por punto|letra (?:chica|pequena)|si (?:le )?conviene|si es just[oa])\b`,
    String.raw`${WE}breaks? (?:it|them|that|everything|all of it|the \w+) down\b`,
    String.raw`\b(?:reviewed|checked|vetted|examined|proofread)\b[^.]{0,20}\b(?:legal(?:ly|ity)?|lawful\w*|loopholes?|enforceab\w+)\b(?! (?:names?|size|age)\b)`,
    String.raw`\b(?:revisamos|corregimos) (?:\w+ ){0,3}?(?:documentos?|papeles) legales\b`,
    String.raw`${WE}(?:\w+ ){1,3}?(?:if|whether) (?:your|the) (?!(?:\w+ )?(?:ids?|cards?|licen[cs]e|passport|identification)\b)(?:\w+ ){1,3}?is (?:\w+ )?(?:valid|legal|binding|enforceable)\b`,
    String.raw`\b(?:decimos|revisamos|vemos|sabemos) si (?:su|el|la) (?:testamento|contrato|poder|escritura|convenio|documento) (?:es |esta |sea )?(?:valid[oa]|legal|just[oa]|bien hech[oa]|vale|sirve)\b`,
    String.raw`\b(?:contract|lease|clause) (?:looks|seems|sounds|is) (?:wrong|unfair|risky|odd|fishy|suspicious)\b[^.]{0,30}\b(?:tell|warn|flag)\b`,
    String.raw`\bexplicamos\b[^.]{0,20}\bcada (?:hoja|pagina|renglon|linea|palabra|documento|punto)\b`,
    String.raw`${WE}(?:make sure|ensures?) (?:that )?(?:\w+ ){1,3}?protects? you\b`,
    String.raw`\b(?:lo|la|los|las) revisamos y (?:\w+ )?decimos si (?:esta bien|esta mal|le conviene|es just[oa]|es legal|es valid[oa]|vale|sirve)\b`,
    String.raw`${WE}takes? you through (?:the|your|an?) (?:\w+ )?(?:settlement|lease|contract|deed|will|agreement|decree|trust)\b,? (?:clause by clause|paragraph by paragraph|line by line|page by page)`,
    String.raw`\b(?:leemos|repasamos|revisamos)\b[^.]{0,30}\b(?:renglon por renglon|parrafo por parrafo|palabra por palabra)\b(?![^.]*\b(?:en blanco|vaci|falt|llen)\w*)`,
  ],
  offers: [
    String.raw`\b(?:legalese|legal jargon|fine print|letra chica|lenguaje legal)\b[^.]{0,30}\b(?:explained|decoded|untangled|translated|explicada|explicado|traducid[oa]|en espanol (?:sencillo|claro))\b`,
    String.raw`${GET}(?:your |a |an |the )?(?:\w+ )?(?:contract|lease|agreement|document|will|deed|paper)s?(?: and \w+)? (?:explained|reviewed|interpreted)\b`,
    String.raw`\b(?:contract|lease|agreement|document)s? (?:review|interpretation)\b`,
    String.raw`\b(?:contracts?|leases?|agreements?|documents?|clauses?) (?:explained|interpreted)\b`,
    String.raw`\b(?:explanations?|interpretations?) of (?:\w+ ){0,5}?(?:clauses?|paragraphs?|contracts?|trusts?|legalese|fine print)\b`,
    String.raw`\b(?:explicacion|interpretacion|revision) (?:\w+ )?(?:de|del) (?:\w+ ){0,3}?(?:clausulas?|contratos?|testamentos?|escrituras?|terminos|letra (?:chica|pequena)|parrafos?)\b`,
    String.raw`\b(?:fine print|legalese|legal (?:terms|jargon|language))\b[^.]{0,20}\b(?:explained|in plain|made (?:simple|clear|plain))\b`,
  ],
  allowed:
    /\bleaves? the explaining\b[^.]{0,25}\bto (?:you|the \w+|them|him|her)\b|\bgo(?:es)? (?:over|through) what (?:you (?:still )?(?:have|need|bring)|the (?:bank|office|school|county|agency) (?:asks?|wants?|needs?))\b[^.]*|\b(?:looks?|reviews?|checks?) (?:at )?(?:the|your|every|each) (?:document|paper|deed|contract)s? for (?:blanks?|missing pages?|completeness)\b|\b(?:reviewed|checked) by (?:your |an? |the |his |her )?(?:own )?(?:legal counsel|lawyers?|attorneys?)\b/g,
});
