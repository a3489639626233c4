import type { Page } from '../../schemas/page.ts';
import type { Diagnostic } from '../content/diagnostic.ts';

/** The response to a request for a page. */
export interface DevAnswer {
  /** File that declares the page, as diagnostics show it. */
  file: string;
  /** Its absolute path, if there is a file. */
  path?: string;
  /** Missing if the page has had errors ever since the server started. */
  page?: Page;
  /** Errors of the configuration and of the page itself, including cross-page ones. */
  problems: Diagnostic[];
  /** Warnings of the same files. */
  warnings: Diagnostic[];
}

/** Splits errors from warnings. */
export function bySeverity(
  diagnostics: readonly Diagnostic[],
): Pick<DevAnswer, 'problems' | 'warnings'> {
  return {
    problems: diagnostics.filter(({ severity }) => severity === 'error'),
    warnings: diagnostics.filter(({ severity }) => severity === 'warning'),
  };
}
