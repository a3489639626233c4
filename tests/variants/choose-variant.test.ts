import { compileFunction } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { CHOOSE_VARIANT, KEPT_DAYS } from '../../renderer/features/variants/choose-variant.ts';
import { cases } from '../support/proof.ts';
import { seeded } from './seeded.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 2, 1);
const BROWSER =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Safari/537.36';

const GLOBALS = [
  'document',
  'location',
  'navigator',
  'localStorage',
  'window',
  'self',
  'top',
  'Math',
  'Date',
];
const choose = compileFunction(CHOOSE_VARIANT, GLOBALS);

interface Visit {
  search?: string;
  agent?: string;
  framed?: boolean;
  optedOut?: boolean;
  consent?: 'required';
  now?: number;
  /** What the browser keeps; undefined if it keeps nothing. */
  kept?: Record<string, string> | undefined;
  test?: string;
}

const random = seeded(17);

/** What the script makes of a visit. */
function visit(options: Visit = {}) {
  const { search = '', agent = BROWSER, framed = false, consent, now = NOW } = options;
  const kept = 'kept' in options ? options.kept : {};
  const dataset: Record<string, string> = {
    ...{ test: options.test ?? 'promise', variants: 'urgent:30 calm:20', variant: 'original' },
    ...(consent ? { consent } : {}),
  };
  const storage = kept && {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      kept[key] = text;
    },
  };
  choose(
    { documentElement: { dataset } },
    { search },
    { userAgent: agent, globalPrivacyControl: options.optedOut === true },
    ...[storage, {}, 'self', framed ? 'top' : 'self', { random }, { now: () => now }],
  );
  return { variant: dataset.variant, by: dataset.variantBy, kept };
}

describe('a visitor', () => {
  test('sees each variant as often as its weight says', () => {
    const seen = { original: 0, urgent: 0, calm: 0 };
    const visits = cases(5000, 100_000);
    // Half a per cent of 100,000 visits is three times what chance makes; of 5,000 that is 0.02.
    const near = cases(0.03, 0.005);
    for (let count = 0; count < visits; count += 1)
      seen[visit({ kept: undefined }).variant as keyof typeof seen] += 1;
    expect(Math.abs(seen.original / visits - 0.5)).toBeLessThan(near);
    expect(Math.abs(seen.urgent / visits - 0.3)).toBeLessThan(near);
    expect(Math.abs(seen.calm / visits - 0.2)).toBeLessThan(near);
  });

  test('sees the same again on every page of the test, until it is forgotten', () => {
    for (let visitor = 0; visitor < 50; visitor += 1) {
      const { variant, kept } = visit();
      expect(kept?.variants).toBe(`promise:${variant}:${NOW + KEPT_DAYS * DAY}`);
      const later = NOW + (KEPT_DAYS - 1) * DAY;
      expect(visit({ kept, now: later }).variant).toBe(variant);
    }
    const kept = () => ({ variants: `promise:calm:${NOW}` });
    const names = new Set(Array.from({ length: 50 }, () => visit({ kept: kept() }).variant));
    expect(names).toEqual(new Set(['original', 'urgent', 'calm']));
  });

  test('is in several tests independently', () => {
    const { kept, variant } = visit({ test: 'first' });
    const { variant: second } = visit({ test: 'second', kept });
    expect(kept?.variants?.replaceAll(/:\d+/g, '')).toBe(`first:${variant} second:${second}`);
  });

  test('is given another one where the one that was kept is gone, and whatever else stands there', () => {
    for (const variants of [
      'promise:gone:9999999999999',
      'no variants',
      '{}',
      ' ',
      ':::',
      'promise:',
      'promise::9999999999999',
    ]) {
      const { variant, by, kept } = visit({ kept: { variants } });
      expect(['original', 'urgent', 'calm']).toContain(variant);
      expect(by).toBe('chance');
      expect(visit({ kept }).variant).toBe(variant);
    }
  });

  test.each<[string, Visit]>([
    ['has not been asked yet', { consent: 'required' }],
    ['has said no', { kept: { measurementConsent: 'no' } }],
    [
      'has said no where consent is required',
      { consent: 'required', kept: { measurementConsent: 'no' } },
    ],
    ['has opted out in the browser', { optedOut: true, kept: { measurementConsent: 'yes' } }],
    ['looks at one', { search: '?variant=urgent' }],
  ])('who %s has nothing kept', (_, options) => {
    const before = { ...options.kept };
    const kept = options.kept ?? {};
    expect(visit({ ...options, kept }).by).toBeDefined();
    expect(kept).toEqual(before);
  });

  test('who has said yes where consent is required has it kept', () => {
    const { kept } = visit({ consent: 'required', kept: { measurementConsent: 'yes' } });
    expect(kept).toHaveProperty('variants');
  });

  test('may ask for one by the address', () => {
    const asked = (search: string) => {
      const { variant, by } = visit({ search });
      return [variant, by];
    };
    expect(asked('?utm_source=x&variant=calm')).toEqual(['calm', 'address']);
    expect(asked('?variant=original')).toEqual(['original', 'address']);
    expect(asked('?variant=other')[1]).toBe('chance');
  });
});

