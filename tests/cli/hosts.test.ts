import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { nginxSite } from '../../cli/hosts/nginx.ts';
import { type Answer, ask, startPreview } from '../support/ask-host.ts';
import { askedAddresses } from '../support/asked-addresses.ts';
import { DataSite } from '../support/data-site.ts';
import { NGINX, startNginx } from '../support/nginx.ts';

const PAGE = {
  type: 'service',
  description: 'Was gemacht wird.',
  aliases: ['/strom'],
  seo: {
    title: 'Leitungen und Sicherungen in Leipzig',
    description: 'Hofmann Elektro prüft Leitungen und Sicherungen und repariert, was nötig ist.',
  },
  sections: [{ title: { heading: 'Leitungen', intro: 'Wir prüfen sie.' } }],
};

const REDIRECTS = [
  { from: '/alt', to: '/leistungen' },
  { from: '/Alt', to: '/leistungen#main' },
  { from: '/alt/index.php', to: '/leistungen/kabel' },
  { from: '/alt.html', to: 'https://blog.example.com/$a' },
  { from: '/%C3%BCber', to: '/strom' },
  ...['/x%2Fy', '/frage%3F', '/raute%23', '/100%25', '/e%40mail', '/preise%2C-kosten'].map(
    (from) => ({
      ...{ from, to: '/leistungen/kabel' },
    }),
  ),
  { from: '/%7Ehofmann/%22%5c%24x', to: '/leistungen' },
  { from: '/polnisch', to: 'https://www.example.com/łódź?q=日本' },
];

/** A site with everything that a host may be asked for. */
const site = new DataSite({ features: { upload: true }, redirects: REDIRECTS });
site.write('pages/leistungen/page.yaml', { ...PAGE, name: 'Leistungen' });
site.write('pages/leistungen/kabel/page.yaml', {
  ...{ ...PAGE, name: 'Kabel', aliases: undefined },
  seo: { ...PAGE.seo, title: 'Kabel in Leipzig, gelegt und geprüft' },
});

const setup = (host: string) => (file: string) =>
  readFileSync(join(`${site.dist}.${host}`, file), 'utf8');

/** What has to be the same, whoever answers. */
const HEADERS = [
  ...['content-type', 'location', 'cache-control', 'content-security-policy'],
  ...['strict-transport-security', 'x-content-type-options', 'referrer-policy'],
  ...['permissions-policy', 'cross-origin-opener-policy', 'cross-origin-resource-policy'],
];

function compared({ status, headers, body }: Answer): unknown {
  const isMoved = status >= 300 && status < 400;
  const told = HEADERS.filter((name) => !isMoved || name !== 'content-type');
  const content = isMoved ? '' : body.toString('base64');
  // nginx has no way to write a `$` but `%24`, which means the same.
  const value = (name: string) => String(headers[name]).replaceAll('%24', '$');
  return [status, Object.fromEntries(told.map((name) => [name, value(name)])), content];
}

beforeAll(async () => {
  const { report } = await site.build();
  expect(report.diagnostics).toEqual([]);
});

