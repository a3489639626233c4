import { ABSOLUTE_CLAIMS, ABSOLUTE_WORDS } from './absolute-claims.ts';
import { GUARANTEED_OUTCOMES } from './guaranteed-outcomes.ts';
import { HEALED_WORDS } from './healed-claims.ts';
import { LARGEST_CLAIMS } from './largest-claims.ts';
import { SPANISH_LEADERS } from './leading/spanish-leaders.ts';
import { NEARBY_WORDS, NOBODY_NEARBY, nobodyNearbyGerman } from './nobody-nearby.ts';
import { GUARANTEE_WORDS, OUTCOME_GUARANTEES } from './outcome-guarantees.ts';
import { PROOF_CLAIMS, PROOF_WORDS } from './proof-claims.ts';
import { QUALITY_CLAIMS, QUALITY_WORDS } from './quality-claims.ts';

/** Patterns of one language for claims that competitors or authorities may ask to be proven. */
interface Claims {
  /** In lower case: matching both cases costs ten times as much. */
  said: readonly RegExp[];
  /** The best of a place, which a capital letter distinguishes from the best of a kind. */
  bestOf: readonly RegExp[];
  /** Words of a guarantee, and what nobody can guarantee; both in one sentence are a claim. In lower case. */
  guarantee: RegExp;
  outcome: RegExp;
}

const { raw } = String;

function each(...sources: readonly string[]): readonly RegExp[] {
  return sources.map((source) => new RegExp(source, 'u'));
}

/** Up to two words between an adjective and its noun, and the noun. */
const NOUN = raw`(?:[\p{L}-]+\s){1,3}`;

