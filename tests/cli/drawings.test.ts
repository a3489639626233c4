import { describe, expect, it } from 'vitest';
import { readPicture } from '../../cli/pictures/read-picture.ts';
import { sanitizeDrawing } from '../../cli/pictures/sanitize-drawing.ts';
import { PictureSite } from '../support/picture-site.ts';

const svg = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 120 80"${attributes}>${content}</svg>`;

const ATTACKS = [
  '<script>alert(1)</script>',
  '<a href="javascript:alert(1)"><path d="M0 0h9"/></a>',
  '<path d="M0 0h9" onclick="alert(1)" ONLOAD="alert(1)"/>',
  '<foreignObject><iframe src="https://evil.example"></iframe></foreignObject>',
  '<image href="https://evil.example/x.png"/>',
  '<use href="https://evil.example/x.svg#a"/>',
  '<use xlink:href="data:image/svg+xml;base64,AAAA"/>',
  '<style>@import url(https://evil.example/x.css);</style>',
  '<style>path{fill:url("https://evil.example/x")}</style>',
  '<path style="fill:url(https://evil.example)" d="M0 0"/>',
  '<set attributeName="href" to="javascript:alert(1)"/>',
  '<animate attributeName="href" values="javascript:alert(1)"/>',
  '<style>&lt;/style&gt;&lt;script&gt;alert(1)&lt;/script&gt;</style>',
  '<style><g>@import "https://evil.example/x.css";</g></style>',
  '<style>path{mask-image:image-set("https://evil.example/x" 1x)}</style>',
  '<metadata><creator>evil</creator></metadata><i:pgf>evil</i:pgf>',
];

describe('a drawing of media/', () => {
  it.each(ATTACKS)('keeps nothing of %s that runs or loads', (attack) => {
    const clean = sanitizeDrawing(svg(`${attack}<circle r="4"/>`, ' onload="alert(1)"')) ?? '';
    expect(clean).toContain('<circle r="4"');
    expect(clean).not.toMatch(
      /alert|evil|javascript|base64|\son\w+=|<script|<foreignObject|<iframe/i,
    );
  });

  it('keeps what it draws with: gradients, clips, styles of its own', () => {
    const drawn =
      '<defs><linearGradient id="g"><stop offset="0" stop-color="#abc"/></linearGradient><clipPath id="c"><rect width="9" height="9"/></clipPath></defs>' +
      '<style>.a{fill:url(#g)}</style><g clip-path="url(#c)"><use xlink:href="#g"/><path class="a" d="M0 0h9"/></g>';
    expect(sanitizeDrawing(svg(drawn))?.replace(/><\/(?:stop|rect|use|path)>/g, '/>')).toBe(
      svg(drawn)
        .replaceAll('xlink:href', 'href')
        .replace(/ xmlns:xlink="[^"]*"/, ''),
    );
  });

  it.each([
    ['without a namespace', '<svg viewBox="0 0 120 80"><circle r="4"/></svg>', ''],
    ['with prefixes that nothing declares', svg('<circle i:label="a" r="4"/>'), ''],
    ['with attributes that are empty', svg('<circle id="" class="" r="4"/>'), ''],
    [
      'with marks in its style sheet',
      svg('<circle r="4"/><style>@media (width &lt; 9px) { a &amp; b {} }</style>'),
      '<style>@media (width &lt; 9px) { a &amp; b {} }</style>',
    ],
    [
      'with characters that XML has not',
      svg('<circle r="4"/><text>a\u0001b</text>'),
      '<text>ab</text>',
    ],
    [
      'with entities of its own, as Illustrator writes them',
      `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [<!ENTITY ns "http://www.w3.org/2000/svg">]>
      <svg xmlns="&ns;" viewBox="0 0 120 80"><circle r="4"/></svg>`,
      '',
    ],
  ])('is written as XML that browsers take: %s', (_, written, rest) => {
    expect(sanitizeDrawing(written)).toBe(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 80"><circle r="4"></circle>${rest}</svg>`,
    );
  });

  it('is refused where browsers give it up, and where nothing of it is left', async () => {
    const nested = svg(`${'<g>'.repeat(6000)}${'</g>'.repeat(6000)}`);
    const around = svg('<image href="data:image/png;base64,AAAA" width="9" height="9"/>');
    for (const drawing of [nested, around])
      expect(await readPicture('a.svg', Buffer.from(drawing))).toMatchObject({
        rule: 'picture/unreadable',
      });
  });

  it('is shown as a file of its own, sanitized, never in the page', async () => {
    const site = new PictureSite();
    site.addMedia('map.svg', svg('<script>alert(1)</script><path d="M0 0h120v80z"/>'));
    site.addLanding('gate', { src: 'map.svg', alt: 'A map' });
    expect((await site.build()).code).toBe(0);
    const [name = ''] = site.media();
    expect(site.media()).toHaveLength(1);
    expect(site.medium(name).toString()).toBe(sanitizeDrawing(svg('<path d="M0 0h120v80z"/>')));
    const html = site.built('gate.html');
    expect(html).toContain(`src="/media/${name}" alt="A map" width="120" height="80"`);
    expect(html).not.toContain('M0 0h120v80z');
  });
});
