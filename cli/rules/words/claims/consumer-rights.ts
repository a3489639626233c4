import type { Span } from '../../../content/span-location.ts';

/** What a text takes from consumers, or sells them, that the law gives them. */
export type Wrong = 'excluded' | 'without-tax' | 'praised' | 'bought';

interface Breach {
  wrong: Wrong;
  /** A rare word that every such text has. */
  sign: string;
  said: RegExp;
  /** Makes it lawful, in the same sentence. */
  unless?: RegExp;
}

/** Goods and services of which a purchase cannot be withdrawn, and contracts that are none with consumers. */
const DE_LAWFUL =
  /(?<!\p{L})(?:nicht (?:\p{L}+ )?ausgeschlossen|maß\p{L}*|\p{L}*anfertigung\p{L}*|individuell\p{L}*|persönlich\p{L}*|wunsch\p{L}*|ticket\p{L}*|\p{L}*karten|gutschein\p{L}*|termin\p{L}*|veranstaltung\p{L}*|\p{L}*kurs\p{L}*|reise\p{L}*|verderblich\p{L}*|\p{L}*lebensmittel\p{L}*|hygien\p{L}*|versiegel\p{L}*|digital\p{L}*|download\p{L}*|mitgebracht\p{L}*|unternehm\p{L}*|gewerb\p{L}*|geschäftskund\p{L}*|händler\p{L}*)(?!\p{L})/iu;

const DE_LIABLE = '(?:gewährleistung|sachmängelhaftung|mängelhaftung)';
const DE_TAX = '(?:mwst\\.?|mehrwertsteuer|ust\\.?|umsatzsteuer)(?!\\p{L})';

const GERMAN: readonly Breach[] = [
  {
    wrong: 'excluded',
    sign: 'ausgeschlossen',
    said: new RegExp(
      `(?<!\\p{L})(?:${DE_LIABLE}(?:srechte?|sansprüche)?|widerruf(?:srecht)?)(?: (?!nicht )\\p{L}+){0,4} ausgeschlossen(?!\\p{L})`,
      'iu',
    ),
    unless: DE_LAWFUL,
  },
  {
    wrong: 'excluded',
    sign: 'usschluss ',
    said: new RegExp(`(?<!\\p{L})ausschluss (?:der|jeder|jeglicher|aller) ${DE_LIABLE}`, 'iu'),
    unless: DE_LAWFUL,
  },
  {
    wrong: 'excluded',
    sign: 'kein',
    said: new RegExp(
      `(?<!\\p{L})(?:keine(?:rlei)? ${DE_LIABLE}|kein (?:widerrufsrecht|recht auf widerruf))(?!\\p{L})`,
      'iu',
    ),
    unless: DE_LAWFUL,
  },
  {
    wrong: 'excluded',
    sign: 'rstatt',
    said: /(?<!\p{L})(?:rück)?erstattung(?:en)?(?!\p{L})[^.!?\n]{0,60}?(?:unter keinen umständen|in keinem fall|(?:in jedem fall|grundsätzlich|generell) ausgeschlossen|egal aus welchem grund)(?!\p{L})|(?<!\p{L})(?:unter keinen umständen|in keinem fall) (?:zurück)?erstattet(?!\p{L})/iu,
    unless: DE_LAWFUL,
  },
  {
    wrong: 'excluded',
    sign: 'ekauft wie ',
    said: /(?<!\p{L})gekauft wie (?:gesehen|besichtigt)/iu,
  },
  {
    wrong: 'without-tax',
    sign: 'reise',
    said: new RegExp(
      `(?<!\\p{L})preise (?:verstehen sich |sind |gelten )?(?:alle |jeweils |immer )?(?:in euro,? )?(?:netto,? )?(?:und )?(?:zzgl\\.?|zuzüglich|exkl\\.?|exklusive|ohne|plus)(?: der)?(?: gesetzlichen)?(?: \\d\\d ?%)? ${DE_TAX}`,
      'iu',
    ),
  },
  {
    wrong: 'bought',
    sign: 'ewertung',
    said: /(?<!\p{L})(?:(?:5|fünf)-sterne-bewertung|(?:positive|gute|tolle)n? (?:google-)?bewertung)(?!\p{L})[^.!?\n]{0,50}?(?:bekomm\p{L}*|erh[aä]lt\p{L}*|schenk\p{L}*|gibt es|gutschein\p{L}*|rabatt\p{L}*)(?!\p{L})/iu,
  },
  {
    wrong: 'praised',
    sign: 'gesetzliche',
    said: /(?<!\p{L})gesetzliche[nr]? (?:gewährleistung|garantie|widerrufsrecht)[^.!?\n]{0,60}(?<!\p{L})(?:nur bei uns|exklusiv|geschenkt|gratis|obendrauf|als (?:bonus|extra))(?!\p{L})/iu,
  },
];

