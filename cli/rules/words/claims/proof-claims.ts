import { AILMENTS } from './ailments.ts';
import { HEALED_CLAIMS } from './healed-claims.ts';
import { OFFICIAL_PRAISE, PRAISE_WORDS } from './praise/official-praise.ts';
import { SCARCE_OFFERS, SCARCE_WORDS } from './scarcity/scarce-offers.ts';

const { raw } = String;

const { en: EN_AILMENT, es: ES_AILMENT, de: DE_AILMENT } = AILMENTS;

/** Nine of ten, in words and digits; what they do follows. */
const EN_SHARE = raw`\b(?:three|four|seven|eight|nine|[3-9])\s(?:out\sof|in|of)\s(?:every\s)?(?:four|five|ten|[45]|10)\s(?:of\s(?:our\s)?)?(?:[\p{L}-]+\s){1,3}?(?:choose|chose|recommend|prefer|trust|return|(?:come|came)\sback|would\s(?:choose|recommend|hire|come|buy)|(?:are|feel)\s(?:happy|satisfied|better)|get\swell|report\s|improve)`;
const ES_SHARE = raw`\b(?:tres|cuatro|siete|ocho|nueve|[3-9])\sde\scada\s(?:cuatro|cinco|diez|[45]|10)\s(?:[\p{L}-]+\s){1,3}?(?:nos\s)?(?:recomiendan|repiten|vuelven|mejoran|eligen|confían|prefieren)(?!\p{L})`;
const DE_SHARE = raw`\b(?:drei|vier|sieben|acht|neun|[3-9])\svon\s(?:vier|fünf|zehn|[45]|10)\s(?:\p{L}+\s){1,3}?(?:empfehlen|kommen\swieder|vertrauen|wählen|bevorzugen|(?:sind|bleiben|werden)\s(?:[\p{L}\s]{0,25}\s)?(?:zufrieden|begeistert|schmerzfrei|gesund|beschwerdefrei))`;

/** So many, and all of them content. */
const EN_CONTENT = raw`(?:\d[\d.,]*\+?|\bthousands\sof|\bhundreds\sof|\bcountless)\s(?:happy|satisfied|delighted)\s\p{L}+`;
const ES_CONTENT = raw`(?:\d[\d.,]*|\bmiles\sde|\bcientos\sde)\s(?:clientes|familias|pacientes|alumnos|usuarios)\s(?:satisfech[oa]s|content[oa]s|felices|encantad[oa]s)`;
const DE_CONTENT = raw`(?:\d[\d.]*|\btausende|\bhunderte)\s(?:zufriedene[rn]?|begeisterte[rn]?|glückliche[rn]?)\s\p{L}+`;

const EN_CLIENTS = raw`(?:clients|customers|patients|students|guests|users|members|people(?=\s(?:who|we|that|would|recommend|come|choose|prefer|trust)\b)|buyers|owners|participants)\b`;

/**
 * Claims of proof, of an effect, of a share, and of being without equal, by language: patterns in lower case as sources
 * of regular expressions, which follow the superlatives in `claims.ts`.
 */
