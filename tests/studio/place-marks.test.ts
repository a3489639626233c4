import { expect, test } from 'vitest';
import { marked, withoutMarks } from '../../cli/studio/marks/mark-characters.ts';
import { placeMarks } from '../../cli/studio/marks/place-marks.ts';

const PATHS = [['a'], ['list', 0], ['picture', 'alt']];

function placed(markup: string): string {
  return placeMarks(markup, withoutMarks(markup), PATHS);
}

test('an element that is one text says so', () => {
  expect(placed(`<p>${marked('One', 0)}</p>`)).toBe('<p data-edit="a" data-edit-whole="">One</p>');
});

test('an element with texts of several keys says where each begins, as a browser counts', () => {
  expect(placed(`<p>${marked('R&amp;D', 0)} and ${marked('x', 1)}<br>${marked('y', 0)}</p>`)).toBe(
    '<p data-edit="a list[0]" data-edit-at="0.0.0 1.0.8 0.1.0">R&amp;D and x<br>y</p>',
  );
});

test('a picture leads to its group', () => {
  expect(placed(`<img alt="${marked('A van', 2)}"/>`)).toBe(
    '<img alt="A van" data-edit-picture="picture"/>',
  );
});

test('what is marked is the same without its marks', () => {
  const html = `<div><h2>${marked('A', 0)}</h2><!-- ${marked('B', 1)} --><style>p{}</style></div>`;
  expect(placed(html).replace(/ data-edit[\w-]*="[^"]*"/g, '')).toBe(withoutMarks(html));
});
