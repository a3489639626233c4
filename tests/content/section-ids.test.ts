import { expect, it } from 'vitest';
import { suggest } from '../../cli/content/suggest.ts';
import { sectionIds } from '../../cli/pages/section-ids.ts';

const PAGE = `<header><nav id="main-menu"><ul id="menu-services"><li>A</li></ul></nav></header>
<main id="main" class="page"><section class="faq" id="questions"><h2 id="asked">Asked</h2></section>
<svg><g id="h"></g></svg><form class="message" id="message-form"><input id="contact-name"></form></main>
<footer><h2 id="footer-areas">Areas</h2></footer>`;

it('lists what somebody who writes a link means', () => {
  expect(sectionIds(PAGE).sections).toEqual(['questions', 'asked', 'message-form']);
});

it('knows all that a link can lead to', () => {
  const all = [...sectionIds(PAGE).all];
  expect(all).toEqual(
    expect.arrayContaining(['main-menu', 'menu-services', 'h', 'footer-areas', 'top']),
  );
  expect(all).toHaveLength(10);
});

it('suggests no menu', () => {
  expect(suggest('menu-service', sectionIds(PAGE).sections)).toBeUndefined();
  expect(suggest('question', sectionIds(PAGE).sections)).toBe('questions');
});

it('knows that a link can lead to the top of any page', () => {
  expect(sectionIds('<main></main>').all).toContain('top');
});
