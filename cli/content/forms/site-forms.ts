import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { formNameOf } from '../../../renderer/features/forms/local-form.ts';
import type { Form } from '../../../schemas/forms/form.ts';
import type { Page } from '../../../schemas/page.ts';
import { inlineSection } from '../../../schemas/section-order.ts';
import { readSiteConfig, type SiteConfigFile } from '../config/site-config-file.ts';
import { ANY_FACT } from '../facts/facts.ts';
import { readLanding } from '../pages/landing-file.ts';
import { listLandings } from '../pages/landing-list.ts';
import { readPageFiles } from '../pages/page-files.ts';
import type { SiteSchemas } from '../shape/site-schemas.ts';

/** A form of a site. */
export interface SiteForm {
  /** Name that is sent with a submission. */
  name: string;
  /** Path of its page; undefined if it is defined under `forms` in the configuration. */
  page?: string;
  form: Form;
}

/** Paths and schemas of a site. */
interface SiteFiles {
  root: string;
  configFile: string;
  landingsDir: string;
  schemas: SiteSchemas;
}

/** The inline forms of a page, under the names that are sent. */
function formsOfPage(page: Page): SiteForm[] {
  const own = page.kind === 'landing' ? (page.landing as { form?: unknown }).form : undefined;
  const { sections } = page.kind === 'landing' ? page.landing : page;
  const blocks =
    sections?.flatMap((entry) => {
      if (typeof entry === 'string') return entry === 'form' ? [own] : [];
      const { name, block } = inlineSection(entry);
      return name === 'form' ? [block] : [];
    }) ?? (own === undefined ? [] : [own]);
  const { path } = page.entry;
  return blocks.flatMap((block, index) => {
    if (typeof block !== 'object' || block === null) return [];
    const form = block as Form;
    return [{ name: formNameOf(form, path, index + 1), page: path, form }];
  });
}

function sharedForms({ config }: SiteConfigFile): SiteForm[] {
  return Object.entries(config?.forms ?? {}).map(([name, form]) => ({ name, form }));
}

function* formsOfLandings(
  { landingsDir, schemas }: SiteFiles,
  { facts = ANY_FACT }: SiteConfigFile,
  names: Iterable<string>,
  cwd: string,
): Generator<SiteForm> {
  for (const name of names) {
    const context = { cwd, landingsDir, facts, schemas };
    const { landing } = readLanding(join(landingsDir, name), context);
    if (landing) yield* formsOfPage(landing.page);
  }
}

function formsOfPages(site: SiteFiles, { facts }: SiteConfigFile, cwd: string): SiteForm[] {
  return readPageFiles(site, cwd, facts).pages.flatMap(formsOfPage);
}

/** Every form of a site; files with errors are skipped, as build commands report them. */
export function* siteForms(site: SiteFiles, cwd: string): Generator<SiteForm> {
  const config = readSiteConfig(site.configFile, cwd, site.schemas);
  yield* sharedForms(config);
  yield* formsOfPages(site, config, cwd);
  const { files } = listLandings(site.landingsDir, cwd);
  yield* formsOfLandings(site, config, files, cwd);
}

/** The form that a submission names, read from disk each time: it may be being edited. */
export function findForm(
  site: SiteFiles,
  { form, page }: { form: string; page: string },
  cwd: string,
): SiteForm | undefined {
  const config = readSiteConfig(site.configFile, cwd, site.schemas);
  const landing = `${page.slice(1)}.yaml`;
  const hasLanding =
    /^[a-z0-9-]+$/.test(page.slice(1)) && existsSync(join(site.landingsDir, landing));
  const ofPage = [
    ...formsOfLandings(site, config, hasLanding ? [landing] : [], cwd),
    ...formsOfPages(site, config, cwd),
  ];
  return (
    ofPage.find((found) => found.page === page && found.name === form) ??
    sharedForms(config).find(({ name }) => name === form)
  );
}
