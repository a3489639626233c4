import { expect, it } from 'vitest';
import { parseYaml } from '../../cli/content/yaml/yaml-file.ts';

const told = (text: string) =>
  parseYaml({ path: '/x.yaml', name: 'x.yaml', text } as never).diagnostics.map(
    ({ rule, line, column, endColumn }) => `${rule} ${line}:${column}–${endColumn}`,
  );

it.each([
  ['a:\n  - Oak frames\n    Pine frames\n  - Glass\n', 'syntax/joined-entries 3:5–16'],
  ['- Sillas plegables\n  Mesas redondas \n- Toldos\n', 'syntax/joined-entries 2:3–17'],
  [
    'a:\n  - x: 1\n    b:\n      - tuning\n        regulation\n      - voicing\n',
    'syntax/joined-entries 5:9–19',
  ],
  [
    'a: # of the shop\n  - 2 Kajaks\n      3 Kanadier\n  - Westen\n',
    'syntax/joined-entries 3:7–17',
  ],
])('a line that has lost its dash is told: %j', (text, finding) => {
  expect(told(text)).toEqual([finding]);
});

it.each([
  'a:\n  - Oak frames\n  - Pine frames\n',
  'a:\n  - "Oak frames\n    Pine frames"\n  - Glass\n',
  'a:\n  - Oak frames are made to measure in our own workshop behind\n    Harbour Street, and last a lifetime.\n  - Glass\n',
  'a:\n  - Oak frames\n    and pine\n  - Glass\n',
  'a:\n  - Oak frames\n    Pine frames\n',
  'body: |\n  - Oak frames\n    Pine frames\n  - Glass\n',
  'a:\n  - title: Oak frames\n    text: Pine frames\n  - title: Glass\n    text: Glass\n',
])('other lines are fine: %j', (text) => {
  expect(told(text)).toEqual([]);
});
