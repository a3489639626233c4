import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  noteTranslated,
  readTranslated,
  translationFile,
} from '../../cli/translation/translation-record.ts';
import { newlyTranslated, translationTexts } from '../../cli/translation/translation-texts.ts';
import { tempFolder } from '../support/temp-folder.ts';

const ORIGINAL = {
  hero: { headline: 'Open all night', problem: 'It is late', backgroundPattern: 'dots' },
  seo: { title: '{business.name}' },
  failure: ['One', 'Two'],
};

/** The state of each text by its name. */
function states(translation: unknown, noted = {}): Record<string, string> {
  const texts = translationTexts(ORIGINAL, translation, noted);
  return Object.fromEntries(texts.map(({ name, state }) => [name, state]));
}

describe('the texts of a translation', () => {
  it('are missing where there are none, or where they are still the original', () => {
    expect(states({ ...ORIGINAL, failure: ['Eins'] })).toEqual({
      'hero.headline': 'missing',
      'hero.problem': 'missing',
      'seo.title': 'done',
      'failure[0]': 'done',
      'failure[1]': 'missing',
    });
  });

  it('are stale where the original has been changed since', () => {
    const translation = { hero: { headline: 'Offen bei Nacht', problem: 'It is late' } };
    const noted = { 'hero.headline': 'Open at night', 'hero.problem': 'It is late' };
    const texts = translationTexts(ORIGINAL, translation, noted);
    expect(texts[0]).toMatchObject({ state: 'stale', before: 'Open at night' });
    expect(texts[1]).toMatchObject({ state: 'done', translation: 'It is late' });
  });

  it('are noted when they are edited, but not when they are only copied', () => {
    const before = { hero: { headline: 'Open all night', problem: 'Es ist spät' } };
    const after = {
      hero: { headline: 'Offen bei Nacht', problem: 'Es ist spät' },
      failure: ['One'],
    };
    expect(newlyTranslated(ORIGINAL, before, after)).toEqual({ 'hero.headline': 'Open all night' });
  });

  it('are remembered one a line, beside what others have noted', () => {
    const path = translationFile(tempFolder(), 'offen');
    noteTranslated(path, { b: 'B', a: 'A' });
    noteTranslated(path, { b: 'C' });
    expect(readTranslated(path)).toEqual({ a: 'A', b: 'C' });
    writeFileSync(path, '[]');
    expect(() => readTranslated(path)).toThrow(join('.translations', 'offen.json'));
  });
});
