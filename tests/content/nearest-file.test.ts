import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findMedia } from '../../cli/pictures/find-media.ts';

const RULE = 'picture/missing';
const WORDS = {
  rules: { missing: RULE, case: RULE, unreadable: RULE, tooLarge: RULE },
  noun: 'picture',
  smaller: '',
};

/** The hint for a file that a folder of others lacks. */
function hintFor(src: string, ...files: string[]): string {
  const root = mkdtempSync(join(tmpdir(), 'nearest-'));
  mkdirSync(join(root, 'media/drawings'), { recursive: true });
  for (const file of files) writeFileSync(join(root, 'media', file), '');
  const found = findMedia(root, src, WORDS);
  return 'hint' in found ? String(found.hint) : '';
}

it('is the one whose name differs least, whatever comes first', () => {
  const files = ['drawings/fence-post.svg', 'drawings/fence-posts-old.svg', 'drawings/fenze.svg'];
  expect(hintFor('drawings/fence-postz.svg', ...files)).toContain('drawings/fence-post.svg');
  expect(hintFor('drawings/fence.svg', ...files)).toContain('drawings/fenze.svg');
});

it('is none if only the folder and the ending are alike', () => {
  expect(hintFor('drawings/oak.svg', 'drawings/elm.svg')).not.toContain('elm');
});

it('has the ending that is written, if another one has it, too', () => {
  expect(hintFor('roof-pln.svg', 'roof-plan.jpg', 'roof-plan.svg')).toContain('roof-plan.svg');
  expect(hintFor('roof-plan.svg', 'roof-plan.jpg')).toContain('roof-plan.jpg');
});
