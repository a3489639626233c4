import type { CopyFile, LocatedText } from '../../../content/rule.ts';
import { valueAt } from '../../../content/value-path.ts';
import { isOfCopy } from './untitled.ts';

/*
 * The title of a card, a section or an entry that an editor has duplicated: “Prices (copy)”. A list of documents has titles
 * that end so, too, and says more of copies.
 */

const TITLES = new Set<PropertyKey | undefined>(['title', 'heading', 'headline', 'question']);

/** Where there are copies of something, there are originals, or more of it is said. */
const OF_DOCUMENTS =
  /(?<!\p{L})(?:copy|copies|copied|copying|photocop\p{L}+|originals?|duplicates?|scans?|scanned|certified|Kopien?|kopier\p{L}+|Originale?n?|Abschrift(?:en)?|beglaubigt\p{L}*|copias?|copiar|fotocopias?|originale?s?|compulsad[oa]s?|duplicados?)(?!\p{L})/iu;

/** What a document is, whose title may end so. */
const DOCUMENT =
  /(?<!\p{L})(?:passports?|licen[cs]es?|certificates?|cards?|IDs?|deeds?|permits?|invoices?|receipts?|statements?|documents?|letters?|\p{L}*(?:pass|ausweis|schein|urkunde|vertrag|rechnung|bescheid|zeugnis|nachweis|beleg)|pasaporte|permiso|carn[eé]t?|DNI|NIE|certificado|factura|recibo|contrato|escritura|documento|título de propiedad)(?!\p{L})/iu;

/** What follows the name of a part that was duplicated. */
const MARK = /(?: \((?:copy|kopie|copia)[^)]*\)| [-–] (?:copy|kopie|copia).*)$/iu;

/** All texts of a value. */
function* textsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* textsIn(part);
}

/** True if another text of a file is the same without the mark of a copy. */
function hasOriginal(text: string, raw: object): boolean {
  const original = text.trim().replace(MARK, '');
  for (const other of textsIn(raw)) if (other.trim() === original) return true;
  return false;
}

/** True for the title of a part of a page that was copied from another one. */
export function isOfCopiedPart(located: LocatedText, file: CopyFile): boolean {
  const { path, text } = located;
  if (!TITLES.has(path.at(-1)) || !isOfCopy(text)) return false;
  file.dependsOnOthers(located);
  if (hasOriginal(text, file.raw)) return true;
  if (DOCUMENT.test(text.trim().replace(MARK, ''))) return false;
  // An entry that has more than its title is none of a list of what to bring.
  const entry = valueAt(file.raw, path.slice(0, -1));
  const around = path.length > 2 ? valueAt(file.raw, path.slice(0, -2)) : entry;
  const own = [...textsIn(entry)].filter((other) => other !== text);
  if (!own.some((other) => other.includes(' '))) return false;
  return ![...textsIn(around)].some((other) => other !== text && OF_DOCUMENTS.test(other));
}
