import { CLAIM_WORDS } from './claims/claims.ts';
import { NUMBER_WORDS } from './figures/number-words.ts';
import { hashOf, WordTable } from './lexicon/word-hash.ts';
import { ONLY_IN_ROWS } from './names/spoken-digits.ts';
import { CLASSIC_SLIPS } from './spelling/classic-slips.ts';

/** Signs in a text that rules look for, one bit each. */
export const SIGN = {
  spacing: 1 << 0,
  unpaired: 1 << 1,
  shouting: 1 << 2,
  doubled: 1 << 3,
  unopened: 1 << 13,
  marks: 1 << 14,
  always: 1 << 15,
  /** Names of parts of a page, and words that announce them. */
  part: 1 << 17,
  pending: 1 << 18,
  /** Digits that may be a date with two digits of its year. */
  date: 1 << 16,
  /** An English article before a letter that does not fit. */
  article: 1 << 30,
  slip: 1 << 19,
  claim: 1 << 20,
  unfinished: 1 << 4,
  money: 1 << 5,
  filler: 1 << 6,
  placeholder: 1 << 7,
  linkWords: 1 << 8,
  dangling: 1 << 9,
  english: 1 << 10,
  spanish: 1 << 11,
  german: 1 << 12,
  /** Signs and digits of code, addresses and numbers. */
  tag: 1 << 21,
  entity: 1 << 22,
  reference: 1 << 23,
  address: 1 << 24,
  year: 1 << 25,
  phone: 1 << 26,
  strange: 1 << 27,
  /** Number words, and units; together, a number in words before its unit. */
  spelled: 1 << 28,
  unit: 1 << 29,
} as const;

