import { describe, expect, test } from 'vitest';
import { renderPage } from '../../renderer/render-page.tsx';
import type { Words } from '../../schemas/words/words.ts';
import { engineWords } from '../content/site-facts.ts';
import { tagsOf, valuesOf } from '../site/site-pages.ts';
import { CONTEXT, config, landingPage, structuredData, textOf, thing } from './rendered-landing.ts';

/** Words that tell each text apart from every other. */
function marked(language: string): Words {
  const mark = (value: unknown, name: string): unknown => {
    if (typeof value === 'string') {
      const places = value.match(/\{\w+\}/g) ?? [];
      return `${language}${name}${places.join('')}`;
    }
    if (Array.isArray(value)) return value.map((item, index) => mark(item, `${name}.${index}`));
    return Object.fromEntries(
      Object.entries(value as object).map(([key, item]) => [key, mark(item, `${name}.${key}`)]),
    );
  };
  return mark(engineWords('en'), '') as Words;
}

/** A landing of a site in this language and English, which says nothing in its navigation. */
function renderIn(language: string, words: Words, main = 'en'): string {
  const languages = [main, language];
  const { navigation: _, ...site } = { ...config, languages };
  const page = landingPage((landing) => {
    landing.language = 'en';
  });
  page.entry.language = language;
  const spoken = { [main]: engineWords('en'), [language]: words };
  return renderPage(page, { ...CONTEXT, site, words: spoken });
}

describe('a landing in a language that a site has brought', () => {
  const html = renderIn('fr', marked('fr'));
  const text = textOf(html.replace(/^.*?<\/head>/s, ''));

  test('says all that stands around it in the words of the site', () => {
    const { frame, actions, headings } = marked('fr');
    const { skip, home, menu, sampleData } = frame;
    const { call, callNow, book, bookAppointment, chat } = actions;
    const buttons = [call, callNow, book, bookAppointment, chat];
    for (const word of [skip, home, menu, sampleData, ...buttons]) expect(text).toContain(word);
    for (const heading of Object.values(headings).flat()) expect(text).toContain(heading);
    const labels = tagsOf(html).flatMap(({ attributes }) => attributes.get('aria-label') ?? []);
    expect(labels.join('\n')).toContain('fr.frame.mainMenu');
    expect(labels.join('\n')).toContain('fr.blocks.rating5');
  });

  test('names English in French, and the country’s own time of day', () => {
    expect(text).toContain('fr.frame.inLanguageanglais');
    expect(valuesOf(tagsOf(html), 'html', 'lang')).toEqual(['fr']);
    expect(html).toContain('content="fr_US"');
    expect(html).not.toContain(' dir=');
  });

  test('is one of the languages that the business speaks', () => {
    expect(thing(html, 'Notary').knowsLanguage).toEqual(['en', 'fr']);
  });

  test('shows nothing for what no site has filled', () => {
    const { frame, blocks, search } = CONTEXT.words.en ?? engineWords('en');
    const left = [
      ...(frame.notices ?? []),
      frame.licence?.label,
      frame.licence?.note,
      frame.availability,
      blocks.feeNote,
      search?.offer,
      search?.serviceType,
    ];
    expect(left.length).toBeGreaterThan(6);
    for (const word of left) expect(html).not.toContain(word);
    expect(html).not.toMatch(/class="(?:trust|notice)"|undefined/);
    expect(JSON.stringify(structuredData(html))).not.toMatch(/serviceType|null/);
  });
});

test.each(['ar', 'he', 'fa', 'ur', 'az-Arab'])(
  'a page in %s runs from right to left',
  (language) => {
    const html = renderIn(language, marked(language));
    expect(html).toContain(`<html lang="${language}" dir="rtl"`);
  },
);

test('notices of the law stand in the language that they are in', () => {
  const words = engineWords('de');
  words.frame.statutory = [
    { heading: 'Hinweis', paragraphs: ['Erstens.', 'Zweitens.'] },
    { language: 'en', heading: 'Notice', paragraphs: ['First.'] },
  ];
  const html = renderIn('de', words);
  const notice = /<aside class="notice".*?<\/aside>/s.exec(html)?.[0] ?? '';
  expect(notice).toContain('aria-label="Hinweis"');
  expect(notice).toContain('<p lang="de">Zweitens.</p>');
  expect(notice).toContain('<p lang="en">First.</p>');
});
