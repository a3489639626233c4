import type { Facts } from '../../../content/facts/facts.ts';

const ANY = /\p{L}+/gu;
const CAPITAL = /(?<!\p{L})\p{Lu}\p{L}*/gu;

/** The same without words that begin a sentence, unless the next one has a capital letter, too: "Fort Davis is near." */
const INNER_CAPITAL = /(?<!\p{L})(?:(?<!^|[.!?]\s+)\p{Lu}\p{L}*|\p{Lu}\p{L}*(?=[\s-]\p{Lu}))/gu;

const known = new WeakMap<object, ReadonlySet<string>>();

/** Keys of the configuration with sentences, in which only words with a capital letter may be names. */
const SENTENCES = new Set(['description', 'title', 'tagline', 'serving', 'forms']);

/** @param capital finds the names in a sentence. */
function wordsIn(value: unknown, words: Set<string>, names: RegExp, capital = CAPITAL): void {
  if (typeof value === 'string')
    for (const word of value.match(names) ?? []) words.add(word.toLowerCase());
  else if (typeof value === 'object' && value !== null)
    for (const [key, child] of Object.entries(value))
      wordsIn(child, words, SENTENCES.has(key) ? capital : names, capital);
}

/**
 * The words of the configuration in lower case, except those of sentences: names of the business, towns and brands,
 * and its `spelling` list.
 */
export function knownNames({ site }: Facts): ReadonlySet<string> {
  if (!site) return new Set();
  const names = known.get(site);
  if (names) return names;
  const words = new Set<string>();
  wordsIn(site, words, ANY);
  known.set(site, words);
  return words;
}

const besideMenus = new WeakMap<object, ReadonlySet<string>>();

/** A word as addresses spell it: `Köniz` is in `/koeniz`, `Alcorcón` in `/alcorcon`. */
function spellingsIn(word: string): string[] {
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
  const german = word
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss');
  return [plain(word), plain(german)];
}

/** The words of labels that are in the addresses they lead to: names of pages. */
function namesOfMenus(entry: unknown, words: Set<string>): void {
  if (typeof entry !== 'object' || entry === null) return;
  const { label, href } = entry as Record<string, unknown>;
  if (typeof href === 'string' && label !== undefined) {
    const labels = new Set<string>();
    wordsIn(label, labels, ANY);
    const address = new Set(href.toLowerCase().split(/[^a-z\d]+/));
    for (const word of labels)
      if (spellingsIn(word).some((spelling) => address.has(spelling))) words.add(word);
  }
  for (const child of Object.values(entry)) namesOfMenus(child, words);
}

/**
 * The same without what may be misspelled: words that only labels of menus have, unless their address has the same word, and those
 * that begin a sentence.
 */
export function namesBesideMenus({ site }: Facts): ReadonlySet<string> {
  if (!site) return new Set();
  const names = besideMenus.get(site);
  if (names) return names;
  const { navigation, ...others } = site;
  const words = new Set<string>();
  wordsIn(others, words, ANY, INNER_CAPITAL);
  namesOfMenus(navigation, words);
  besideMenus.set(site, words);
  return words;
}

/** The path of a page, as menus and redirects have it. */
const ADDRESS = /^\/[^\s]*$/;

function wordsOfAddresses(value: unknown, addresses: Set<string>, others: Set<string>): void {
  if (typeof value === 'string') {
    const words = ADDRESS.test(value) ? addresses : others;
    for (const word of value.match(ANY) ?? []) words.add(word.toLowerCase());
  } else if (typeof value === 'object' && value !== null)
    for (const child of Object.values(value)) wordsOfAddresses(child, addresses, others);
}

const inAddresses = new WeakMap<object, ReadonlySet<string>>();

/**
 * The words that only addresses of the configuration have, in lower case. Addresses have no accents, so `/titulo-de-vehiculo` does not
 * show that `vehiculo` is a name.
 */
export function onlyInAddresses({ site }: Facts): ReadonlySet<string> {
  if (!site) return new Set();
  const known = inAddresses.get(site);
  if (known) return known;
  const [addresses, others] = [new Set<string>(), new Set<string>()];
  wordsOfAddresses(site, addresses, others);
  for (const word of others) addresses.delete(word);
  inAddresses.set(site, addresses);
  return addresses;
}

/** True if an address spells a word in this way. */
export function isSpelledInAddress(spelling: string, word: string): boolean {
  return spelling !== word && spellingsIn(word).includes(spelling);
}
