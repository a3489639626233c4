import { describe, expect, test } from 'vitest';
import { locatedTexts } from '../../cli/rules/texts.ts';
import { renderPage } from '../../renderer/render-page.tsx';
import type { SectionDefinition } from '../../renderer/sections/define-section.ts';
import { LANDING_SECTIONS, PAGE_SECTIONS } from '../../renderer/sections/registry.ts';
import type { StaticPage } from '../../schemas/page.ts';
import { tagsOf, valuesOf } from '../site/site-pages.ts';
import { CONTEXT, landingPage, mainOf, textOf } from './rendered-landing.ts';

const { required, optional, popups } = LANDING_SECTIONS;
const sections: readonly SectionDefinition[] = [
  ...[...PAGE_SECTIONS, ...required, ...optional],
  ...popups,
];
const title = { title: { heading: 'Who we are' } };

/** A page of data with these sections. */
function dataPage(...blocks: Record<string, unknown>[]): StaticPage {
  const { entry, seo, alternates } = landingPage();
  return {
    ...{ kind: 'static', route: 'about', seo, alternates, sections: blocks },
    entry: { ...entry, path: '/about', type: 'main' },
    ...{ subject: 'about', prices: 'standard', frame: 'site', parents: [] },
    ...{ randomUrgency: false, floatingBook: false, hasTests: true },
  };
}

const mainWith = (...blocks: Record<string, unknown>[]) =>
  mainOf(renderPage(dataPage(...blocks), CONTEXT));
const linesOf = (main: string) => textOf(main).split('\n');

describe.each(sections.map((section) => [section.name, section] as const))(
  'a page of data with the section %s',
  (name, { sample }) => {
    const blocks = name === 'title' ? [{ title: sample }] : [title, { [name]: sample }];
    const main = mainWith(...blocks);

    test('shows all its texts', () => {
      const lines = linesOf(main);
      // All but bodies, whose marks are not shown.
      const texts = locatedTexts(sample, []).flatMap(({ path, text }) =>
        path.at(-1) === 'body' ? [] : [text],
      );
      expect(texts.filter((text) => !lines.includes(text))).toEqual([]);
    });

    test('has one heading of the first level, skips none, and has no id twice', () => {
      const tags = tagsOf(main);
      const levels = tags.flatMap(({ name }) => /^h(\d)$/.exec(name)?.[1] ?? []).map(Number);
      expect(levels.filter((level) => level === 1)).toHaveLength(1);
      const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1);
      expect([levels, skipped]).toEqual([levels, []]);
      const ids = tags.flatMap(({ attributes }) => attributes.get('id') ?? []);
      expect(ids).toEqual([...new Set(ids)]);
    });
  },
);

test('a title offers what its file names, in its order, the first as the main one', () => {
  const actions = { call: 'Ring', link: { label: 'More', href: '/about' }, book: 'Come by' };
  const main = mainWith({ title: { heading: 'Hello', look: 'dark', actions } });
  const buttons = tagsOf(main).filter(({ attributes }) =>
    attributes.get('class')?.startsWith('button'),
  );
  expect(buttons.map(({ attributes }) => attributes.get('class'))).toEqual([
    'button primary',
    'button ghost',
    'button ghost',
  ]);
  expect(linesOf(main).filter((line) => /^(?:Ring|More|Come by)$/.test(line))).toEqual([
    'Ring',
    'More',
    'Come by',
  ]);
});

test('a panel’s chat begins as the chats of other sections do', () => {
  const actions = { book: 'Come by', chat: 'Write to us' };
  const panel = { panel: { heading: 'Your move', parts: [{ actions }] } };
  const chatOf = (...blocks: Record<string, unknown>[]) =>
    valuesOf(tagsOf(mainWith(...blocks)), 'a', 'href').filter((href) => href.includes('wa.me'));
  const usual = chatOf({ title: { heading: 'Hello', actions } });
  expect(usual).toHaveLength(1);
  expect(chatOf(title, panel)).toEqual(usual);
});

test('a closing call without a label for the chat offers to call', () => {
  const hrefs = valuesOf(tagsOf(mainWith(title, { cta: { headline: 'And now?' } })), 'a', 'href');
  expect(hrefs.filter((href) => href.startsWith('tel:'))).toHaveLength(1);
  expect(hrefs.filter((href) => href.startsWith('https://wa.me/'))).toEqual([]);
});

test('texts that follow each other stand on one background, what follows them on another', () => {
  const text = { text: { paragraphs: ['A paragraph.'] } };
  const cards = {
    cards: {
      heading: 'Two',
      items: [
        { title: 'A', text: 'B' },
        { title: 'C', text: 'D' },
      ],
    },
  };
  const backgrounds = valuesOf(
    tagsOf(mainWith(title, text, text, cards, text)),
    'section',
    'class',
  ).map((names) => names.split(' ').find((name) => /^(?:paper|sand|deep)$/.test(name)));
  expect(backgrounds).toEqual(['paper', 'paper', 'sand', 'sand']);
});
