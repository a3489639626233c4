import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { movedAddresses, redirectPages } from '../../cli/build/redirect-files.ts';
import type { PageMeta } from '../../cli/content/addresses/page-index.ts';
import { checkHost, checkHostOfExpired } from '../../cli/hosts/check-host.ts';
import { cloudfrontFunction } from '../../cli/hosts/cloudfront-function.ts';
import { pageAddress } from '../../cli/hosts/host.ts';
import type { Move } from '../../cli/hosts/host-rules.ts';
import { hostNamed } from '../../cli/hosts/hosts.ts';
import { nginxSite } from '../../cli/hosts/nginx.ts';
import { parseHeaders } from '../../cli/serve/header-rules.ts';
import { parseRedirects } from '../../cli/serve/redirect-rules.ts';
import { tempFolder } from '../support/temp-folder.ts';

const moves = (count: number, to = '/new'): Move[] =>
  Array.from({ length: count }, (_, index) => ({ from: `/old-${index}`, to, isTemporary: false }));

const rules = (all: Move[]) => ({
  url: 'https://www.example.com',
  moves: all,
  spread: ['/client'],
  headers: [{ pattern: '/*', headers: [['X-Site', 'yes']] as const }],
});

const refused = (host: Parameters<typeof hostNamed>[0], all: readonly Move[]) =>
  (hostNamed(host).refused?.(all) ?? []).map(({ from, rule, severity }) => [from, rule, severity]);

describe('more redirects than a host takes', () => {
  it('are told at the first one that Cloudflare ignores', () => {
    expect(refused('cloudflare', moves(1998))).toEqual([]);
    expect(refused('cloudflare', moves(2000))).toEqual([['/old-1998', 'host/limit', 'error']]);
    const long = { from: '/long', to: `/${'a'.repeat(990)}`, isTemporary: false };
    expect(refused('cloudflare', [long])).toEqual([['/long', 'host/limit', 'error']]);
  });

  it('are told of a page that leads on when its time is over, before it is', () => {
    const page = {
      entry: { path: '/offer', aliases: ['/deal'] },
      file: 'landings/offer.yaml',
      schedule: { until: Date.parse('2999-01-01'), redirect: '/new' },
    } as PageMeta;
    const told = (count: number) =>
      [...checkHostOfExpired('cloudflare', moves(count), { scheduled: () => [page] }, '/')].map(
        ({ file, rule, severity }) => [file, rule, severity],
      );
    expect(told(1996)).toEqual([]);
    expect(told(1997)).toEqual([['landings/offer.yaml', 'host/limit', 'error']]);
  });

  it('are told once of Netlify, which only advises', () => {
    expect(refused('netlify', moves(10_000))).toEqual([]);
    expect(refused('netlify', moves(10_005))).toEqual([['/old-10000', 'host/limit', 'warning']]);
  });

  it('stay out of the function of CloudFront, those of files last', () => {
    const many = [...moves(1000), { from: '/index.php', to: '/', isTemporary: true }];
    const code = cloudfrontFunction(rules(many));
    expect(Buffer.byteLength(code)).toBeLessThan(10 * 1024);
    expect(code).toContain('"/index.php":[302,"/"]');
    const told = refused('s3', many);
    expect(told.length).toBeGreaterThan(500);
    expect(told[0]?.slice(1)).toEqual(['host/limit', 'warning']);
    for (const [from] of told) expect(code).not.toContain(`"${from}"`);
    expect(refused('s3', moves(50))).toEqual([]);
  });
});

describe('an address that no page can have', () => {
  const old = ['/old', '/a.php', '/%C3%BCber', '/a%20b', '/a%2Fb', '/%E0', '/a%3Fb', '/old/a.html'];
  const all = old.map((from): Move => ({ from, to: '/new', isTemporary: false }));

  it('is told where pages lead on, and only there', () => {
    expect(refused('github', all).map(([from]) => from)).toEqual([
      ...['/a.php', '/a%2Fb', '/%E0', '/a%3Fb'],
    ]);
    const site = { languages: ['en'], site: { url: 'https://www.example.com' } } as never;
    expect([...redirectPages(all, site).keys()]).toEqual([
      ...['old.html', 'über.html', 'a b.html', 'old/a.html'],
    ]);
  });

  it.each(['/../a', '/%2e%2e/a', '/a/../b', '/a/./b', '/.', '/%2E%2E', '/a%2F..%2F..%2Fb'])(
    'has none outside the output: %s',
    (from) => expect(pageAddress(from)).toBeUndefined(),
  );

  it('has none below a file of the output', () => {
    expect(['/about.html/a', '/index.php/a', '/v1.2/a'].map(pageAddress)).toEqual([
      ...[undefined, '/index.php/a', '/v1.2/a'],
    ]);
  });

  it('comes first in the function of CloudFront, as nothing else can lead on from it', () => {
    const code = cloudfrontFunction(rules([...moves(1000), ...all]));
    for (const from of ['/a.php', '/a/b', '/%E0', '/a?b']) expect(code).toContain(`"${from}"`);
  });
});

it('thousands of refused redirects are located, the file being read once', () => {
  const cwd = tempFolder();
  const configFile = join(cwd, 'site.config.yaml');
  const redirects = moves(3000).map(({ from, to }) => ({ from, to }));
  const lines = redirects.map(({ from, to }) => `  - { from: ${from}, to: ${to} }`);
  writeFileSync(configFile, `redirects:\n${lines.join('\n')}\n`);
  const told = [...checkHost('s3', moves(3000), { redirects }, { configFile, cwd })];
  expect(told.length).toBeGreaterThan(2500);
  for (const { line, message } of told) expect(message).toContain(`/old-${line - 2};`);
});

it('a redirect that is refused in each of its spellings is told once, at its entry', () => {
  const cwd = tempFolder();
  const configFile = join(cwd, 'site.config.yaml');
  const redirects = ['/a.php', '/%C3%BCber.php', '/gru%CC%88n'].map((from) => ({
    from,
    to: '/new',
  }));
  const lines = redirects.map(({ from, to }) => `  - { from: ${from}, to: ${to} }`);
  writeFileSync(configFile, `redirects:\n${lines.join('\n')}\n`);
  const site = { url: 'https://www.example.com' } as never;
  const told = [
    ...checkHost('github', movedAddresses({ redirects, site }), { redirects }, { configFile, cwd }),
  ];
  expect(told.map(({ line }) => line)).toEqual([2, 3, 4]);
  expect(told.map(({ message }) => message)).toEqual([
    ...['/a.php', '/%C3%BCber.php', '/gru%CC%88n'].map((from) => expect.stringContaining(from)),
  ]);
});

it('any host is given rules as preview reads them', () => {
  const files = hostNamed(undefined).files(rules(moves(2)));
  const redirectOf = parseRedirects(files.get('_redirects') ?? '');
  expect(redirectOf('/old-1')).toEqual({ target: '/new', status: 301 });
  expect(redirectOf('/client/ABC')).toEqual({ target: '/client', status: 200 });
  expect(parseHeaders(files.get('_headers') ?? '')('/about')).toEqual([['X-Site', 'yes']]);
});

it('the configuration of nginx takes values as they are', () => {
  const text = nginxSite(rules([{ from: '/old', to: '/new?a=$b#c', isTemporary: true }]));
  expect(text).toContain('location = "/old" { return 302 "/new?a=%24b#c"; }');
});
