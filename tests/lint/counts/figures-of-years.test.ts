import { describe, expect, it } from 'vitest';
import { FACTS, findingsIn } from '../copy-findings.ts';

/** What is told of figures typed into the entries of a timeline. */
function told(items: readonly object[], language = 'en'): string[] {
  const raw = { sections: [{ timeline: { heading: 'Years', items } }] };
  const facts = { ...FACTS, now: Date.UTC(2026, 10, 30) };
  return findingsIn(raw, { facts, kind: 'page', language, only: 'facts/typed-figure' });
}

describe('a figure of the entry of a former year', () => {
  it('is the share that was measured then', () => {
    expect(told([{ date: '2025', title: '98.5%', text: 'Roofs done on the day.' }])).toEqual([]);
    expect(told([{ date: '2024', title: '98.5%' }], 'es')).toEqual([]);
  });

  it('is one of several that count the same', () => {
    const entries = [
      { date: '2023', title: '118 reviews' },
      { date: '2024', title: '127 reviews' },
      { date: '2025', title: '125 reviews' },
    ];
    expect(told(entries)).toEqual([]);
  });

  it.each([
    ['the running year', [{ date: '2026', title: '98.5%' }]],
    ['what is so today', [{ date: '2025', title: '98.5%', text: '98.5% are on time today.' }]],
    ['a count alone', [{ date: '2025', title: 'Stars', text: 'We have 127 reviews.' }]],
    ['a licence', [{ date: '2012', title: 'Licensed', text: 'Our licence is 80911.' }]],
  ])('but not of %s', (_, items) => {
    expect(told(items)).toHaveLength(1);
  });
});
