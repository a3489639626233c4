import type { FormShape } from '../../../form-shape.ts';

/** Labels of keys that do not follow from their spelling. */
const TITLES: Readonly<Record<string, string>> = {
  cta: 'Closing call',
  src: 'File',
  alt: 'Alternative text',
  href: 'Link',
  whatsapp: 'WhatsApp',
  noindex: 'Hidden from search engines',
};

const CAPITALS = /^(?:seo|cta|url|faq|id|hsts|pdf)$/i;

/** A key as a label: `urgencyBanner` becomes `Urgency banner`. */
export function titleOf(key: string): string {
  const known = Object.hasOwn(TITLES, key) ? TITLES[key] : undefined;
  if (known !== undefined) return known;
  const words = key
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => (CAPITALS.test(word) ? word.toUpperCase() : word.toLowerCase()))
    .join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'Text',
  number: 'Number',
  integer: 'Number',
  boolean: 'Yes or no',
  array: 'List',
  object: 'Details',
};

/** The first noun of a description: `Menu` of `A menu that opens and shows its links.` */
function nounOf({ description = '' }: FormShape): string {
  const [, noun = ''] = /^(?:An? |The )?(\p{L}+)/u.exec(description) ?? [];
  return noun.charAt(0).toUpperCase() + noun.slice(1);
}

/** Whether a text may be given per language. */
export function isLocalized([one, map, ...others]: readonly FormShape[]): boolean {
  const isMap = map?.type === 'object' && map.properties === undefined;
  return one?.type === 'string' && isMap && others.length === 0;
}

/** Labels of the alternatives of a value: their types, or their descriptions if the types are the same. */
export function choiceTitles(choices: readonly FormShape[]): string[] {
  if (isLocalized(choices)) return ['One text', 'By language'];
  const types = choices.map(({ type, enum: names, pattern }) =>
    names || pattern ? 'Name' : (TYPES[type ?? ''] ?? 'Other'),
  );
  return types.map((type, index) => {
    const isOnly = types.indexOf(type) === types.lastIndexOf(type);
    return isOnly ? type : nounOf(choices[index] ?? {}) || `${type} ${index + 1}`;
  });
}

/** Keys whose text describes a value best, in order. */
const TELLING = [
  ...['heading', 'title', 'headline', 'question', 'label', 'name', 'stat', 'text', 'quote'],
  ...['caption', 'alt'],
];

/** Keys whose text describes nothing. */
const SILENT = new Set(['icon', 'src', 'href', 'type', 'className', 'number']);

/** The first descriptive text in a value: of an entry, its title, question or name. */
export function summaryOf(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  const map = value as Readonly<Record<string, unknown>>;
  const others = Object.keys(map).filter((key) => !SILENT.has(key));
  for (const part of [...TELLING, ...others].map((key) => map[key])) {
    const text = typeof part === 'string' ? part : summaryOf(part);
    if (text !== '') return text;
  }
  return '';
}
