import { describe, expect, it } from 'vitest';
import { scheduleOtherDay } from '../../../cli/rules/copy/schedule-other-day.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';
import { FACTS } from '../copy-findings.ts';

function told(raw: object, kind: 'landing' | 'page' = 'landing', language = 'en') {
  const file = copyFile(kind, language, raw);
  return [...applyCopyRule(scheduleOtherDay, file, FACTS)].map(({ path, message, hint }) => [
    path.join('.'),
    message,
    hint,
  ]);
}

const EVENT = 'The open day is on Saturday, 8 May 2027.';

describe('a page that is published after all days that it names', () => {
  it('is asked for its year', () => {
    const message =
      'The page is published on 2028-03-28, after all days that it names; the last is 2027-05-09.';
    const hint = 'Did you mean 2027-03-28?';
    const texts = { note: { text: EVENT, more: 'On 9 May 2027 the gate stays closed.' } };
    const publishAt = '2028-03-28T09:00';
    expect(told({ page: { publishAt }, ...texts })).toEqual([['page.publishAt', message, hint]]);
    expect(told({ publishAt, ...texts }, 'page')).toEqual([['publishAt', message, hint]]);
    const german = { note: { text: 'Das Hoffest ist am 8. Mai 2027.' } };
    expect(told({ page: { publishAt }, ...german }, 'landing', 'de')).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['another text names its year', { text: EVENT, more: 'The next one is in 2028.' }],
    ['it tells of last year', { text: EVENT, more: 'What took place on that day.' }],
    ['some day is after it', { text: EVENT, more: 'The draw is on 1 May 2029.' }],
    ['some day would be before it in any case', { text: EVENT, more: 'Since 1 May 2009.' }],
    ['it names no day with its year', { text: 'The open day is on 8 May.' }],
  ])('is not, if %s', (_, note) => {
    expect(told({ page: { publishAt: '2028-03-28T09:00' }, note })).toEqual([]);
  });

  it.each([
    ['in time', '2027-03-28T09:00'],
    ['soon after', '2027-06-01T09:00'],
    ['soon after, in the next year', '2028-01-05T09:00'],
  ])('is not, if it is published %s', (_, publishAt) => {
    const text = publishAt.startsWith('2028') ? 'The lights burn on 20 December 2027.' : EVENT;
    expect(told({ page: { publishAt }, note: { text } })).toEqual([]);
  });

  it('is not, if its end has the same year', () => {
    const page = { publishAt: '2028-03-28T09:00', expireAt: '2028-06-01T09:00' };
    expect(told({ page, note: { text: EVENT } })).toEqual([]);
  });
});
