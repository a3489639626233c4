import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { frameHost } from '../../renderer/features/embeds/embed.ts';
import { recognizeEmbed } from '../../renderer/features/embeds/recognize-embed.ts';
import { encodedText } from '../support/any-text.ts';

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

describe('an address of a map', () => {
  test.each([
    ['https://www.openstreetmap.org/#map=16/50.1541/-5.0647', '50.1541,-5.0647'],
    ['https://www.openstreetmap.org/?mlat=50.15&mlon=-5.06#map=14/50.1/-5.0', '50.15,-5.06'],
    ['openstreetmap.org/node/21259#map=18/50.1541/-5.0647&layers=N', '50.1541,-5.0647'],
    [
      'https://www.openstreetmap.org/export/embed.html?bbox=-5.07%2C50.15%2C-5.06%2C50.16&layer=mapnik',
      '50.155,-5.065',
    ],
  ])('of OpenStreetMap shows the place with a pin: %s', (address, marker) => {
    const { kind, frame = '' } = recognizeEmbed(address) ?? {};
    const { searchParams } = new URL(frame);
    expect([kind, searchParams.get('marker')]).toEqual(['map', marker]);
    const [west = 0, south = 0, east = 0, north = 0] =
      searchParams.get('bbox')?.split(',').map(Number) ?? [];
    const [latitude = 0, longitude = 0] = marker.split(',').map(Number);
    expect(west < longitude && longitude < east && south < latitude && latitude < north).toBe(true);
    expect(east - west).toBeLessThan(0.2);
  });

  test('of Google Maps is that of its frame, and leads to the place itself', () => {
    const pb = '!1m18!1m12!1m3!1d2545.6!2d-5.0647!3d50.1541!2m3!1f0!2f0!3f0!5e0!3m2!1sen!2suk';
    const embed = recognizeEmbed(`https://www.google.com/maps/embed?pb=${pb}`);
    expect(embed?.provider).toBe('Google Maps');
    expect(new URL(embed?.frame ?? '').searchParams.get('pb')).toBe(pb);
    expect(embed?.page).toBe('https://www.google.com/maps/search/?api=1&query=50.1541%2C-5.0647');
  });
});

test.each([
  ['https://cal.com/anna/first-visit?month=2026-12&duration=45', 'Cal.com', 'cal.com'],
  ['cal.com/team/practice/first-visit', 'Cal.com', 'cal.com'],
  ['https://app.cal.com/anna', 'Cal.com', 'cal.com'],
  ['https://practice.cal.com/anna', 'Cal.com', 'practice.cal.com'],
  ['https://calendly.com/anna/first-visit?month=2026-12', 'Calendly', 'calendly.com'],
  [
    'https://calendar.google.com/calendar/u/0/appointments/schedules/AcZssZ0123456789abcdefghij',
    'Google Calendar',
    'calendar.google.com',
  ],
  [
    'https://outlook.office365.com/owa/calendar/Practice@example.com/bookings/',
    'Microsoft Bookings',
    'outlook.office365.com',
  ],
])('an address of a booking page asks its host: %s', (address, provider, host) => {
  const embed = recognizeEmbed(address);
  expect(embed).toMatchObject({ kind: 'booking', provider });
  expect(embed && frameHost(embed)).toBe(host);
  expect(embed?.frame).not.toContain('month');
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
  'https://www.openstreetmap.org/node/21259',
  'https://www.openstreetmap.org/#map=16/95.2/-5.0647',
  'https://maps.app.goo.gl/abcdef',
  'https://www.google.com/maps/place/Falmouth/@50.1541,-5.0647,15z',
  'https://www.google.com/maps/embed?pb=nothing-in-here',
  'https://cal.com/',
  'https://calendar.app.google/abcdef',
  'https://calendar.google.com/calendar/embed?src=private%40example.com',
])('nothing is made of %j', (address) => {
  expect(recognizeEmbed(address)).toBeUndefined();
});

/** Hosts that pages ask once something is opened; others need a new line here, and in the note of privacy. */
const FRAME_HOSTS =
  /^(?:www\.youtube-nocookie\.com|player\.vimeo\.com|www\.openstreetmap\.org|www\.google\.com|(?:[a-z0-9-]+\.)?cal\.(?:com|eu)|calendly\.com|calendar\.google\.com|outlook\.office(?:365)?\.com)$/;

const pieces = fc.oneof(
  fc.constantFrom('watch', 'shorts', 'embed', 'channels', 'video', ID, '76979871', '..', '%2e%2e'),
  fc.string(),
  fc.array(encodedText(), { maxLength: 3 }).map((parts) => parts.join('/')),
);

/** Any host, with or without a user and a port. */
const authority = fc
  .tuple(fc.option(encodedText(), { nil: '' }), fc.domain(), fc.option(fc.nat(65_535), { nil: '' }))
  .map(([user, host, port]) => `${user && `${user}@`}${host}${port === '' ? '' : `:${port}`}`);

const PB = '!1m3!2d-5.06!3d50.15!4f1(\'"';
const PATHS = [`shorts/${ID}`, `embed/${ID}`, ID, 'watch', 'playlist', 'embed/videoseries'].concat(
  '76979871',
  '76979871/8272103f6e',
  'video/76979871',
  'anna/first-visit',
  'export/embed.html',
  'maps/embed',
);
const addresses = fc
  .tuple(
    fc.constantFrom('https://', 'http://', '', '//', 'HTTPS://'),
    fc.oneof(
      fc.constantFrom('www.youtube.com', 'youtu.be', 'vimeo.com', 'player.vimeo.com'),
      fc.constantFrom('www.openstreetmap.org', 'www.google.com', 'cal.com', 'calendly.com'),
      authority,
    ),
    fc.oneof(
      fc.constantFrom(...PATHS),
      fc.array(pieces, { maxLength: 4 }).map((all) => all.join('/')),
    ),
    fc.dictionary(
      fc.constantFrom('v', 't', 'h', 'list', 'bbox', 'pb', 'mlat', 'mlon', 'back'),
      fc.oneof(fc.constantFrom(ID, '9', `PL${ID}`, '-5.1,50.1,-5,50.2', PB), fc.string()),
    ),
    fc.oneof(fc.constant('map=16/50.1/-5.06'), fc.string()),
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
      expect(frameHost(embed)).toMatch(FRAME_HOSTS);
      for (const made of [embed.frame, embed.page]) {
        expect(new URL(made).protocol).toBe('https:');
        expect(new URL(made).href).toBe(made);
        expect(made).not.toMatch(/["'<>\s\\]/);
      }
      // The host's own page, and the frame, are addresses of the same.
      if (embed.provider !== 'Google Maps')
        expect(recognizeEmbed(embed.page)?.frame).toBe(embed.frame);
      expect(recognizeEmbed(embed.frame)?.page.split('#')[0]).toBe(embed.page.split('#')[0]);
    }),
    { numRuns: 3000 },
  );
  expect(recognized).toBeGreaterThan(50);
});
