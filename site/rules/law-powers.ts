import { lawAgainst } from './law-against.ts';
import { both, WE } from './phrases.ts';

const ABROAD =
  '(?:new mexico|oklahoma|louisiana|arkansas|colorado|arizona|hobbs|carlsbad|lovington|roswell|(?:all )?(?:50|fifty) states|any state|every state|all states|other states|nationwide|across state lines|out of state|outside (?:of )?texas|nuevo mexico|otros estados|todos los estados)';
const STATE =
  '(?:the state(?: of texas)?|(?:the )?texas (?:secretary|supreme court|government|bar|state)|(?:the )?secretary of state|the government|the county|the courts?|the state bar|uscis|the governor|the consulate|the dmv)';

/** A commission gives few powers; advertising must not claim others. */
export const lawPowers = lawAgainst({
  name: 'law/powers',
  source: { clause: '1 Texas Administrative Code 87.31(13)', read: '2026-11-24' },
  words: [
    'a accr accu acre agen all allo any apos appr apro auth aval back bod boda both casa cele cere cert cier come comm comp cond conf corr coun cour cove cros cuen cump dem demo driv effe emit endo espo esta expe fede forc form fuer gett gobi good gove guar gube hone i ille inco issu lawf leg lega lice mari marr matr mean notr offi ofic orda pare part perf pone pref prov prue real reco resp seal serv show sign sole solu spon stam stan stat texa tra trad tran trav true trut vali valo verd wedd weig witn work',
    'abro accr accu acre agen alia all any apos appr apro ariz arka arki auth auto aval back boda carl cere cert cier clai colo come cont corr coun coup cour cove cros dem depa dmv driv endo entr esta ever evic fact fede fift firm gett gobi gove hobb insp judg juez laws lega line loui lovi marr matr mexi nati nota nuev offi ofic okla out pare pref proc reco regi repr resp rosw seal secr sell serv spon stam stat stor subp summ texa todo trad tran trav true trut usci uste verd wed wedd witn you',
  ],
  message: 'This claims a power that a notary’s commission does not give.',
  hint: 'Say what the commission is: to take acknowledgments and oaths anywhere in Texas, in person.',
  claims: [
    String.raw`${WE}marr(?:y|ies) (?:\w+ )?(?:couples?|you|people|anyone)\b`,
    String.raw`${WE}serves? (?:\w+ ){0,2}?(?:legal papers|court papers|process|summons(?:es)?|subpoenas?|lawsuits?|eviction notices?)\b`,
    String.raw`${WE}(?:verif(?:y|ies)|confirms?|checks?|guarantees?|makes? sure|vouch(?:es)? for) (?:that )?(?:\w+ ){0,3}?translations? (?:is|are) (?:\w+ )?(?:correct|accurate|right|true|faithful|complete)\b`,
    String.raw`\b(?:texas )?(?:state|government|court|county)[ -](?:approved|endorsed|recommended|certified|backed|accredited|sponsored)\b`,
    String.raw`${WE}(?:gets?|obtains?|arranges?|do|does|make)\b[^.]{0,15}\b(?:your |the |an )?apostilles?\b[^.]{0,30}\b(?:spot|same day|minutes|while|hour|here|for you)\b`,
    String.raw`\b(?:sacamos|tramitamos|conseguimos|damos)\b[^.]{0,12}\bapostillas?\b`,
    String.raw`\b(?:oficina|agencia|autoridad) (?:oficial|del gobierno|del estado|gubernamental)\b`,
    String.raw`\b(?:endorsed|approved|recommended|accredited|backed|sponsored|preferred|certified) by ${STATE}\b`,
    String.raw`\b(?:official|approved|preferred|authorized) (?:partner|agent|provider|representative)s? of ${STATE}\b`,
    String.raw`\b(?:avalad|respaldad|recomendad|aprobad|acreditad)[oa]s? por (?:el|la|los|las) (?:estado|gobierno|secretaria|corte|condado|consulado|juzgados?)\b`,
    String.raw`\b(?:seal|stamp|notari[sz]ation|certificate)\b[^.]{0,25}\b(?:proves?|guarantees?|certif(?:y|ies)|confirms?|shows?|means?|vouch\w*)\b (?:that |for )?(?:\w+ ){0,6}?(?:is|are|was) (?:\w+ )?(?:true|correct|accurate|the truth|honest|legal|lawful|real)\b`,
    String.raw`${WE}(?:certif(?:y|ies)|verif(?:y|ies)|confirms?|vouch(?:es)?|guarantees?)\b[^.]{0,30}\b(?:contents?|facts?|statements?|story|claims?)\b[^.]{0,20}\b(?:true|truth|correct|accurate)\b`,
    String.raw`\b(?:sello|certificado|notarizacion|certificacion)\b[^.]{0,25}\b(?:prueba|comprueba|garantiza|demuestra|certifica|hace constar) que (?:\w+ ){0,8}?(?:verdad|verdader[oa]|ciert[oa]|correct[oa]|legal)\b`,
    String.raw`\b(?:certificamos|garantizamos|confirmamos) que (?:\w+ ){0,8}?(?:verdad|verdader[oa]|ciert[oa]|correct[oa]|legal)\b`,
    String.raw`${WE}(?:marry|officiates?|performs?|conducts?|celebrates?|solemnizes?)\b[^.]{0,25}\b(?:you|couples?|weddings?|marriages?|ceremon\w+)\b`,
    String.raw`\b(?:los |las |le )?(?:casamos|oficiamos|celebramos) (?:\w+ ){0,3}?(?:bodas?|matrimonios?|parejas?|a usted)`,
    String.raw`${WE}(?:issues?|adds?|attach(?:es)?|stamps?|puts?|provides?|supplies)\b[^.]{0,20}\bapostilles?\b`,
    String.raw`\b(?:expedimos|emitimos|hacemos|ponemos|damos|incluimos|ofrecemos)\b[^.]{0,20}\bapostillas?\b`,
    String.raw`${WE}(?:notari[sz]es?|stamps?|seals?)\b[^.]{0,20}\b(?:an? |the |your )?i 9\b`,
    String.raw`${WE}(?:translates?|certif(?:y|ies))\b[^.]{0,25}\btranslations?\b|${WE}translates? (?:and \w+ )?(?:it|them|your|the|any|documents?|birth|marriage)\b`,
    String.raw`\b(?:le |les |lo )?traducimos (?:y|su|sus|el|los|la|cualquier)\b|\b(?:ofrecemos|hacemos|damos)\b[^.]{0,15}\btraducciones\b`,
    String.raw`${WE}(?:drives?|comes?|travels?|serves?|covers?|cross(?:es)?|notari[sz]es?)\b[^.]{0,30}?\b(?:to|into|in|over|across|through)? ?${ABROAD}\b`,
    String.raw`\b(?:seal|stamp|commission|notari[sz]ations?)\b[^.]{0,25}\b(?:valid|good|works?|recognized|authorized|authority)\b[^.]{0,25}\b(?:${ABROAD}|the whole country|the country|mexico|abroad)\b`,
    String.raw`\b(?:both|our) (?:as )?(?:the |your )?(?:notary and (?:as )?(?:a |your )?(?:second )?witness|witness and (?:as )?(?:your )?notary)\b`,
    String.raw`\b(?:licensed|authorized|ordained|allowed|commissioned) to (?:marry|wed|perform (?:weddings|marriages)|officiate)\b`,
  ],
  offers: [
    String.raw`\b(?:stamped|sealed) translations?\b`,
    String.raw`\b(?:translated|traducid[oa]s?) (?:and|y) (?:certified|notari[sz]ed|stamped|sealed|certificad[oa]s?|sellad[oa]s?)\b`,
    String.raw`\b(?:a |your |the )?(?:government|state|county|court) (?:official|officer|representative|agent)s? (?:comes?|visits?|drives?|at your|knocks?|will)\b`,
    String.raw`\b(?:get|getting|be) married (?:by|with) (?:us|our|a notary)\b`,
    both(
      '(?:seal|stamp|notari[sz]ation|sello|notarizacion)',
      '(?:force of law|legal (?:force|effect|power|status|weight|standing)|valor legal|fuerza (?:legal|de ley)|validez legal|weight of law)',
    ),
    String.raw`\bofficial (?:partner|provider|agent|supplier|notary)s? (?:of|for|to) (?:the )?(?:\w+ ){0,2}?(?:courts?|county|city|state|government|dmv|hospital)s?\b`,
    String.raw`(?<!\b(?:after|before|since) (?:the |their |your )?)\bweddings?\b(?![^.]*\b(?:licen[cs]e|certificate|name|ring|day|photos?|before|after|since|ask|justice|judge|chapel|venue|planner|dress|guests?|trip)\b)`,
    String.raw`\b(?:certified|official|sworn|notari[sz]ed) (?:\w+ )?translations?\b(?! (?:starts?|begins?|needs?|comes?|is|are|by)\b)`,
    String.raw`\bapostilles? (?:\w+ )?(?:stamped|issued|added|included|attached|done|in \w+ (?:hours|minutes|days))\b`,
    String.raw`\bapostillas? (?:\w+ )?(?:puestas?|incluidas?|en \w+ (?:horas|minutos|dias))\b`,
    String.raw`\btraducimos\b`,
    String.raw`\b(?:we|i|our \w+|this|it)(?: are|'re| am|'m| is|'s) (?:\w+ ){0,3}?(?:official|government|federal|county|court)(?: \w+)? (?:notary|notaries|office|agency|registry|authority)\b`,
    String.raw`\b(?:official|government|federal) (?:state |government )?(?:notary|notaries) (?:office|agency|service|for)\b`,
    String.raw`\b(?:certified|notari[sz]ed|official) translations?\b|\btraduccion(?:es)? (?:certificad|oficial|notariad)\w+`,
    String.raw`\b(?:weddings?|marriage ceremonies) (?:officiated|performed|by our|at your|from \$)|\bwedding officiants?\b`,
    String.raw`\bapostilles? (?:included|issued|on the spot|while you wait|from \$|available)|\bapostillas? (?:incluid|al instante|en el acto|desde)\w*`,
    String.raw`\bapostillamos\b|${WE}apostilles?\b`,
    String.raw`\b(?:same day|fast|quick|express|mobile|instant|urgent|24 hour|affordable) apostilles?\b|\bapostilles? (?:at your|at the|in under|from \$)`,
    String.raw`\bapostillas? (?:el mismo dia|a domicilio|rapid\w+|express|urgentes?|desde)\b`,
    String.raw`\b(?:bodas?|matrimonios?) (?:civil(?:es)? )?(?:a domicilio|en su casa|desde|el mismo dia)\b|\bbodas? (?:civil(?:es)?|con nuestr\w+|en casa)\b`,
  ],
  allowed: /\b(?:notary|office) in the county\b|\bcounty clerk\w*\b[^.]*/g,
});
