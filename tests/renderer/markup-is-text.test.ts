import { describe, expect, test } from 'vitest';
import { renderPage } from '../../renderer/render-page.tsx';
import { tagsOf } from '../site/site-pages.ts';
import {
  CONTEXT,
  checkEdited,
  landingPage,
  mainOf,
  plainLanding,
  render,
  setLeaf,
  textLeaves,
  textOf,
} from './rendered-landing.ts';

const ATTACK = `<img src=x onerror=alert(1)>"'&`;

const leaves = textLeaves(plainLanding());
const usual = tagsOf(render());

/** Names of elements and of their attributes, without the values. */
const shape = (html: string) =>
  tagsOf(html).map(({ name, attributes }) => [name, ...attributes.keys()].join(' '));

test('the loop below reaches every kind of text', () => {
  const names = leaves.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(35);
  expect(names).toEqual(
    expect.arrayContaining([
      'seo.title',
      'hero.urgencyBanner.text',
      'guide.credentials.3.description',
      'plan.2.title',
      'success.testimonial.quote',
      'failure.1',
      'cta.guarantees.1',
      'whatsappMessage',
    ]),
  );
});

describe.each(leaves)('markup in $name', (leaf) => {
  const html = render((landing) => setLeaf(landing, leaf, `Before ${ATTACK} after`));

  test('changes no element and no attribute of the page', () => {
    expect(html).not.toContain('<img');
    expect(shape(html)).toEqual(
      usual.map(({ name, attributes }) => [name, ...attributes.keys()].join(' ')),
    );
  });

  test('reaches the page as the characters that were written', () => {
    if (leaf.name === 'whatsappMessage') {
      expect(html).toContain(
        `?text=${encodeURIComponent(`Before ${ATTACK} after`).replace(/'/g, '&#x27;')}`,
      );
    } else if (leaf.path[0] === 'seo') {
      expect(textOf(html.replace(/content="([^"]*)"/g, '>$1<'))).toContain(
        `Before ${ATTACK} after`,
      );
    } else {
      expect(textOf(mainOf(html))).toContain(`Before ${ATTACK} after`);
    }
  });
});

test('markup in the optional texts of the registry entry is text as well', () => {
  const html = render((landing) => {
    landing.page = { name: ATTACK, description: ATTACK };
    landing.seo.keywords = [ATTACK];
  });
  expect(html).not.toContain('<img');
  expect(textOf(html)).toContain(ATTACK);
});

test('classes of the banner stay inside their attribute', () => {
  const page = landingPage();
  page.landing.hero.urgencyBanner.className = `bg-red-700" onclick="alert(1)"><img src=x>`;
  const html = renderPage(page, CONTEXT);
  expect(html).not.toContain('<img');
  expect(shape(html)).toEqual(
    usual.map(({ name, attributes }) => [name, ...attributes.keys()].join(' ')),
  );
});

test('markup in the configuration is text as well', () => {
  const site = structuredClone(CONTEXT.site);
  site.business.name = ATTACK;
  site.business.tagline = ATTACK;
  site.credentials.commissionCounty = ATTACK;
  const html = renderPage(landingPage(), { ...CONTEXT, site });
  expect(html).not.toContain('<img');
  expect(textOf(html).split(ATTACK).length).toBeGreaterThan(3);
});

test('half a character, which a YAML escape can write, is refused or harmless', () => {
  for (const leaf of leaves) {
    const { landing } = checkEdited((written) => setLeaf(written, leaf, 'Half \ud83d of a sign'));
    if (landing) expect(() => renderPage(landing.page, CONTEXT), leaf.name).not.toThrow();
  }
});
