import type { Facts } from '../../../content/facts/facts.ts';
import type { Span } from '../../../content/span-location.ts';
import { matchesIn } from '../../../content/text-rules/matches-in.ts';
import { lexiconOf } from '../lexicon/lexicon.ts';
import { hashOf } from '../lexicon/word-hash.ts';
import { sentenceAt } from '../sentence-at.ts';
import { knownNames } from './known-names.ts';

/** Words of a name of which all but the first are enough to know it by. */
const LONG_NAME = 3;

/** What only a business has, and no kind of work. */
const OWNED =
  'phone(?: number)?|telephone|e-?mail|(?:opening )?hours|address|service areas?|business card|telefon(?:nummer)?|öffnungszeiten|anschrift|adresse|einzugsgebiet|impressum|visitenkarte|teléfono|horarios?|dirección|zonas? de servicio|aviso legal';

/** What a page has of a business, or of a kind of work. */
const SHOWN =
  'contact(?: details)?|areas?|prices?|price list|rates|fees|kontakt(?:daten)?|preise|preisliste|contacto|zonas?|precios|tarifas|tarjeta';

/** Before a name: "Phone, hours and service areas of", „Öffnungszeiten von“. */
const OF_OURS = new RegExp(
  `(?<!\\p{L})(?:${OWNED}|${SHOWN})\\s(?:of|for|der|des|von|de|del)\\s(?:the\\s|la\\s)?$`,
  'iu',
);

/** The same of what only a business has. */
const OF_BUSINESS = new RegExp(`(?<!\\p{L})(?:${OWNED})\\s(?:of|der|des|von|de|del)\\s$`, 'iu');

/** Before the name of who is called, written to or booked, and who has a right: "Call", "Book with", "©". */
const REACHED =
  /(?:^|[.!?:|–—·]\s*)(?:call|text|email|book|book with|contact|about|why|kontakt zu|über|warum|llame a|escriba a|reserve con|contacto con|sobre|por qué)\s$|©(?:\s\d{4})?\s$/iu;

/** Says that the name is that of somebody else, or was that of the business. */
const OTHER =
  /(?<!\p{L})(?:neighbou?r\p{L}*|rivals?|competitors?|former\p{L}*|previous\p{L}*|used to|call(?:ed|s)|known as|renamed|merged?|sister|partners?|colleagues?|friends?|next door|unlike|compared?|vs|not|never|Nachbar\p{L}*|früher\p{L}*|ehemal\p{L}*|vormals|Partner\p{L}*|Kolleg\p{L}*|nicht|kein\p{L}*|vecin\p{L}+|antes|antigu\p{L}+|soci[oa]s?|colegas?|amig[oa]s?|no|nunca)(?!\p{L})/iu;

function isWord(word: string): boolean {
  const hash = hashOf(word);
  return ['en', 'es', 'de'].some((language) => lexiconOf(language)?.has(hash));
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Finds the name of the business with another first word, as it had it before, or another site has it that a text was copied from.
 * Only long names are told, and only where what belongs to the business is named: the other words of a name say what
 * it does, and others do that as well.
 */
export class OtherFirstWord {
  readonly #pattern: RegExp | undefined;

  constructor(words: readonly string[]) {
    const [first = '', ...rest] = words;
    if (words.length < LONG_NAME || !/^\p{Lu}\p{Ll}{2,}$/u.test(first)) return;
    const others = rest.map(escaped).join('\\s+');
    this.#pattern = new RegExp(
      `(?<![\\p{L}\\d@./-])(?<word>(?!${first}\\s)\\p{Lu}\\p{Ll}{3,})\\s+${others}(?![\\p{L}\\d@-]|\\.\\p{L}|\\s\\p{Lu})`,
      'gu',
    );
  }

  /** False if a copy has no such name. */
  mayStandIn(copy: string): boolean {
    return this.#pattern !== undefined && copy.search(this.#pattern) >= 0;
  }

  /** Such names where the business itself is meant. */
  *find(text: string, facts: Facts): Generator<Span> {
    if (!this.#pattern) return;
    for (const { 0: found, index, groups } of matchesIn(text, this.#pattern)) {
      const word = (groups?.word ?? '').toLowerCase();
      // "Window Cleaning" behind the name of a town, or a common word, is what people search for.
      if (knownNames(facts).has(word)) continue;
      const { start, end } = sentenceAt(text, index);
      const before = text.slice(start, index);
      if (isWord(word) && !OF_BUSINESS.test(before)) continue;
      const after = text.slice(index + found.length, end);
      if (OTHER.test(before) || OTHER.test(after)) continue;
      if (OF_OURS.test(before) || REACHED.test(before)) yield [index, index + found.length];
    }
  }
}
