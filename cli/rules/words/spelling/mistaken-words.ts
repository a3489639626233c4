/** A word in a place where only another one can stand. */
export interface Mistaken {
  /** A cheap test of a whole copy: what is rare of the slip and its neighbours, which begins with a literal. */
  sign: string | RegExp;
  /** The group `slip` is the word. */
  around: RegExp;
  meant: string | ((word: string) => string);
}

type Row = readonly [sign: string | RegExp, around: RegExp, meant: Mistaken['meant']];

/** Participles that "may be" requires, by their first forms. */
const DONE =
  'use|require|charge|schedule|replace|repair|install|deliver|arrange|cancel|remove|inspect|collect|confirm|reserve|refund|adjust|deduct';

const ENGLISH: readonly Row[] = [
  [
    / will (?:needs|comes|takes|gives|makes|gets|shows|tells|finds|brings|sends|keeps|knows|becomes)/,
    /(?<!\p{L})(?:it|he|she|they|we|you|which|who|what) will (?<slip>needs|comes|takes|gives|makes|gets|shows|tells|finds|brings|sends|keeps|knows|becomes)(?!\p{L})/iu,
    (word) => word.slice(0, -1),
  ],
  [
    ' caries ',
    /(?<!\p{L})(?:he|she|it|still|who|that|which|and|also|always|\p{Lu}\p{Ll}+) (?<slip>caries) (?:the|an?|his|her|out|its|on|your|our|every|all|no)(?!\p{L})/u,
    'carries',
  ],
  ['ubic', /(?<!\p{L})(?<slip>pubic)(?! (?:hair|bone|area|region|symphysis))(?!\p{L})/iu, 'public'],
  [/ their[.!?;:,)\n]/, /(?<= )(?<slip>their)(?=[.!?;:,)]|$)/imu, 'there'],
  [
    'seize',
    /(?<!\p{L})(?:the|any|this|that|in|of|what|every|right|same|any) (?<slip>seize)(?!\p{L})/iu,
    'size',
  ],
  [
    / be (?:us|requir|charg|schedul|replac|repair|install|deliver|arrang|cancel|remov|inspect|collect|confirm|reserv|refund|adjust|deduct)e?[ .,;!\n]/,
    new RegExp(
      `(?<!\\p{L})(?:may|can|must|should|will|could|would|might|to|cannot) be (?<slip>${DONE})(?= (?:as|in|on|at|by|for|with|within|from|to|before|after|again)(?!\\p{L})|[.,;!]|$)`,
      'imu',
    ),
    (word) => word.replace(/e?$/, /l$/.test(word) ? 'led' : /[^aeiou]e?$/.test(word) ? 'ed' : 'd'),
  ],
  [
    / (?:to have|to need) to /,
    /(?<!\p{L})(?<slip>(?:needs? to have to|ha(?:ve|s) to need to))(?!\p{L})/iu,
    (word) => (/^(?:needs|has)/i.test(word) ? 'has to' : 'have to'),
  ],
  [
    /enough (?:see|know|get|make|find|tell|hear|buy|ask|read|write|meet) /,
    /(?<!\p{L})enough (?<slip>see|know|get|make|find|tell|hear|buy|ask|read|write|meet)(?= (?:the|an?|your?|it|what|how|us)(?!\p{L}))/iu,
    (word) => `to ${word}`,
  ],
  [
    /want (?:see|know|get|make|find|tell|hear|buy|sell|ask|meet) /,
    /(?<!\p{L})(?:you|we|they|i) want (?<slip>see|know|get|make|find|tell|hear|buy|sell|ask|meet)(?= (?:the|an?|your?|it|what|how|us|if)(?!\p{L}))/iu,
    (word) => `to ${word}`,
  ],
  [
    'quite',
    /(?<!\p{L})(?:(?:be|keeps?|stays?|very|so|too|is) (?<slip>quite)(?=[.,!;]|$)|\ban? (?<slipped>quite) (?:place|room|street|neighbou?rhood|spot|corner|moment|road|village)(?!\p{L}))/imu,
    'quiet',
  ],
  [
    ' brake',
    /(?<!\p{L})(?:coffee|lunch|tea|short|(?:a|the) winter) (?<slip>brakes?)(?!\p{L})/iu,
    (word) => word.replace(/ake/, 'eak'),
  ],
  [
    'advise',
    /(?<!\p{L})(?:free|good|some|legal|any|our|your|more|of|expert|honest|this|that|professional|the) (?<slip>advise)(?=[ .,;!?]|$)(?! (?:you|him|her|them|us|people|clients|customers|against|on))/imu,
    'advice',
  ],
  ['iece of mind', /(?<!\p{L})(?<slip>piece) of mind(?!\p{L})/iu, 'peace'],
  [
    'weather ',
    /(?<!\p{L})(?:know|ask|tell|see|decide|check|of|matter|wonder|sure) (?<slip>weather) (?:you|it|we|they|or|the|your|a|this|that|there)(?!\p{L})/iu,
    'whether',
  ],
  [
    / to (?:late|early|big|small|much|many|exp|cold|hot|busy|heavy|soon|tight|loud|wide|narrow)/,
    /(?<!\p{L})(?:is|are|was|be|not|never|far) (?<slip>to) (?:late|early|big|small|much|many|expensive|cold|hot|busy|heavy|soon|tight|loud|wide|narrow)(?=[ .,;!?]|$)/imu,
    'too',
  ],
  [
    /[Ww]ho['’]s /,
    /(?<!\p{L})(?<slip>who['’]s) (?:house|home|car|name|roof|job|fault|turn|dog|child|kitchen|work|papers|signature|address|parents)(?!\p{L})/iu,
    'whose',
  ],
  [
    'affect',
    /(?<!\p{L})(?:takes?|side|in|no|an) (?<slip>affects?)(?!\p{L})/iu,
    (word) => word.replace(/affect/i, 'effect'),
  ],
  [
    / hear[.,;!?\n]/,
    /(?<!\p{L})(?:come|comes|right|over|are|is|from|live|born|based|you(?:['’]|’)re) (?<slip>hear)(?=[.,;!?]|$)/imu,
    'here',
  ],
  [
    / of the (?:wat|gas|pow|main|light|heat|boil|eng|valv|supp|elec)/,
    /(?<!\p{L})(?:turn|turns|turned|switch|switches|shut|shuts) (?<slip>of) the (?:water|gas|power|main|mains|light|lights|heating|boiler|engine|valve|supply|electricity)(?!\p{L})/iu,
    'off',
  ],
  [
    / are (?:team|off|shop|cust|cli|pric|own|staff|work|store|web|guest|pat)/,
    /(?<!\p{L})(?:of|with|in|from|to|for|at|by) (?<slip>are) (?:team|office|shop|customers|clients|prices|own|staff|workshop|store|website|guests|patients)(?!\p{L})/iu,
    'our',
  ],
  [
    / now (?:if|wh|how|that|in) /,
    /(?<!\p{L})(?:let (?:us|me)|want to|need to|like to) (?<slip>now)(?= (?:if|what|how|when|where|that|which|whether|in)(?!\p{L}))/iu,
    'know',
  ],
  [
    / where (?:able|not|very|so|happy|told|there|here) /,
    /(?<!\p{L})(?:we|you|they) (?<slip>where) (?:able|not|very|so|happy|told|there|here)(?!\p{L})/iu,
    'were',
  ],
  [
    /[Ii]ts (?:an?|the|not|never|been|too) /,
    /(?<!\p{L})(?:but|that|because|since|if|when|think|[.!?;,]|^) ?(?<slip>its) (?:an?|the|not|never|been|too)(?!\p{L})/imu,
    (word) => `${word.slice(0, 2)}’s`,
  ],
];

const ES_FEMININE = String.raw`\p{L}{2,}(?:ción|ciones|sión|siones|dad|dades)|horas?|semanas?|sesión|veces|vez|llamadas?|facturas?|puertas?|ventanas?|mesas?|páginas?|respuestas?|empresas?|calles?|ciudades|noches?|casas?|cosas?|salas?|personas?`;
const ES_MASCULINE = String.raw`\p{L}{2,}(?:miento|mientos|icios?)|\p{L}{3,}ajes?|días?|precios?|meses|mes|trabajos?|presupuestos?|pasos?|minutos?|años?|productos?|clientes|barrios|problemas?`;

/** The article of the other gender. */
const OTHER_ARTICLE: Readonly<Record<string, string>> = {
  un: 'una',
  el: 'la',
  los: 'las',
  nuestro: 'nuestra',
  nuestros: 'nuestras',
  este: 'esta',
  estos: 'estas',
  unos: 'unas',
  una: 'un',
  las: 'los',
  nuestra: 'nuestro',
  nuestras: 'nuestros',
  esta: 'este',
  estas: 'estos',
  unas: 'unos',
};

function otherArticle(word: string): string {
  const other = OTHER_ARTICLE[word.toLowerCase()] ?? '';
  return /^\p{Lu}/u.test(word) ? `${other[0]?.toUpperCase()}${other.slice(1)}` : other;
}

const SPANISH: readonly Row[] = [
  [
    ' ',
    /\b(?<slip>[Uu]n|[Ee]l|[Nn]uestro) (?:visita|cita|consulta|pregunta|oferta|lista|tienda|cocina|tarea|ayuda)(?!\p{L})/u,
    otherArticle,
  ],
  [
    'Si, ',
    /(?:^|[.!?:] |¡|¿)(?<slip>Si),(?= )(?! (?:por|como|en|a|al|después|tras|además|pese|con (?:todo|el tiempo)|una? vez|de|cuando|finalmente|al final)(?!\p{L}))/mu,
    'Sí',
  ],
  [' mas', /(?<=\p{Ll} )(?<slip>mas)(?!\p{L})/u, 'más'],
  [
    /[Ee]sta (?:bien|mal|igual|abier|disp|incl|situ|ubic|exen|sati|cont|proh|en|al|junto)/,
    /(?<!\p{L})(?:(?<!(?:\p{L}*mente|en|de|con|por|a|para|y|o|es|como|hasta|desde|sobre) )(?<slip>esta) (?:bien|mal|igual|abiert[oa]|disponible|incluid[oa]|situad[oa]|ubicad[oa]|exent[oa]|satisfech[oa]|content[oa]|prohibid[oa]|en (?:el|la|los|las|su|un|una)|al lado|junto)(?!\p{L}))/iu,
    (word) => (word.startsWith('E') ? 'Está' : 'está'),
  ],
  [
    ' a ver',
    /(?<!\p{L})(?:suelen?|pueden?|deben?|podrían?|parece|debería[ns]?) (?<slip>a ver)(?!\p{L})/iu,
    'haber',
  ],
  // In «cuando los facturas» and «no las rebajes» a pronoun stands before a verb.
  [
    ' ',
    new RegExp(
      String.raw`\b(?<slip>[Uu]n|[Nn]uestros?|[Ee]stos?|[Uu]nos|[Ll]os(?! (?:casas|facturas|salas))) (?:${ES_FEMININE})(?!\p{L})`,
      'u',
    ),
    otherArticle,
  ],
  [
    ' ',
    new RegExp(
      String.raw`\b(?<slip>[Uu]nas?|[Nn]uestras?|[Ee]stas?|[Ll]as(?! (?:encajes|rebajes|trabajes))) (?:${ES_MASCULINE})(?!\p{L})`,
      'u',
    ),
    otherArticle,
  ],
];

const GERMAN: readonly Row[] = [
  [
    ', das ',
    /(?<!\p{L})(?:einverstanden|sicher|froh|wichtig|klar|schade|bekannt|möglich|darauf|darum|dazu|daran|damit|davon|davor|dabei|bestätige|achten|sorgen|nur), (?<slip>das) (?=(?:es|sie|wir|ich|er|man|ihre?|unsere?|meine?|alle|niemand|jemand|nichts|kein\p{L}*|die|der|den)(?!\p{L}))/iu,
    'dass',
  ],
  [
    'selbe',
    /(?<!\p{L})(?<slip>(?:die|der|das|den|dem|des) selben?)(?!\p{L})/iu,
    (word) => word.replace(' ', ''),
  ],
  [
    'eid ',
    /(?<!\p{L}|\bihr )(?<slip>seid) (?:dem|einem|einer|\d+|\{|vielen|langem|über|mehr als|wann|anfang|ende|jahren|jahrzehnten|generationen|gestern)(?!\p{L})/iu,
    (word) => (word.startsWith('S') ? 'Seit' : 'seit'),
  ],
  [' wider', /(?<!\bund) (?<slip>wider)(?=[.!?,;]|$)/imu, 'wieder'],
  [' wider', /(?<!\p{L})(?:immer|nie|schon) (?<slip>wider)(?!\p{L})/iu, 'wieder'],
  ['ihnen ', /(?<=\p{L} )(?<slip>ihnen) vor Ort(?!\p{L})/u, 'Ihnen'],
  [
    / sie (?:uns|sich|an|bitte|einfach|jetzt|ein|mit uns|vorbei)/,
    /(?:^|[.!?:] )(?:Rufen|Schreiben|Schicken|Senden|Melden|Vereinbaren|Fragen|Kontaktieren|Buchen|Besuchen|Nennen|Wählen) (?<slip>sie) (?:uns|sich|an|bitte|einfach|jetzt|einen|ein|mit uns|vorbei)(?!\p{L})/mu,
    'Sie',
  ],
  [
    'mann ',
    /(?<!\p{L})(?<slip>mann) (?:kann|muss|sollte|soll|darf|hat|will|braucht|sieht|weiß|nicht)(?!\p{L})/u,
    'man',
  ],
];

/** False if a copy lacks what is rare of a slip. */
export function isSigned(copy: string, sign: string | RegExp): boolean {
  return typeof sign === 'string' ? copy.includes(sign) : sign.test(copy);
}

function rows(table: readonly Row[]): readonly Mistaken[] {
  return table.map(([sign, around, meant]) => ({ sign, around, meant }));
}

/** Words of which another one is meant, by language. */
export const MISTAKEN: Readonly<Record<string, readonly Mistaken[]>> = {
  en: rows(ENGLISH),
  es: rows(SPANISH),
  de: rows(GERMAN),
};
