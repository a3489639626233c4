import { correctSpelling } from './spelling.ts';

/** Search parameters in the address of a page (docs/product.md, "Search words in the address"). */
export interface SearchQuery {
  keyword?: string | undefined;
  service?: string | undefined;
  location?: string | undefined;
}

/** Metadata of a page for search engines and previews. */
export interface QuerySeo {
  title: string;
  description: string;
  keywords: string[];
}

/** Characters read of a parameter, and the maximum used in a title. */
const READ_LENGTH = 200;
const SHOWN_LENGTH = 60;

const PARAMETERS = ['keyword', 'service', 'location'] as const;

const DEFAULT_PHRASE = 'mobile notary';
const DEFAULT_LOCATION = 'Midland';

/** A town at the end of a phrase, which the title names anyway. */
const PHRASE_TOWN = /^(\S.*?)\s+(?:in\s+)?(midland|odessa)(?:,?\s+(?:tx|texas))?$/i;

const STATE = /,?\s*\b(?:tx|texas)$/i;

/** Words in lower case inside a title, and abbreviations in upper case. */
const SMALL_WORDS = new Set([
  'a',
  'an',
  'and',
  'at',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
]);
const CAPITALS = new Set(['poa', 'tx', 'dmv', 'id', 'llc']);

const EMERGENCY = /emergency/i;
const REAL_ESTATE = /real[\s-]estate/i;
const POWER_OF_ATTORNEY = /power[\s-]of[\s-]attorney|\bpoa\b/i;
const VEHICLE = /vehicle/i;

/** Truncates a text, at a word boundary if possible. */
function shorten(text: string, length: number): string {
  const characters = [...text];
  if (characters.length <= length) return text;
  const cut = characters.slice(0, length).join('');
  const words = characters[length] === ' ' ? cut : cut.replace(/\s+\S*$/, '');
  return words.trim();
}

/** A corrected single-line text of printable characters and bounded length; may be empty. */
function readable(value: string): string {
  const plain = [...value]
    .slice(0, READ_LENGTH)
    .join('')
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();
  return shorten(correctSpelling(plain), SHOWN_LENGTH);
}

function titleCase(text: string): string {
  return text
    .toLowerCase()
    .split(' ')
    .map((word, index) => {
      if (CAPITALS.has(word)) return word.toUpperCase();
      if (index > 0 && SMALL_WORDS.has(word)) return word;
      return word.replace(/(^|[^\p{L}\p{M}\p{N}'’])(\p{L})/gu, (_, before, letter) => {
        return before + letter.toUpperCase();
      });
    })
    .join(' ');
}

/** The search in an address; undefined if it has none of the three parameters. */
export function searchQuery(search: string): SearchQuery | undefined {
  const parameters = new URLSearchParams(search);
  const query: SearchQuery = {};
  for (const name of PARAMETERS) {
    const value = readable(parameters.get(name) ?? '');
    if (value !== '') query[name] = value;
  }
  return Object.keys(query).length > 0 ? query : undefined;
}

/** The phrase for the title, and the town it is about. */
function phraseAndTown({ keyword, service, location }: SearchQuery): [string, string] {
  const given = service ?? keyword ?? DEFAULT_PHRASE;
  const stated = location?.replace(STATE, '').trim() || undefined;
  const [, phrase, town] = PHRASE_TOWN.exec(given) ?? [];
  const asked = stated ?? town ?? DEFAULT_LOCATION;
  const repeated = town?.toLowerCase() === asked.toLowerCase();
  return [titleCase(repeated ? (phrase ?? given) : given), titleCase(asked)];
}

/** Title, description and keywords for a search (docs/product.md, "Search words in the address"). */
export function querySeo(query: SearchQuery, phone: string): QuerySeo {
  const [phrase, town] = phraseAndTown(query);
  const asked = [query.service, query.keyword].join(' ');
  const suffixes = [
    EMERGENCY.test(phrase) ? '24/7 Emergency Service' : '',
    REAL_ESTATE.test(phrase) ? 'Property Documents & Transfers' : '',
  ].filter(Boolean);
  if (suffixes.length === 0) suffixes.push('Professional Mobile Notary');
  const sentences = [
    `${phrase} in ${town}, TX.`,
    POWER_OF_ATTORNEY.test(asked) && 'Powers of attorney notarized where the principal is.',
    REAL_ESTATE.test(asked) && 'Deeds and real estate papers notarized at your table.',
    VEHICLE.test(asked) && 'Vehicle titles notarized for buyer and seller.',
    'Available 24/7. Licensed & insured.',
    `Call ${phone}.`,
  ];
  const keywords = [phrase, query.keyword, query.service, `${phrase} ${town} TX`, `notary ${town}`]
    .filter((word) => word !== undefined)
    .map((word) => word.toLowerCase());
  return {
    title: [`${phrase} ${town} TX`, ...suffixes, 'Veteran-Owned'].join(' | '),
    description: sentences.filter(Boolean).join(' '),
    keywords: [...new Set(keywords)],
  };
}
