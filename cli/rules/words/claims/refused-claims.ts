import { type Breach, exclusions } from './breach.ts';

/** The start and the end of a sentence: what else it says would be the case in which a claim is refused. */
const BEGINS = '(?:(?<=^|[.!?:] ))';
const ENDS = '(?=[.!]|$)';

/** What spoils, is made to measure or belongs to a date, contracts of merchants, and sentences about such clauses. */
const EN_UNLESS =
  /(?<!\p{L})(?:tickets?|made to (?:measure|order)|made for you|cut to|to your|bespoke|custom-made|personali[sz]ed|perishable|fresh|flowers?|cakes?|food|downloads?|digital|trade|businesses|business customers|statutory|fault\p{L}*|void|some|other|many|if|unless|except|once|never had|do(?:es)? not (?:have|mean)|don[’']t have)(?!\p{L})/iu;

const EN_ALWAYS =
  '(?:(?:under|in) any circumstances|for any reason|whatever (?:the reason|happens)|whatsoever|no matter (?:what|why|when))';

const ENGLISH_REFUNDS = new RegExp(
  [
    `${BEGINS}(?:strictly |sorry,? )?no (?:returns?|exchanges?)(?:,| and| or|, and|/| &) ?(?:no )?refunds${ENDS}`,
    `${BEGINS}(?:strictly |sorry,? )?no refunds(?:,| and| or|, and|/| &) ?(?:no )?(?:returns?|exchanges?)(?:,? no exceptions)?${ENDS}`,
    `${BEGINS}(?:sorry,? )?refunds (?:are|will be) (?:not|never) (?:given|offered|made|issued|available|possible)${ENDS}`,
    `(?<!\\p{L})we (?:(?:do not|don[’']t|never) (?:do|make) refunds|never refund)${ENDS}`,
    `(?<!\\p{L})we (?:have|operate|run|apply) an? (?:strict |firm |simple |clear )?no[- ]refunds?(?:[- ]policy)?${ENDS}`,
    `(?<!\\p{L})(?:our|the) (?:\\p{L}+ )?policy is(?: \\p{L}+)?:? no refunds${ENDS}`,
    `(?<!\\p{L})(?:money|payments?|deposits?|fees)(?!\\p{L})[^.!?\\n]{0,40}? (?:(?:is|are|will|can) (?:not|never)(?: be)?|cannot be) refunded ${EN_ALWAYS}`,
    `(?<!\\p{L})(?:under|in) no circumstances (?:will|do|can|are|is) [^.!?,;\\n]{0,30}?refund(?:s|ed)?(?: \\p{L}+){0,2}${ENDS}`,
  ].join('|'),
  'imu',
);

const ENGLISH_COMPLAINTS = new RegExp(
  [
    `${BEGINS}no (?:claims or )?complaints?(?: or claims)? (?:will be|are|can be) (?:accepted|considered|entertained)(?: after (?:completion|the (?:work|job) is (?:done|complete|finished)))?${ENDS}`,
    `(?<!\\p{L})we (?:do not|don[’']t|cannot|will not) (?:accept|consider|entertain) (?:any )?complaints${ENDS}`,
  ].join('|'),
  'imu',
);

const DE_UNLESS =
  /(?<!\p{L})(?:maß\p{L}*|\p{L}*anfertigung\p{L}*|ticket\p{L}*|eintrittskart\p{L}*|veranstaltung\p{L}*|reisen?|\p{L}*blumen|verderblich\p{L}*|\p{L}*lebensmittel\p{L}*|speisen|torten?|unternehm\p{L}*|gewerb\p{L}*|geschäftskund\p{L}*|händler\p{L}*|offensichtlich\p{L}*|sichtbar\p{L}*|erkennbar\p{L}*|umzug\p{L}*|unwirksam|unzulässig|wenn|falls|sofern|außer|gesetzlich\p{L}*)(?!\p{L})/iu;

const DE_COMPLAINTS =
  '(?:(?:umtausch|rückgabe|rückgaben|rücknahme) (?:und|oder) )?(?:reklamation(?:en)?|beanstandung(?:en)?|mängelrügen?)';
const DE_REFUSED =
  '(?:ausgeschlossen|nicht (?:mehr )?(?:anerkannt|akzeptiert|angenommen|bearbeitet|berücksichtigt|entgegengenommen|möglich))';

const GERMAN_COMPLAINTS = new RegExp(
  [
    `${BEGINS}(?:(?:nachträgliche|spätere|alle|sämtliche|jegliche) )?${DE_COMPLAINTS}(?: (?:jeder|aller) art)? (?:sind|ist|werden|wird) (?:(?:grundsätzlich|generell|leider|daher|von uns|in jedem fall) ){0,2}?${DE_REFUSED}${ENDS}`,
    `${BEGINS}(?:(?:nachträgliche|spätere) )?${DE_COMPLAINTS} (?:nehmen|akzeptieren|bearbeiten|erkennen) wir (?:grundsätzlich |generell )?nicht(?: an)?${ENDS}`,
    `${BEGINS}(?:es werden|wir (?:nehmen|akzeptieren)) keine (?:nachträglichen |späteren )?(?:reklamationen|beanstandungen)(?: (?:an|angenommen|akzeptiert|anerkannt))?${ENDS}`,
  ].join('|'),
  'imu',
);

const DE_NEVER =
  '(?:unter keinen umständen|in keinem fall|auf keinen fall|niemals|grundsätzlich nicht)';

const GERMAN_REFUNDS = new RegExp(
  `(?<!\\p{L})(?:geld zurück gibt es (?:bei uns )?${DE_NEVER}|wir erstatten ${DE_NEVER}|${DE_NEVER} (?:erstatten wir|zahlen wir (?:\\p{L}+ ){1,2}zurück))(?!\\p{L})`,
  'iu',
);

const ES_UNLESS =
  /(?<!\p{L})(?:a (?:(?:su|tu|la) )?medida|por encargo|personalizad\p{L}*|perecedero\p{L}*|flores|comida|alimentos?|entradas?|digital\p{L}*|precinto|empresas?|profesionales|transport\p{L}*|mudanzas?|si|salvo|excepto|cuando|nul[ao]s?|ilegal(?:es)?|nunca|otr[oa]s)(?!\p{L})/iu;

const ES_NEVER =
  '(?:bajo ning(?:ún|una) (?:concepto|circunstancia)|en ning(?:ún|una) (?:caso|circunstancia)|por ning(?:ún|una) (?:motivo|causa|razón))';
const ES_GIVES_BACK =
  '(?:(?:se )?(?:devuelven?|devolvemos|devolverá|devolveremos|reembolsan?|reembolsamos|reembolsará|admit\\p{L}+ devoluciones|hac\\p{L}+ devoluciones|realiza\\p{L}* (?:devoluciones|reembolsos)))';

const SPANISH_REFUNDS = new RegExp(
  [
    `(?<!\\p{L})${ES_NEVER},? ${ES_GIVES_BACK}(?!\\p{L})`,
    `(?<!\\p{L})ni ${ES_GIVES_BACK}(?: (?:el|la|los|las) \\p{L}+)? ${ES_NEVER}`,
    `(?<!\\p{L})no (?:hay|habrá|(?:se )?(?:realiza\\p{L}*|hac\\p{L}+|efectúa\\p{L}*|admit\\p{L}+|acept\\p{L}+)) (?:devoluci(?:ón|ones)|reembolsos?)(?: del? \\p{L}+)? ${ES_NEVER}`,
    `(?<!\\p{L})no (?:es|son|será|serán) reembolsables? ${ES_NEVER}`,
  ].join('|'),
  'iu',
);

const SPANISH_COMPLAINTS = new RegExp(
  `(?<!\\p{L})no (?:se )?(?:admit\\p{L}+|acept\\p{L}+|at[ei]\\p{L}+|tramit\\p{L}+) (?:ninguna |ningún tipo de )?(?:reclamaci(?:ón|ones)|quejas?)(?: de ningún tipo| algunas?)?(?:,? ni (?:se )?(?:\\p{L}+ ){1,4}| ${ES_NEVER})?${ENDS}|(?<!\\p{L})no (?:se )?(?:admit\\p{L}+|acept\\p{L}+) (?:ninguna )?(?:reclamaci(?:ón|ones)|quejas?),? ni (?:\\p{L}+ ){0,5}?\\p{L}+${ENDS}`,
  'imu',
);

/** Forms for complaints, which every business in Spain has to have by the decree of its region. */
const NO_FORMS: Breach = {
  wrong: 'excluded',
  sign: 'hojas de ',
  countries: ['ES'],
  said: /(?<!\p{L})no (?:tenemos|disponemos de|hay|facilitamos|entregamos|damos) hojas de (?:reclamaci(?:ón|ones)|quejas)(?=[.!]|$)/imu,
  unless: ES_UNLESS,
};

/**
 * Sentences that refuse complaints, or to give money back, and name no case in which the law allows it (§ 476 BGB;
 * Real Decreto Legislativo 1/2007, art. 10; Consumer Rights Act 2015, sections 31 and 57).
 */
export const REFUSED_CLAIMS = {
  en: [
    ...exclusions(ENGLISH_REFUNDS, EN_UNLESS, ['efund']),
    ...exclusions(ENGLISH_COMPLAINTS, EN_UNLESS, ['omplaint']),
  ],
  de: [
    ...exclusions(GERMAN_COMPLAINTS, DE_UNLESS, ['eklamation', 'eanstandung', 'ängelrüge']),
    ...exclusions(GERMAN_REFUNDS, DE_UNLESS, ['rstatten ', 'eld zurück']),
  ],
  es: [
    ...exclusions(SPANISH_REFUNDS, ES_UNLESS, ['dev', 'eembols']),
    ...exclusions(SPANISH_COMPLAINTS, ES_UNLESS, ['eclamaci', 'queja']),
    NO_FORMS,
  ],
};
