import { describe, expect, test } from 'vitest';
import { readPageFiles } from '../../cli/content/pages/page-files.ts';
import { renderPage } from '../../renderer/render-page.tsx';
import type { Page } from '../../schemas/page.ts';
import { SITE_LANGUAGES } from '../../site/languages.ts';
import { ROOT } from '../content/site-facts.ts';
import { decode, type Tag, tagsOf } from '../site/site-pages.ts';
import { SITE } from '../support/site-code.ts';
import { THEMES } from '../support/site-themes.ts';
import { CONTEXT, facts, landingPage, textOf } from './rendered-landing.ts';

const landings = THEMES.flatMap((theme) =>
  SITE_LANGUAGES.map((language): [string, Page] => [
    `landing ${theme} ${language}`,
    landingPage((landing) => {
      landing.theme = theme;
      landing.language = language;
      landing.hero.backgroundPattern = 'guilloche';
    }),
  ]),
);
const written = readPageFiles(SITE, ROOT, facts).pages.map((page): [string, Page] => [
  page.kind === 'static' ? `page ${page.route}` : page.entry.path,
  page,
]);

const values = (tags: readonly Tag[], key: string) =>
  tags.flatMap(({ attributes }) => attributes.get(key) ?? []);

describe.each([...landings, ...written])('%s', (_, page) => {
  const html = renderPage(page, CONTEXT);
  const tags = tagsOf(html);

  test('has one first-level heading and skips no level', () => {
    const levels = tags.flatMap(({ name }) => (/^h[1-6]$/.test(name) ? [Number(name[1])] : []));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels[0]).toBe(1);
    for (const [index, level] of levels.entries()) {
      expect(level - (levels[index - 1] ?? 0), levels.join(' ')).toBeLessThanOrEqual(1);
    }
  });

  test('begins with a link past the header to its content', () => {
    const first = tags.find(({ name }) => name === 'a');
    expect(first?.attributes.get('href')).toBe('#main');
    const main = tags.find(({ name }) => name === 'main');
    expect(main?.attributes.get('id')).toBe('main');
  });

  test('has no empty heading, link or button', () => {
    const named = html.matchAll(/<(h[1-6]|a|button)\b[^>]*>(.*?)<\/\1>/gs);
    for (const [whole, , inner = ''] of named) expect(textOf(inner).trim(), whole).not.toBe('');
  });

  test('gives an id only once, and refers only to ids that exist', () => {
    const ids = values(tags, 'id');
    expect(new Set(ids).size).toBe(ids.length);
    const named = ['aria-controls', 'aria-labelledby', 'aria-describedby', 'for'].flatMap((key) =>
      values(tags, key).flatMap((list) => list.split(/\s+/)),
    );
    const linked = values(tags, 'href').flatMap((href) =>
      /^#./.test(href) ? [href.slice(1)] : [],
    );
    expect(named.length + linked.length).toBeGreaterThan(0);
    expect([...named, ...linked].filter((id) => !ids.includes(id))).toEqual([]);
  });

  test('has neither styles nor handlers in its attributes', () => {
    const inline = tags.flatMap(({ attributes }) => [...attributes.keys()]);
    expect(inline.filter((key) => /^(?:style$|on)/i.test(key))).toEqual([]);
  });

  test('calls a link by the words that are seen on it', () => {
    const labelled = [...html.matchAll(/<a\b[^>]*\saria-label="([^"]*)"[^>]*>(.*?)<\/a>/gs)];
    expect(labelled.length).toBeGreaterThan(0);
    for (const [, label = '', inner = ''] of labelled) {
      expect(decode(label).toLowerCase()).toContain(textOf(inner).trim().toLowerCase());
    }
  });

  test('hides every drawing from screen readers, and nothing that can be focused', () => {
    const drawings = tags.filter(({ name }) => name === 'svg');
    expect(drawings.length).toBeGreaterThan(0);
    for (const { attributes } of drawings) {
      // A drawing that tells something of its own has a name instead.
      if (attributes.get('role') === 'img') expect(attributes.get('aria-label')).toMatch(/\S/);
      else expect(attributes.get('aria-hidden')).toBe('true');
    }
    const hidden = tags.filter(({ attributes }) => attributes.get('aria-hidden') === 'true');
    const focusable = ['a', 'button', 'input', 'select', 'textarea'];
    expect(hidden.filter(({ name }) => focusable.includes(name))).toEqual([]);
  });

  test('lets a new tab know nothing of the page that opened it', () => {
    const outside = tags.filter(({ attributes }) => attributes.get('target') === '_blank');
    for (const { attributes } of outside) expect(attributes.get('rel')).toContain('noopener');
  });
});
