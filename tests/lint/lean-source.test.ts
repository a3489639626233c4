import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { leanSource } from '../../cli/content/text-rules/lean-source.ts';
import { LETTERS } from '../../cli/content/text-rules/letters.ts';

const JOINT = '(?:$.)*';

/** The source with its joints as `¦`. */
const joined = (source: string, flags?: string) => leanSource(source, flags).replaceAll(JOINT, '¦');

test('a pattern is joined behind groups that can be left in several ways', () => {
  expect(joined('(?:a|b)c')).toBe('(?:a|b)¦c');
  expect(joined('(?<name>a|b)?c(d)e')).toBe('(?<name>a|b)?¦c(d)e');
  expect(joined('(?:ab){0,3}?c(?:ab){2}d(?:ab){4}e(?:ab)+f(?:a|b)*g')).toBe(
    '(?:ab){0,3}?¦c(?:ab){2}¦d(?:ab){4}e(?:ab)+f(?:a|b)*g',
  );
  expect(joined('((a|b)c|d)e')).toBe('((a|b)¦c|d)¦e');
});

test('in a lookbehind, it is joined before them, and assertions are left alone', () => {
  expect(joined('(?<!x(?:a|b)c)(?=(?:a|b)c|d)e')).toBe('(?<!x¦(?:a|b)c)(?=(?:a|b)¦c|d)e');
  expect(joined('(?<=(?:a|b)(?=(?:c|d)e))f')).toBe('(?<=¦(?:a|b)(?=(?:c|d)¦e))f');
});

test('brackets in classes and behind backslashes open no group', () => {
  expect(joined('[(|)](?:a|[)\\]])\\((?:b|\\))c')).toBe('[(|)](?:a|[)\\]])¦\\((?:b|\\))¦c');
});

test('a part that is joined already stays as it is', () => {
  const once = leanSource('(?:a|b)c(?<=(?:d|e)f)');
  expect(leanSource(once)).toBe(once);
});

test('where `.` matches line ends, nothing is joined', () => {
  expect(joined('(?:a|b)c', 'ms')).toBe('(?:a|b)c');
  for (const flags of ['', 'm', 's', 'i', 'mu']) {
    const joint = new RegExp(`^a${JOINT}b${JOINT}$`, flags);
    expect(['ab', 'axb', 'a\nb', 'ab\n', 'abc', 'ab\nc'].map((text) => joint.test(text))).toEqual(
      ['ab', 'axb', 'a\nb', 'ab\n', 'abc', 'ab\nc'].map((text) =>
        new RegExp('^ab$', flags).test(text),
      ),
    );
  }
});

test('letters are ranges, if the pattern has properties', () => {
  expect(leanSource('\\p{L}[^\\p{L}\\]-]\\\\p{L}', 'u')).toBe(
    `[${LETTERS}][^${LETTERS}\\]-]\\\\p{L}`,
  );
  expect(leanSource('\\p{L}', 'i')).toBe('\\p{L}');
});

/** Marks and what is not assigned yet may be either, as may letters that change others or stand in formulas. */
const EITHER = /[\p{M}\p{Cn}\p{Lm}\u2100-\u214f\u2183\u2184]/u;

test('the ranges are letters; no sign between Latin, Greek, Cyrillic, Hebrew or Arabic ones, nor punctuation, is one', () => {
  const isOne = new RegExp(`^[${LETTERS}]$`, 'u');
  const wrong: string[] = [];
  for (let code = 0; code < 0x10000; code += 1) {
    const character = String.fromCharCode(code);
    if (EITHER.test(character)) continue;
    const isLetter = /\p{L}/u.test(character);
    const mustDiffer = code < 0x710 || /[\u2000-\u2bff\u3000-\u3030\ud800-\uf8ff]/.test(character);
    if (isOne.test(character) !== isLetter && (isLetter || mustDiffer)) wrong.push(character);
  }
  expect(wrong).toEqual([]);
});

/** Makes each pattern match a text with one byte a character, and one with two. @returns how much machine code V8 has then, in bytes. */
const MEASURE = `
  const { getHeapSpaceStatistics } = await import('node:v8');
  const code = () => getHeapSpaceStatistics()
    .filter(({ space_name }) => /code/.test(space_name))
    .reduce((sum, { space_used_size }) => sum + space_used_size, 0);
  let input = '';
  for await (const chunk of process.stdin) input += chunk;
  const patterns = JSON.parse(input).map((source) => new RegExp(source, 'iu'));
  const before = code();
  for (const pattern of patterns) pattern.test(process.argv[1]);
  console.log(code() - before);`;

function codeOf(sources: readonly string[], text: string): number {
  const flags = ['--no-regexp-tier-up', '--input-type=module'];
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, '-e', MEASURE, text], {
    input: JSON.stringify(sources),
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return Number(stdout);
}

test.each(['one day we open', 'one day we’re open'])('V8 compiles it to less code: %s', (text) => {
  const sources = Array.from(
    { length: 60 },
    (_, at) =>
      `(?<!\\p{L})(?:an?|the|each|every|one|your|our)(?: (?:new|old|first|last))? (?:\\p{L}+ ){0,3}?(?:day|week|month|year)s? (?:we|they|you|it)(?:['’]re| are)? (?:open|close)${at}(?!\\p{L})`,
  );
  const lean = sources.map((source) => leanSource(source, 'iu'));
  expect(codeOf(lean, text)).toBeLessThan(0.5 * codeOf(sources, text));
});
