import { createElement } from 'react';
import { afterAll, beforeAll, describe, it, vi } from 'vitest';
import { sample } from '../support/proof.ts';
import { ATTRIBUTES, ELEMENTS, VALUES } from './attribute-names.ts';
import { expectSameAsReact } from './same-as-react.ts';

/** One of each way in which React writes an element. */
const KINDS_OF_ELEMENT = [
  'a',
  'button',
  'form',
  'img',
  'input',
  'option',
  'path',
  'script',
  'td',
  'x-y',
];

/** One of each way in which React writes an attribute. */
const KINDS_OF_ATTRIBUTE = ['className', 'hidden', 'name', 'src', 'size', 'spellCheck', 'data-of'];

/** Elements with an attribute each, the attributes in turn. */
const TRIED = sample(
  KINDS_OF_ELEMENT.flatMap((element) => ATTRIBUTES.map((name) => [element, name] as const)),
  ATTRIBUTES.length,
);

const CONTENTS: readonly unknown[] = [
  'text',
  '\ntext',
  0,
  10n,
  [],
  [[1, ['two', null]], true],
  new Set(['a', 'b']),
  createElement('b', { key: 'b' }),
];

const INNER = ['<i>', '\n<i>', '', null, undefined, 0, true];

// Every wrong attribute is worth a warning of React's, once.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

describe('markup is what React writes', () => {
  it.each(KINDS_OF_ELEMENT)('for every attribute and kind of value of <%s>', (element) => {
    for (const [on, name] of TRIED)
      if (on === element)
        for (const value of VALUES) expectSameAsReact(createElement(element, { [name]: value }));
  });

  it.each(KINDS_OF_ATTRIBUTE)('for %s of any kind of value on every element', (name) => {
    for (const element of sample(ELEMENTS, 60))
      for (const value of VALUES) expectSameAsReact(createElement(element, { [name]: value }));
  });

  it('for every content of every element', () => {
    for (const element of ELEMENTS) {
      expectSameAsReact(createElement(element));
      for (const content of CONTENTS)
        expectSameAsReact(createElement(element, null, content as string));
    }
  });

  it('for every raw content of every element, alone and beside another', () => {
    for (const element of ELEMENTS)
      for (const __html of INNER)
        for (const children of [undefined, null, 'text']) {
          const dangerouslySetInnerHTML = { __html: __html as string };
          expectSameAsReact(createElement(element, { dangerouslySetInnerHTML, children }));
        }
  });
});
