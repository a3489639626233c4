import { exclusions } from './breach.ts';

/** What the exclusion leaves, what it is about, and whoever else excludes something. */
export const EN_LEFT =
  /(?<!\p{L})(?:except|excluding|unless|other than|save (?:for|where|that)|apart from|to the extent|insofar|negligen\p{L}*|fraud\p{L}*|statutory rights are|not affect\p{L}*|nothing in|does not (?:exclude|limit)|links?|linked|websites?|third part(?:y|ies)|their|beyond our control|acts of god|indirect|consequential|businesses|trade|business customers|insur\p{L}*|councils?|airlines?|carriers?|couriers?|manufacturers?|landlords?|some|many|other \p{L}+s|competitors?|void|worth(?:less| nothing)|unlawful|never (?:say|write)|do(?:es)? not mean)(?!\p{L})/iu;

/** A condition: what a customer did, or where something was left. */
export const EN_CASE =
  /(?<!\p{L})(?:if|when|where|while|who|that|caused|resulting|arising|due|after|because|your own|pre-existing)(?!\p{L})/iu;

export const EN_EXCLUDES =
  "(?:(?:accept|take|have|assume|bear)s? no (?:liability|responsibility)|no (?:liability|responsibility) (?:(?:is|can be|will be) )?(?:accepted|taken|assumed)|(?:cannot|can[’']t|will not|won[’']t|do not|don[’']t|does not) (?:accept|take|assume) (?:any )?(?:liability|responsibility)|(?:(?:are|is|shall|will|can) not|are never|cannot|can[’']t|won[’']t) (?:be )?(?:held )?(?:liable|responsible))";
const EN_HARM =
  '(?:damages?|loss(?:es)?|lost|stolen|broken|damaged|harm|injur(?:y|ies|ed)|death|accidents?|theft)';
const EN_HOWEVER =
  '(?:however(?: (?:it|they|this|that) (?:is|are|was|were|may be|might be|has been))? caused|however (?:it|they|this|these) (?:arises?|happens?|happened|occurs?|occurred|came about)|howsoever (?:caused|arising)|however arising|whatever (?:the|its|their) (?:cause|reason)|from whatever cause|for whatever reason|of whatever (?:kind|nature|sort)|of any (?:kind|nature|sort)|whatsoever|for any reason|no matter (?:how|what|who|why)|regardless of (?:the |its )?(?:cause|fault|blame)|under any circumstances|in any (?:circumstances|event)|even if (?:it is our fault|we are (?:at fault|to blame)))';

const ENGLISH = new RegExp(
  `(?<!\\p{L})${EN_EXCLUDES}(?:(?=[ ,])[^.!?;\\n]{0,60}? ${EN_HARM}(?!\\p{L})[^.!?;\\n]{0,40}?|,) ${EN_HOWEVER}(?!\\p{L})`,
  'iu',
);

/** Death and injury, for which nobody can exclude the liability for negligence, told without any condition. */
const ENGLISH_INJURY = new RegExp(
  `(?<!\\p{L})${EN_EXCLUDES} for (?:(?:any|all|the|personal|bodily|loss|losses|damage|damages|accidents?|death|illness|harm|theft|or|and|to|of|property|belongings)[ ,]+){0,8}?(?:injur(?:y|ies)|death)(?: to (?:you|anybody|anyone|persons?|people|customers?|clients|guests|visitors|riders?|participants|children))?(?=[.!]|$)`,
  'imu',
);

/** What the business is to blame for itself. */
const ENGLISH_OWN = new RegExp(
  `(?<!\\p{L})${EN_EXCLUDES} for [^.!?;\\n]{2,80}?(?:even (?:if|when|where)|whether or not|regardless of whether)(?!\\p{L})[^.!?;\\n]{0,40}? (?:our|its|my|the company[’']s)(?: own)? (?:negligence|fault|carelessness|mistake)(?!\\p{L})`,
  'iu',
);

export const DE_LEFT =
  /(?<!\p{L})(?:vorsatz|vorsätzlich\p{L}*|\p{L}*fahrlässig\p{L}*|leben|körper\p{L}*|gesundheit|es sei denn|soweit|sofern|außer|ausgenommen|gesetzlich\p{L}*|unberührt|produkthaftung\p{L}*|garantie|links?|verlink\p{L}*|inhalte\p{L}*|webseiten?|websites?|seiten|dritte[rn]?|höhere[rn]? gewalt|unternehm\p{L}*|gewerb\p{L}*|nicht nur|\p{L}*versicherung\p{L}*|versicher\p{L}+|spedition\p{L}*|hersteller\p{L}*|vermieter\p{L}*|unwirksam|unzulässig|manche|viele|andere)(?!\p{L})/iu;

const DE_HARM = '(?:\\p{L}*schäden|\\p{L}*schaden|verluste?|unfälle|verletzungen|diebstahl)';
const DE_ANY = `(?:(?:ganz )?(?:gleich|egal|gleichgültig|einerlei),? (?:(?:aus|welche|wodurch|wie|wer|worauf)(?!\\p{L})|welche[rmnsr]|ob)|aus welche[mnr] (?:\\p{L}+ )?(?:auch )?immer|welcher art auch immer|wie auch immer|unabhängig (?:von (?:der |ihrer )?(?:ursache|verschulden)|davon)|ohne rücksicht auf (?:die ursache|(?:ein )?verschulden))`;
const DE_EXCLUDES =
  '(?:haften (?:wir )?nicht|haftet (?:\\p{L}+ ){0,3}?nicht|haften können wir nicht|(?:wird|werden) nicht gehaftet|keine haftung|jede haftung|nicht haftbar)';
