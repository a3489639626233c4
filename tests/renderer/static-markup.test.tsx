import fc from 'fast-check';
import { createContext, useContext, useId } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { reactFallbacks, staticMarkup } from '../../renderer/markup/static-markup.ts';
import { cases } from '../support/proof.ts';
import { randomTree } from './random-trees.tsx';
import { expectSameAsReact } from './same-as-react.ts';

const RUNS = cases(150, 3000);

// React warns of whatever is odd.
beforeAll(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

describe('static markup', () => {
  it('is what React renders, whatever the elements, components, attributes and texts', () => {
    const before = reactFallbacks();
    fc.assert(fc.property(randomTree, expectSameAsReact), { numRuns: RUNS });
    expect(reactFallbacks() - before).toBeLessThan(RUNS / 2);
  });

  it('leaves hooks, contexts and whatever else it does not know to React', () => {
    const Words = createContext('outside');
    const Reader = () => <p id={useId()}>{useContext(Words)}</p>;
    const trees = [
      <Words.Provider key="context" value="inside">
        <Reader />
      </Words.Provider>,
      <input key="value" defaultValue="as it is" />,
      <select key="select" defaultValue="b">
        <option value="a">A</option>
        <option value="b">B</option>
      </select>,
      <p key="style" style={{ marginTop: 4 }}>
        text
      </p>,
      <img key="announced" src="/truck.jpg" alt="" />,
    ];
    for (const element of trees) {
      const before = reactFallbacks();
      expect(staticMarkup(element)).toBe(renderToStaticMarkup(element));
      expect(reactFallbacks()).toBe(before + 1);
    }
  });

  it('is React’s inside of a component that React renders, so that hooks count for the right one', () => {
    const Inner = () => <b>{useId()}</b>;
    const Outer = ({ markup }: { markup: typeof staticMarkup }) => (
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that was just made
      <p id={useId()} dangerouslySetInnerHTML={{ __html: markup(<Inner />) }} />
    );
    expect(staticMarkup(<Outer markup={staticMarkup} />)).toBe(
      renderToStaticMarkup(<Outer markup={renderToStaticMarkup} />),
    );
  });

  it('throws what a component throws', () => {
    const Broken = () => {
      throw new Error('no such section');
    };
    expect(() => staticMarkup(<Broken />)).toThrow('no such section');
  });

  it('ends with an error for a component that shows itself', () => {
    const Endless = () => (
      <div>
        <Endless />
      </div>
    );
    const before = reactFallbacks();
    expect(() => staticMarkup(<Endless />)).toThrow(RangeError);
    expect(reactFallbacks()).toBe(before);
  });
});
