import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { popupId } from '../../renderer/features/popups/popup-id.ts';
import {
  type Circumstances,
  type Conditions,
  isDue,
  mayShow,
  type Progress,
} from '../../renderer/features/popups/popup-rules.ts';
import { isSearchEngine } from '../../renderer/features/popups/search-engines.ts';

const START: Progress = { seconds: 0, scrolled: 0, pastFirstScreen: false, leaving: false };

describe('the moment of a popup', () => {
  test.each<[Conditions, Partial<Progress>, boolean]>([
    [{ seconds: 20 }, { seconds: 19.9 }, false],
    [{ seconds: 20 }, { seconds: 20 }, true],
    [{ scrolled: 50 }, { scrolled: 49 }, false],
    [{ scrolled: 50 }, { scrolled: 50 }, true],
    [{ pastFirstScreen: true }, { scrolled: 90 }, false],
    [{ pastFirstScreen: true }, { pastFirstScreen: true }, true],
    [{ pastFirstScreen: false }, { pastFirstScreen: true }, false],
    [{ leaving: true }, { leaving: true }, true],
    [{ seconds: 20 }, { leaving: true, scrolled: 100, pastFirstScreen: true }, false],
    [{ seconds: 20, scrolled: 50 }, { scrolled: 60 }, true],
    [{}, { seconds: 600, scrolled: 100, pastFirstScreen: true, leaving: true }, false],
  ])('of %j has come with %j: %s', (conditions, progress, due) => {
    expect(isDue(conditions, { ...START, ...progress })).toBe(due);
  });
});

/** A desk that nothing keeps a popup from. */
const FREE: Circumstances = {
  isPhone: false,
  fromSearch: false,
  pastFirstScreen: false,
  isClosed: false,
  isBusy: false,
};

describe('a popup', () => {
  test.each<[Partial<Circumstances>, boolean]>([
    [{}, true],
    [{ isClosed: true }, false],
    [{ isBusy: true }, false],
    [{ fromSearch: true }, true],
    [{ isPhone: true }, false],
    [{ isPhone: true, pastFirstScreen: true }, true],
    [{ isPhone: true, pastFirstScreen: true, fromSearch: true }, false],
    [{ isPhone: true, pastFirstScreen: true, isBusy: true }, false],
    [{ isPhone: true, pastFirstScreen: true, isClosed: true }, false],
  ])('may show with %j: %s', (circumstances, may) => {
    expect(mayShow({ ...FREE, ...circumstances })).toBe(may);
  });

  test('never covers the first screen of a phone, nor any for who comes from a search', () => {
    const flag = fc.boolean();
    const any = fc.record({
      ...{ isPhone: fc.constant(true), fromSearch: flag, pastFirstScreen: flag },
      ...{ isClosed: flag, isBusy: flag },
    });
    fc.assert(
      fc.property(any, (circumstances) => {
        if (mayShow(circumstances))
          expect(circumstances).toMatchObject({ pastFirstScreen: true, fromSearch: false });
      }),
    );
  });
});

test.each([
  ['https://www.google.com/', true],
  ['https://www.google.co.uk/search?q=physio', true],
  ['https://google.de/', true],
  ['android-app://com.google.android.googlequicksearchbox/', true],
  ['https://www.bing.com/search?q=x', true],
  ['https://duckduckgo.com/', true],
  ['https://html.duckduckgo.com/', true],
  ['https://uk.search.yahoo.com/', true],
  ['https://search.brave.com/', true],
  ['https://www.ecosia.org/', true],
  ['https://yandex.com.tr/', true],
  ['https://mail.google.com/', false],
  ['https://docs.google.com/', false],
  ['https://google.com.evil.example/', false],
  ['https://notgoogle.com/', false],
  ['https://www.facebook.com/', false],
  ['', false],
  ['no address', false],
])('%s is the page of a search engine: %s', (referrer, is) => {
  expect(isSearchEngine(referrer)).toBe(is);
});

test('a popup with other words is another one, the same words are the same', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      fc.pre(one !== other);
      expect(popupId({ text: one })).toBe(popupId({ text: one }));
      expect(popupId({ text: one })).not.toBe(popupId({ text: other }));
    }),
  );
});
