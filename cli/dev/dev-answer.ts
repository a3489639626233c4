import type { Page } from '../../schemas/page.ts';
import type { Diagnostic } from '../content/diagnostic.ts';

/** What a request for a page is answered with. */
export interface DevAnswer {
  /** File that declares the page, as diagnostics show it. */
  file: string;
  /** Its absolute path, if there is a file. */
  path?: string;
  /** Missing if the page has never been without errors since the server started. */
  page?: Page;
  /** Errors of the configuration and of the page itself, also those that only other pages show. */
  problems: Diagnostic[];
  /** What is only worth a look, of the same files. */
  warnings: Diagnostic[];
}

/** Errors apart from warnings. */
export function bySeverity(
  diagnostics: readonly Diagnostic[],
): Pick<DevAnswer, 'problems' | 'warnings'> {
  return {
    problems: diagnostics.filter(({ severity }) => severity === 'error'),
    warnings: diagnostics.filter(({ severity }) => severity === 'warning'),
  };
}
