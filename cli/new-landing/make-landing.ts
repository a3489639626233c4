import { languagesOf } from '../../renderer/text/languages.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { compareDiagnostics, type Diagnostic, hasErrors } from '../content/diagnostic.ts';
import type { Facts } from '../content/facts/facts.ts';
import { mediaFile, mediaFolder } from '../content/media/media-file.ts';
import type { OpenSite } from '../site/open-site.ts';
import { type Draft, makeDraft, type Wishes } from './make-draft.ts';
import { NewLandingFault } from './new-landing-fault.ts';
import { pictureFor } from './starter-pictures.ts';
import { writeAllExclusively } from './write-exclusively.ts';

/** A new landing, or why it was not created. */
export interface MadeLanding {
  written: boolean;
  draft: Draft;
  /** The files that are written, or would be, with the landing last; empty if there are errors. */
  files: readonly string[];
  diagnostics: readonly Diagnostic[];
}

/** @throws NewLandingFault if the language is not one of the site's. */
export function assertLanguage(language: string | undefined, languages: readonly string[]): void {
  if (language === undefined || languages.includes(language)) return;
  const message = `--language ${language}: pages can be written in ${languages.join(' or ')}, the languages in site.config.yaml.`;
  throw new NewLandingFault('usage', message);
}

/**
 * Creates a landing from a starter or another landing and writes it, with the pictures of the starter that the site
 * lacks. Nothing is written if its text has errors.
 *
 * @throws NewLandingFault if a value is invalid, or the address is taken; file system errors.
 */
export function makeLanding(
  wishes: Wishes,
  { site, config, facts }: { site: OpenSite; config: SiteConfig; facts: Facts },
  { cwd, dryRun }: { cwd: string; dryRun: boolean },
): MadeLanding {
  assertLanguage(wishes.language, languagesOf(config));
  const draft = makeDraft(wishes, site, facts, cwd);
  const diagnostics = draft.diagnostics.toSorted(compareDiagnostics);
  if (hasErrors(diagnostics)) return { written: false, draft, files: [], diagnostics };
  const pictures = draft.pictures.map((picture) => ({
    path: mediaFile(site.root, picture.src),
    content: pictureFor(picture, config.brand),
    folder: mediaFolder(site.root),
  }));
  const landing = { path: draft.path, content: draft.text, folder: site.landingsDir };
  const files = [...pictures, landing];
  if (!dryRun) writeAllExclusively(files);
  return { written: !dryRun, draft, files: files.map(({ path }) => path), diagnostics };
}