/** Words that indicate a sign; the rules verify it. */
const TELLING: readonly (readonly [bits: number, words: string])[] = [
  [
    SIGN.money,
    'cent cents céntimos centavos rappen pence dollar dollars buck bucks quid euro euros dólar dólares dolar dolares dls dlls dlrs dllrs dols dóls peso pesos franken sterling francs pound pounds fr sfr stutz rs rupees kr kronor kroner reais soles zł kč usd eur gbp chf cad aud nzd mxn ars clp cop pen brl jpy cny inr aed sar jod sek nok dkk pln czk huf',
  ],
  [
    SIGN.filler,
    'stop further trusted art world-class class edge mind hassle paced none pride seamless seamlessly unparalleled elevate level',
  ],
  [
    SIGN.placeholder,
    'version versions paragraph draft drafts rohentwurf gegenlesen korrekturlesen ausformulieren reescribir reformular redactar pulir flesh tighten rewording rephrasing rephrased rephrase reword rewrites translation translations proofread concise engaging text copy headline title description tone wording placeholders redacción traducción texto título descripción reescriba reformule redacte variante formulierung überarbeitung übersetzung textvorschlag versionen beschreibung überschrift vorschlag vorschläge textvorschläge umformuliere umformulieren umschreibe umschreiben formuliere formulieren rewritten revised reworded polished model adjust adjustments shorten revise revisions versión versiones párrafo borrador propuesta modelo inteligencia fassung fassungen absatz entwurf sprachmodell ki artificial check update replace rewrite remove approve supply livegang veröffentlichung publicar confirm verify confirmar comprobar verificar preguntar prüfen klären nachfragen nachsehen lorem ipsum dolor tbd tba tbc tk todo fixme xx xxx xxxx xxxxx xxxxxx platzhalter platzhaltertext platzhaltertexte blindtext mustertext fülltext beispieltext mustermann musterfrau musterstraße musterstadt musterfirma musterhausen muster fulano placeholder dummy filler untitled asdf asdfgh example foo foobar bla blah wip construction construcción aufbau kürze bearbeitung ergänzt checken abklären nachschauen nb announced determined pronto demnächst breve',
  ],
  [
    SIGN.part,
    'lead kicker text copy content intro introduction headline heading header title subtitle description paragraph body caption tagline slogan photo picture image logo link quote testimonial review name texto textos contenido contenidos introducción titular título subtítulo encabezado descripción párrafo eslogan foto imagen enlace line button label botón cta buttontext linktext schaltfläche texte inhalt inhalte einleitung überschrift zwischenüberschrift titel untertitel beschreibung absatz bild benefit advantage feature guarantee bullet item testimonial vorteil merkmal stichpunkt listenpunkt eintrag beneficio ventaja característica garantía testimonio',
  ],
  [
    SIGN.pending,
    'here come follow goes added written supplied completed filled translated provided done tba tbc tbd pending missing coming soon follows insert paste sample pendiente pendientes definir escribir completar añadir aquí próximamente falta faltan insertar inserte inserta añada añade ejemplo relleno prueba redactar traducir hier kommt folgt fehlt fehlen folgen einfügen ergänzen einsetzen nachreichen confirmed nachtragen eintragen einpflegen recherchieren erfragen ausfüllen hinzufügen aktualisieren anpassen austauschen ersetzen hochladen verlinken überarbeiten offen unklar nachgereicht nachgetragen eingefügt eingetragen hinzugefügt aktualisiert geklärt poner revisar determinar agregar ask clarify fragen abstimmen rückfragen pedir pedirle preguntarle consultar consultarle true correct accurate source citation rewording rewriting proofreading reword rephrase sure check sicher nachsehen nachfragen checken seguro segura comprobar confirmar mirar preguntar comprobarlo confirmarlo revisarlo mirarlo preguntarlo quelle beleg stimmt gilt besseres bessere besserer fuente sigue mejor',
  ],
  [SIGN.linkWords, 'click tap clic pulse pulsa presione klick klicke klicken'],
  [
    SIGN.spelled,
    `${NUMBER_WORDS.join(' ')} ${ONLY_IN_ROWS} half an media medio viertel eineinviertel zweieinviertel dreieinviertel zweieinhalb dreieinhalb viereinhalb fünfeinhalb una eine einer halbe halben anderthalb eineinhalb cuarto quarter quarters`,
  ],
  [
    SIGN.unit,
    'percent per por prozent minute minutes min mins minuto minutos minuten hour hours hora horas stunde stunden viertelstunde day days día días tag tage tagen week weeks semana semanas woche wochen month months mes meses monat monate monaten year years año años jahr jahre jahren decades décadas jahrzehnte jahrzehnten mile miles milla millas meilen km kilometer kilometers kilometre kilometres kilometern kilómetro kilómetros',
  ],
  [SIGN.slip, CLASSIC_SLIPS],
  [SIGN.always, 'clock uhr'],
  [SIGN.claim, CLAIM_WORDS],
  [
    SIGN.dangling,
    'and or the an but because although unless during than whose my your our their its is are y o el la los las un una de del al en por con mediante pero porque aunque sino muy su sus nuestro nuestra und oder der den dem des im zum zur beim vom ins weil obwohl sobald sondern unser unsere unserem dass wenn aber sowie die',
  ],
  [
    SIGN.english,
    'the and of to is are you your we our with for that this it have has not will from they be what when who how their his her was were been would can do does if there which before after every at by an or all but my he she me us than then into some any more most each only just nobody somebody everybody',
  ],
  [
    SIGN.spanish,
    'el la los las de del y que en un una es se su sus con para por no lo le les nos como más pero si ya al está son muy sin usted hay cuando donde sobre también antes después cada nuestro nuestra',
  ],
  [
    SIGN.german,
    'der die das den dem des und ist sind sie wir ihr ihre ihren ihnen ein eine einen einem einer mit für von zu zum zur auf nicht auch oder bei wenn wie was es im am aus nach noch nur dass haben hat wird werden kann uns unsere unser unseren unserem kein keine keinen vor über bitte',
  ],
];

function tellingWords(): WordTable {
  const words = new Map<string, number>();
  for (const [bits, list] of TELLING)
    for (const word of list.split(' ')) words.set(word, (words.get(word) ?? 0) | bits);
  return new WordTable(words);
}

/** Bits of indicative words. */
export const TELLING_WORDS = tellingWords();

/** True for a small word of a language, such as "will", which says nothing about what a text is about. */
export function isFunctionWord(word: string): boolean {
  return (TELLING_WORDS.get(hashOf(word)) & (SIGN.english | SIGN.spanish | SIGN.german)) !== 0;
}
