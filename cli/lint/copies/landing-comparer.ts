import type { LandingContext } from '../../content/pages/landing-file.ts';
import { displayPath } from '../../content/source-file.ts';
import type { SiteCode } from '../../site/open-site.ts';
import type { LandingLintSetup } from '../landings/linted-landing.ts';
import { factsOfSetup } from '../landings/setup-facts.ts';
import { type ComparedPage, type ComparisonKind, comparedLanding, TELL } from './compared-page.ts';

/** A landing that was checked, by its path and the first digits of the hash of its file. */
export interface CheckedFile {
  path: string;
  source: string;
}

/** Landings to compare: one with others, so that it is read once. */
export interface ComparisonTask {
  page: CheckedFile;
  others: readonly (CheckedFile & { kind: ComparisonKind; key: string })[];
}

/** The finding about two landings as JSON; missing if one of them was changed meanwhile. */
export interface ToldComparison {
  key: string;
  finding?: string;
}

/** Copies come in the order of their originals, and may have the title of another page. */
const KEPT_ORIGINALS = 8;

/** Compares landings which are known to repeat each other. */
export class LandingComparer {
  readonly #context: LandingContext;
  readonly #originals = new Map<string, ComparedPage | undefined>();

  constructor(setup: LandingLintSetup, code: SiteCode) {
    const { cwd, landingsDir } = setup;
    const { schemas } = code;
    this.#context = { cwd, landingsDir, facts: factsOfSetup(setup, code), schemas };
  }

  compare({ page: file, others }: ComparisonTask): ToldComparison[] {
    const page = comparedLanding(file, this.#context);
    return others.map(({ kind, key, ...other }) => {
      const original = page && this.#original(other);
      const name = displayPath(other.path, this.#context.cwd);
      const finding = original && TELL[kind](page, { page: original, name });
      return { key, ...(finding ? { finding: JSON.stringify(finding) } : {}) };
    });
  }

  #original(file: CheckedFile): ComparedPage | undefined {
    const originals = this.#originals;
    if (!originals.has(file.path)) {
      if (originals.size === KEPT_ORIGINALS) originals.clear();
      originals.set(file.path, comparedLanding(file, this.#context));
    }
    return originals.get(file.path);
  }
}
