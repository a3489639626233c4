import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { siteHeaders } from '../../cli/build/security-headers.ts';
import { contentSecurityPolicy } from '../../cli/build/security-policy.ts';
import { headersText } from '../../cli/hosts/rule-files.ts';
import { parseHeaders } from '../../cli/serve/header-rules.ts';
import { CONSENT_MODES } from '../../schemas/config/site-analytics.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { siteFacts } from '../content/site-facts.ts';

/** Hosts cut longer lines (Cloudflare Pages, "Headers"). */
const LONGEST_LINE = 2000;
const YEAR = 31_536_000;

const { config } = siteFacts();
const assets = { scripts: ['/assets/site.a1b2c3.js'] };

const place = fc.constantFrom(
  '',
  'https://hooks.example.com/in?key=1',
  'https://hooks.example.com:8443/',
  'http://127.0.0.1:8080/in',
  'http://localhost:8080/in',
);
const tiles = fc.constantFrom(
  '',
  'https://tiles.example.org/{z}/{x}/{y}.png',
  'https://{s}.tiles.example.org/{z}/{x}/{y}.png',
  'http://127.0.0.1:9000/{z}/{x}/{y}.png',
);
const hsts = fc.option(
  fc.record({
    maxAge: fc.integer({ min: YEAR, max: 2 * YEAR }),
    includeSubDomains: fc.constant(true),
    preload: fc.boolean(),
  }),
  { nil: undefined },
);
const settings = fc.record({
  conversionId: fc.constantFrom('', 'AW-123456789'),
  consent: fc.constantFrom(undefined, ...CONSENT_MODES),
  contactWebhook: place,
  bookingWebhook: place,
  uploadEndpoint: place,
  geocoder: place,
  tiles,
  hsts,
});

/** The site with the settings; only these stand in a counterexample. */
function siteWith(chosen: typeof settings extends fc.Arbitrary<infer T> ? T : never): SiteConfig {
  const { conversionId, consent, hsts, ...integrations } = chosen;
  return {
    ...config,
    site: { ...config.site, ...(hsts ? { hsts } : {}) },
    analytics: { conversionId, ...(consent ? { consent } : {}) },
    integrations: { ...config.integrations, ...integrations },
  };
}

function advice(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity, value }) => severity < Severity.INFO && value !== "'self'")
    .map(({ severity, directive, value, description }) =>
      [Severity[severity], directive, value, description].join(' '),
    );
}

test('csp-evaluator has nothing to say of the policy of any configuration', () => {
  fc.assert(
    fc.property(settings, (chosen) => {
      const policy = contentSecurityPolicy(siteWith(chosen), assets);
      expect(advice(policy)).toEqual([]);
      expect(policy).toContain("require-trusted-types-for 'script'");
      expect(policy).toMatch(/connect-src 'self'/);
    }),
    { numRuns: 400 },
  );
});

test('csp-evaluator is heard: a host that serves scripts of others is found', () => {
  expect(
    advice("default-src 'none'; script-src 'self' https://www.googleadservices.com"),
  ).not.toEqual([]);
});

test('no header is longer than hosts take, and none is given twice but for the pictures', () => {
  fc.assert(
    fc.property(settings, (chosen) => {
      const text = headersText(siteHeaders(siteWith(chosen), assets));
      for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(LONGEST_LINE);
      const headersOf = parseHeaders(text);
      for (const path of ['/', '/about', '/assets/site.js', '/previews/a.png', '/sitemap.xml']) {
        const names = headersOf(path).map(([name]) => name);
        expect(names, path).toEqual(
          expect.arrayContaining(['Content-Security-Policy', 'Cross-Origin-Resource-Policy']),
        );
        const twice = names.filter((name, index) => names.indexOf(name) !== index);
        expect(twice, path).toEqual(
          path.startsWith('/previews/') ? ['Cross-Origin-Resource-Policy'] : [],
        );
      }
    }),
    { numRuns: 100 },
  );
});

test('a loopback endpoint and a spread tile service are named so that browsers let them through', () => {
  const policy = contentSecurityPolicy(
    {
      ...config,
      integrations: {
        contactWebhook: 'http://127.0.0.1:8080/in',
        tiles: 'https://{s}.tiles.example.org/{z}/{x}/{y}.png',
      },
    },
    assets,
  );
  expect(policy).toMatch(/connect-src 'self' 127\.0\.0\.1:8080;/);
  expect(policy).toMatch(/img-src 'self' data: https:\/\/\*\.tiles\.example\.org;/);
});

test.each([
  [undefined, 'max-age=31536000'],
  [{ maxAge: 300 }, 'max-age=300'],
  [{ includeSubDomains: true }, 'max-age=31536000; includeSubDomains'],
  [
    { maxAge: 63_072_000, includeSubDomains: true, preload: true },
    'max-age=63072000; includeSubDomains; preload',
  ],
])('HSTS of %j is "%s"', (hsts, sent) => {
  const site = { ...config, site: { ...config.site, ...(hsts ? { hsts } : {}) } };
  expect(headersText(siteHeaders(site, assets))).toContain(
    `  Strict-Transport-Security: ${sent}\n`,
  );
});
