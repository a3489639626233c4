import { expect, it } from 'vitest';
import { plainWords } from '../../cli/content/text-rules/plain-words.ts';
import { SourceIndex, spanOf } from '../../cli/rules/find-source.ts';
import { PageTraces } from '../../cli/rules/pages/page-trace.ts';
import { tempFolder } from '../support/temp-folder.ts';

it.each([
  ['Pasen. Notaría certificada en Midland.', 'Notaría certificada en Midland.'],
  ['Pasen. Asesoría legal para todos.', 'Asesoría legal para todos.'],
  ['Come in. Don’t bring an ID.', 'Don’t bring an ID.'],
  ['Grüße. Wir führen ältere Akten.', 'Wir führen ältere Akten.'],
])('a sentence in plain words is found where it is written: %s', (text, sentence) => {
  const start = text.indexOf(sentence);
  expect(spanOf(text, { sentence: plainWords(sentence) })).toEqual([start, text.length]);
});

/** What a text says at the place of a sentence, and of the words of it that are wrong. */
function saidAt(text: string, sentence: string, wrong?: string): string {
  const found = { sentence: plainWords(sentence), ...(wrong === undefined ? {} : { wrong }) };
  return text.slice(...(spanOf(text, found) ?? [0, 0]));
}

it.each([
  [
    '- Witnesses, if the paper has lines for them.\n\n',
    'If the paper was due last Friday, so be it.',
  ],
  ['Unless the deed is old. See the deed. ', 'The deed is dated Friday, as you like.'],
  ['We come to you, we come to the bank. ', 'We come to you, and we date it back.'],
  ['- si el poder es viejo\n- si el poder es nuevo\n\n', 'Si el poder vencía ayer, ponemos ayer.'],
  ['We take {fees.flatTravel} for the drive. ', 'We take {fees.flatTravel} for the oath.'],
  ['Signing it early helps. Resign it soon. ', 'Sign it early and mail it.'],
  ['Wenn die Frau kommt, gut. ', 'Wenn die Frau nicht kommt, auch gut.'],
])('a sentence is not taken for an earlier one that begins like it: %s%s', (before, sentence) => {
  expect(saidAt(`${before}${sentence} Then we leave.`, sentence)).toBe(sentence);
});

it('of two places with the same sentence, the first is taken', () => {
  expect(spanOf('We go. We go.', { sentence: 'we go.' })).toEqual([0, 6]);
});

it.each([
  [
    'Each signature after it\nadds two dollars, two at most.',
    'two dollars',
    'two dollars, two at most.',
  ],
  ['Within 25 miles the stamp is\n$25.', '$25', '$25.'],
  [
    'El sello cuesta veinte\n  dólares, nada más.',
    'veinte dolares',
    'veinte\n  dólares, nada más.',
  ],
])('the wrong words of a sentence may stand on a later line: %s', (text, wrong, said) => {
  expect(saidAt(text, text, wrong)).toBe(said);
});

it.each([
  [
    'Come in. {fees.first} is all we take\nfor the oath. Go.',
    '$10 is all we take for the oath.',
    '{fees.first} is all we take\nfor the oath.',
  ],
  [
    'Come in. We take {fees.first} for the oath, at most.',
    'We take $10 for the oath, at most.',
    'We take {fees.first} for the oath, at most.',
  ],
  [
    'First\n\n{fees.first} a stamp and not more',
    '$10 a stamp and not more',
    '{fees.first} a stamp and not more',
  ],
  ['{fees.first} a stamp', '$10 a stamp', ''],
])('a sentence is found although a fact stands at its beginning: %s', (text, sentence, said) => {
  expect(saidAt(text, sentence)).toBe(said);
});

it('one or two words are those of a source only where no word goes on behind them', () => {
  const sources = ['xMinYMax slice', 'Call us: we come'].map((text) => {
    return { file: 'site/a.tsx', text, source: text, start: 0, end: text.length };
  });
  const found = (words: string) => new SourceIndex(sources).find(words, 'site/')?.text;
  expect(found('x')).toBeUndefined();
  expect(found('call us')).toBe('Call us: we come');
});

it('words of a site are not those of the engine that it has installed', async () => {
  const root = tempFolder();
  const traces = new PageTraces({ root, cwd: root, facts: { values: new Map() } as never });
  expect(await traces.inSources({ words: 'xMinYMax slice' })).toBeUndefined();
});
