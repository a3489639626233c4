import { join } from 'node:path';
import { languagesOf } from '../../renderer/text/languages.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { Language } from '../../schemas/language.ts';
import { type Facts, factsIn } from '../content/facts/facts.ts';
import { type JsonShape, jsonShape } from '../content/shape/json-shape.ts';
import { parseYaml } from '../content/yaml/yaml-file.ts';
import { takenAddresses } from '../new-landing/address.ts';
import { schemaPathFrom } from '../new-landing/draft.ts';
import { assertFacts } from '../new-landing/make-draft.ts';
import { findTemplate, type Template } from '../new-landing/template.ts';
import { titleForms } from '../new-landing/title-forms.ts';
import { configuredRedirects } from '../site/configured-redirects.ts';
import { schemaFolder } from '../site/editor-schemas.ts';
import type { OpenSite } from '../site/open-site.ts';
import { StarterList } from '../site/starter-list.ts';

/** The site and template of an import. */
export interface ImportSite {
  site: OpenSite;
  cwd: string;
  facts: Facts;
  template: Template;
  /** The parsed template. */
  templateValue: unknown;
  /** Language of new pages, and the main language of the site. */
  language: Language;
  main: Language;
  /** Formatted for `language`. */
  languageFacts: Facts;
  titleForms: readonly string[];
  /** Of landings. */
  shape: JsonShape;
  /** Addresses of pages with their files. */
  taken: ReadonlyMap<string, string>;
  /** Targets of the addresses that redirect. */
  redirected: ReadonlyMap<string, string>;
  /** Relative path from a landing to the JSON Schema for editors. */
  schemaPath: string;
}

/**
 * Collects everything that all rows of a table share.
 *
 * @param wishes the template is a starter or the slug of a landing.
 * @throws NewLandingFault if there is no such template, or if it has errors.
 */
export function importSite(
  wishes: { template: string; language?: Language },
  { site, cwd, facts, config }: Pick<ImportSite, 'site' | 'cwd' | 'facts'> & { config: SiteConfig },
): ImportSite {
  const { root, landingsDir, schemas, definition } = site;
  const starters = new StarterList(site);
  const context = { landingsDir, facts, schemas, cwd };
  const template = findTemplate(wishes.template, wishes.language, starters, context);
  if (!template.origin) assertFacts(template.text, facts);
  const [main] = languagesOf(config);
  const language = wishes.language ?? (template.origin ? template.language : main);
  const { text } = template;
  return {
    ...{ site, cwd, facts, template, language, main },
    templateValue: parseYaml({ path: '', file: wishes.template, text, hash: '' }).value,
    languageFacts: factsIn(language, facts),
    titleForms: titleForms(definition, language),
    shape: jsonShape(schemas.landing),
    taken: takenAddresses({ root, ...context }),
    redirected: configuredRedirects(site.configFile),
    schemaPath: schemaPathFrom(landingsDir, join(schemaFolder(root), 'landing.schema.json')),
  };
}
