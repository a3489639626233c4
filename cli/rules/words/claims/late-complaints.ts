import { exclusions } from './breach.ts';

/** How long a text gives: a few hours, days or weeks. */
const FEW = {
  en: '(?:\\d{1,2}|a|one|two|three|five|seven|ten|fourteen|forty-eight|twenty-four) (?:(?:working|calendar|business) )?(?:hours?|days?|weeks?)',
  de: '(?:\\d{1,2}|eine[mrs]?|zwei|drei|fünf|sieben|acht|zehn|vierzehn|achtundvierzig|vierundzwanzig) (?:werk|kalender|arbeits)?(?:stunden?|tage?n?|wochen?)',
  es: '(?:\\d{1,2}|una?|dos|tres|cinco|siete|diez|catorce|quince|veinticuatro|cuarenta y ocho) (?:horas|días|semanas?)(?: (?:naturales|hábiles|laborables))?',
};

/**
 * Between merchants defects are notified at once; what spoils, what anybody sees, and what a carrier has broken, have rules of
 * their own.
 */
const EN_OWN_RULES =
  /(?<!\p{L})(?:trade|business(?:es)?|wholesale|flowers?|bouquets?|food|fresh|perishable|cakes?|visible|obvious|cosmetic|removals?|moves?|moving|couriers?|carriers?|transit|delivery|statutory rights are|not affect\p{L}*|in addition|never)(?!\p{L})/iu;
const DE_OWN_RULES =
  /(?<!\p{L})(?:gewerb\p{L}*|unternehm\p{L}*|händler\p{L}*|kaufleute\p{L}*|geschäftskund\p{L}*|offensichtlich\p{L}*|offenkundig\p{L}*|sichtbar\p{L}*|erkennbar\p{L}*|verderblich\p{L}*|\p{L}*blumen|\p{L}*lebensmittel\p{L}*|spediteur\p{L}*|frachtführer\p{L}*|umzug\p{L}*|umzüge\p{L}*|451f|438|gesetzlich\p{L}*|unberührt|nicht ausgeschlossen|garantie)(?!\p{L})/iu;
const ES_OWN_RULES =
  /(?<!\p{L})(?:empresas?|profesionales|mayoristas?|perecedero\p{L}*|flores|ramos?|comida|alimentos?|visibles?|aparentes?|equipaje|transport\p{L}*|mudanzas?|derechos legales|sin perjuicio|además)(?!\p{L})/iu;

const EN_LOST =
  "(?:or|otherwise|after (?:that|this|which)|thereafter|failing which),? (?:(?!no |not )\\p{L}+ ){0,3}?(?:no (?:(?:further|later) )?(?:claims?|complaints?|refunds?|liability|remed\\p{L}+|rights?)|(?:claims?|rights?|complaints?) (?:(?:is|are|will be|to) )?(?:lost|void|waived|barred|excluded|expires?|lapses?)|(?:cannot|can[’']t|will not|won[’']t|not) be (?:considered|accepted|entertained|honou?red|dealt with))";

/** Complaints that a few days cut off: the law gives consumers years to have defects put right. */
const ENGLISH = new RegExp(
  `(?<!\\p{L})(?:complaints?|defects?|faults?|problems?)(?!\\p{L})[^.!?;\\n]{0,40}? (?:must|have to|has to|need to|are to|is to|should|can only|may only)(?!\\p{L})[^.!?;\\n]{0,40}? within ${FEW.en}(?!\\p{L})[^!?\\n]{0,40}?(?<!\\p{L})${EN_LOST}(?!\\p{L})|(?<!\\p{L})(?:complaints?|defects?|faults?)(?: (?:that|which))?(?: (?:are|is|we))?(?: (?:made|raised|received|reported|notified|brought))?(?: to us)? (?:after|later than|more than|outside) ${FEW.en}(?!\\p{L})[^.!?;\\n]{0,30}? (?:will not|cannot|can[’']t|won[’']t|are not|is not|no longer)(?: be)? (?:considered|accepted|entertained|honou?red|dealt with)(?!\\p{L})|(?<!\\p{L})(?:we (?:do not|don[’']t|cannot|will not) (?:accept|consider|deal with)|no) complaints? (?:\\p{L}+ ){0,4}?(?:after|later than|more than) ${FEW.en}(?!\\p{L})`,
  'iu',
);

