/**
 * What the words in keys of facts are called in texts of other languages: beginnings of words without accents, umlauts as in
 * `kuendigen`. Only names of one thing: a word that may be of many things would make contradictions of their numbers.
 */
const SAID: Readonly<Record<string, string>> = {
  offer: 'angebot|aktionsangebot|oferta',
  quote: 'kostenvoranschl|presupuest|cotizaci',
  estimate: 'kostenvoranschl|presupuest|cotizaci',
  deposit: 'anzahl|kaution|anticip|fianza',
  retainer: 'anzahl|vorschuss|anticip',
  base: 'grundprei|grundhonorar|grundbetrag|grundgebuehr|grundsatz|precio base|tarifa base',
  discount: 'rabatt|nachlass|ermaessig|descuento|rebaja',
  guarantee: 'garantie|garantier|garantia|garantiz',
  warranty: 'garantie|gewaehrleist|garantia',
  cancel: 'absag|absagen|stornier|abbestell|cancel|anul',
  cancellation: 'absag|stornier|abbestell|cancel|anul',
  trial: 'probe|schnupper|prueba',
  response: 'antwort|rueckmeld|respuesta|respond',
  reply: 'antwort|rueckmeld|respuesta|respond',
  answer: 'antwort|rueckmeld|respuesta|respond',
  delivery: 'lieferung|lieferzeit|liefern|geliefert|entreg',
  lesson: 'unterrichtsstund|lektion|fahrstund|clase',
  consultation: 'beratung|erstgespraech|consulta|asesoria',
  refund: 'erstatt|rueckzahl|reembols|devol',
  voucher: 'gutschein|vale',
  storage: 'lager|aufbewahr|almacen|guard',
  turnaround: 'fertig|bearbeitungszeit|plazo',
  payment: 'zahlungsziel|zahlungsfrist|zahlbar|faellig|pago|pagar',
  invoice: 'rechnung|factura',
  appointment: 'termin|cita',
  workshop: 'workshop|taller',
  commission: 'comision',
  permit: 'permiso|genehmigung',
  license: 'licencia|lizenz',
  licence: 'licencia|lizenz',
  radio: 'redonda',
  radius: 'umkrei|redonda',
  validity: 'gueltig|gilt|gelten|valid|vigen',
};

const PATTERNS = new Map(
  Object.entries(SAID).map(([word, said]) => [word, new RegExp(`^(?:${said})`)] as const),
);

/** A word as the patterns have it. */
function plain(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

/** True if one of some words, in the form of `nounRoot`, says in another language what a word of a key says in English. */
export function isSaidOtherwise(word: string, around: ReadonlySet<string>): boolean {
  const pattern = PATTERNS.get(word);
  if (!pattern) return false;
  for (const said of around) if (pattern.test(plain(said))) return true;
  return false;
}

/** The shortest word of a key that a longer or shorter form of it may stand for. */
const STEM = 5;

/** True if a word of a key is said near a number, in any form: `guarantee` by "guaranteed", `absage` by "absagen". */
export function isSaid(word: string, around: ReadonlySet<string>): boolean {
  if (around.has(word) || isSaidOtherwise(word, around)) return true;
  if (word.length < STEM) return false;
  const stem = word.replace(/(?:e|y|ion|ung)$/, '');
  if (stem.length < STEM - 1) return false;
  for (const said of around) if (said.startsWith(stem)) return true;
  return false;
}
