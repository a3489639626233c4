import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Diagnostic } from '../content/diagnostic.ts';
import { plainWords } from '../content/text-rules/plain-words.ts';
import type { RequiredWords } from '../content/text-rules/required-words.ts';
import type { TakenBack } from '../report/finding-blocks.ts';
import { copyLanguage } from '../rules/copy/copy-language.ts';

/** The lines of a file that a finding covers, in one. */
function linesOf({ file, line, endLine }: Diagnostic, cwd: string): string {
  const lines = readFileSync(resolve(cwd, file), 'utf8')
    .split('\n')
    .slice(line - 1, endLine);
  return lines.map((text) => text.trim()).join(' ');
}

/**
 * Finds texts in another language that are a notice which the site's definition requires in that language, too: a page
 * that repeats it has not been forgotten by its translator.
 */
export function prescribedNotices(required: readonly RequiredWords[], cwd: string): TakenBack {
  const parts = required.flatMap(({ parts }) => parts);
  return {
    isTold: (finding) => {
      if (finding.rule !== copyLanguage.name) return false;
      const words = plainWords(linesOf(finding, cwd));
      return parts.some(({ text }) => text.test(words));
    },
    rules: new Set([copyLanguage.name]),
  };
}