const GERMAN = new RegExp(
  `(?<!\\p{L})(?:spätere )?(?:reklamation(?:en)?|beanstandung(?:en)?|mängelrügen?)(?!\\p{L})[^.!?;\\n]{0,20}?(?:nach|später als|als|ab) (?:mehr als |ablauf von )?${FEW.de}(?!\\p{L})[^.!?;\\n]{0,40}? (?:ausgeschlossen|nicht (?:mehr )?(?:anerkannt|akzeptiert|angenommen|berücksichtigt|möglich|bearbeitet))(?!\\p{L})|(?<!\\p{L})(?:nach (?:mehr als |ablauf von )?${FEW.de} (?:sind|werden|ist) (?:\\p{L}+ ){0,2}?(?:reklamation(?:en)?|beanstandung(?:en)?) (?:\\p{L}+ ){0,2}?(?:ausgeschlossen|nicht mehr (?:anerkannt|akzeptiert|angenommen|berücksichtigt|möglich)))(?!\\p{L})|(?<!\\p{L})(?:mängel|reklamation(?:en)?|beanstandung(?:en)?|schäden)(?!\\p{L})[^.!?;\\n]{0,40}? (?:innerhalb|binnen|spätestens)(?: von| nach)? ${FEW.de}(?!\\p{L})[^!?\\n]{0,60}?(?<!\\p{L})(?:danach|sonst|andernfalls|ansonsten|später) (?:(?!nicht |kein)\\p{L}+ ){0,3}?(?:(?:erl[iö]sch|verf[aä]ll)\\p{L}* (?:\\p{L}+ ){0,2}?(?:anspr\\p{L}+|rechte?|gewährleistung\\p{L}*)|ausgeschlossen|keine? (?:\\p{L}+ )?(?:anspr\\p{L}+|rechte?|gewährleistung|nachbesserung))(?!\\p{L})`,
  'iu',
);

const SPANISH = new RegExp(
  `(?<!\\p{L})no (?:se )?(?:admit\\p{L}+|acept\\p{L}+|at[ei]\\p{L}+) (?:ninguna )?(?:reclamaci(?:ón|ones)|quejas?) (?:\\p{L}+ ){0,2}?(?:pasad[oa]s|después de|transcurrid[oa]s|posteriores a|tras)(?: más de)?(?: (?:las|los))? ${FEW.es}(?!\\p{L})|(?<!\\p{L})(?:reclamaci(?:ón|ones)|quejas?|defectos?)(?!\\p{L})[^.!?;\\n]{0,50}? (?:en|dentro de|en un plazo de|en el plazo de|antes de)(?: (?:las|los))? ${FEW.es}(?!\\p{L})[^!?\\n]{0,40}?(?<!\\p{L})(?:después|pasado ese plazo|transcurrido ese plazo|de lo contrario|si no),? (?:ya )?(?:no (?:se )?(?:admit\\p{L}+|acept\\p{L}+|at[ei]\\p{L}+|hay|cabe|tendr\\p{L}+)|se pierde\\p{L}*|pierde\\p{L}*|quedan? excluid\\p{L}+)(?!\\p{L})`,
  'iu',
);

/** Clauses that end the rights of consumers after a few days, by language. */
export const LATE_COMPLAINTS = {
  en: exclusions(ENGLISH, EN_OWN_RULES, ['omplaint', 'efect', 'ault']),
  de: exclusions(GERMAN, DE_OWN_RULES, ['eklamation', 'eanstandung', 'Mängel']),
  es: exclusions(SPANISH, ES_OWN_RULES, ['eclamaci', 'queja', 'defecto']),
};
