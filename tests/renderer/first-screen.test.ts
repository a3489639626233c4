import { expect, it } from 'vitest';
import { firstScreen } from '../../renderer/document/first-screen.ts';

const page = (content: string, after = '<footer>Us</footer>') =>
  `<header id="top">Us</header><main id="main" tabindex="-1">${content}</main>${after}`;

it.each([
  [
    'the section after the first',
    page('<section class="hero"><h1>A</h1></section><section class="b">B</section>'),
    '</section><section id="after-first" class="b">',
  ],
  [
    'what is below the title of the page',
    page('<header class="page-title"><h1>A</h1></header><div>B</div>'),
    '</header><div id="after-first">',
  ],
  [
    'the section after a line of an offer and the first',
    page('<p class="urgency">Now</p><section><h1>A</h1></section><section>B</section>'),
    '</section><section id="after-first">',
  ],
  [
    'what is below the content of one section',
    page('<section><h1>A</h1></section>'),
    '</main><footer id="after-first">',
  ],
])('waits for %s', (_, html, marked) => {
  const { body, id } = firstScreen(html);
  expect(id).toBe('after-first');
  expect(body).toContain(marked);
  expect(body.replace(' id="after-first"', '')).toBe(html);
});

it('takes the id that the section has', () => {
  const html = page('<section><h1>A</h1></section><section class="b" id="prices">B</section>');
  expect(firstScreen(html)).toEqual({ body: html, id: 'prices' });
});

it.each([
  ['no section', page('<div><h1>A</h1></div>')],
  ['nothing below it', page('<section><h1>A</h1></section>', '')],
  ['no content', '<body><p>A</p></body>'],
  ['the id of another element', page('<section><h1 id="after-first">A</h1></section><p>B</p>')],
])('leaves a page with %s as it is', (_, html) => {
  expect(firstScreen(html)).toEqual({ body: html, id: 'main' });
});