export const PROOF_CLAIMS: Readonly<Record<'en' | 'es' | 'de', readonly string[]>> = {
  en: [
    ...HEALED_CLAIMS.en,
    raw`\b(?:never|(?:nobody|no\sone)\s(?:[\p{L}]+\s){0,4}?(?:will|can))\s(?:ever\s)?(?:get|catch|develop|suffer(?:\sfrom)?|have)\s${EN_AILMENT}`,
    raw`\b(?:stop|quit|throw\saway|drop|give\sup)\s(?:taking\s)?(?:your|the|all)\s(?:medication|medicine|meds|pills|painkillers)\b|\b(?:stop|quit|throw\saway|drop|give\sup)\s(?:taking\s(?:the|all)|(?:taking\s)?your)\stablets\b`,
    raw`\b(?:9\d(?:\.\d)?|100)\s?(?:%|percent)\s(?:success|effective|satisfaction|approval|cure|pass\srate)|\b(?:success|satisfaction|pass|approval|cure|closing)\srate\sof\s(?:over\s|more\sthan\s)?(?:9\d|100)`,
    ...OFFICIAL_PRAISE.en,
    ...SCARCE_OFFERS.en,
    raw`\b(?:we|our\s\p{L}+|(?:school|academy|centre|center|clinic|firm|team|instructors?|teachers?|tutors?|us)\swith)\s(?:(?:have|has|had|hold|holds|achieve|achieves|boast|boasts|enjoy|enjoys|get|gets)\s)?(?:by\sfar\s)?(?:one\sof\s)?the\s(?:highest|best)\s(?:(?!possible\b)[\p{L}-]+\s){0,3}?(?:pass|success)[-\s]rates?\b(?!\s(?:we|i|you|since|so\sfar)\b)|\bours\s(?:is|are)\sthe\s(?:highest|best)\s(?:[\p{L}-]+\s){0,3}?(?:pass|success)[-\s]rates?\b|\bour\s(?:[\p{L}-]+\s){0,2}?(?:pass|success)[-\s]rates?\s(?:is|are)\s(?:by\sfar\s|among\s)?the\s(?:highest|best)\b(?!\s(?:it|we|they|since)\b)|(?:^|[.!?]\s)(?:the\s)?(?:highest|best)\s(?:[\p{L}-]+\s){0,3}?(?:pass|success)[-\s]rates?\s(?:in|around|of\sany|of\sall)\b(?![^.!?]*\bcent(?:er|re)s?\b)`,
    EN_SHARE,
    EN_CONTENT,
    raw`\bwe(?:['’]re|\sare)\s(?:(?:quite\s)?simply\s|just\s)?the\s(?:best|cheapest|fastest|finest|quickest)(?=[.!,]|$)|\b(?:nobody|no\sone)\s(?:\p{L}+\s){1,4}?(?:like|as\s\p{L}+\sas)\s(?:we\sdo|us|ours?)\b|\b(?:no\sother\s\p{L}+|nobody|no\sone)\s(?:(?:else|in\s\p{L}+|around)\s)?comes?\s(?:even\s)?close\b|\b(?:does\snot|doesn['’]t|won['’]t)\sget\s(?:any\s)?(?:better|cheaper|faster)\sthan\s(?:this|us|with|ours?)\b|\bnowhere\s(?:else\s)?(?:will\syou\sfind\s)?(?:\p{L}+\s){0,2}?(?:better|cheaper|faster)\b|\byou\s(?:won['’]t|will\snot)\sfind\s(?:\p{L}+\s){0,2}?(?:better|cheaper|faster|lower)\b`,
    raw`\b(?:clinically|scientifically|medically)[-\s](?:proven|tested|backed|validated)\b`,
    raw`\b(?:doctor|dentist|dermatologist|vet)s?[-\s](?:recommended|approved)\b|(?<!\bas\s)\brecommended\sby\s(?:\p{L}+\s)?(?:doctors|dentists|experts|vets|professionals)\b|\bfda[-\s]approved\b`,
    raw`(?<!\bnothing\s)\b(?:cures?|heals?|eliminates?|reverses?|proven\sto\s(?:treat|help\s(?:with|against)))\s(?:(?:your|the|any|all|their)\s)?${EN_AILMENT}`,
    raw`(?<!\b(?:whether|if|that|how|why|does|do|can|could|may|might)\s(?:\p{L}+\s)?)\b(?:it|they|syrup|honey|tea|oil|juice|this\s\p{L}+|our\s(?:\p{L}+\s)?\p{L}+)\s(?:also\s|even\s|naturally\s)?(?:prevents?|lowers?|reduces?)\s(?:(?:your|the\srisk\sof|high)\s)?(?:cancer|diabetes|dementia|arthritis|heart\sdisease|strokes?|(?:high\s)?blood\s(?:pressure|sugar)|cholesterol)\b`,
    raw`\brelie(?:f|ves?)\s(?:from\s|of\s)?(?:your\s)?${EN_AILMENT}\s(?:in|within|after)\s`,
    raw`\b(?:carbon|climate)[-\s]neutral\b|\bzero[-\s](?:carbon|emissions?)\b(?!\s(?:cars?|vans?|vehicles?|buses|trucks?|lorr(?:y|ies)|zones?|driving|targets?|goals?)\b)|\b(?:100\s?(?:%|percent)|(?:a|one)\shundred\s(?:percent|per\scent))\s(?:sustainable|eco[-\s]?friendly|natural|safe|green|recyclable)\b|\b(?:no|zero|without(?:\sany)?)\s(?:environmental\simpact|impact\son\sthe\s(?:environment|planet|climate))\b(?!\s(?:assessment|study|report|statement|fee))`,
    raw`\b(?:9\d(?:\.\d)?\s?(?:%|percent|per\scent)|100\s?(?:%|percent|per\scent)|ninety[-\s]\p{L}+\s(?:percent|per\scent))\s(?:of\s)?(?:(?:our|all|the)\s)?(?:\p{L}+\s)?${EN_CLIENTS}`,
    raw`\b(?:unrivall?ed|unmatched|unparall?eled|unsurpassed|unequall?ed)\b|\bsecond\sto\snone\b`,
    raw`\b(?:nobody|no\sone|none|no\sother\s\p{L}+)\s(?:else\s)?(?:(?!(?:not|never|but|who|and)\s)[\p{L}'’-]+\s){0,6}?(?:match|matches|rivals?|equals?|competes?\swith)\s(?:us|our|what\swe|ours)\b`,
    raw`\b(?:nobody|no\sone|no\sother\s\p{L}+|no\s\p{L}+\s(?:in|around)(?:\sthe)?\s\p{L}+)\s(?:(?!(?:not|never|but|who|and)\s)[\p{L}'’-]+\s){0,4}?(?:does\s(?:it|this)|is|works|comes)\s(?:faster|better|cheaper|quicker)(?=[.!,]|\sor\s|$)`,
    raw`\b(?:we|our\s\p{L}+|prices)\s(?:will\s|can\s)?beats?\s(?:any|every|all)\s`,
    raw`\byou\s(?:won['’]t|will\snot|cannot|can['’]t)\s(?:find|get)\s(?:it\s|this\s|that\s)?(?:anywhere\selse|elsewhere)\b`,
    raw`\bthe\sonly\s(?:company|firm|shop|clinic|business|name|\p{L}+er)\syou\scan\s(?:really\s)?trust\b`,
    raw`\b(?:every|all|any|most)\sother\s(?:[\p{L}-]+\s){1,2}?(?:will\s|would\s)?(?:overcharges?|rips?\s(?:you\s)?off|cheats?|scams?|cuts?\scorners)`,
  ],
  es: [
    ...HEALED_CLAIMS.es,
    raw`\b(?:nunca|jamás)\s(?:más\s)?(?:(?:volverá[sn]?\sa\s)?(?:tener|sufrir|coger|contraer|padecer)|tendrá[sn]?|sufrirá[sn]?|cogerá[sn]?|contraerá[sn]?|padecerá[sn]?)\s(?:de\s)?(?:(?:el|la|los|las|un|una)\s)?${ES_AILMENT}`,
    raw`\b(?:se\s)?cur(?:a|an|ará|arán)\s(?:(?:de|el|la|los|las|su)\s){0,2}(?:${ES_AILMENT}\s)?(?:en\s(?:una?|dos|tres|pocas|pocos|\d+)\s(?:sola\s|solo\s)?(?:sesi|día|visita|semana)|sin\s(?:operaci|cirug|medic|pastillas|fármac))`,
    raw`\b(?:dejar|deje|dejará|olvid\p{L}+|tirar|tire)\s(?:de\stomar\s)?(?:la|su|sus|las|los)\s(?:medicaci|pastilla|medicament|medicina|fármaco)`,
    raw`\b(?:9\d(?:[.,]\d)?|100)\s?%\sde\s(?:éxito|eficacia|efectividad|satisfacción|acierto|aprobados)(?!\p{L})|\btasa\sde\s(?:éxito|aprobados|satisfacción)\sdel?\s9\d`,
    ...OFFICIAL_PRAISE.es,
    ...SCARCE_OFFERS.es,
    raw`\b(?:la|las|nuestra|nuestras|con\sla)\s(?:tasa|cifra|nota|índice)s?\sde\s(?:aprobad[oa]s|éxito)\smás\salt[oa]s?\s(?:de|del|en)\s|\bel\s(?:mayor|mejor)\s(?:porcentaje|índice|número)\sde\saprobad[oa]s\s(?:de|del|en)\s`,
    ES_SHARE,
    ES_CONTENT,
    raw`\b(?:el|la|los|las)\smás\sbarat[oa]s?\s(?:de|en)\s(?:tod[oa]s|la|toda|el)(?!\p{L})|\ben\sning(?:ún|una)\s(?:otro\s|otra\s)?(?:\p{L}+\s)?(?:encontrará|hallará)\s(?:\p{L}+\s){0,2}?(?:mejor|más\sbarat)`,
    raw`\b(?:clínica|científica|médica)mente\s(?:probad|comprobad|demostrad|testad|avalad)[oa]s?\b`,
    raw`\brecomendad[oa]s?\spor\s(?:\p{L}+\s)?(?:médicos|dentistas|expertos|especialistas|veterinarios)(?!\p{L})`,
    raw`(?<!(?<!\p{L})nada\s)\b(?:cura|curan|curamos|elimina|eliminan|eliminamos|sana|sanan|(?:está\s)?(?:demostrado|comprobado)\sque\strata)\s(?:(?:el|la|los|las|su|sus|todo|toda)\s){0,2}${ES_AILMENT}`,
    raw`\b(?:previene|previenen|prevenimos|combate|combaten|baja|bajan|reduce|reducen)\s(?:el\s|la\s)(?:riesgo\sde\s)?(?:colesterol|hipertensión|tensión\salta|alzheimer|infarto|artrosis|${ES_AILMENT})`,
    raw`\bneutr[oa]s?\sen\scarbono(?!\p{L})|\b(?:100\s?%|cien\spor\s(?:cien|ciento))\s(?:sostenible|ecológic[oa]|natural|segur[oa])s?(?!\p{L})|\bsin\s(?:ningún\s)?impacto\s(?:(?:medio)?ambiental|(?:en|sobre)\sel\s(?:medio\sambiente|planeta|clima))(?!\p{L})|\bimpacto\s(?:medio)?ambiental\s(?:cero|nulo)(?!\p{L})`,
    raw`\b(?:9\d\s?%|100\s?%)\s(?:de\s)?(?:(?:nuestr[oa]s|l[oa]s)\s)?(?:clientes|clientas|pacientes|alumnos|alumnas|usuarios|usuarias|personas)(?!\p{L})`,
    raw`(?<!\b(?:vistas?|paisajes?|entornos?|escenarios?|marcos?|enclaves?|parajes?|belleza|clima|ambiente|luz|naturaleza)\s(?:\p{L}+\s)?)\b(?:inigualable|incomparable)s?(?!\p{L})|\bsin\s(?:competencia|rival)\s(?:en|del?)\s`,
    raw`\bnadie\s(?:(?!no\s)[\p{L}-]+\s){0,5}?(?:lo\s)?(?:hace|cobra|trabaja|ofrece|es)\s(?:\p{L}+\s)?(?:mejor|más\s(?:rápido|barato|económico))(?=[.!,]|$)`,
    raw`\bning(?:ún|una|uno)\s(?:otr[oa]\s)?(?:[\p{L}-]+\s){0,6}?(?:dará|daría|ofrece|ofrecerá|iguala|supera|alcanza)\s(?:[\p{L}-]+\s){0,2}?(?:calidad|servicio|precios?|garantía|resultados?|nosotros)(?!\p{L})`,
  ],
  de: [
    ...HEALED_CLAIMS.de,
    raw`\b(?:nie|niemals)\s(?:wieder\s)?(?:an\s|unter\s)?(?:(?:einer?|den|der)\s)?${DE_AILMENT}(?=\s(?:haben|bekommen|erkranken|leiden|bekommt|erkrankt|leidet|kriegen|kriegt)(?!\p{L}))`,
    raw`\b(?:ihre\s|die\s)?(?:medikamente|tabletten|schmerzmittel)\s(?:einfach\s|sofort\s|bald\s)?(?:absetzen|weglassen|wegwerfen)`,
    raw`\b(?:heilt|heilen|verschwindet|verschwinden)\s(?:\p{L}+\s){0,3}?(?:ohne\s(?:op|operation|medikamente|tabletten)(?!\p{L})|in\s(?:einer|nur|wenigen|zwei|drei|\d+)\s(?:einzigen\s)?(?:sitzung|behandlung|woche|tag))|\bnie\swieder\s(?:\p{L}*schmerz|allergi|migräne)`,
    raw`\b(?:9\d(?:,\d)?|100)\s?(?:%|prozent)\s(?:erfolg|wirksam|zufriedene?|zufriedenheit|weiterempfehlung)|\b(?:erfolgs|heilungs|zufriedenheits|bestehens|weiterempfehlungs)quote\s(?:von|über|liegt\sbei)\s(?:über\s)?(?:9\d|100)`,
    ...OFFICIAL_PRAISE.de,
    ...SCARCE_OFFERS.de,
    raw`\b(?:die\s|mit\sder\s|unsere\s)?(?:höchste|beste)n?\s(?:bestehens|erfolgs|durchkomm)quoten?\s(?:in|der|des|aller|im|von|weit)(?!\p{L})`,
    DE_SHARE,
    DE_CONTENT,
    raw`\b(?:nirgends|nirgendwo)\s(?:sonst\s)?(?:bekommen|finden|gibt|kriegen)\s(?:(?:sie|ihr|du|es)\s)?(?:\p{L}+\s){0,2}?(?:besser|günstiger|billiger)|\bkeine[nrs]?\s(?:besser|günstiger|schneller)e[nrs]?\s\p{L}+\s(?:finden|bekommen)(?!\p{L})|\b(?:nirgends|nirgendwo)\s(?:sonst\s)?(?:so\s)?(?:günstig|billig|besser|gut|schnell)|\b\p{L}+ste[rsnm]?\s(?:\p{L}+\s)?weit\sund\sbreit\b|\b(?:niemand|keiner)\s(?:(?:in|im|hier|aus|rund\sum)\s(?:ganz\s|der\s)?(?:\p{L}+\s)?)?\p{L}+t\s(?:es\s|das\s)?(?:besser|schöner|frischer|günstiger|schneller)\p{L}*(?:\s\p{L}+)?(?=[.!]|$)`,
    raw`\b(?:klinisch|wissenschaftlich|medizinisch|dermatologisch)\s(?:erwiesen|bewiesen|belegt|getestet|geprüft|bestätigt)|\bvon\s(?:ärzten|experten|zahnärzten|tierärzten)\sempfohlen|\btestsieger`,
    raw`\b(?:heilt|heilen|kuriert|beseitigt|beseitigen|(?:hilft|wirkt)\snachweislich\s(?:gegen|bei))\s(?:(?:ihre|deine|alle|jede)\s)?${DE_AILMENT}`,
    raw`\b(?:klima|co2)-?neutral|\b(?:100\s?(?:%|prozent)|hundert\sprozent)\s(?:nachhaltig|natürlich|umweltfreundlich|ökologisch|sicher)|\bohne\s(?:jede\s|jegliche\s)?(?:umweltbelastung|auswirkungen?\sauf\s(?:die\sumwelt|das\sklima))(?!\p{L})|\b(?:hilft|wirkt|gelingt|funktioniert)\s(?:\p{L}+\s)?zu\s100\s?%`,
    raw`\b(?:9\d|100)\s?(?:%|prozent)\s(?:(?:unserer|aller|der)\s)?(?:kund|patient|gäste|teilnehm|schüler|mandant|nutzer)\p{L}*`,
    raw`\b(?:niemand|keiner)\s(?:(?!(?:nicht|nie)\s)[\p{L}-]+\s){0,5}?(?:macht|kann|bietet|ist|arbeitet)\s(?:es\s|das\s)?(?:besser|günstiger|billiger|schneller)(?=[.!,]|$)`,
    raw`\b(?:niemand|keine?r?)\s(?:andere[rsnm]?\s)?(?:(?!(?:nicht|nie)\s)[\p{L}-]+\s){0,5}?so\s\p{L}+\swie\swir(?!\p{L})`,
    raw`\bunübertroffen|\bunerreicht(?:e[rsnm]?)?\s(?:gut|günstig|schnell|\p{L}*qualität|\p{L}*service)|\bsuch(?:t|en)\s(?:ihres|seines)gleichen|\bunangefochten`,
  ],
};