/** What people love to sing, see and walk: that is a matter of taste, and of no competitor. */
const EN_LOVED = raw`[-\s](?:loved|liked|reviewed|regarded|respected)(?!\s(?:[\p{L}-]+\s)?(?:songs?|carols?|hymns?|tunes?|pieces?|books?|novels?|poems?|stor(?:y|ies)|tales?|films?|plays?|walks?|trails?|hikes?|views?|beach(?:es)?|parks?|gardens?|landmarks?|buildings?|bridges?|dish(?:es)?|recipes?|flowers?|birds?|trees?|roses?|toys?|characters?)\b)`;
const EN_BEST = raw`(?:[Bb]est(?:${EN_LOVED})?|[Mm]ost(?:-loved|[-\s](?:beloved|sought[-\s]after))|[Ff]inest|[Ff]astest|[Qq]uickest|[Cc]heapest|[Tt]op|[Ll]eading|(?<!\b(?:[Dd]eputy|[Vv]ice|[Ss]tate|[Pp]rovincial|[Tt]hen|[Ff]ormer|[Aa]cting|[Ff]irst)[-\s])[Pp]remier(?!\s(?:and|or|of|[Mm]inister|[Ll]eague|[Dd]ivision|[Cc]ru)\b)|[Mm]ost\s(?:experienced|trusted|reliable|affordable|popular|loved|recommended))`;
/** Of what there is a first that nobody sells. */
const EN_FIRST_ELSE = raw`(?!\s(?:obstacle|problem|reason|cause|complaint|request|question|thing|mistake|rule|concern|priority|goal|tip|enemy|threat|issue|ask|source|barrier|challenge|fear|worry|excuse|myth|risk)s?\b)`;
const EN_FIRST = raw`(?:#\s?1|no\.?\s?1|number\s(?:one|1))${EN_FIRST_ELSE}`;
/** What ranks with competitors, unlike a rule, a song, a bus and a customer: those who sell, and where. */
const EN_RANKED = raw`(?:(?:in|for|around|near|across|of|among)\s(?!(?:the|a|an|this|that|these|those|our|my|your|his|her|its|their|all\s(?:the|our))\s(?!(?:city|county|country|state|area|region|world|nation|island|valley|market|industry|business|trade|field|uk|usa?|eu|north|south|east|west|whole|entire|\p{L}+lands?|\p{L}+ (?:valley|area|region|bay|county|coast))\b)|course\b)\p{L}+|(?!(?:customer|consumer|caller|visitor|member|player|offender|killer|reader|number|paper|summer|winter|dinner|order|water|answer|flower|color|colour|error|factor|favor|favour|author|letter|driver|pitcher|starter|teacher|mother|father|brother|sister|daughter|supporter|helper)s?\b)[\p{L}-]+(?:er|or|ist|smith|ian)s?|attorneys?|lawyers?|plumbers?|roofers?|choice|pick|destination|option|solution|team|crew|names?|brands?|services?|business(?:es)?|firms?|compan(?:y|ies)|shops?|stores?|practices?|clinics?|studios?|agenc(?:y|ies)|schools?|salons?|garages?|baker(?:y|ies)|restaurants?|experts?|specialists?|partners?|place|spot|address|venue|professionals?|contractors?)`;
/** Nouns with which a superlative is not a comparison with competitors. */
const EN_HARMLESS = raw`(?!(?:[\p{L}-]+\s(?:is|are|was|were|lives?|works?)|man|maid|time|way|day|week|weekend|year|morning|afternoon|evening|night|[Pp]lace|thing|part|(?:management\s)?[Pp]ractice|[Ii]nterest|season|month|route|spot|seat|hour|view|chance|start|friend|effort|moment|guess|joke|impression|handwriting|capital|hope|bet|excuse|wishes|beach(?:e)?|smell|scent|sound|sky|skie|light|weather|sunrise|trail|hike|walk|town|village|citie|island|mountain|lake|river|street|neighbou?rhood|landmark|sight|view|scenery|surf|sunset|wildlife|countryside|landscape|known|kept|than|of|to|from|up|into|through|down|off|away|floor|shelf|layer|half|end|edge|step|drawer|coat|deck|left|right|case|role|cause|question|lady|apprentice|hand|scholar|thinker|theorist|philosopher|statesman|poet|novelist|playwright|begun|started|done|taken|kept|seen|eaten|served|booked|learn(?:ed|t)|used|visited)s?\b)`;
const EN_PLACE = raw`(?:in|around|near|across|of)\s(?:(?:the\swhole\sof|all\sof|all)\s\p{Lu}|town\b|the\s(?:city|county|country|state|area|region|world|business|UK|US|USA|EU)\b|(?:the\s)?(?!(?:Show|Match|Night|(?:Jan|Febr)uary|March|April|May|Ju(?:ne|ly)|August|(?:Sept|Nov|Dec)ember|October|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|Spring|Summer|Autumn|Winter)s?\b)\p{Lu})`;
/** What nobody sells. */
const EN_SEEN = raw`(?:views?|weather|sunsets?|scenery|company|odds|streak|record)\b`;
/** Of what a place has many and nobody sells one, with or without what kind of it: "Bath's finest shopping streets". */
const EN_SIGHTS = raw`(?:[\p{L}-]+\s){0,2}(?:${eitherCase('towns|villages|cities|streets|squares|beaches|trails|hikes|walks|routes|landmarks|sights|attractions|bases?|fells?|buildings?|atmosphere|activity|activities|museums|galleries|pubs|restaurants|cafes|cafés|bars|hotels|campsites|markets|waterfalls|reserves|fells|populations|addresses|parks|islands|lakes|mountains|neighborhoods|neighbourhoods|districts|communities|properties|universities|colleges|culture')})\b`;
const EN_FIRM = raw`(?:firm|company|shop|store|practice|clinic|studio|agency|provider|dealer|business|supplier|chain)s?`;

const EN_OWNER = raw`(?:(?!(?:What|It|That|Here|There|Who|Where|When|How|Why|Which|This|He|She|Everything|Nothing|Something|Everyone|Everybody|Someone|Nobody)['’]s)(?!(?:Grand)?(?:[Mm]um|[Mm]om|[Mm]a|[Dd]ad|[Mm]other|[Ff]ather|Nan|Gran)['’])\p{Lu}[\p{L}-]+(?:['’]s|s['’])|\b[Tt]he\s(?:city|county|country|state|area|region|nation|town|world)['’]s)`;

