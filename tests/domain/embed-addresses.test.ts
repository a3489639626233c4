import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frameHost } from '../../renderer/features/embeds/embed.ts';
import { recognizeEmbed } from '../../renderer/features/embeds/recognize-embed.ts';

const ID = 'M7lc1UVf-VE';

describe('an address as people copy it', () => {
  test.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/watch?app=desktop&v=${ID}&list=PLx&index=2`,
    `https://m.youtube.com/watch?v=${ID}&pp=ygU`,
    `https://youtu.be/${ID}?si=abcdef`,
    `youtu.be/${ID}`,
    `http://youtube.com/live/${ID}?feature=share`,
    `https://www.youtube.com/embed/${ID}`,
    `https://www.youtube-nocookie.com/embed/${ID}?rel=0`,
    ` https://www.youtube.com/shorts/${ID} `,
  ])('is that of a video on YouTube: %s', (address) => {
    const embed = recognizeEmbed(address);
    expect(embed).toMatchObject({ kind: 'video', provider: 'YouTube' });
    expect(embed?.frame).toMatch(
      new RegExp(`^https://www\\.youtube-nocookie\\.com/embed/${ID}\\?autoplay=1&`),
    );
    expect(embed?.page).toBe(`https://www.youtube.com/watch?v=${ID}`);
    expect(embed?.isUpright ?? false).toBe(address.includes('shorts'));
  });

  test.each([
    ['90', 90],
    ['90s', 90],
    ['1m30s', 90],
    ['1h0m5s', 3605],
    ['soon', undefined],
  ])('begins where it says: t=%s', (moment, start) => {
    const { frame, page } = recognizeEmbed(`https://youtu.be/${ID}?t=${moment}`) ?? {};
    expect(new URL(frame ?? '').searchParams.get('start')).toBe(start?.toString() ?? null);
    expect(new URL(page ?? '').searchParams.get('t')).toBe(start?.toString() ?? null);
  });

  test.each([
    ['https://vimeo.com/76979871', '76979871?dnt=1&autoplay=1', 'https://vimeo.com/76979871'],
    [
      'vimeo.com/channels/staffpicks/76979871#t=30s',
      '76979871?dnt=1&autoplay=1#t=30s',
      'https://vimeo.com/76979871#t=30s',
    ],
    [
      'https://vimeo.com/76979871/8272103f6e',
      '76979871?h=8272103f6e&dnt=1&autoplay=1',
      'https://vimeo.com/76979871/8272103f6e',
    ],
    [
      'https://player.vimeo.com/video/76979871?h=8272103f6e&badge=0',
      '76979871?h=8272103f6e&dnt=1&autoplay=1',
      'https://vimeo.com/76979871/8272103f6e',
    ],
  ])('is that of a video on Vimeo: %s', (address, frame, page) => {
    expect(recognizeEmbed(address)).toEqual({
      ...{ kind: 'video', provider: 'Vimeo', page },
      frame: `https://player.vimeo.com/video/${frame}`,
    });
  });
});

test.each([
  '',
  'a video of ours',
  'https://www.youtube.com/@harbourphysio',
  'https://www.youtube.com/watch?v=tooshort',
  'https://www.youtube.com/watch',
  'https://www.youtube.com.evil.example/watch?v=M7lc1UVf-VE',
  'https://youtu.be@evil.example/M7lc1UVf-VE',
  'https://user:word@youtu.be/M7lc1UVf-VE',
  'https://youtu.be:8443/M7lc1UVf-VE',
  'javascript:alert(1)//youtu.be/M7lc1UVf-VE',
  'https://vimeo.com/channels/staffpicks',
  'https://vimeo.com/76979871/"onload="x',
])('nothing is made of %j', (address) => {
  expect(recognizeEmbed(address)).toBeUndefined();
});

/** Hosts that pages ask once something is opened; others need a new line here, and in the note of privacy. */
const FRAME_HOSTS = ['www.youtube-nocookie.com', 'player.vimeo.com'];

const pieces = fc.oneof(
  fc.constantFrom('watch', 'shorts', 'embed', 'channels', 'video', ID, '76979871', '..', '%2e%2e'),
  fc.string(),
  fc.webPath(),
);
const PATHS = [`shorts/${ID}`, `embed/${ID}`, ID, 'watch', 'playlist', 'embed/videoseries'].concat(
  '76979871',
  '76979871/8272103f6e',
  'video/76979871',
);
const addresses = fc
  .tuple(
    fc.constantFrom('https://', 'http://', '', '//', 'HTTPS://'),
    fc.oneof(
      fc.constantFrom('www.youtube.com', 'youtu.be', 'vimeo.com', 'player.vimeo.com'),
      fc.webAuthority({ withUserInfo: true, withPort: true }),
    ),
    fc.oneof(
      fc.constantFrom(...PATHS),
      fc.array(pieces, { maxLength: 4 }).map((all) => all.join('/')),
    ),
    fc.dictionary(
      fc.constantFrom('v', 't', 'h', 'list'),
      fc.oneof(fc.constantFrom(ID, '9', `PL${ID}`), fc.string()),
    ),
    fc.string(),
  )
  .map(
    ([scheme, host, path, query, hash]) =>
      `${scheme}${host}/${path}?${new URLSearchParams(query)}#${hash}`,
  );

test('whatever is recognized asks one known host by https, and cannot leave its attribute', () => {
  let recognized = 0;
  fc.assert(
    fc.property(addresses, (address) => {
      const embed = recognizeEmbed(address);
      if (!embed) return;
      recognized += 1;
      expect(FRAME_HOSTS).toContain(frameHost(embed));
      for (const made of [embed.frame, embed.page]) {
        expect(new URL(made).protocol).toBe('https:');
        expect(new URL(made).href).toBe(made);
        expect(made).not.toMatch(/["'<>\s\\]/);
      }
      // The host's own page, and the frame, are addresses of the same.
      expect(recognizeEmbed(embed.page)?.frame).toBe(embed.frame);
      expect(recognizeEmbed(embed.frame)?.page.split('#')[0]).toBe(embed.page.split('#')[0]);
    }),
    { numRuns: 3000 },
  );
  expect(recognized).toBeGreaterThan(50);
});