const ES_LAWFUL =
  /(?<!\p{L})(?:a medida|personalizad\p{L}*|perecedero\p{L}*|entradas?|digital\p{L}*|precinto|empresas?|profesionales)(?!\p{L})/iu;

const SPANISH: readonly Breach[] = [
  {
    wrong: 'excluded',
    sign: 'desistimiento',
    said: /(?<!\p{L})(?:sin derecho (?:de|a|al) desistimiento|no (?:hay|existe|se admite|tiene) (?:el )?(?:derecho (?:de|a|al) )?desistimiento|se excluye (?:el derecho de )?desistimiento)(?!\p{L})/iu,
    unless:
      /(?<!\p{L})(?:a medida|personalizad\p{L}*|perecedero\p{L}*|entradas?|fecha|digital\p{L}*|precinto|empresas?|profesionales)(?!\p{L})/iu,
  },
  {
    wrong: 'bought',
    sign: 'eseña',
    said: /(?<!\p{L})reseñas? (?:(?:de|con) (?:cinco|5) estrellas|positivas?|buenas?)(?!\p{L})[^.!?\n]{0,50}?(?:recib\p{L}*|llév\p{L}*|obt\p{L}*|te regalamos|le regalamos|regal\p{L}*|descuento|a cambio)(?!\p{L})/iu,
  },
  {
    wrong: 'excluded',
    sign: 'garantía legal',
    said: /(?<!\p{L})(?:se excluye|queda excluida|renuncia a|sin) (?:la )?garantía legal(?!\p{L})/iu,
  },
  {
    wrong: 'without-tax',
    sign: 'IVA',
    said: /(?<!\p{L})(?:precios (?:(?!con |inclu)\p{L}+,? ){0,5}?(?:sin|más|\+|no incluyen) (?:el )?IVA|IVA no incluido)(?!\p{L})/iu,
  },
  {
    wrong: 'excluded',
    sign: 'dev',
    said: /(?<!\p{L})(?:no (?:se )?(?:admit\p{L}+|acept\p{L}+|hac\p{L}+|realiza\p{L}*|efectúa\p{L}*) (?:la )?devoluci(?:ón|ones)|no (?:se )?(?:devuelve|devuelven|devolvemos|devolverá)(?: (?:el|la|los|las|ningún|ninguna)? ?\p{L}+){0,3})(?!\p{L})[^.!?\n]{0,30}?(?:bajo ning(?:ún|una) (?:concepto|circunstancia)|en ning(?:ún|una) (?:caso|circunstancia)|por ning(?:ún|una) (?:motivo|causa|razón))(?!\p{L})/iu,
    unless: ES_LAWFUL,
  },
];

const EN_LAWFUL =
  /(?<!\p{L})(?:tickets?|made to measure|bespoke|custom-made|personali[sz]ed|perishable|downloads?|digital|trade|businesses)(?!\p{L})/iu;

