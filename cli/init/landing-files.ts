import { join } from 'node:path';
import { readSiteConfig } from '../content/config/site-config-file.ts';
import { type Draft, makeDraft } from '../new-landing/make-draft.ts';
import { pictureFor } from '../new-landing/starter-pictures.ts';
import { completeCode } from '../site/open-site.ts';
import { CONFIG_FILE } from '../site/site-paths.ts';
import type { Business } from './business.ts';

/** Shorter values for texts that search results would cut off, as assignments of `new-landing`. */
function shorter({ diagnostics }: Draft, texts: { title: string; description: string }): string[] {
  return (['title', 'description'] as const)
    .filter((key) => diagnostics.some(({ rule }) => rule === `seo/${key}-length`))
    .map((key) => `seo.${key}=${JSON.stringify(texts[key])}`);
}

/**
 * Landings of a new site, with their pictures, created as by `new-landing`.
 *
 * @param root folder that already contains the configuration and the pages of the site.
 * @returns path in that folder and content.
 */
export function landingFiles(
  root: string,
  { texts, language }: Business,
): Map<string, string | Buffer> {
  const site = { root, landingsDir: join(root, 'landings'), configFile: join(root, CONFIG_FILE) };
  const code = completeCode({});
  const { config, facts, diagnostics } = readSiteConfig(site.configFile, root, code.schemas);
  if (!facts) throw new Error(`The new configuration has errors: ${JSON.stringify(diagnostics)}`);
  const files = new Map<string, string | Buffer>();
  for (const [from, { slug, ...words }] of Object.entries(texts.landings)) {
    const make = (set: string[]) =>
      makeDraft({ slug, from, language, set }, { ...site, ...code }, facts, root);
    const draft = make([]);
    const set = shorter(draft, words);
    for (const picture of draft.pictures)
      files.set(`media/${picture.src}`, pictureFor(picture, config?.brand));
    files.set(`landings/${slug}.yaml`, (set.length === 0 ? draft : make(set)).text);
  }
  return files;
}
