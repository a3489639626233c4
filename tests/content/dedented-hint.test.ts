import { expect, it } from 'vitest';
import { dedentedHint, formatHint } from '../../cli/content/shape/shape-hints.ts';

const ROOT = { sections: [{ hours: { heading: 'Hours' }, note: 'On feasts see the door.' }] };

it('a text beside the group of a section belongs below it', () => {
  const issue = { path: ['sections', 0, 'note'], expected: 'object' };
  expect(dedentedHint(issue, ROOT)).toContain('belongs to hours');
});

it('no other value of the wrong type does', () => {
  const hint = (...path: PropertyKey[]) => dedentedHint({ path, expected: 'object' }, ROOT);
  expect(hint('sections', 0, 'hours')).toBeUndefined();
  expect(hint('note')).toBeUndefined();
});

it('a sign of a currency has three letters', () => {
  expect(formatHint('must be a currency such as USD or EUR')).toContain('GBP for £');
});