const ENGLISH: readonly Breach[] = [
  {
    wrong: 'excluded',
    sign: 'efunds',
    said: /(?:^|[.!?] )(?:strictly |sorry,? |absolutely )?no refunds(?: (?:or|and) (?:returns|exchanges))?(?: (?:given|under any circumstances|whatsoever))?(?=[.!]|$)/imu,
  },
  {
    wrong: 'excluded',
    sign: 'efunds',
    said: /(?<!\p{L})(?:we (?:do not|don['’]t|never) (?:give|offer|issue) refunds)(?=[.!]|$| (?:under|for any|whatsoever))/imu,
  },
  {
    wrong: 'excluded',
    sign: 'eturned',
    said: /(?<!\p{L})(?:money|payments?|deposits?|fees)(?!\p{L})[^.!?\n]{0,40}? (?:(?:is|are|will|can) (?:not|never)(?: be)?|cannot be) returned (?:under|in|for) (?:any|no) (?:circumstances?|reason|case)(?!\p{L})/iu,
    unless: EN_LAWFUL,
  },
  {
    wrong: 'bought',
    sign: 'tars',
    said: /(?<!\p{L})(?:give|leave)(?: us| me)? (?:five|5) stars(?!\p{L})[^.!?\n]{0,25}? (?:and|to) (?:(?:you|we|your|to)(?!\p{L})[^.!?\n]{0,40}?(?:free|get|receive|off|discount|half price|voucher|gift)|get|receive|claim)(?!\p{L})/iu,
  },
  {
    wrong: 'bought',
    sign: 'review',
    said: /(?<!\p{L})(?:leave|write|give|post|add|drop)(?: us| me)? (?:an?|your) (?:five-star|5-star|positive|good|great|glowing|nice|top) (?:\p{L}+ )?review(?!\p{L})[^.!?\n]{0,50}?(?:(?:and|to|you|we) (?:\p{L}+ )?(?:get|receive|earn|win|give|take)|(?:in )?(?:exchange|return) for|gets you|earns you)(?!\p{L})|(?<!\p{L})for (?:an?|every|each|your) (?:five-star|5-star|positive|good|great|glowing) review(?=[.!,]|$| (?:you|we|on))/imu,
  },
  { wrong: 'excluded', sign: 'old as seen', said: /(?<!\p{L})sold as seen(?!\p{L})/iu },
  {
    wrong: 'without-tax',
    sign: 'VAT',
    said: /(?<!\p{L})prices (?:(?!with |includ|incl)[\p{L}’']+,? ){0,6}?(?:exclude|excluding|excl\.?|exclusive of|ex\.?|plus|without|do not include|don['’]t include|are subject to) VAT(?!\p{L})|(?<!\p{L})VAT (?<!(?:^|\P{L})no VAT )(?:is|will be) (?:not included|charged (?:on top|extra)|added (?:on top|to (?:all|the|our|these) prices))(?!\p{L})/iu,
  },
  {
    wrong: 'excluded',
    sign: 'efundable',
    said: /(?<!\p{L})(?:non-?refundable|not refundable)(?!\p{L})[^.!?\n]{0,50}?(?:whatever (?:the (?:reason|circumstances)|happens)|(?:under|in) (?:any|no|all) circumstances|for any reason|no matter (?:what|why|when)|regardless|without exception)(?!\p{L})/iu,
    unless: EN_LAWFUL,
  },
  {
    wrong: 'excluded',
    sign: 'efund',
    said: /(?<!\p{L})(?:no refunds? (?:will|can|shall) be (?:made|given|issued|offered|paid)|refunds? (?:will|can|are) (?:never|not) (?:be )?(?:given|made|issued|offered|paid|possible)|(?:we (?:cannot|can['’]t|will not|won['’]t|do not|don['’]t|are unable to) (?:give|offer|issue|make|refund)(?: (?:any|a|money|refunds?|payments?|lessons?|hours|fees)){0,3}))(?!\p{L})[^.!?\n]{0,40}?(?:whatever (?:the (?:reason|circumstances)|happens)|(?:under|in) (?:any|no) circumstances|for any reason|whatsoever|no matter (?:what|why|when))(?!\p{L})/iu,
    unless: EN_LAWFUL,
  },
];

const BREACHES: Readonly<Record<string, readonly Breach[]>> = {
  de: GERMAN,
  es: SPANISH,
  en: ENGLISH,
};

/** Says that the page is for businesses, whose prices may be without the tax. */
const OF_TRADE =
  /(?<!\p{L})(?:gewerb\p{L}*|arbeitgeber\p{L}*|betrieben?|lohnabrechnung\p{L}*|employers|unternehmen|firmenkund\p{L}*|geschäftskund\p{L}*|wiederverkäufer|händler|gastronom\p{L}*|b2b|empresas|profesionales|autónomos|mayorist\p{L}*|trade|businesses|business customers|wholesale|commercial|landlords|contractors|companies)(?!\p{L})/iu;

/** What a copy in a language may have. */
export function suspectedBreaches(copy: string, language: string): readonly Breach[] {
  const all = BREACHES[language.slice(0, 2)] ?? [];
  const found = all.filter(({ sign }) => copy.includes(sign));
  return found.some(({ wrong }) => wrong === 'without-tax') && OF_TRADE.test(copy)
    ? found.filter(({ wrong }) => wrong !== 'without-tax')
    : found;
}

/** The sentence around a place. */
function sentenceWith(text: string, start: number, end: number): string {
  const before = text.slice(0, start).search(/[^.!?\n]*$/);
  return text.slice(before, end) + (/^[^.!?\n]*/.exec(text.slice(end))?.[0] ?? '');
}

/** The first place in a text where it takes from consumers what the law gives them. */
export function breachOf(
  text: string,
  breaches: readonly Breach[],
): { span: Span; wrong: Wrong } | undefined {
  for (const { wrong, sign, said, unless } of breaches) {
    const found = text.includes(sign) ? said.exec(text) : null;
    if (!found) continue;
    const start = found.index + (/^[.!?] /.test(found[0]) ? 2 : 0);
    const end = found.index + found[0].length;
    if (unless?.test(sentenceWith(text, start, end))) continue;
    return { span: [start, end], wrong };
  }
  return undefined;
}
