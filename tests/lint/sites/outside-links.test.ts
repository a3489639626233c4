import dns from 'node:dns/promises';
import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Answer, type Asking, askAddresses } from '../../../cli/lint/outside/ask-addresses.ts';
import { answersFile, KeptAnswers } from '../../../cli/lint/outside/kept-answers.ts';
import { LeftHosts } from '../../../cli/lint/outside/left-hosts.ts';
import { robotsRules } from '../../../cli/lint/outside/robots.ts';
import type { LeftAlone } from '../../../cli/report/unasked-hosts.ts';
import { runHere } from '../../support/command.ts';
import { DataSite } from '../../support/data-site.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const CONFIG = 'site.config.yaml';

const WEEK_MS = 7 * 24 * 3600 * 1000;

/** What a host answers at a path: a status for HEAD, and another one for GET or the target of a redirect. */
const PATHS: Readonly<Record<string, [head: number, get?: number | string]>> = {
  '/there': [200],
  '/missing': [404],
  '/gone': [410],
  '/private': [403],
  '/broken': [500],
  '/no-head': [405, 200],
  '/wrong-head': [404, 200],
  '/moved': [301, '/moved-again'],
  '/moved-again': [302, '/there'],
  '/moved-to-nothing': [301, '/missing'],
  '/moved-to-secret': [301, '/secret/page'],
  '/moved-to-silence': [301, 'http://127.0.0.1:1/'],
  '/circle': [301, '/circle'],
  '/busy': [429],
  '/secret/page': [404],
};

/** A `fetch` whose requests reach a server on this machine, whatever name they ask for. */
function redirectedTo(port: number): typeof fetch {
  const real = fetch;
  return (address, init) =>
    real(new URL(new URL(String(address)).pathname, `http://127.0.0.1:${port}`), init);
}

