import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Diagnostic } from '../../../cli/content/diagnostic.ts';
import { prescribedNotices } from '../../../cli/lint/prescribed-notices.ts';
import { REQUIRED_NOTICE } from '../../../site/rules/required-notice.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const PAGE = `language: es
guide:
  empathyStatement: >-
    No soy abogado. I am not an attorney licensed to practice law in Texas
    and may not give legal advice or accept fees for legal advice.
  checklist:
    - We are not lawyers, and we come to your door.
`;

const folder = tempFolder();
writeFileSync(join(folder, 'es.yaml'), PAGE);
const { isTold } = prescribedNotices([REQUIRED_NOTICE], folder);

const found = (rule: string, line: number, endLine = line): Diagnostic => ({
  ...{ file: 'es.yaml', line, endLine, column: 5, endColumn: 60, severity: 'warning' },
  ...{ rule, message: 'This text is English, and its page is "es".', hint: 'Translate it.' },
});

it('an English notice that the law requires beside the Spanish one is not a forgotten text', () => {
  expect(isTold(found('copy/language', 4, 5))).toBe(true);
});

it('other English sentences are, and the notice stays under other rules', () => {
  expect(isTold(found('copy/language', 7))).toBe(false);
  expect(isTold(found('copy/spelling', 4, 5))).toBe(false);
});
