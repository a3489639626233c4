import { describe, expect, test } from 'vitest';
import { foundWith } from './landing-with-variants.ts';

/** Variants with these changes, each as a flow map. */
const variants = (...sets: string[]) =>
  `variants:\n${sets.map((set, index) => `  - { name: v${index}, weight: 10, set: { ${set} } }\n`).join('')}`;

const HEADLINE = 'hero.headline: "Signed the the gate &amp; more"';
const IN_HEADLINE = [
  ['copy/doubled-word', 'the the'],
  ['copy/entity', '&amp;'],
];
const UNKNOWN_KEY = 'hero.hedlin: A';
const IN_UNKNOWN_KEY = ['shape/unknown-key', 'hero.hedlin'];
const LOST = 'heroo.headline: A';
const IN_LOST = ['variants/path', 'heroo.headline'];
const FOURTH = '"plan[3]": { number: 4, title: Wait, description: A }';
const IN_FOURTH = ['shape/count', '{ number: 4, title: Wait, description: A }'];

describe('one run tells what is wrong with every variant', () => {
  test.each<[string, string, string[][]]>([
    [
      'beside a wrong key in another one',
      variants(UNKNOWN_KEY, HEADLINE),
      [IN_UNKNOWN_KEY, ...IN_HEADLINE],
    ],
    ['beside a wrong path in another one', variants(LOST, HEADLINE), [IN_LOST, ...IN_HEADLINE]],
    [
      'beside all of that in the same one',
      variants(`${LOST}, ${UNKNOWN_KEY}, "hero[0]": B, ${FOURTH}, ${HEADLINE}`),
      [IN_LOST, ['shape/unknown-key', '"hero[0]"'], IN_UNKNOWN_KEY, IN_FOURTH, ...IN_HEADLINE],
    ],
    [
      'beside a name that is taken',
      variants(UNKNOWN_KEY, HEADLINE).replace('v1', 'v0'),
      [['shape/format', 'v0'], IN_UNKNOWN_KEY, ...IN_HEADLINE],
    ],
    [
      'beside weights that leave nobody',
      variants(LOST, HEADLINE).replaceAll('10', '50'),
      [['shape/format', '50'], IN_LOST, ...IN_HEADLINE],
    ],
    [
      'beside a name that is taken, and a part of the wrong shape',
      variants(HEADLINE, 'hero.headline: Soon').replace('v1, weight: 10', 'v0, weight: ten'),
      [['shape/wrong-type', 'ten'], ['shape/format', 'v0'], ...IN_HEADLINE],
    ],
    [
      'beside weights that leave nobody, and a name of the wrong shape',
      variants(LOST, HEADLINE).replaceAll('10', '50').replace('v0', 'V 0'),
      [['shape/format', 'V 0'], ['shape/format', '50'], IN_LOST, ...IN_HEADLINE],
    ],
    [
      'beside variants that cannot be read',
      `${variants(HEADLINE)}  - 3\n  - { name: a, weight: 3, set: [1] }\n`,
      [['shape/wrong-type', '3'], ['shape/wrong-type', '[1]'], ...IN_HEADLINE],
    ],
    [
      'beside a wrong key of the landing',
      `${variants(UNKNOWN_KEY, `${LOST}, ${FOURTH}`, HEADLINE)}colour: red\n`,
      [['shape/unknown-key', 'colour'], IN_UNKNOWN_KEY, IN_LOST, IN_FOURTH, ...IN_HEADLINE],
    ],
    [
      'beside an unknown fact in a value that belongs nowhere',
      variants('heroo.headline: "From {fees.none}"'),
      [IN_LOST, ['facts/unknown', '{fees.none}']],
    ],
  ])('%s', (_, lines, expected) => {
    expect(foundWith(lines)).toEqual(expected);
  });
});

describe('what follows from another fault is not told', () => {
  test('in the order of sections, where one of them is wrong', () => {
    const note = 'note: { heding: A, text: Bring it. }';
    const lines = variants(`${note}, sections: [problems, guide, plan, note]`);
    expect(foundWith(lines)).toEqual([['shape/unknown-key', 'heding']]);
  });

  test.each<[string, (page: string) => string, string, string[][]]>([
    [
      'of a block with the wrong name',
      (page) => page.replace('\nhero:', '\nheroo:'),
      variants('hero.headline: A, hero.hedlin: B'),
      [['shape/unknown-key', 'heroo'], IN_UNKNOWN_KEY],
    ],
    [
      'of a key with the wrong name',
      (page) => page.replace('  headline:', '  hedline:'),
      variants('hero.headline: A'),
      [['shape/unknown-key', 'hedline']],
    ],
    [
      'of a list that is too short',
      (page) =>
        page.replace(/\nplan:\n(?: .*\n)+/, '\nplan: [{ number: 1, title: A, description: B }]\n'),
      variants('"plan[2].title": C, "plan[1]": { number: 2, title: D, description: E }'),
      [['shape/count', 'plan']],
    ],
  ])('%s in the landing', (_, edit, lines, expected) => {
    expect(foundWith(lines, edit)).toEqual(expected);
  });
});