describe('addresses of other hosts', () => {
  const asked: string[] = [];
  const times: number[] = [];
  let atOnce = 0;
  let most = 0;
  let server: Server;
  let origin: string;
  let robots = '';

  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      times.push(performance.now());
      atOnce += 1;
      most = Math.max(most, atOnce);
      response.on('close', () => (atOnce -= 1));
      if (request.url === '/robots.txt') return void response.end(robots);
      if (request.url?.startsWith('/reset')) return void request.socket.destroy();
      const [head, get = head] = PATHS[request.url ?? ''] ?? [404];
      const target = typeof get === 'string' ? { location: get } : {};
      const status = request.method === 'GET' && typeof get === 'number' ? get : head;
      response.writeHead(status, target).end();
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  afterAll(() => new Promise((done) => server.close(done)));

  beforeEach(() => {
    asked.length = 0;
    times.length = 0;
    robots = '';
  });

  async function ask(paths: readonly string[], options: Partial<Asking> = {}) {
    const answers: Record<string, Answer> = {};
    const { unasked } = await askAddresses(
      paths.map((path) => origin + path),
      {
        ...{ signal: new AbortController().signal, pauseMs: 0 },
        onAnswer: (address, answer) => (answers[address.slice(origin.length)] = answer),
        ...options,
      },
    );
    return { answers, unasked };
  }

  async function answersOf(paths: readonly string[], pauseMs = 0): Promise<Record<string, Answer>> {
    const { answers, unasked } = await ask(paths, { pauseMs });
    expect(unasked).toEqual([]);
    return answers;
  }

  const left = (links: number, reason: LeftAlone) => [
    { host: origin.replace('http://', ''), links, reason },
  ];

  it('are asked one at a time, and believed unless they say that nothing is there', async () => {
    const paths = Object.keys(PATHS).filter((path) => path !== '/busy');
    expect(await answersOf(paths)).toEqual({
      ...{ '/there': 'there', '/no-head': 'there', '/wrong-head': 'there' },
      ...{ '/moved': 'there', '/moved-again': 'there' },
      ...{ '/missing': 'gone', '/gone': 'gone', '/moved-to-nothing': 'gone' },
      ...{ '/moved-to-secret': 'gone', '/secret/page': 'gone' },
      ...{ '/private': 'unknown', '/broken': 'unknown', '/circle': 'unknown' },
      '/moved-to-silence': 'unknown',
    });
    expect(most).toBe(1);
    expect(asked.filter((line) => line === 'HEAD /circle')).toHaveLength(1);
    expect(asked).toContain('GET /no-head');
    expect(asked).not.toContain('GET /there');
  });

  it('are asked with a pause', async () => {
    await answersOf(['/there', '/moved'], 40);
    const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(pauses).toHaveLength(4);
    // Timers may fire a millisecond early.
    for (const pause of pauses) expect(pause).toBeGreaterThanOrEqual(38);
  });

  it('are not asked where robots.txt disallows it, nor behind a redirect', async () => {
    robots = 'User-agent: *\nDisallow: /secret/\n';
    expect(await answersOf(['/secret/page', '/moved-to-secret', '/missing'])).toEqual({
      ...{ '/secret/page': 'unknown', '/moved-to-secret': 'unknown', '/missing': 'gone' },
    });
    expect(asked.filter((line) => line.includes('secret/'))).toEqual([]);
    expect(asked.filter((line) => line.endsWith('robots.txt'))).toHaveLength(1);
  });

  it('are not asked any more once the host is busy', async () => {
    let now = 0;
    const leftHosts = new LeftHosts(1000, () => now);
    expect(await ask(['/there', '/busy', '/missing', '/gone'], { leftHosts })).toEqual({
      answers: { '/there': 'there', '/busy': 'busy' },
      unasked: left(3, 'busy'),
    });
    expect(await ask(['/missing', '/gone'], { leftHosts })).toEqual({
      ...{ answers: {}, unasked: left(2, 'busy') },
    });
    now = 999;
    await ask(['/missing'], { leftHosts });
    expect(asked).toEqual(['GET /robots.txt', 'HEAD /there', 'HEAD /busy']);
    now = 1000;
    expect(await ask(['/missing'], { leftHosts })).toEqual({
      ...{ answers: { '/missing': 'gone' }, unasked: [] },
    });
  });

  it('are not checked by the answer that the host is busy, even if there are no others', async () => {
    expect(await ask(['/there', '/busy'])).toEqual({
      answers: { '/there': 'there', '/busy': 'busy' },
      unasked: left(1, 'busy'),
    });
  });

  it('are each judged alone where a host resets a connection', async () => {
    expect(await answersOf(['/reset', '/missing', '/reset/b', '/reset/c', '/there'])).toEqual({
      ...{ '/reset': 'unknown', '/missing': 'gone', '/reset/b': 'unknown' },
      ...{ '/reset/c': 'unknown', '/there': 'there' },
    });
  });

  it('are not asked any more once a host fails again and again, and those that it failed for count as not checked', async () => {
    const answers = {
      ...{ '/there': 'there', '/reset/a': 'silent', '/reset/b': 'silent', '/reset/c': 'silent' },
    };
    expect(await ask(['/there', '/reset/a', '/reset/b', '/reset/c', '/missing'])).toEqual({
      ...{ answers, unasked: left(4, 'silent') },
    });
    expect(asked.at(-1)).toBe('HEAD /reset/c');
    // Nothing else tells that the host has answered for none of these, if there are no others.
    expect(await ask(['/there', '/reset/a', '/reset/b', '/reset/c'])).toEqual({
      ...{ answers, unasked: left(3, 'silent') },
    });
  });

  it('have no answer on a host whose rules for programs cannot be read', async () => {
    const answers: string[] = [];
    const outcome = await askAddresses(['http://127.0.0.1:1/a', 'http://127.0.0.1:1/b'], {
      ...{ signal: new AbortController().signal, pauseMs: 0 },
      onAnswer: (address) => answers.push(address),
    });
    const unasked = [{ host: '127.0.0.1:1', links: 2, reason: 'silent' }];
    expect([outcome, answers]).toEqual([{ isOnline: true, unasked }, []]);
  });

  /** Answers about hosts that no name server knows. */
  async function unresolved(places: readonly string[], findsNames: boolean) {
    const answers: Record<string, Answer> = {};
    const outcome = await askAddresses(places, {
      ...{ signal: new AbortController().signal, pauseMs: 0 },
      onAnswer: (address, answer) => (answers[address] = answer),
      findsNames: async () => findsNames,
    });
    return { ...outcome, answers };
  }

  it('are on no host only if names can be resolved at all', async () => {
    const gone = ['https://a.invalid/1', 'https://a.invalid/2', 'https://b.invalid/'];
    vi.stubGlobal('fetch', async (address: string) => {
      const { hostname } = new URL(address);
      const again = hostname === 'later.example';
      if (again) throw new TypeError('fetch failed', { cause: { code: 'EAI_AGAIN' } });
      if (hostname.endsWith('.invalid'))
        throw new TypeError('fetch failed', { cause: { code: 'ENOTFOUND' } });
      return new Response();
    });
    try {
      expect(await unresolved(gone, false)).toEqual({
        ...{ isOnline: false, unasked: [], answers: {} },
      });
      const answers = Object.fromEntries(gone.map((address) => [address, 'host']));
      expect(await unresolved(gone, true)).toEqual({
        ...{ isOnline: true, unasked: [], answers },
      });
      const there = 'https://c.example/';
      expect(await unresolved([...gone, there, 'https://later.example/'], false)).toEqual({
        isOnline: true,
        unasked: [{ host: 'later.example', links: 1, reason: 'unresolved' }],
        answers: { ...answers, [there]: 'there' },
      });
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('are asked no more once the command is interrupted', async () => {
    const controller = new AbortController();
    const waiting = askAddresses([`${origin}/there`], {
      ...{ signal: controller.signal, onAnswer: () => {} },
    });
    controller.abort(new Error('enough'));
    await expect(waiting).rejects.toThrow('enough');
  });
});

it.each<[string, string, boolean]>([
  ['', '/a', true],
  ['User-agent: *\nDisallow: /', '/a', false],
  ['User-agent: *\nDisallow:', '/a', true],
  ['User-agent: other\nDisallow: /', '/a', true],
  ['User-agent: *\nDisallow: /\n\nUser-agent: Touchdown-Lint\nAllow: /', '/a', true],
  ['User-agent: one\nUser-agent: touchdown-lint # us\nDisallow: /a # all of it', '/a/b', false],
  ['User-agent: *\nDisallow: /a\nAllow: /a/b', '/a/b', true],
  ['User-agent: *\nAllow: /a\nDisallow: /a', '/a', true],
  ['User-agent: *\nDisallow: /*.pdf$', '/a/b.pdf', false],
  ['User-agent: *\nDisallow: /*.pdf$', '/a/b.pdf?x', true],
  ['User-agent: *\nDisallow: /a$', '/a', false],
  ['User-agent: *\nDisallow: /a$', '/ab', true],
  ['User-agent: *\nDisallow: /*/b*c', '/a/b/d/c', false],
  ['User-agent: *\nDisallow: /*bb$', '/b', true],
  ['user-agent:*\r\ndisallow:/a.b\r\n', '/a.b', false],
  ['user-agent:*\r\ndisallow:/a.b\r\n', '/axb', true],
  ['Disallow: /a\nSitemap: https://a.example/x', '/a', true],
])('robots.txt %j allows %s: %s', (text, path, allows) => {
  expect(robotsRules(text, 'touchdown-lint')(path)).toBe(allows);
});

it('answers are kept for a week, unknown ones for a day', () => {
  const root = tempFolder();
  const first = new KeptAnswers(root, 1000);
  first.set('https://a.example/', 'gone');
  first.save();
  expect(new KeptAnswers(root, WEEK_MS).get('https://a.example/')).toBe('gone');
  expect(new KeptAnswers(root, 1001 + WEEK_MS).get('https://a.example/')).toBeUndefined();
  const unsure = new KeptAnswers(root, 1000);
  unsure.set('https://b.example/', 'unknown');
  unsure.save();
  expect(new KeptAnswers(root, WEEK_MS / 7).get('https://b.example/')).toBe('unknown');
  expect(new KeptAnswers(root, 1001 + WEEK_MS / 7).get('https://b.example/')).toBeUndefined();
  expect(new KeptAnswers(root, 999).get('https://a.example/')).toBeUndefined();
});

it('what was never asked comes first, then what was asked longest ago', () => {
  const root = tempFolder();
  const asked = (now: number, ...names: string[]) => {
    const answers = new KeptAnswers(root, now);
    for (const name of names) answers.set(name, 'there');
    answers.save();
  };
  asked(1000, 'old', 'kept');
  asked(2000, 'newer', 'kept');
  const now = new KeptAnswers(root, 1001 + WEEK_MS);
  expect(now.toAsk(['newer', 'old', 'never', 'kept'])).toEqual(['never', 'old']);
  const later = new KeptAnswers(root, 2001 + WEEK_MS);
  expect(later.toAsk(['newer', 'old', 'never'])).toEqual(['never', 'old', 'newer']);
});

it('what a host was too busy for is asked again in the next run, after what it was never asked', () => {
  const root = tempFolder();
  const links = ['one', 'two', 'three'];
  const run = (now: number) => {
    const answers = new KeptAnswers(root, now);
    const [first = '', ...others] = answers.toAsk(links);
    answers.set(first, 'busy');
    answers.save();
    return [first, ...others];
  };
  expect(run(1000)).toEqual(['one', 'two', 'three']);
  expect(run(1000)).toEqual(['two', 'three', 'one']);
  expect(run(2000)).toEqual(['three', 'one', 'two']);
  expect(run(3000)).toEqual(['one', 'two', 'three']);
});

it('links that a busy host did not answer for are told in every format, and asked first next time', async () => {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(url === '/robots.txt' ? 404 : 429).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  try {
    const { port } = server.address() as AddressInfo;
    const host = 'busy.example';
    vi.stubGlobal('fetch', redirectedTo(port));
    const items = ['eins', 'zwei', 'drei'].map((name) => ({
      ...{ label: name, href: `https://${host}/${name}` },
    }));
    const site = new DataSite({ navigation: { footer: [{ heading: 'Mehr', items }] } });
    const lint = (...options: string[]) =>
      runHere(['lint', '--root', site.root, '--online', ...options], { cwd: site.root });
    const first = await lint();
    expect(first).toMatchObject({ code: 0, stderr: '' });
    expect(first.stdout).toMatch(/^No problems in \d+ files\n/);
    const links = `3 links to ${host} were not checked: it answers that it has too many requests. The next run with --online begins with them.`;
    expect(first.stdout).toContain(`\n${links}\n`);
    const { unasked } = JSON.parse((await lint('--json')).stdout);
    expect(unasked).toEqual([{ host, links: 3, reason: 'busy' }]);
    const github = await lint('--format', 'github');
    expect(github.stdout).toBe(`::notice::${links}\n`);
    const [{ invocations }] = JSON.parse((await lint('--format', 'sarif')).stdout).runs;
    expect(invocations).toEqual([
      {
        executionSuccessful: true,
        toolExecutionNotifications: [{ level: 'note', message: { text: links } }],
      },
    ]);
    const pages = asked.filter((path) => path !== '/robots.txt');
    expect(pages).toEqual(['/eins', '/zwei', '/drei', '/eins']);
  } finally {
    vi.unstubAllGlobals();
    await new Promise((done) => server.close(done));
  }
});

it('lint --watch leaves a busy host alone for a while, whatever changes, and says so', async () => {
  const requests: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requests.push(address);
    return new Response(null, { status: address.endsWith('/robots.txt') ? 404 : 429 });
  });
  try {
    const items = [{ label: 'Eins', href: 'https://busy.example/eins' }];
    const site = new DataSite({ navigation: { footer: [{ heading: 'Mehr', items }] } });
    const ending = new AbortController();
    const told: string[] = [];
    const stdout = new Writable({
      write(text, _, done) {
        if (`${text}`.includes('No problems')) told.push(`${text}`);
        // Ended while it waits for changes.
        if (told.length === 1) site.write(CONFIG, site.text(CONFIG));
        else setImmediate(() => ending.abort());
        done();
      },
    });
    const args = ['lint', '--watch', '--online', '--root', site.root];
    await runHere(args, { cwd: site.root, signal: ending.signal, stdout });
    expect(requests).toHaveLength(2);
    const said =
      '1 link to busy.example was not checked: it answers that it has too many requests. The first run after 10 minutes begins with it.';
    expect(told).toEqual([expect.stringContaining(said), expect.stringContaining(said)]);
  } finally {
    vi.unstubAllGlobals();
  }
});

it('a link to what is gone is told where it is written, only if other hosts were to be asked', async () => {
  const site = new DataSite({
    navigation: {
      footer: [{ heading: 'Mehr', items: [{ label: 'Weg', href: 'https://gone.example/a#b' }] }],
    },
  });
  const answers = new KeptAnswers(site.root, Date.now());
  answers.set('https://gone.example/a', 'gone');
  answers.save();
  expect(await site.lint()).toEqual([]);
  const [finding, ...others] = await site.lint('--online');
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ rule: 'links/outside', severity: 'warning' });
  const lines = site.text('site.config.yaml').split('\n');
  expect(lines[(finding?.line ?? 0) - 1]).toContain('https://gone.example/a#b');
});

it('a run without a network says so once, fails, and remembers nothing', async () => {
  const item = (label: string, host: string) => ({ label, href: `https://${host}.invalid/` });
  const items = [item('Eins', 'eins'), item('Zwei', 'zwei')];
  const site = new DataSite({ navigation: { footer: [{ heading: 'Mehr', items }] } });
  const offline = async () => {
    throw new TypeError('fetch failed', { cause: { code: 'EAI_AGAIN' } });
  };
  vi.stubGlobal('fetch', offline);
  const lookup = vi.spyOn(dns, 'lookup').mockRejectedValue(new Error('offline'));
  try {
    const options = ['lint', '--root', site.root, '--online', '--json'];
    const { code, stdout, stderr } = await runHere(options, { cwd: site.root });
    const { diagnostics, summary, error } = JSON.parse(stdout);
    expect([code, diagnostics, summary.errors]).toEqual([1, [], 0]);
    expect(error).toContain('no network');
    expect(stderr).toBe(`${error}\n`);
    expect(readFileSync(answersFile(site.root), 'utf8')).toBe('{}\n');
  } finally {
    vi.unstubAllGlobals();
    lookup.mockRestore();
  }
});
