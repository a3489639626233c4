import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { changeSentence, describeChanges } from '../../cli/changes/describe-changes.ts';
import { factUses } from '../../cli/changes/fact-uses.ts';
import { findingChanges } from '../../cli/changes/finding-changes.ts';
import { dataValue } from '../../cli/edit/data-value.ts';
import { editText } from '../../cli/edit/edit-text.ts';
import type { Operation } from '../../cli/edit/operation.ts';
import { ROOT } from '../support/command.ts';

const TEXT = readFileSync(join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'), 'utf8');

/** What a change of a landing is told as, a line a change. */
function told(...operations: Operation[]): string[] {
  const edited = editText(TEXT, operations);
  if ('refused' in edited) throw new Error(edited.refused.reason);
  const before = dataValue({ path: 'landings/plain.yaml', text: TEXT });
  return describeChanges(before, edited.value, 'landing').map(
    (change) => `${change.kind} · ${changeSentence(change)}`,
  );
}

function toldOfConfig(before: unknown, after: unknown): string[] {
  return describeChanges(before, after, 'config').map(
    (change) => `${change.kind} · ${changeSentence(change)}`,
  );
}

describe('changes in words', () => {
  it('name the place as a reader would, with what was and what is', () => {
    expect(
      told(
        { op: 'set', path: ['hero', 'headline'], value: 'Signed at your table' },
        { op: 'set', path: ['plan', 1, 'title'], value: 'We drive' },
        { op: 'insert', path: ['success', 'benefits'], at: 'end', value: 'No second trip' },
      ),
    ).toMatchInlineSnapshot(`
      [
        "text · Hero: headline: “Signed at the gate” is now “Signed at your table”",
        "text · Step 2: title: “Wait” is now “We drive”",
        "text · Success: benefit 3: “No second trip” is new",
      ]
    `);
  });

  it('tell apart what is text, address, picture, look, search and section', () => {
    expect(
      told(
        { op: 'set', path: ['page', 'aliases'], value: ['/old', '/older'] },
        { op: 'set', path: ['page', 'noindex'], value: true },
        { op: 'set', path: ['hero', 'backgroundPattern'], value: 'waves' },
        { op: 'set', path: ['hero', 'image'], value: { src: 'desk.jpg', alt: 'A desk' } },
        { op: 'set', path: ['note'], value: { text: 'Bring a passport' } },
        { op: 'move', path: ['plan', 2], to: 0 },
      ),
    ).toMatchInlineSnapshot(`
      [
        "setting · Hero: background pattern: “none” is now “waves”",
        "picture · Hero: image: “desk.jpg” is new",
        "text · Step 1 has moved from place 3 to place 1",
        "address · Further addresses: “/old, /older” is new",
        "search · Search engines are asked not to show it",
        "section · Note: “Bring a passport” is new",
      ]
    `);
  });

  it('of the configuration tell facts, prices, addresses and settings', () => {
    const before = {
      fees: { travel: 40 },
      business: { phone: '1', name: 'Ohm' },
      area: { miles: 20 },
    };
    const after = {
      ...{
        fees: { travel: 45, minimum: 90 },
        business: { phone: '2', name: 'Ohm' },
        area: { miles: 25 },
      },
      redirects: [{ from: '/a', to: '/b' }],
      brand: { color: '#0b5c7a' },
    };
    expect(toldOfConfig(before, after)).toMatchInlineSnapshot(`
      [
        "price · Fees: travel: “40” is now “45”",
        "price · Fees: minimum: “90” is new",
        "fact · Business: phone: “1” is now “2”",
        "fact · Area: miles: “20” is now “25”",
        "address · Redirects: “/a” is new",
        "setting · Brand: color: “#0b5c7a” is new",
      ]
    `);
  });

  it('are none where only comments are others', () => {
    const value = dataValue({ path: 'a.yaml', text: `# note\n${TEXT}` });
    expect(describeChanges(dataValue({ path: 'a.yaml', text: TEXT }), value, 'landing')).toEqual(
      [],
    );
  });
});

it('uses of facts are found in any text, each file once', () => {
  const uses = factUses([
    ['a', 'From {fees.travel}, never less than {fees.travel}; call {business.phone}'],
    ['b', '{fees.travel} and {no fact}'],
  ]);
  expect(Object.fromEntries(uses)).toEqual({ 'fees.travel': ['a', 'b'], 'business.phone': ['a'] });
});

it('findings that only stand on another line have neither come nor gone', () => {
  const finding = (line: number, message: string) => ({
    ...{ file: 'a', line, column: 1, endLine: line, endColumn: 2 },
    ...{ rule: 'r', severity: 'error' as const, message, hint: '' },
  });
  const [long, gone, twice] = [finding(1, 'Too long'), finding(2, 'Gone'), finding(9, 'Too long')];
  expect(findingChanges([long, gone], [finding(3, 'Too long'), twice])).toEqual({
    added: [twice],
    mended: [gone],
  });
});
