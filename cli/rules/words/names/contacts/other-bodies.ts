import type { Facts } from '../../../../content/facts/facts.ts';
import { titlesOf } from '../../page-titles.ts';
import { headingAbove, paragraphAt } from '../../surroundings.ts';
import { sentenceOfContact } from './said-before.ts';

/** Offices, carriers and insurers that people are sent to, and that few businesses are. */
const BODY = new RegExp(
  `(?<!\\p{L})(?:${[
    "sheriff(?:['’]s)?|police|constabulary|coroner(?:['’]s)?|coast ?guard|fire (?:department|brigade|service)|central dispatch|ministry|embassy|consulate|ombudsman|magistrate|registrar|social services|social security|(?:town|city|village|parish) (?:hall|council|clerk)|county (?:council|office|clerk|court|treasurer)|(?:building|planning|health|highways?|tax|revenue|licensing|labou?r|sanitation) (?:department|authority|board|office|inspector)|department of|transit|public transport|bus (?:company|line)|railway|insurers?|insurance (?:company|carrier)|(?:gas|water|electric(?:ity)?|power|phone) (?:company|board|utility)|utility|manufacturer|supplier|wholesaler|courier",
    'polizei\\p{L}*|feuerwehr|\\p{L}*ministerium\\p{L}*|(?:finanz|standes|ordnungs|bau|gesundheits|jugend|sozial|arbeits|bürger|einwohnermelde|landrats|umwelt|veterinär|straßenverkehrs|grundbuch|kataster|vermessungs|zoll|patent|landes|bundes|forst|schul|steuer|denkmal|gemeinde)amt(?:e?s)?|\\p{L}*behörde|(?:amts|land|landes|verwaltungs|arbeits|bezirks|sozial|familien|finanz)gericht|botschaft|konsulat|rathaus\\p{L}*|gemeindeverwaltung|stadtverwaltung|verkehrsbetriebe?|verkehrsverbund|\\p{L}*versicherer|berufsgenossenschaft|stadtwerke|netzbetreiber|stromversorger|\\p{L}*hersteller|\\p{L}*lieferant|\\p{L}*großhändler|(?:handwerks|handels|ärzte|landwirtschafts|anwalts|architekten|arbeiter|wirtschafts)kammer',
    'polic[ií]a|guardia civil|bomberos|ministerio|ayuntamiento|alcald[ií]a|diputaci[oó]n|juzgado|registro civil|embajada|consulado|consejer[ií]a|municipalidad|agencia tributaria|seguridad social|delegaci[oó]n de|transporte p[uú]blico|compañ[ií]a de (?:autobuses|seguros|gas|luz|agua)|aseguradora|fabricante|proveedor|distribuidora',
  ].join('|')})(?!\\p{L})`,
  'giu',
);

/** The label of an entry that is an authority by itself: "County:", „Landkreis:“. Elsewhere it names where something is. */
const LEVEL =
  /^(?:the |der |die |das |el |la )?(?:county|city|town|township|village|parish|borough|state|district|kreis|landkreis|stadt|gemeinde|land|bund|kanton|bezirk|municipio|provincia|comunidad|estado|cantón|distrito)$/iu;

/** The label at the beginning of a line, in bold or with its list sign: "- **County:** ". */
const LABEL = /^[\s*+_–-]*(?:\d+[.)]\s+)?[*_]*([^\n:*]{2,40}?)[*_]*:[*_]*\s/u;

/** Who is named is not the one to turn to: "before you call the police". */
const ASIDE =
  /(?<!\p{L})(?:before|after|once|instead|than|not|never|without|bevor|nachdem|sobald|statt|ohne|nicht|kein\p{L}*|antes|después|tras|vez|sin|no|nunca)(?!\p{L})/iu;

/** Letters that are enough to know that a business is such a body itself: "insur". */
const STEM = 5;

/** True if words name another body than the business is. */
function nameBody(words: string, { site }: Facts): boolean {
  const business = site?.business;
  const own = `${business?.name ?? ''} ${business?.type ?? ''}`.toLowerCase();
  return (words.match(BODY) ?? []).some(
    (body) => !own.includes(body.slice(0, STEM).toLowerCase().trim()),
  );
}

/** The question directly above the lines of a position, in their paragraph. */
function questionAbove(text: string, at: number): string {
  const lines = paragraphAt(text, at).split('\n');
  const [first = ''] = lines.map((line) => line.trim()).filter((line) => line !== '');
  return /\?[*_]*$/u.test(first) ? first : '';
}

/** What a page says of whose numbers and addresses it gives. */
export interface ContactPage {
  raw: object;
  facts: Facts;
  /** The different numbers, or addresses, on the page that no fact has. */
  countUnknown: () => number;
}

/** From so many unknown numbers on, what the title of a page names has them. */
const SEVERAL = 2;

/** True for a page with more than one number, or address, that no fact has: each is that of somebody. */
export function hasSeveral({ countUnknown }: ContactPage): boolean {
  return countUnknown() >= SEVERAL;
}

/** From so many on, a page is a directory, where a request to call says nothing of whose number it is. */
const DIRECTORY = 3;

/** True for a page with the numbers, or addresses, of so many that a request alone makes none of them that of the business. */
export function isDirectory({ countUnknown }: ContactPage): boolean {
  return countUnknown() >= DIRECTORY;
}

/**
 * True for a number or an address of an office, a carrier or an insurer: the label of its entry, the question or the heading above
 * it or its sentence names one, or the title of a page that has several such numbers.
 */
export function isOfOtherBody(text: string, at: number, page: ContactPage): boolean {
  const { raw, facts } = page;
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at);
  const label = LABEL.exec(line)?.[1]?.trim() ?? '';
  if (LEVEL.test(label)) return true;
  if (nameBody(`${label}\n${questionAbove(text, at)}\n${headingAbove(text, at)}`, facts))
    return true;
  const before = text.slice(sentenceOfContact(text, at).start, at);
  if (!ASIDE.test(before) && nameBody(before, facts)) return true;
  return nameBody(titlesOf(raw).join('\n'), facts) && hasSeveral(page);
}