const DE_ALL = `(?:jegliche[rn]?|jedwede[rn]?|jede art von|alle arten von) (?:\\p{L}+ )?${DE_HARM}|${DE_HARM} (?:jeglicher|jeder|aller|jedweder) art`;

const GERMAN_OWN = new RegExp(
  `(?<!\\p{L})${DE_EXCLUDES} für [^.!?;\\n]{2,80}?,? (?:auch (?:nicht )?(?:dann(?: nicht)?,? )?wenn (?:wir|uns|sie) [^.!?;\\n]{0,30}?(?:schuld|verschuldet|verursacht)|auch (?:nicht )?bei (?:eigene[mnr]|unsere[mnr]) (?:verschulden|fahrlässigkeit|grober fahrlässigkeit))`,
  'iu',
);

const GERMAN = new RegExp(
  `(?<!\\p{L})(?:${DE_EXCLUDES}(?!\\p{L})[^.!?;\\n]{0,40}? (?:${DE_HARM}(?!\\p{L})[^.!?;\\n]{0,50}?[ (]${DE_ANY}|${DE_ALL})|(?:${DE_HARM}(?!\\p{L})[^.!?;\\n]{0,40}?[ (]${DE_ANY}|${DE_ALL})(?!\\p{L})[^.!?;\\n]{0,60}? ${DE_EXCLUDES})(?!\\p{L})`,
  'iu',
);

export const ES_LEFT =
  /(?<!\p{L})(?:salvo|excepto|a menos que|dolo|negligencia|culpa|fuerza mayor|enlaces?|enlazad\p{L}*|contenidos?|terceros|sitios?|webs?|páginas?|virus|interrupciones|opiniones|empresas|profesionales|seguros?|aseguradoras?|ley|transportistas?|fabricantes?|aerolíneas?|ayuntamiento|nul[ao]s?|much[oa]s|algun[oa]s)(?!\p{L})/iu;

const ES_HARM =
  '(?:daños?|pérdidas?|lesi(?:ón|ones)|accidentes?|robos?|desperfectos?|roturas?|perjuicios)';
export const ES_EXCLUDES =
  '(?:no (?:nos (?:hacemos|haremos) responsables?|nos responsabiliza(?:mos|remos)|somos responsables?|seremos responsables?|se hac(?:e|en) responsables?|se responsabiliza|asumi(?:mos|remos) (?:ninguna |la )?responsabilidad|acepta(?:mos|remos) (?:ninguna |la )?responsabilidad|responde(?:mos|remos)?)|declina(?:mos)? (?:toda|cualquier) responsabilidad)';
const ES_ANY =
  '(?:cualquiera que (?:sea|fuera|fuese|fuere) (?:la|el|su) \\p{L}+|sea cual (?:sea|fuere|fuera) (?:la|el|su) \\p{L}+|por (?:la|el) (?:causa|motivo|razón) que (?:sea|fuere)|por (?:cualquier|ninguna|ningún) (?:causa|motivo|razón)|de (?:cualquier|ningún|ninguna) (?:tipo|clase|índole|naturaleza)|(?:con independencia|independientemente) de (?:la|su) causa|pase lo que pase)';

const SPANISH = new RegExp(
  `(?<!\\p{L})${ES_EXCLUDES}(?!\\p{L})[^.!?;\\n]{0,40}? ${ES_HARM}(?!\\p{L})[^.!?;\\n]{0,60}? ${ES_ANY}(?!\\p{L})`,
  'iu',
);

const SPANISH_OWN = new RegExp(
  `(?<!\\p{L})${ES_EXCLUDES} (?:de|por) [^.!?;\\n]{2,80}?,? (?:incluso|ni siquiera|aunque)(?!\\p{L})[^.!?;\\n]{0,40}? (?:nuestra|su) (?:propia )?(?:negligencia|culpa)(?!\\p{L})`,
  'iu',
);

/** Leaves nothing out: what the business is to blame for is said to be excluded, too. */
const NOTHING =
  /(?<!\p{L})(?:nothing in|void|unlawful|unwirksam|unzulässig|nul[ao]s?|abusiv[ao]s?)(?!\p{L})/iu;

/**
 * Clauses that exclude liability whatever the cause, by language, in countries where that for negligence cannot be
 * excluded: § 309 no. 7 BGB, Real Decreto Legislativo 1/2007, art. 86, and Consumer Rights Act 2015, section 65.
 */
export const EXCLUDED_LIABILITY = {
  en: [
    ...exclusions(ENGLISH, EN_LEFT, [' liab', ' responsib']),
    ...exclusions(ENGLISH_INJURY, new RegExp(`${EN_LEFT.source}|${EN_CASE.source}`, 'iu'), [
      'injur',
      'death',
    ]),
    ...exclusions(ENGLISH_OWN, NOTHING, [' liab', ' responsib']),
  ],
  de: [
    ...exclusions(GERMAN, DE_LEFT, ['haft', 'Haftung']),
    ...exclusions(GERMAN_OWN, NOTHING, ['haft', 'Haftung']),
  ],
  es: [
    ...exclusions(SPANISH, ES_LEFT, ['respon']),
    ...exclusions(SPANISH_OWN, NOTHING, ['respon']),
  ],
};
