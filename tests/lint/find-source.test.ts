import { expect, it } from 'vitest';
import { plainWords } from '../../cli/content/text-rules/plain-words.ts';
import { spanOf } from '../../cli/rules/find-source.ts';

it.each([
  ['Pasen. Notaría certificada en Midland.', 'Notaría certificada en Midland.'],
  ['Pasen. Asesoría legal para todos.', 'Asesoría legal para todos.'],
  ['Come in. Don’t bring an ID.', 'Don’t bring an ID.'],
  ['Grüße. Wir führen ältere Akten.', 'Wir führen ältere Akten.'],
])('a sentence in plain words is found where it is written: %s', (text, sentence) => {
  const start = text.indexOf(sentence);
  expect(spanOf(text, plainWords(sentence))).toEqual([start, text.length]);
});
