/** What figures of a business count, in English and in the other supported languages. */
const TRANSLATIONS: readonly (readonly string[])[] = [
  ['review', 'reseña', 'opinión', 'opinion', 'valoración', 'bewertung', 'rezension'],
  ['county', 'condado', 'landkreis', 'kreis'],
  ['town', 'city', 'ciudad', 'pueblo', 'stadt', 'ort'],
  ['customer', 'client', 'cliente', 'kunde', 'kund'],
  ['patient', 'paciente', 'patient'],
  ['year', 'año', 'jahr'],
  ['experience', 'experiencia', 'erfahrung'],
  ['mile', 'milla', 'meile'],
  ['kilometre', 'kilometer', 'km', 'kilómetro'],
  ['minute', 'min', 'minuto'],
  ['hour', 'hr', 'hora', 'stunde'],
  ['day', 'día', 'tag'],
  ['week', 'semana', 'woche'],
  ['month', 'mes', 'monat'],
  ['percent', 'prozent'],
  ['degree', 'grado', 'grad'],
  ['kilogram', 'kilo', 'kilogramo', 'kilogramm', 'kg'],
  ['litre', 'liter', 'litro'],
  ['metre', 'meter', 'metro'],
  ['project', 'proyecto', 'projekt'],
  ['employee', 'empleado', 'mitarbeiter'],
  ['technician', 'técnico', 'techniker'],
  ['location', 'sucursal', 'standort', 'filiale'],
  ['truck', 'camión', 'lastwagen'],
  ['award', 'premio', 'auszeichnung'],
  ['title', 'título', 'titel'],
  ['document', 'documento', 'dokument'],
  ['signature', 'firma', 'unterschrift'],
  ['appointment', 'cita', 'termin'],
  ['wedding', 'boda', 'hochzeit'],
  ['student', 'alumno', 'alumna', 'schüler'],
  ['house', 'casa', 'haus', 'häuser'],
  ['room', 'habitación', 'zimmer'],
  ['emergency', 'emergencia', 'urgencia', 'notfall'],
  ['roof', 'techo', 'dach', 'dächer'],
];

/** The root of working and business days. */
export const WORKDAY = 'workday';

/** Units of many different counts: what is counted is named next to them. */
export const UNITS: ReadonlySet<string> = new Set([
  'year',
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'percent',
  'degree',
  'kilogram',
  'litre',
  'metre',
]);

/** Nouns that are counted of many things: they are compared where the sentences have more in common. */
export const GENERAL: ReadonlySet<string> = new Set(
  'people person guest visitor customer participant child kid adult step page word time thing part piece picture photo question option point place visit size point line item example name seat platz plaetze asiento persona gente niño niña invitado adulto asistente participante estudiante alumna paso página palabra vez vece cosa parte pieza foto pregunta opción punto leute mensch gast gaeste kind kinder kindern erwachsene erwachsenen teilnehmer schritt seite wort woerter mal ding teil teile stueck bild bilder frage fragen punkt punkte euro dollar pound'.split(
    ' ',
  ),
);

/** Units of length and area, of which a site has as many as of times: what is measured is named next to them. */
export const MEASURES: ReadonlySet<string> = new Set([
  ...[
    'acre',
    'hectare',
    'hektar',
    'hectárea',
    'foot',
    'feet',
    'inch',
    'yard',
    'pie',
    'pulgada',
    'zoll',
    // Of a hundred square feet of roof.
    'square',
  ],
]);

/** Units of distance: the number alone determines the fact. */
export const DISTANCES: ReadonlySet<string> = new Set(['mile', 'kilometre']);

/** Names of facts have no accents: `senalPercent` is that of the «señal». */
function withoutAccents(word: string): string {
  return /[áéíóúñ]/.test(word) ? word.normalize('NFD').replace(/\p{M}/gu, '') : word;
}

const ROOTS = new Map(
  TRANSLATIONS.flatMap((words) =>
    words.flatMap((word) => [word, withoutAccents(word)].map((form) => [form, words[0] ?? ''])),
  ) as [string, string][],
);

const ENDINGS = ['', 's', 'es', 'n', 'en', 'e', 'nen'];

/** Names of facts have no umlauts: `kuendigen`. */
const UMLAUTS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** A noun in the singular, translated to English if it is a known one: `Bewertungen` becomes `review`. */
export function nounRoot(word: string): string {
  const small = word.toLowerCase();
  const single = small.endsWith('ies') ? `${small.slice(0, -3)}y` : small;
  for (const ending of ENDINGS) {
    const root =
      single.endsWith(ending) && ROOTS.get(single.slice(0, single.length - ending.length));
    if (root) return root;
  }
  const root =
    single.length > 3 && single.endsWith('s') && !single.endsWith('ss')
      ? single.slice(0, -1)
      : single;
  return /[äöüß]/.test(root)
    ? root.replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? '')
    : withoutAccents(root);
}

/**
 * The roots of a noun: that of a German dative plural, too, so that "mit sechs Stühlen" counts "Stühle". Adjectives have the same
 * ending, and a small letter: "vier jungen Hunden".
 */
export function nounRoots(word: string): string[] {
  const root = nounRoot(word);
  return /^\p{Lu}.*e[lr]?n$/u.test(word) && root.endsWith('n') ? [root, root.slice(0, -1)] : [root];
}

/** A German word without its umlauts, which a plural may have and its root not, and which keys write with an e. */
function withoutUmlauts(word: string): string {
  return word.replace(/ae|ä/g, 'a').replace(/oe|ö/g, 'o').replace(/ue|ü/g, 'u');
}

/** Beginnings of words that say that days are those of work. */
const OF_WORK = /^(?:day|dia|tag|habil|labora|workin|busine|werkta|arbeit)/;

/** True for the beginning of a noun. */
export function isOfNoun(stem: string, noun: string): boolean {
  if (noun === WORKDAY && OF_WORK.test(stem)) return true;
  return withoutUmlauts(noun).startsWith(withoutUmlauts(stem));
}
