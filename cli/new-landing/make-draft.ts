import { join } from 'node:path';
import type { Language } from '../../schemas/language.ts';
import { type Diagnostic, hasErrors } from '../content/diagnostic.ts';
import { FACT_REFERENCE, type Facts, factsIn } from '../content/facts/facts.ts';
import { jsonShape } from '../content/shape/json-shape.ts';
import { matchesIn } from '../content/text-rules/matches-in.ts';
import { configuredRedirects } from '../site/configured-redirects.ts';
import { schemaFolder } from '../site/editor-schemas.ts';
import type { OpenSite } from '../site/open-site.ts';
import { StarterList } from '../site/starter-list.ts';
import { assertFree, takenAddresses } from './address.ts';
import { parseAssignment } from './assignment.ts';
import { checkDraft } from './check-draft.ts';
import { draftLanding, schemaPathFrom } from './draft.ts';
import { NewLandingFault } from './new-landing-fault.ts';
import { repeatedTexts, untranslated, unwritten } from './repeated.ts';
import { missingPictures, type StarterPicture } from './starter-pictures.ts';
import { findTemplate, type Template } from './template.ts';
import { titleForms } from './title-forms.ts';
import { originalFor } from './translation.ts';

/** Values given as options or in the interview. */
export interface Wishes {
  slug: string;
  from?: string;
  language?: Language;
  name?: string;
  headline?: string;
  set: readonly string[];
}

/** The text of a new landing, and messages about it. */
export interface Draft {
  slug: string;
  /** Absolute path of the future file. */
  path: string;
  text: string;
  /** Pictures of the starter that the site does not have. */
  pictures: readonly StarterPicture[];
  /** If there is an error among them, nothing may be written. */
  diagnostics: Diagnostic[];
  /** What is left to do for a copy in another language. */
  note?: string;
}

/** @throws NewLandingFault if the texts of a starter reference facts that the configuration does not have. */
export function assertFacts(text: string, facts: Facts): void {
  const names = [...matchesIn(text, FACT_REFERENCE)].map(([, name = '']) => name);
  const missing = [...new Set(names)].filter((name) => facts.get(name) === undefined);
  if (missing.length === 0) return;
  const told = missing.join(' and ');
  const message = `The starter shows ${told}: add what is missing to the configuration, or begin with another text.`;
  throw new NewLandingFault('refused', message);
}

/**
 * Creates a landing from a starter or another landing, and checks it like `lint`.
 *
 * @throws NewLandingFault if the command line is invalid or the address is taken.
 */
export function makeDraft(wishes: Wishes, site: OpenSite, facts: Facts, cwd: string): Draft {
  const { root, landingsDir, definition, schemas } = site;
  const { slug, name, headline } = wishes;
  const assignments = wishes.set.map((text) => parseAssignment(text, jsonShape(schemas.landing)));
  const taken = takenAddresses({ root, landingsDir, facts, schemas, cwd });
  assertFree(slug, taken, configuredRedirects(site.configFile));
  const main = facts.languages?.[0] ?? 'en';
  const starters = new StarterList(site);
  const template: Template =
    wishes.from === undefined
      ? starters.read(starters.forSlug(slug), wishes.language ?? main)
      : findTemplate(wishes.from, wishes.language, starters, { landingsDir, facts, schemas, cwd });
  const { origin } = template;
  if (!origin) assertFacts(template.text, facts);
  const language = wishes.language ?? (origin ? template.language : main);
  const isTranslation = origin !== undefined && language !== template.language;
  const original = isTranslation
    ? originalFor(origin, language, { landingsDir, facts, schemas, cwd })
    : undefined;
  const text = draftLanding(template, {
    language,
    main,
    ...(original === undefined ? {} : { translationOf: original }),
    ...(name === undefined ? {} : { name }),
    ...(headline === undefined ? {} : { headline }),
    titleForms: titleForms(definition, language),
    facts: factsIn(language, facts),
    assignments,
    schemaPath: schemaPathFrom(landingsDir, join(schemaFolder(root), 'landing.schema.json')),
  });
  const { file } = template;
  const pictures = file === undefined ? [] : missingPictures({ text, file }, root);
  const path = join(landingsDir, `${slug}.yaml`);
  const drafted = { slug, path, text, pictures };
  const { landing, diagnostics } = checkDraft({ path, text }, site, facts, cwd);
  if (!landing || hasErrors(diagnostics)) return { ...drafted, diagnostics };
  if (!origin) {
    const isForeign = new Intl.Locale(language).language !== template.language;
    return { ...drafted, diagnostics, ...(isForeign ? { note: unwritten(language) } : {}) };
  }
  if (isTranslation) return { ...drafted, diagnostics, note: untranslated(landing, origin) };
  return { ...drafted, diagnostics: [...diagnostics, ...repeatedTexts(landing, origin)] };
}
