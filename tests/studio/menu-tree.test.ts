import { describe, expect, test } from 'vitest';
import { stringify } from 'yaml';
import { dataValue } from '../../cli/edit/data-value.ts';
import { editData } from '../../cli/edit/edit-data.ts';
import {
  dropPlace,
  type Menu,
  type MenuPlace,
  type MenuStep,
  menuRows,
  moveEntry,
  removeEntry,
  stepFrom,
} from '../../studio/app/form/menus/menu-tree.ts';

const link = (label: string) => ({ label, href: `/${label.toLowerCase()}` });

const HEADER: Menu = [
  link('Home'),
  { label: 'Bread', items: [link('Rye'), link('Spelt')] },
  { label: 'Cake', items: [link('Birthday')] },
  link('Contact'),
];

const PATH = ['navigation', 'header'];

/** A menu as a tree in one line. */
function drawn(menu: Menu): string {
  return menu
    .map(({ label, items }) => (items ? `${label}(${drawn(items as Menu)})` : String(label)))
    .join(' ');
}

/** What a change makes of the menu; what its operations make of a file is the same. */
function changed(change: ReturnType<typeof moveEntry>): string | undefined {
  if (!change) return undefined;
  const path = 'site.config.yaml';
  const text = stringify({ navigation: { header: HEADER } });
  const outcome = editData({ path, text }, change.operations);
  if ('refused' in outcome) throw new Error(outcome.refused.reason);
  const value = dataValue({ path, text: outcome.text }) as { navigation: { header: Menu } };
  expect(drawn(value.navigation.header)).toBe(drawn(change.menu));
  return drawn(change.menu);
}

describe('an entry of a menu', () => {
  const stepped = (from: MenuPlace, step: MenuStep, hasLinks = true) => {
    const to = stepFrom(HEADER, from, step, hasLinks);
    return to && changed(moveEntry(HEADER, from, to, PATH));
  };

  test('moves by steps, into menus and out of them', () => {
    expect(stepped([0], 'down')).toBe('Bread(Rye Spelt) Home Cake(Birthday) Contact');
    expect(stepped([1], 'up')).toBe('Bread(Rye Spelt) Home Cake(Birthday) Contact');
    expect(stepped([3], 'in')).toBe('Home Bread(Rye Spelt) Cake(Birthday Contact)');
    expect(stepped([1, 0], 'down')).toBe('Home Bread(Spelt Rye) Cake(Birthday) Contact');
    expect(stepped([1, 0], 'up')).toBe('Home Rye Bread(Spelt) Cake(Birthday) Contact');
    expect(stepped([1, 1], 'down')).toBe('Home Bread(Rye) Spelt Cake(Birthday) Contact');
    expect(stepped([1, 0], 'out')).toBe('Home Bread(Spelt) Rye Cake(Birthday) Contact');
  });

  test('takes the menu along that loses its last link', () => {
    expect(stepped([2, 0], 'out')).toBe('Home Bread(Rye Spelt) Birthday Contact');
    expect(stepped([2, 0], 'up', false)).toBe('Home Bread(Rye Spelt Birthday) Contact');
    expect(changed(removeEntry(HEADER, [2, 0], PATH))).toBe('Home Bread(Rye Spelt) Contact');
  });

  test('takes the comments of its lines along, out of its menu and into another', () => {
    const text = [
      ...['navigation:', '  header:', '    - label: Bread', '      items:'],
      ...['        # by hand', '        - { label: Rye, href: /rye } # dark', '    - label: Cake'],
      ...['      items:', '        - label: Birthday', '          href: /birthday', ''],
    ].join('\n');
    const path = 'site.config.yaml';
    const { header } = (dataValue({ path, text }) as { navigation: { header: Menu } }).navigation;
    const edited = editData(
      { path, text },
      moveEntry(header, [0, 0], [1, 1], PATH)?.operations ?? [],
    );
    expect('text' in edited && edited.text.split('\n').slice(2)).toEqual([
      ...[
        '    - label: Cake',
        '      items:',
        '        - label: Birthday',
        '          href: /birthday',
      ],
      ...['        # by hand', '        - { label: Rye, href: /rye } # dark', ''],
    ]);
  });

  test('goes nowhere where there is no such place', () => {
    const none: [MenuPlace, MenuStep][] = [
      [[0], 'up'],
      [[3], 'down'],
      [[0], 'in'],
      [[2], 'in'],
      [[1], 'out'],
      [[1, 0], 'in'],
    ];
    for (const [from, step] of none) expect(stepFrom(HEADER, from, step, true)).toBeUndefined();
    expect(stepFrom(HEADER, [1, 0], 'out', false)).toBeUndefined();
  });
});

describe('an entry that is dropped on a row', () => {
  const dropped = (from: MenuPlace, label: string, across = 0, hasLinks = true) => {
    const over = menuRows(HEADER).findIndex(({ entry }) => entry.label === label);
    const to = dropPlace(HEADER, from, over, across, hasLinks);
    return to && changed(moveEntry(HEADER, from, to, PATH));
  };

  test('takes its place, between links as one of them', () => {
    expect(dropped([3], 'Spelt')).toBe('Home Bread(Rye Contact Spelt) Cake(Birthday)');
    expect(dropped([1, 0], 'Home')).toBe('Rye Home Bread(Spelt) Cake(Birthday) Contact');
    expect(dropped([3], 'Home')).toBe('Contact Home Bread(Rye Spelt) Cake(Birthday)');
    expect(dropped([2], 'Home')).toBe('Cake(Birthday) Home Bread(Rye Spelt) Contact');
  });

  test('stands behind the last link of a menu as one of them, or below it by where it is dragged to', () => {
    expect(dropped([3], 'Contact', 60)).toBe('Home Bread(Rye Spelt) Cake(Birthday Contact)');
    expect(dropped([1, 1], 'Spelt', -60)).toBe('Home Bread(Rye) Spelt Cake(Birthday) Contact');
    expect(dropped([0], 'Spelt', 60)).toBe('Bread(Rye Spelt Home) Cake(Birthday) Contact');
    expect(dropped([0], 'Spelt')).toBe('Bread(Rye Spelt) Home Cake(Birthday) Contact');
  });
});