test.each([
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (Linux; Android 6.0.1) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36 (compatible; GoogleOther)',
  'Mozilla/5.0 (compatible; Google-InspectionTool/1.0;)',
  'AdsBot-Google (+http://www.google.com/adsbot.html)',
  'Mediapartners-Google',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm) Chrome/126.0 Safari/537.36',
  'Mozilla/5.0 (compatible; YandexBot/3.0; +http://yandex.com/bots)',
  'Mozilla/5.0 (compatible; Baiduspider/2.0; +http://www.baidu.com/search/spider.html)',
  'Mozilla/5.0 (compatible; Yahoo! Slurp; http://help.yahoo.com/help/us/ysearch/slurp)',
  'DuckDuckBot/1.1; (+http://duckduckgo.com/duckduckbot.html)',
  'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/17.4 Safari/605.1.15 (Applebot/0.1)',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'WhatsApp/2.23.20.0',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; GPTBot/1.2; +https://openai.com/gptbot)',
  'Mozilla/5.0 (Linux; Android 11; moto g power) Chrome/126.0 Mobile Safari/537.36 Chrome-Lighthouse',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko); compatible; ChatGPT-User/1.0; +https://openai.com/bot',
  'meta-externalagent/1.1 (+https://developers.facebook.com/docs/sharing/webmasters/crawler)',
  'Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0 Safari/537.36 PTST/240624.180000',
  'Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0 Safari/537.36 DatadogSynthetics',
  'Pingdom.com_bot_version_1.4_(http://www.pingdom.com/)',
  'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/126.0 Prerender (+https://github.com/prerender/prerender)',
  'Mozilla/5.0 (compatible; Seznam screenshot-generator 2.1; +http://fulltext.sblog.cz/screenshot/)',
  'Mozilla/5.0 (X11; Linux x86_64) Chrome/126.0 Safari/537.36 StatusCake_Pagespeed_Indev',
  'ia_archiver (+http://www.alexa.com/site/help/webmasters)',
  'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko; compatible; Yeti/1.1; +https://naver.me/spd) Chrome/126.0 Safari/537.36',
  'Mozilla/5.0 (compatible; Daum/4.1; http://cs.daum.net/faq/15/4118.html)',
  'Mozilla/5.0 AppleWebKit/537.36 (KHTML, like Gecko; compatible; MicrosoftPreview/2.0; +https://aka.ms/MicrosoftPreview) Chrome/126.0 Safari/537.36',
  'Iframely/1.3.1 (+https://iframely.com/docs/about)',
])('a crawler sees the original, and counts for nothing: %s', (agent) => {
  const { variant, by, kept } = visit({ agent });
  expect([variant, by, kept]).toEqual(['original', undefined, {}]);
});

test.each([
  BROWSER,
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 13; CUBOT KINGKONG 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 [FBAN/FBIOS;FBAV/468.0]',
  'Mozilla/5.0 (X11; Linux x64; rv:127.0) Gecko/20100101 Firefox/127.0',
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36 GSA/15.25',
])('a person is no crawler: %s', (agent) => {
  expect(visit({ agent }).by).toBe('chance');
});

test('a page in a frame shows the original, and counts for nothing', () => {
  const { variant, by, kept } = visit({ framed: true });
  expect([variant, by, kept]).toEqual(['original', undefined, {}]);
});
