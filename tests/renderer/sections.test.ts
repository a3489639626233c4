import { describe, expect, test } from 'vitest';
import { chatHref } from '../../renderer/text/contact-links.ts';
import { SITE_LANGUAGES } from '../../site/languages.ts';
import { decode, tagsOf, valuesOf } from '../site/site-pages.ts';
import { THEMES } from '../support/site-themes.ts';
import {
  config,
  mainOf,
  plainLanding,
  render,
  setLeaf,
  textLeaves,
  textOf,
} from './rendered-landing.ts';

const leaves = textLeaves(plainLanding()).filter(({ path }) => path[0] !== 'seo');
const shown = leaves.filter(({ name }) => name !== 'whatsappMessage');

/** A text that only this key has. */
const own = (name: string) => `Text of ${name}: "here" & now`;

const LOOKS = THEMES.flatMap((theme) => SITE_LANGUAGES.map((language) => ({ theme, language })));

describe.each(LOOKS)('theme $theme, language $language', ({ theme, language }) => {
  const html = render((landing) => {
    landing.theme = theme;
    landing.language = language;
    for (const leaf of leaves) setLeaf(landing, leaf, own(leaf.name));
  });
  const main = mainOf(html);
  const lines = textOf(main).split('\n');

  test('shows the text of every key', () => {
    const missing = shown.filter(({ name }) => !lines.includes(own(name)));
    expect(missing).toEqual([]);
  });

  test('says nothing twice but the label of the booking button', () => {
    const twice = shown
      .map(({ name }) => name)
      .filter((name) => lines.filter((line) => line === own(name)).length > 1);
    expect(twice).toEqual(['cta.directCTA']);
  });

  test('begins the chat with the message of the landing', () => {
    const chats = valuesOf(tagsOf(html), 'a', 'href')
      .map(decode)
      .filter((href) => href.startsWith('https://wa.me/'));
    const chat = chatHref(config.business.whatsapp, own('whatsappMessage'));
    expect(new Set(chats)).toEqual(new Set([chat]));
    expect(mainOf(html)).toContain('https://wa.me/');
  });

  test('opens with the headline and closes with the call to action', () => {
    const place = (name: string) => lines.indexOf(own(name));
    const middle = shown
      .filter(({ path }) => path[0] !== 'hero' && path[0] !== 'cta')
      .map(({ name }) => place(name));
    expect(place('hero.urgencyBanner.text')).toBeLessThan(place('hero.headline'));
    expect(place('hero.headline')).toBeLessThan(Math.min(...middle));
    expect(place('cta.headline')).toBeGreaterThan(Math.max(...middle));
  });

  test('offers to book, to call and to chat', () => {
    const tags = tagsOf(main);
    expect(tags.filter(({ attributes }) => attributes.get('data-action') === 'book').length).toBe(
      2,
    );
    expect(valuesOf(tags, 'a', 'href')).toContain(`tel:+${config.business.whatsapp}`);
    expect(textOf(main)).toContain(config.business.phone);
  });
});

test('facts in a text are shown as their values', () => {
  const main = textOf(
    mainOf(
      render((landing) => {
        landing.hero.subheadline = 'From {fees.minimum}, {fees.mileage} a mile, {not a fact}.';
      }),
    ),
  );
  expect(main).toContain('From $50, $1.75 a mile, {not a fact}.');
  expect(main).toContain('45 min');
});

test('the steps of the plan are numbered in order', () => {
  const steps = [...mainOf(render()).matchAll(/<span class="step"[^>]*>(\d)<\/span>/g)];
  expect(steps.map(([, number]) => number)).toEqual(['1', '2', '3']);
});

test.each([1, 2, 3, 4, 5])('a rating of %d is drawn and said', (rating) => {
  const main = mainOf(
    render((landing) => {
      landing.success.testimonial.rating = rating;
    }),
  );
  const [, said, drawn = ''] =
    /<p[^>]*role="img" aria-label="([^"]*)">(.*?)<\/p>/s.exec(main) ?? [];
  expect(said).toBe(`${rating} of 5 stars`);
  expect(drawn.match(/<svg/g)).toHaveLength(rating);
});

test('lists show as many entries as they have, repeated ones too', () => {
  const same = ['The same promise', 'The same promise', 'The same promise'];
  const main = mainOf(
    render((landing) => {
      landing.cta.guarantees = same;
    }),
  );
  expect(textOf(main).split('The same promise')).toHaveLength(4);
});

test('the colours of the banner are those of the landing', () => {
  const banner = tagsOf(render()).find(({ attributes }) =>
    attributes.get('class')?.includes('bg-red-700'),
  );
  expect(banner?.attributes.get('class')?.split(' ')).toContain('text-white');
});
