import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { menusIn } from '../../renderer/context/navigation.ts';
import { renderPage } from '../../renderer/render-page.tsx';
import type { Navigation } from '../../schemas/config/navigation.ts';
import { CONTEXT, config, landingPage } from './rendered-landing.ts';

const ABOUT = { label: { en: 'About', fr: 'À propos' }, href: { en: '/about', fr: '/a-propos' } };
const CALL = { label: 'Call', href: 'tel:+33123456789' };
const PRICES = { label: { en: 'Prices', fr: 'Tarifs' }, href: '/pricing' };

function headerOf(navigation: Navigation, language = 'en'): string {
  const site = { ...config, languages: ['en', 'es'], navigation };
  const page = landingPage((landing) => {
    landing.language = language;
  });
  const html = renderPage(page, { ...CONTEXT, site });
  return /<nav id="main-menu".*?<\/nav>/s.exec(html)?.[0] ?? '';
}

describe('menus', () => {
  test('stand in the header in the order of the configuration, links between menus', () => {
    const items = [ABOUT];
    const header = headerOf({
      header: [CALL, { label: 'First', items }, PRICES, { label: 'Second', items }],
    });
    const shown = [...header.matchAll(/<button[^>]*>([^<]+)|^<li><a[^>]*>([^<]+)/gm)];
    expect(header.match(/aria-controls="([^"]+)"/g)).toEqual([
      'aria-controls="first-menu"',
      'aria-controls="second-menu"',
    ]);
    expect(shown.map(([, button]) => button)).toEqual(['First', 'Second']);
    expect(header.indexOf('tel:+33123456789')).toBeLessThan(header.indexOf('First'));
    expect(header.indexOf('/pricing')).toBeGreaterThan(header.indexOf('First'));
    expect(header.indexOf('/pricing')).toBeLessThan(header.indexOf('Second'));
  });

  test('may be missing', () => {
    expect(headerOf({})).not.toContain('<li');
  });

  test('lead to the page in the language, and say of any other which language it is in', () => {
    const { header } = menusIn({ header: [ABOUT, PRICES, CALL] }, 'fr', ['en', 'fr']);
    expect(header).toEqual([
      expect.objectContaining({ label: 'À propos', href: '/a-propos' }),
      expect.objectContaining({ label: 'Tarifs', href: '/pricing', hrefLang: 'en' }),
      expect.objectContaining({ label: 'Call', href: 'tel:+33123456789' }),
    ]);
    for (const link of [header[0], header[2]]) expect(link).not.toHaveProperty('hrefLang');
  });

  test('mark nothing in the main language', () => {
    const { header } = menusIn({ header: [ABOUT, PRICES] }, 'en', ['en', 'fr']);
    for (const link of header) expect(link).not.toHaveProperty('hrefLang');
  });
});

describe('ids of menus', () => {
  const idsOf = (labels: string[], language = 'en') =>
    menusIn(
      { header: labels.map((label) => ({ label: { en: label, fr: 'X' }, items: [PRICES] })) },
      language,
      ['en', 'fr'],
    ).header.flatMap((entry) => ('id' in entry ? entry.id : []));

  test.each([
    ['Services', 'services-menu'],
    ['Où & quand', 'ou-quand-menu'],
    ['Main', 'main-menu-2'],
    ['خدمات', 'sub-menu'],
  ])('are made of the label: %s', (label, id) => {
    expect(idsOf([label])).toEqual([id]);
  });

  test('are different, the same in every language, and no id of the frame', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.string(), fc.constantFrom('Main', 'A', 'a', '١')), { maxLength: 6 }),
        (labels) => {
          const ids = idsOf(labels);
          expect(new Set([...ids, 'main-menu']).size).toBe(labels.length + 1);
          expect(idsOf(labels, 'fr')).toEqual(ids);
          for (const id of ids) expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
        },
      ),
    );
  });
});
