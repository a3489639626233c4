import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { byteRange } from '../../cli/serve/byte-range.ts';
import { createStaticHost } from '../../cli/serve/static-host.ts';
import { PictureSite } from '../support/picture-site.ts';

/** What files of these kinds begin with. */
const MP4 = Buffer.from('\0\0\0\x18ftypmp42 and what is shown');
const WEBM = Buffer.from('\x1aE\xdf\xa3 and what is shown', 'latin1');
const VTT = '\ufeffWEBVTT\n\n00:00.000 --> 00:02.000\nGood morning\n';

const block = (src: string, captions?: string) => ({
  heading: 'In the workshop',
  title: 'A day in the workshop',
  file: { src, ...(captions ? { captions: [{ src: captions, language: 'en' }] } : {}) },
});

function page(...blocks: object[]): object {
  return {
    ...{ name: 'Films', type: 'main', description: 'Films of the business.' },
    seo: { title: 'Films of the business', description: 'Films of the business, to be watched.' },
    sections: [{ title: { heading: 'Films' } }, ...blocks],
  };
}

describe('a video of the site itself', () => {
  test('is published as it is, plays without script, and may play on its page', async () => {
    const site = new PictureSite();
    site.addMedia('Day.mp4', MP4);
    site.addMedia('day.en.vtt', VTT);
    site.addLanding('day', undefined, { video: block('Day.mp4', 'day.en.vtt') });
    site.addLanding('other');
    const { code, report } = await site.build();
    expect([code, report.diagnostics]).toEqual([0, []]);
    const html = site.built('day.html');
    const address = /<video[^>]* src="([^"]+)"/.exec(html)?.[1] ?? '';
    expect(address).toMatch(/^\/media\/day-[0-9a-f]{10}\.mp4$/);
    const [, captions = ''] = /<track[^>]* src="([^"]+)"/.exec(html) ?? [];
    expect(captions).toMatch(/^\/media\/day-en-[0-9a-f]{10}\.vtt$/);
    // Nothing of it is loaded before a press: a template is no part of the page.
    expect(html.indexOf('<template>')).toBeLessThan(html.indexOf('<video'));
    expect(html).toContain(`<a class="facade" href="${address}">`);
    expect(site.media()).toEqual([address, captions].map((path) => path.slice(7)).sort());
    const plays = (text: string) => text.includes("; media-src 'self'");
    expect([plays(html), plays(site.built('other.html'))]).toEqual([true, false]);
    expect(site.built('_headers')).toContain("; media-src 'self';");

    const server = createServer(createStaticHost(site.dist));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => void server.close());
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`;
    const part = await fetch(url, { headers: { range: 'bytes=4-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
    expect(part.headers.get('content-range')).toBe(`bytes 4-7/${MP4.length}`);
    expect((await fetch(url, { headers: { range: 'bytes=999-' } })).status).toBe(416);
  });

  test('is told at its line if it cannot be played', async () => {
    const site = new PictureSite();
    site.addMedia('Case.mp4', MP4);
    site.addMedia('right.webm', WEBM);
    site.addMedia('words.mp4', '<html>404</html>');
    site.addMedia('heavy.mp4', Buffer.concat([MP4, Buffer.alloc(20_000_000)]));
    site.addMedia('plain.vtt', 'Good morning');
    const blocks = [
      ...[block('right.webm'), block('rigth.webm'), block('case.mp4'), block('words.mp4')],
      ...[block('heavy.mp4'), block('right.webm', 'plain.vtt')],
    ];
    site.write('pages/films/page.yaml', page(...blocks.map((video) => ({ video }))));
    const found = (await site.lint()).filter(({ rule }) => rule.startsWith('download/'));
    expect(found.map(({ rule, severity }) => [rule, severity])).toEqual(
      ['missing', 'case', 'unreadable', 'too-large', 'unreadable'].map((fault) => [
        `download/${fault}`,
        'error',
      ]),
    );
    expect(found[0]?.hint).toBe('Did you mean right.webm?');
    expect(new Set(found.map(({ line }) => line)).size).toBe(found.length);
  });

  test('is that or the address of one, not both and not neither; other kinds are told', async () => {
    const site = new PictureSite();
    site.addMedia('right.webm', WEBM);
    const both = { ...block('right.webm'), url: 'https://youtu.be/M7lc1UVf-VE' };
    const { file: _, ...neither } = block('right.webm');
    site.write(
      'pages/films/page.yaml',
      page({ video: both }, { video: neither }, { video: block('tour.mov') }),
    );
    const found = (await site.lint()).filter(({ severity }) => severity === 'error');
    expect(found.map(({ rule }) => rule)).toEqual(Array(3).fill('shape/format'));
  });
});

test('a part of a file lies within it, whatever is asked for', () => {
  const bound = fc.oneof(fc.constant(''), fc.nat(2000).map(String));
  fc.assert(
    fc.property(bound, bound, fc.integer({ min: 1, max: 1000 }), (from, to, size) => {
      const range = byteRange(`bytes=${from}-${to}`, size);
      if (range === undefined || range === 'none') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeLessThan(size);
      expect(range.start).toBeLessThanOrEqual(range.end);
      if (from !== '') expect(range.start).toBe(Number(from));
    }),
  );
  expect(byteRange('bytes=-5', 100)).toEqual({ start: 95, end: 99 });
  expect(byteRange('bytes=100-', 100)).toBe('none');
  for (const header of [undefined, 'bytes=0-1,5-6', 'lines=1-2', 'bytes=-', 'bytes=9-2'])
    expect(byteRange(header, 100)).toBeUndefined();
});
