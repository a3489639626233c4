import { expect, it } from 'vitest';
import { parseYamlDocument } from '../../cli/content/yaml/yaml-document.ts';

const told = (text: string) =>
  parseYamlDocument(text).findings.map(
    ({ rule, range }) => `${rule} ${range.line}:${range.column}–${range.endColumn}`,
  );

it.each([
  ['a:\n  - [Parte de 12,5 × 17,5 cm, Sobre]\n', 'syntax/cut-text 2:6–29'],
  ['a: [Sobre, Talla 40,42 y 44]\n', 'syntax/cut-text 1:12–28'],
  ['a: { b: [Bis zu 2,5 kg, Über 2] }\n', 'syntax/cut-text 1:10–23'],
  ['a: [Um 7,\n  5 % mehr, Um 7,5 % mehr]\n', 'syntax/cut-text 2:13–26'],
])('a text that the comma of its number splits is told: %j', (text, finding) => {
  expect(told(text)).toEqual([finding]);
});

it.each([
  'a: [1,2, 3]\n',
  'a: [4x6,5x7, 8x10]\n',
  'a: [5 x 7,8 x 10]\n',
  'a: ["Parte de 12,5 cm", Sobre]\n',
  'a: [Gate 4, 5 yards]\n',
  'a: [Gate 4,Yard 5, Quay]\n',
  'a:\n  - Parte de 12,5 cm\n  - Sobre\n',
])('other lists are fine: %j', (text) => {
  expect(told(text)).toEqual([]);
});
