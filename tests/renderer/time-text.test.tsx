import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TimeText } from '../../renderer/components/TimeText.tsx';

const keptTogether = (text: string) =>
  [...renderToStaticMarkup(<TimeText text={text} />).matchAll(/nowrap">([^<]*)</g)].map(
    ([, kept]) => kept,
  );

test.each([
  ['Evening, 6 PM to 10 PM', ['6 PM to 10 PM']],
  ['Noche, de 10 PM a 6 AM', ['de 10 PM a 6 AM']],
  ['from 8:30 AM, every day, until 8 PM.', ['8:30 AM', '8 PM']],
  ['Travel within 15 minutes', []],
])('%s', (text, kept) => {
  expect(keptTogether(text)).toEqual(kept);
});

test('changes no letter of the text', () => {
  const text = 'By day, 6 AM to 6 PM, and before 5 PM';
  expect(renderToStaticMarkup(<TimeText text={text} />).replace(/<[^>]*>/g, '')).toBe(text);
});
