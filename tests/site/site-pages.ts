import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import type { RegistryEntry } from '../../schemas/registry-entry.ts';
import { siteFacts } from '../content/site-facts.ts';

/** A start tag as it stands in a page; attribute values are undecoded. */
export interface Tag {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

/** One HTML file of the built site. */
export interface SitePage {
  file: string;
  path: string;
  html: string;
  tags: Tag[];
  /** What the registry says of the page, or of the page that it is an alias of. */
  entry: RegistryEntry | undefined;
}

const TAG = /<([a-z][\w-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi;

/**
 * Start tags in the order of the page. Scripts' contents are skipped; every other `<` that opens a
 * tag has to be understood.
 */
export function tagsOf(html: string): Tag[] {
  const markup = html.replace(/(<script\b[^>]*>).*?<\/script>/gs, '$1');
  const tags = [...markup.matchAll(TAG)].map(([, name = '', source = '']) => {
    const pairs = source.matchAll(/([^\s"'<>/=]+)(?:="([^"]*)")?/g);
    const attributes = new Map([...pairs].map(([, key = '', value = '']) => [key, value]));
    return { name: name.toLowerCase(), attributes };
  });
  const opened = markup.match(/<[a-z]/gi)?.length ?? 0;
  if (opened !== tags.length) throw new Error(`read ${tags.length} of ${opened} tags`);
  return tags;
}

/** Undoes the escapes that the renderer makes. */
export function decode(text: string): string {
  const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
  return text.replace(/&(#?\w+);/g, (whole, name: string) => characters[name] ?? whole);
}

/** Values of an attribute on all tags of a name, where it is given. */
export function valuesOf(tags: readonly Tag[], name: string, attribute: string): string[] {
  return tags
    .filter((tag) => tag.name === name)
    .flatMap(({ attributes }) => attributes.get(attribute) ?? []);
}

/** Every file of the built site, as paths with slashes below its folder. */
export function siteFiles(): string[] {
  return readdirSync(inject('siteFolder'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(inject('siteFolder').length + 1))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();
}

export function readSiteFile(file: string): string {
  return readFileSync(join(inject('siteFolder'), file), 'utf8');
}

export function registry(): RegistryEntry[] {
  return JSON.parse(readSiteFile('page-registry.json'));
}

/** Origin of the public address, from the site's configuration. */
export function siteOrigin(): string {
  return new URL(siteFacts().config.site.url).origin;
}

export function sitePages(): SitePage[] {
  const entries = registry();
  return siteFiles()
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const path = file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`;
      const html = readSiteFile(file);
      const entry = entries.find((one) => one.path === path || one.aliases?.includes(path));
      return { file, path, html, tags: tagsOf(html), entry };
    });
}