/** Words without which a text has no such claim, except for those with a share in digits: rare ones only. */
export const PROOF_WORDS = [
  SCARCE_WORDS,
  PRAISE_WORDS,
  'clinically scientifically medically doctor doctors dentist dentists dermatologist recommended approved cures cure heals heal eliminates eliminate reverses reverse cholesterol diabetes pressure dementia stroke relief relieve relieves carbon climate zero percent',
  'nowhere lower unrivaled unrivalled unmatched unparalleled unsurpassed unequaled unequalled none match matches rival rivals equals compete competes overcharge overcharges rips cheat cheats scam scams corners',
  'clínicamente científicamente médicamente recomendado recomendada recomendados recomendadas cura curan curamos elimina eliminan eliminamos sana sanan carbono barato barata baratos baratas inigualable inigualables incomparable incomparables competencia ningún ninguna ninguno',
  'nirgends nirgendwo breit klinisch wissenschaftlich medizinisch dermatologisch empfohlen testsieger heilt heilen kuriert beseitigt beseitigen klimaneutral klimaneutrale klimaneutraler klimaneutrales klimaneutralen prozent niemand keiner keine kein unübertroffen unübertroffene unübertroffener unübertroffenes unerreicht unerreichte unerreichter ihresgleichen seinesgleichen unangefochten',
  'impact impacto hundred cien hundert umweltbelastung umwelt auswirkungen auswirkung proven nachweislich demostrado comprobado cough colds flu anxiety zwingerhusten trennungsangst perreras resfriados resfriado habitaciones mesas entradas zimmer tische karten',
  'cancer asthma arthritis medication medicine meds pills tablets painkillers remaining slots spots seats success satisfaction lumbalgia ciática hernia contractura asma curan curará curarán sesión sesiones medicación pastillas medicamentos quedan queda plazas huecos cupos medikamente tabletten schmerzmittel absetzen weglassen erfolgsquote heilungsquote bestehensquote plätze termine exemplare wirksam',
  'highest aprobados pakete gutscheine durchkommquote left nine five cinco fünf recommend nueve repiten vuelven mejoran eligen confían prefieren neun zehn vertrauen zufriedene zufriedenen begeisterte schmerzfrei tausende besseren bessere günstigeren',
].join(' ');