describe('nginx', () => {
  test.skipIf(!NGINX)('answers every kind of address as preview does', async () => {
    expect((await site.build('--host', 'nginx')).code).toBe(0);
    const nginx = await startNginx(setup('nginx')('www.hofmann-elektro.example.conf'), site.dist);
    const preview = await startPreview(site.dist);
    for (const path of askedAddresses(site.dist)) {
      const [theirs, ours] = [await ask(nginx, path), await ask(preview, path)];
      expect(compared(theirs), path).toEqual(compared(ours));
    }
    for (const path of ['/', '/leistungen', '/leistungen/', '/favicon.svg', '/nirgends']) {
      for (const host of [nginx, preview])
        expect(await ask(host, path, {}, 'POST'), path).toMatchObject({
          status: 405,
          headers: { allow: 'GET, HEAD' },
        });
      expect((await ask(nginx, path)).headers).not.toHaveProperty('allow');
    }
    const packed = await ask(nginx, '/leistungen', { 'accept-encoding': 'gzip' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(gunzipSync(packed.body).toString()).toBe(site.built('leistungen.html'));
  });

  test.runIf(NGINX)('leads on from a home page that has expired', async () => {
    const moves = [{ from: '/', to: '/leistungen', isTemporary: true }];
    const url = 'https://www.hofmann-elektro.example';
    const nginx = await startNginx(nginxSite({ url, moves, spread: [], headers: [] }), site.dist);
    const answer = async (path: string) => {
      const { status, headers } = await ask(nginx, path);
      return [status, headers.location];
    };
    expect(await answer('/?from=ad')).toEqual([302, '/leistungen?from=ad']);
    expect(await answer('/index.html')).toEqual([308, '/']);
    expect(await answer('/leistungen')).toEqual([200, undefined]);
  });

  test.runIf(!NGINX)('is not installed here, so nobody has asked it', () => {
    process.stderr.write('nginx is not installed: its configuration was not tried.\n');
  });
});

describe('CloudFront', () => {
  interface Viewer {
    uri: string;
    rawQueryString: () => string | undefined;
  }

  test('its function finds the file or the redirect that preview answers with', async () => {
    expect((await site.build('--host', 's3')).code).toBe(0);
    const code = setup('s3')('function.js');
    expect(Buffer.byteLength(code)).toBeLessThan(10_240);
    const context = createContext({});
    runInContext(code, context);
    const preview = await startPreview(site.dist);
    for (const path of askedAddresses(site.dist)) {
      // A bucket has these as files, if they are uploaded at all.
      if (/^\/(?:_|\.git|404)/.test(path)) continue;
      const [uri = '', query] = path.split(/\?(.*)/);
      const request: Viewer = { uri, rawQueryString: () => query };
      const answer = context.handler({ request });
      const ours = await ask(preview, path);
      if (ours.status === 301 || ours.status === 308) {
        expect([answer.statusCode, answer.headers?.location?.value], path).toEqual([
          ours.status,
          ours.headers.location,
        ]);
        continue;
      }
      const file = join(site.dist, answer.uri);
      expect(existsSync(file), path).toBe(ours.status === 200);
      if (ours.status === 200) expect(readFileSync(file).equals(ours.body), path).toBe(true);
    }
  });

  test('its policies have the headers of the site', () => {
    const policy = (file: string) => JSON.parse(setup('s3')(file));
    const common = policy('headers.json');
    expect(common.SecurityHeadersConfig.ContentSecurityPolicy.ContentSecurityPolicy).toMatch(
      /^default-src 'none'.*frame-ancestors 'self'$/,
    );
    expect(common.SecurityHeadersConfig.StrictTransportSecurity).toEqual({
      ...{ Override: true, AccessControlMaxAgeSec: 31_536_000 },
      ...{ IncludeSubdomains: false, Preload: false },
    });
    const custom = (file: string) =>
      Object.fromEntries(
        policy(file).CustomHeadersConfig.Items.map(
          ({ Header, Value }: { Header: string; Value: string }) => [Header, Value],
        ),
      );
    expect(custom('headers.json')['Cross-Origin-Resource-Policy']).toBe('same-origin');
    expect(custom('headers-previews.json')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  });

  test('what stands beside the output is written again where it is missing', async () => {
    rmSync(`${site.dist}.s3`, { recursive: true });
    const { report } = await site.build('--host', 's3');
    expect(report.written).toBe(0);
    expect(setup('s3')('function.js')).toContain('handler');
  });
});

/** The headers for a path as Cloudflare reads them from `_headers`: rules add values, and `!` takes them away. */
function onCloudflare(text: string, path: string): Headers {
  const headers = new Headers();
  let isMatch = false;
  for (const line of text.split('\n')) {
    if (line.startsWith('/'))
      isMatch = path.startsWith(line.replace('*', '')) && line.endsWith('*');
    const [, gone, name = '', value = ''] = /^ {2}(! )?([\w-]+)(?:: (.*))?$/.exec(line) ?? [];
    if (!isMatch || name === '') continue;
    if (gone) headers.delete(name);
    else headers.append(name, value);
  }
  return headers;
}

describe('hosts that read files of the output', () => {
  test('Cloudflare is told which header replaces another, as it would join the two', async () => {
    await site.build('--host', 'cloudflare');
    const policy = (path: string) =>
      onCloudflare(site.built('_headers'), path).get('cross-origin-resource-policy');
    expect([policy('/previews/a.jpg'), policy('/')]).toEqual(['cross-origin', 'same-origin']);
    await site.build('--host', 'netlify');
    expect(site.built('_headers')).not.toContain('!');
  });

  test('Netlify and Cloudflare have rules, and pages for the spellings that no rule has', async () => {
    await site.build('--host', 'netlify');
    expect(site.built('_redirects')).toContain('/alt /leistungen 301!\n');
    // Netlify compares the decoded address with the rule.
    expect(site.built('_redirects')).toContain('/%C3%BCber /strom 301!\n/über /strom 301!\n');
    await site.build('--host', 'cloudflare');
    expect(site.built('_redirects')).toContain('/alt /leistungen 301\n');
    expect(site.built('_headers')).toContain('/*\n  Content-Security-Policy: ');
    // Cloudflare has no rule for /alt/, and leads it to /alt only where there is a page.
    expect(site.built('alt.html')).toContain('content="0; url=');
    // So it does with /home/ and /home.html.
    expect(site.built('home.html')).toContain('content="0; url=/"');
  });

  test('GitHub has pages, a domain and nothing that only others read', async () => {
    const { code, report } = await site.build('--host', 'github');
    expect(code).toBe(0);
    expect(new Set(report.diagnostics.map(({ rule }) => rule))).toEqual(
      new Set(['host/no-redirect']),
    );
    // Among them /Alt and /alt.html, which would have the page of /alt.
    expect(report.diagnostics).toHaveLength(8);
    expect(site.built('CNAME')).toBe('www.hofmann-elektro.example\n');
    expect(site.built('.nojekyll')).toBe('');
    expect(site.built('alt.html')).toContain('content="0; url=');
    expect(site.built('über.html')).toContain('content="0; url=/strom');
    expect(site.built('home.html')).toContain('content="0; url=/"');
    expect(site.built('polnisch.html')).toContain(
      'url=https://www.example.com/%C5%82%C3%B3d%C5%BA?',
    );
    expect(existsSync(join(site.dist, '_redirects'))).toBe(false);
    // Without a name everything is as it was.
    await site.build();
    expect(existsSync(join(site.dist, 'CNAME'))).toBe(false);
    expect(existsSync(join(site.dist, '_headers'))).toBe(true);
  });
});