/** The lowest price of one's own before a reduction, which has to be said in the European Union (Directive 98/6/EC, art. 6a). */
const EN_LAST_DAYS = raw`\s(?:of|in|over|during|within)\s(?:the\s|our\s)?(?:\p{L}+\s)?(?:30|thirty)\sdays`;
const ES_LAST_DAYS = raw`\s(?:los\s)?(?:últimos\s)?(?:30|treinta)\sdías`;
/** Any of some patterns of words, each with a capital letter or without. */
function eitherCase(words: string): string {
  return words.replace(/(?<=^|\|)\p{Ll}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`);
}

/** Trades after which "número uno" and "Nummer eins" rank: courts, schools and rooms have numbers. */
const ES_TRADE = raw`(?:${eitherCase(raw`clínicas?|dentistas?|taller(?:es)?|autoescuelas?|academias?|inmobiliarias?|peluquerías?|panaderías?|pastelerías?|floristerías?|pizzerías?|restaurantes?|empresas?|tiendas?|agencias?|gestorías?|estudios?|despachos?|fontaner\p{L}+|electricistas?|cerrajer\p{L}+|abogad[oa]s?|fotógraf[oa]s?|fisioterapeutas?|veterinari[oa]s?|pintor(?:es)?|jardiner\p{L}+|carpinter\p{L}+|mudanzas|reformas|gimnasios?|marcas?`)})(?:\s\p{Ll}+)?`;
const DE_TRADE = `(?:${eitherCase('fahrschule|hundeschule|tanzschule|zahnarzt|zahnarztpraxis|praxis|werkstatt|autohaus|makler|kanzlei|fotograf(?:in)?|fotostudio|elektriker|dachdecker|malerbetrieb|gärtnerei|bäckerei|friseur|friseursalon|restaurant|pizzeria|umzugsunternehmen|physiotherapie|fachbetrieb|betrieb|firma')})`;

/** Where something is the cheapest that competitors sell, too: a place or a market, not a kitchen, a list or a job. */
const ES_AMONG = raw`(?:(?:del|(?:de|en)\s(?:la|el|todo\sel|toda\sla|est[ea]|nuestr[oa]))\s(?:ciudad|región|zona|provincia|comarca|comunidad|isla|costa|capital|mercado|sector|barrio|pueblo|país|mundo|valle|sierra|ribera|polígono|centro|sur|norte|este|oeste|gremio|internet)(?!\p{L})|de\s(?:tod[oa]s|cuant[oa]s)\b|(?:en|de(?!\s\p{L}+[aeií]r(?:l[aeo]s?|se)?(?!\p{L})))\s(?!(?:el|la|los|las|lo|tod[oa]s?|un[oa]s?|cada|tus?|sus?|mis?|est[eao]s?|es[eao]s?|nuestr[oa]s?|ell[oa]s|dos|tres|cuatro|ambas|ambos)(?!\p{L}))\p{L})`;

/** What nobody sells. */
const ES_SEEN = raw`(?:vistas?|panor(?:ámicas?|amas?)|paisajes?|entornos?|climas?|tiempos?|días?|ambientes?|atardeceres?|puestas?\sde\ssol|compañía|humor)`;

/** Whoever may be the best of a part of a town or of a landscape, unlike a view or a walk. */
const DE_BUSINESS = raw`\p{L}*(?:${eitherCase(
  'salon|friseur|werkstatt|bäcker|bäckerei|konditorei|praxis|kanzlei|schule|studio|betrieb|handwerker|meister|elektriker|maler|dachdecker|klempner|installateur|gärtner|gärtnerei|restaurant|café|pizzeria|metzger|metzgerei|fleischerei|fotograf|makler|zahnarzt|tierarzt|anwalt|hotel|pension|autohaus|laden|geschäft|händler|firma|unternehmen|dienst|service|anbieter|florist|kosmetikerin|therapeut|reinigung|schreiner|schreinerei|tischler|tischlerei|catering|caterer|fahrlehrer|trainer|barbershop|barbier|brauerei|weingut|apotheke|optiker|juwelier|schneiderei|schlosserei|steuerberater|klinik|gasthaus|gasthof|team',
)})(?:s|e|n|en|in|innen)?`;
const DE_PART = raw`(?:der\s(?:(?:Alt|Innen|Nord|Süd|West|Ost|Neu|Vor|Unter|Ober|Haupt|Klein|Hanse)stadt|City|Gegend|Umgebung|Insel|Küste|Heide|\p{Lu}\p{L}*(?:region|insel|küste|heide|vorstadt|altstadt|innenstadt)|Pfalz|Eifel|Lausitz|Uckermark|Rhön|Altmark|Steiermark|Oberpfalz|Schwalm|Prignitz)|des\s(?:Landkreises|Kreises|Bezirks|Viertels|Kiezes|Stadtteils|Ortes|Landes|Bundeslandes|Umlands|Umlandes|\p{Lu}\p{L}*(?:lands|landes|gebiets|gebietes|tals|waldes|gaus|kreises|viertels|gebirges)|Harzes|Saarlands))(?!\p{L})`;

const CLAIMS: Readonly<Record<string, Claims>> = {
  en: {
    said: each(
      raw`[,–—]\sguaranteed(?=[.!]?$)`,
      raw`\bwe(?:['’]re|\sare)\s(?:(?:simply|still|by\sfar|also)\s)?the\s(?:best|cheapest|fastest|finest|most\s(?:trusted|reliable|experienced|affordable))\s(?:in|around|near)\s`,
      raw`(?:\b(?:the|your|our|a|as|are|is|rated|voted|ranked)|['’]s|s['’])\s+${EN_FIRST}(?![\p{L}\d])(?:(?=\s*(?:[.,!?;:)–—]|$))|(?=\s(?:(?!(?:in|for|with|of)\s)[\p{L}’'-]+\s){0,3}?${EN_RANKED}(?![\p{L}-])))`,
      raw`(?:^|[.!?]\s)${EN_FIRST}\s(?:[\p{L}’'-]+\s){0,3}?${EN_RANKED}(?![\p{L}-])`,
      raw`\bgold\sstandard\s(?:in|of|for)\s|\bundisputed\s(?:leader|champion|king|no|number)|\bwinners?\sof\s(?!(?:this|that|each|every)\s)(?:(?!the\sday)[^.!?]){0,40}\b(?:award|prize|medal|title)s?\b`,
      raw`\b(?:top|highest|best)[-\s]rated\b(?!\s(?:proposals?|talks?|entries|entry|submissions?|answers?|papers?|ideas?|films?|questions?)\b)|\bmost\strusted\s(?!of\b)\p{L}`,
      raw`\b(?:voted|rated|ranked|named|chosen)\s(?:as\s)?(?:the\s)?(?:best|top|favou?rite)\b|\baward[-\s]winning\b`,
      raw`(?<!\b(?:with|to|from|among|between|other|hear|meet|interview|many|some)\s)\b(?:market|industry)[-\s]lead(?:ers?|ing)\b|\bworld[-\s]lead(?:er|ing)\b|(?<=\b(?:are|as|the)\s)\bworld\sleaders\b(?!\s(?:will|who|have|met|meet|gather|to|at)\b)|\bworld\sleaders\s(?:in|for)\s(?!\d)|\bthe\sleading\s(?:[\p{L}-]+\s)?(?:provider|company|expert|specialist|firm|name|lawyer|supplier|maker|dealer|clinic|studio|school)s?\b`,
      raw`\b(?:better|cheaper|faster)\sthan\s(?:(?:any|all|every|the)\sother(?!\sway\b|\s[\p{L}-]+\s(?:we|i)(?:['’]ve)?\s(?:know|have|saw|seen)\b)|(?:our|the|all|any)\scompet|(?:any|every)(?:one|body)\selse)`,
      raw`\b(?:nobody|no\sone|no\sother\s\p{L}+)\s(?:(?!(?:not|never|but|who|and)\s)[\p{L}'’-]+\s){0,6}?(?:faster|better|cheaper|quicker|more\s\p{L}+)\sthan\s(?:we|us|ours?)\b|\b(?:nobody|no\sone|no\sother\s\p{L}+)\s(?:(?!(?:not|never|but|who|and)\s)[\p{L}'’-]+\s){0,4}?beats?\s(?:us|our)\b`,
      raw`\blowest\s(?:(?!possible\b)\p{L}+\s)?(?:prices?|fees?|rates?)\b(?!\s(?:we|i|you)\s|${EN_LAST_DAYS})|(?<!\b(?:was|were)\s(?:\p{L}+\s)?)\bunbeatable\b(?!\s(?:${EN_SEEN}|(?:at|on)\s))|\b(?:best|lowest)[-\s]price[-\s]guarantee|\b100\s?%\ssuccess`,
      ...PROOF_CLAIMS.en,
      ...ABSOLUTE_CLAIMS.en,
      ...OUTCOME_GUARANTEES.en,
    ),
    bestOf: each(
      raw`(?<!\b(?:[Ss]end|[Ss]hare|[Ss]ubmit|[Pp]ost|[Uu]pload)\s(?:[\p{L}]+\s){0,2}[Yy]our\s|\b(?:2nd|3rd|\dth|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth)[\s-])\b${EN_BEST}\s${EN_HARMLESS}(?!${EN_SIGHTS})(?!(?:[\p{L}-]+\s){0,2}festivals?\sof\b)${NOUN}${EN_PLACE}`,
      raw`\b(?:most\s\p{L}+|best|finest|cheapest|fastest)\s(?:[\p{L}-]+\s){1,2}around(?=[.!,]|$)`,
      raw`\b[Tt]he\s(?:best|cheapest|finest|fastest|quickest)\s(?:in|around)\s(?:town\b|the\s(?:city|area|county|state|region|country|business|trade|valley)\b)`,
      raw`${EN_OWNER}\s(?:${EN_BEST}\s${EN_HARMLESS}(?!${EN_SIGHTS})\p{L}|(?:largest|biggest)\s(?:[\p{L}-]+\s){0,3}${EN_FIRM}\b)`,
      raw`\b(?:largest|biggest)\s(?:[\p{L}-]+\s){0,3}${EN_FIRM}\s${EN_PLACE}`,
      ...LARGEST_CLAIMS.en,
      ...NOBODY_NEARBY.en,
      ...QUALITY_CLAIMS.en,
    ),
    guarantee:
      /\b(?:guarantee(?!\))|(?<!\b(?:a|no)\s)(?<!^(?![^.!?]*\b(?:we|our|ours|us|i|my|you(?:['’]ll)?\s(?:get|have))\b)[^.!?]*\ban?\s(?!we\b)[\p{L}-]+\s(?=promise\b))promise)[sd]?\b/u,
    outcome: GUARANTEED_OUTCOMES.en,
  },
  es: {
    said: each(
      raw`\b(?:el|la|los|las|su|tu|somos)\s(?:(?!(?:paso|regla|error|calle|casa|gabinete|consultorio|consulta|vía|andén|juzgado|propiedad|planta|oficina|colegio|lote|página|botella|pregunta|prioridad|objetivo|consejo|enemigo|causa|razón|motivo|problema|puerta|sala|línea|caja|capítulo|temor|miedo|pesadilla|preocupación|duda|queja|excusa|hábito|mito|amenaza|obstáculo|reto|desafío|riesgo|peligro|barrera|fallo|culpable|sospechos[oa]|síntoma|requisito|tarea|tentación|pecado|inconveniente|desventaja|defecto|adversario|meta|deseo)(?:e?s)?\s)\p{L}+\s)?(?:número\s(?:uno|1)|n\.?º\s?1)(?![\p{L}\d])(?:(?<=${ES_TRADE}\s\S+(?:\s\S+)?)|(?=\s*(?:[.,!?;:)–—]|$)|\s(?:y|e|o)\s|\s(?:\p{L}+\s)?(?:${ES_AMONG}|en\s)))`,
      ...SPANISH_LEADERS,
      raw`\blíder(?:es)?\s(?:del|en\s(?:el|la|los|las)?)\s?(?:mercado|sector|país|zona|región|ciudad)\b`,
      raw`\bsomos\s(?:el|la|los|las)\s(?:mejor(?:es)?|más\s\p{L}+)\s(?:del?|en)\s`,
      raw`\bganador(?:a|es|as)?\s(?:del|de\sun|de\svarios|de\smúltiples)\spremios?(?!\p{L})|\blíder(?:es)?\s(?:indiscutibles?|absolut[oa]s?|mundial(?:es)?|nacional(?:es)?)(?!\p{L})|(?<!\b(?:obra|libro|cuento|relato|poema|texto|novela|película|corto|cortometraje|documental|foto|fotografía|trabajo|proyecto|autor|autora|escritor|escritora|poeta|artista|alumno|alumna|concursante|participante|idea|propuesta)e?s?\s)\b(?:premiad|galardonad)[oa]s?\b|\b(?:elegid|votad)[oa]s?\s(?:como\s)?(?:el|la|los|las)?\s?mejor`,
      raw`(?<!\b(?:conoce|sabe|entiende)[ns]?\s(?:\p{L}+\s){0,3})\bmejor(?:es)?\sque\s(?:nadie|la\scompetencia|todos|(?:cualquier|ning[uú]n)(?:[oa](?!\s\p{L})|a?\s(?:otr[oa]|${ES_TRADE}(?!\p{L})|\p{L}+\s${ES_AMONG})))|(?<!${ES_SEEN}(?:,?\s\p{L}+){0,3},?\s)\b(?:inmejorable|imbatible|insuperable)s?\b(?!\s${ES_SEEN})`,
      raw`\bnadie\s(?:(?!no\s)\p{L}+\s){0,6}?(?:mejor|más\s(?:rápid|barat|económic|fiable|cerca)\p{L}*)\sque\snosotros(?!\p{L})`,
      raw`,\sgarantizad[oa]s?(?=[.!]?$)`,
      raw`\b(?:el|los)\s(?:precios?|tarifas?)\smás\sbajos?\s(?:del?|en)\b(?!${ES_LAST_DAYS})|\b(?:el|la|los|las)\s[\p{L}-]+\smás\sbarat[oa]s?\s${ES_AMONG}|\b100\s?%\sde\séxito`,
      ...PROOF_CLAIMS.es,
      ...ABSOLUTE_CLAIMS.es,
      ...OUTCOME_GUARANTEES.es,
    ),
    bestOf: each(
      raw`\b(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as)\smejor(?:es)?\s(?!(?:momento|forma|manera|día|hora|lugar|parte|época|amig[oa]|opción|caso|pueblo|ciudad|barrio|playa|arenal|cala|spot|mirador|rinc[oó]n|enclave|destino|zona|ubicaci[oó]n|isla|región|comarca|país|paíse|clima|paisaje)e?s?\b)(?:(?!son\s\p{L}+[ai]d[oa]s\s|se\s(?:fabrican|producen|cultivan|elaboran|crían|pescan|recogen|cosechan)\s)[\p{L}-]+\s){1,4}(?:(?:de|en)\s(?:la\s(?:ciudad|región|zona|provincia)|todo\sel|toda\sla|(?:tod[oa]\s)?\p{Lu})|del\s(?:país|mundo|mercado|barrio|sur|norte|centro))`,
      raw`(?:^|[.!?:]\s¡?|(?<!\p{L})${ES_TRADE}\s)(?:[Nn]úmero\s(?:uno|1)|[Nn](?:\.?º|[.º])\s?1|#\s?1)\s(?:de|en)\s(?:(?:toda\s)?la\s(?:ciudad|región|zona|provincia|comarca|isla)(?!\p{L})|\p{Lu})`,
      raw`\b(?:[Ee]l|[Ll]a|[Ll]os|[Ll]as)\s${NOUN}más\s(?:(?<=(?:^|\s)${ES_TRADE}\smás\s)(?:querid|solicitad|respetad)|rápid|barat|económic|avanzad|prestigios|experimentad|modern|complet|valorad|recomendad|vendid|confiabl|fiabl)[oae]s?\s(?:(?:de|en)\s(?:la\s(?:ciudad|región|zona|provincia|comunidad|comarca|isla|costa|capital)|\p{Lu})|del\s(?:país|mundo|mercado|barrio|pueblo|sector))`,
      ...LARGEST_CLAIMS.es,
      ...NOBODY_NEARBY.es,
      ...QUALITY_CLAIMS.es,
    ),
    guarantee:
      /\b(?:garantiz(?:an?|amos|o|ad[oa]s?)|asegur(?:amos|o)|promet(?:emos|o|ido))(?!\p{L})/u,
    outcome: GUARANTEED_OUTCOMES.es,
  },
  de: {
    said: each(
      raw`\b(?:die|(?<!(?:trikot|anzug|hemd|schild|kuh|pferd|los|tisch|platz|box|kabine|kurs|feld|bahn|zimmer)\smit\s)der|das|ihre|ihr|deine|unsere|als)\s(?:nr\.?\s?1|nummer\s(?:1|eins))(?![\p{L}\d])(?!\s(?:in|auf|aus|von|an)\s(?:\p{L}+\s)?(?:(?<=(?:om|op|mam|pap|mutti|vati)as\s)\p{L}|\p{L}*(?:listen?|charts|hitparade|karte|buch|spielplan)(?!\p{L})))`,
      raw`\bmarktführer(?:in)?\b|\b(?:markt|branchen|welt)führend|\b(?:die|der|das|den|dem|als|eine?|einer|ihre?)\sführende[rsnm]?\s(?!(?:treppe|weg|straße|leitung|rolle|null|kraft|hand|tür|position)\b)\p{L}|(?:^|[.!?]\s)führende[rsn]?\s(?!zu)`,
      raw`,\sgarantiert(?=[.!]?$)`,
      raw`\bwir\ssind\s(?:einfach\s|schlicht\s|mit\sabstand\s)?die\s(?:besten|schnellsten|günstigsten|billigsten)(?:(?=[.!,]|$)|\s(?:in|im|der|von|am)\s)`,
      raw`\b(?:preisgekrönt|prämiert)(?:e[rsnm]?)?\b|\b(?:gewählt|gekürt|ausgezeichnet)\s(?:zu[mr]|als)\s(?:best|beliebtest)|\bmehrfach\sausgezeichnet(?:e[rsnm]?)?(?!\p{L})|\b(?:gewinner|träger|preisträger|sieger)(?:in(?:nen)?|n)?\s(?:des|eines|mehrerer)\s(?:\p{L}*preises|\p{L}*awards?|\p{L}*auszeichnung)(?!\p{L})`,
      raw`\b(?:besser|günstiger|billiger|schneller)\sals\s(?:jede[rs]?\sandere(?=[.!,;:]|$|\s(?:in|auf|weit|hier|anbieter|betrieb|firma|werkstatt|praxis|studio|schule|laden|händler|kanzlei)(?!\p{L}))|alle\sanderen|(?:die|unsere|jede)\s(?:konkurrenz|mitbewerber|wettbewerber))|\bunschlagbar|\bkonkurrenzlos`,
      raw`\b(?:niemand|keine?r?)\s(?:[\p{L}-]+\s){0,3}?(?:arbeitet|ist|macht\s(?:es|das)|kann\s(?:es|das)|liefert|kommt|backt|baut|repariert)\s(?:besser|günstiger|billiger|schneller|sauberer|gründlicher|genauer|zuverlässiger)(?=[.!]|$)`,
      raw`\b(?:niemand|keine?)\s(?:(?!(?:nicht|nie)\s)[\p{L}-]+\s){0,6}?(?:besser|günstiger|billiger|schneller|frischer)\sals\swir(?!\p{L})`,
      raw`\b100\s?(?:%|prozent)\serfolg|\b(?:best|tiefst?)preisgarantie\b|\b(?:günstigste|billigste)[rnsm]?\s(?:preise?|anbieter)`,
      ...PROOF_CLAIMS.de,
      ...ABSOLUTE_CLAIMS.de,
      ...OUTCOME_GUARANTEES.de,
    ),
    bestOf: each(
      raw`\b(?:[Dd]er|[Dd]ie|[Dd]as|[Dd]en|[Dd]em)\s(?:best|günstigst|billigst|schnellst|beliebtest|erfahrenst|modernst|zuverlässigst|größt)en?\s(?!(?:Zeit|Zeitpunkt|Uhrzeit|Weg|Tage?|Platz|Ort|Stelle|Teil|Freunde?|Chance|Lösung|Wahl|Saison|Monat|Schutz|Problem|Fehler|Feind)\b)(?:\p{L}+\s)?\p{Lu}[\p{L}-]+\s(?:(?:in|von|aus|der|im)\s(?:Stadt|Region|Welt|Schweiz|Land|Umkreis|Kiez|Viertel|Ort)\b|in\s(?:der|ganz)\s\p{Lu}|in\s(?!(?:Ruhe|Form|Kombination|Verbindung|Handarbeit|Scheiben|Stücken)\b)\p{Lu}|(?!(?:Sonntag|Montag|Samstag|Morgen|Abend)s)\p{Lu}\p{L}{2,}s(?!\p{L}))`,
      raw`(?:^|[.!?:]\s|(?<!\p{L})${DE_TRADE}\s)(?:Nr\.?\s?1|Nummer\s(?:1|eins)|#\s?1)\s(?:in\s(?:der\s(?:Stadt|Region)|(?:ganz\s)?\p{Lu})|im\s(?:Landkreis|Kreis|Umkreis)(?!\p{L}))`,
      raw`(?<!\p{L})(?:(?:[Dd](?:er|ie|as|en|em)|[Ii]hre?)\s(?:best|günstigst|billigst|schnellst|beliebtest|erfahrenst|zuverlässigst)en?|(?:Best|Günstigst|Billigst|Schnellst|Beliebtest)e[rsn]?)\s(?:\p{Ll}+\s)?${DE_BUSINESS}\s${DE_PART}`,
      raw`(?:^|[.!?]\s)(?:Best|Günstigst|Schnellst|Beliebtest|Billigst)e[rsn]?\s(?!(?:Grüße|Wünsche|Zeit|Zeiten|Chance|Wahl|Freunde?|Lage|Sicht|Aussicht)\s)\p{Lu}[\p{L}-]+\s(?:in\s(?:der\s(?:Stadt|Region)|(?:ganz\s)?\p{Lu})|der\s(?:Stadt|Region)|\p{Lu}\p{L}{2,}s(?!\p{L}))`,
      raw`(?<!\p{L})(?!(?:Oma|Opa|Mama|Papa|Mutti|Vati|Mutter|Vater|Leben|Sonntag|Montag|Samstag|Abend|Morgen|Hau|Glei|Lo|Prei|Krei|Gla|Ei|Rei|Kur|Bu)s\s|\p{L}+nis\s)\p{Lu}\p{L}{2,}s\s(?:(?:best|günstigst|billigst|führend|schnellst|größt|beliebtest|modernst)e[rsnm]?\s(?!(?:Zeit|Tag|Freund|Weg|Teil|Seite|Stück|Problem)e?[nr]?\b)\p{Lu}|Nr\.?\s?1(?!\d)|Nummer\s(?:1(?!\d)|eins))`,
      ...LARGEST_CLAIMS.de,
      ...nobodyNearbyGerman(DE_BUSINESS),
      ...QUALITY_CLAIMS.de,
    ),
    guarantee: /\b(?:garantier(?:t|en?|te[rsnm]?)|verspr[eo]chen|verspreche|verspricht)(?!\p{L})/u,
    outcome: GUARANTEED_OUTCOMES.de,
  },
};

/** Words without which a sentence claims nothing, except for those with a 1 in digits. */
export const CLAIM_WORDS = [
  'best finest fastest quickest cheapest top leading leader leaders premier trusted experienced reliable affordable popular loved recommended rated voted ranked named chosen winning better cheaper faster quicker beats beat lowest unbeatable guarantee guarantees guaranteed largest biggest number',
  'mejor mejores líder líderes número premiado premiada premiados premiadas galardonado galardonada galardonados galardonadas inmejorable inmejorables imbatible imbatibles insuperable insuperables precio precios más garantiza garantizan garantizamos garantizo garantizado garantizada garantizados garantizadas aseguramos aseguro éxito',
  'besten nummer marktführer marktführerin marktführend marktführende branchenführend branchenführende weltführend führende führender führendes führenden preisgekrönt preisgekrönte preisgekrönter preisgekröntes preisgekrönten prämiert prämierte prämierten prämierter prämiertes gekürt gewählt ausgezeichnet besser günstiger billiger schneller unschlagbar unschlagbare unschlagbaren konkurrenzlos bestpreisgarantie tiefpreisgarantie tiefstpreisgarantie garantiert garantiere garantieren garantierte garantierter garantiertes garantierten',
  ...'best günstigst billigst schnellst beliebtest erfahrenst modernst zuverlässigst größt'
    .split(' ')
    .map((stem) => ['e', 'er', 'es', 'en', 'em'].map((ending) => stem + ending).join(' ')),
  'anywhere elsewhere nobody trust beloved sought gold undisputed winner winners promise promises promised prometemos prometo prometido versprechen verspreche verspricht versprochen ganador ganadora ganadores ganadoras indiscutible indiscutibles gewinner träger preisträger sieger ausgezeichnete ausgezeichneter ausgezeichnetes ausgezeichneten schnellsten günstigsten',
  NEARBY_WORDS,
  QUALITY_WORDS,
  PROOF_WORDS,
  ABSOLUTE_WORDS,
  GUARANTEE_WORDS,
  HEALED_WORDS,
].join(' ');

/** A "number one" in digits, and shares of nearly or fully a hundred percent. */
export const CLAIM_FIGURES = /1(?:(?<=(?:[#.º]|er|ER|ro|RO)\s?1)(?!\d)|00\s?%)|9\d(?:\.\d)?\s?%/g;

/** The patterns of a language; undefined if it has none. */
export function claimsIn(language: string): Claims | undefined {
  return CLAIMS[language.slice(0, 2)];
}
