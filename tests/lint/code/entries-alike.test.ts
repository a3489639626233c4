import { parseAst } from 'rolldown/parseAst';
import { expect, it } from 'vitest';
import { entriesAlike } from '../../../cli/rules/code/entries-alike.ts';

const toldIn = (code: string) =>
  [...entriesAlike(parseAst(code, { lang: 'tsx' }).body)].map(({ at }) =>
    code.slice(at?.start, at?.end),
  );

const LONG = 'We strip the old slate, look at every batten, and lay the new one by hand.';

it.each([
  [
    "const A = [{ question: 'Who pays?' }, { question: 'How long does it last?' }, { question: 'How long does it last?' }];",
    "'How long does it last?'",
  ],
  [
    "const A = [{ frage: 'Wie lange hält ein Dach?', x }, { frage: 'Wie lange  hält ein Dach?', y }];",
    "'Wie lange  hält ein Dach?'",
  ],
  [
    "const A = [{ pregunta: `¿Cuánto dura un tejado?` }, { pregunta: '¿Cuánto dura un tejado?' }];",
    "'¿Cuánto dura un tejado?'",
  ],
  [
    `const A = [{ question: 'Slate?', answer: '${LONG}' }, { question: 'Tin?', answer: '${LONG}' }];`,
    `'${LONG}'`,
  ],
  [
    "const A = [{ title: 'Roofs of slate', icon: 'a' }, { title: 'Roofs of slate', icon: 'b' }];",
    "'Roofs of slate'",
  ],
  [
    'const A = () => <div><Q question="Who pays for it?" /><Q question="Who pays for it?" /></div>;',
    '"Who pays for it?"',
  ],
])('told: %s', (code, told) => {
  expect(toldIn(code)).toEqual([told]);
});

it('an entry that was copied whole is told once', () => {
  const entry = `{ question: 'How is it laid?', answer: '${LONG}' }`;
  expect(toldIn(`const A = [${entry}, ${entry}];`)).toEqual(["'How is it laid?'"]);
});

it.each([
  "const A = [{ question: 'How long does slate last?' }, { question: 'How long does tin last?' }];",
  "const A = [{ question: 'Who pays for it?' }]; const B = [{ question: 'Who pays for it?' }];",
  "const A = [{ title: 'Open' }, { title: 'Open' }];",
  "const A = [{ title: 'Open house day', date: '2026-05-02' }, { title: 'Open house day', date: '2026-06-02' }];",
  "const A = [{ state: 'open', title: 'We are on roofs' }, { state: 'shut', title: 'We are on roofs' }];",
  "const A = [...(x ? [{ question: 'Who pays for it?' }] : [{ question: 'Who pays for it?' }])];",
  "const A = [{ text: 'By the hour.' }, { text: 'By the hour.' }];",
  `const A = [{ title: \`Roofs in \${one}\` }, { title: \`Roofs in \${one}\` }];`,
  'const A = () => <div><Go title="Opens in a new tab" /><Go title="Opens in a new tab" /></div>;',
  "const A = { sample: { rows: [{ title: 'Roofs of slate' }, { title: 'Roofs of slate' }] } };",
])('not told: %s', (code) => {
  expect(toldIn(code)).toEqual([]);
});
