import type { Path } from '../content/value-path.ts';

/** Names for list entries that differ from the singular of the list. */
const ENTRIES: Readonly<Record<string, string>> = {
  plan: 'step',
  failure: 'consequence',
  items: 'entry',
  aliases: 'further address',
};

/** Names for keys that are not self-explanatory. */
const KEYS: Readonly<Record<string, string>> = {
  noindex: 'search engines',
  aliases: 'further addresses',
  seo: 'search results',
  cta: 'closing call',
  src: 'file',
  alt: 'alternative text',
  href: 'address',
};

/** Keys that are omitted: their children are clear without them. */
const SILENT = new Set(['page', 'prose']);

/** A key in words: `urgencyBanner` becomes `urgency banner`. */
function words(key: string): string {
  if (Object.hasOwn(KEYS, key)) return KEYS[key] ?? key;
  return key
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]/g, ' ')
    .replace(/\b([A-Z])(?=[a-z])/g, (letter) => letter.toLowerCase());
}

/** The name of one entry of a list: `benefits` becomes `benefit`. */
function singular(list: string): string {
  const known = ENTRIES[list];
  if (known !== undefined) return known;
  const name = words(list);
  if (name.endsWith('ies')) return `${name.slice(0, -3)}y`;
  return /[^s]s$/.test(name) ? name.slice(0, -1) : `${name} entry`;
}

/** The name of the section that an entry of `sections` is or contains. */
function sectionName(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null ? Object.keys(value)[0] : undefined;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * A position in a file in terms of the page: `Hero: headline`, `Step 2: title`, `Questions, entry 1: answer`.
 *
 * @param root parsed content of the file, which provides the names of sections.
 */
export function placeName(path: Path, root: unknown): string {
  const names: string[] = [];
  for (const [index, step] of path.entries()) {
    const list = path[index - 1];
    if (typeof step === 'number') {
      names.pop();
      const entry = index === 1 && list === 'sections' ? sectionEntry(root, step) : undefined;
      names.push(entry ?? `${singular(String(list))} ${step + 1}`);
    } else if (
      !(SILENT.has(String(step)) && index < path.length - 1) &&
      !isNamed(path, index, root)
    )
      names.push(words(String(step)));
  }
  const last = names.pop() ?? 'file';
  return capital(names.length === 0 ? last : `${names.join(', ')}: ${last}`);
}

function sectionEntry(root: unknown, index: number): string | undefined {
  const list = (root as { sections?: readonly unknown[] } | undefined)?.sections;
  const name = sectionName(list?.[index]);
  return name === undefined ? undefined : `${words(name)} (section ${index + 1})`;
}

/** True of the key of a section inside the list: its position is already named by the entry. */
function isNamed(path: Path, index: number, root: unknown): boolean {
  if (index !== 2 || path[0] !== 'sections' || typeof path[1] !== 'number') return false;
  return sectionEntry(root, path[1]) !== undefined && path.length > 3;
}
