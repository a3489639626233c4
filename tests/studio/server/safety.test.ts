import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { rawRequest } from '../../dev/raw-request.ts';
import { LiveStudio } from '../../support/live-studio.ts';
import { SmallSite } from '../../support/small-site.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const FILE = 'landings/hull.yaml';
const EDIT = JSON.stringify({
  file: FILE,
  operations: [{ op: 'set', path: ['seo', 'title'], value: 'From elsewhere' }],
});

const { folder } = new SmallSite('hull', 'bomb', 'york');
const outside = tempFolder();
let studio: LiveStudio;
beforeAll(async () => {
  writeFileSync(join(outside, 'secret.yaml'), 'secret: 1\n');
  writeFileSync(join(folder, 'landings/.hidden.yaml'), 'secret: 1\n');
  symlinkSync(join(outside, 'secret.yaml'), join(folder, 'landings/link.yaml'));
  const levels = Array.from({ length: 12 }, (_, level) =>
    level === 0 ? 'l0: &l0 [ha]' : `l${level}: &l${level} [${`*l${level - 1},`.repeat(9)}]`,
  );
  writeFileSync(join(folder, 'landings/bomb.yaml'), `${levels.join('\n')}\n`);
  studio = await LiveStudio.start(folder);
  await studio.scanned;
});

const place = (origin: string) => ({ host: '127.0.0.1', port: Number(new URL(origin).port) });
const raw = async (
  target: string,
  headers: Record<string, string>,
  options: { method?: string; origin?: string } = {},
) => {
  const { origin = studio.origin, ...rest } = options;
  return rawRequest(place(origin), target, { ...rest, headers });
};
const edit = (headers: Record<string, string>) =>
  fetch(`${studio.origin}/api/edit`, {
    method: 'POST',
    headers: {
      Cookie: studio.cookie,
      Origin: studio.origin,
      'Content-Type': 'application/json',
      ...headers,
    },
    body: EDIT,
  });

describe('who has not come by the address of the terminal', () => {
  it('is shown nothing, by neither server', async () => {
    const key = new URL(studio.address).searchParams.get('key') ?? '';
    const others = [
      '',
      studio.cookie.slice(0, -1),
      `${studio.cookie.split('=')[0]}=`,
      `key=${key}`,
    ];
    for (const Cookie of others)
      for (const target of [
        '/',
        `/?key=${key.slice(1)}`,
        '/api/site',
        '/api/events',
        '/app/main.js',
      ])
        expect((await raw(target, { Cookie })).status, `${target} ${Cookie}`).toBe(403);
    for (const target of ['/', '/hull', `/?key=${key}x`, '/@studio/page.js'])
      expect((await raw(target, {}, { origin: studio.previewOrigin })).status).toBe(403);
  });

  it('is given a cookie that no script and no other site gets, by the key', async () => {
    const { port } = new URL(studio.origin);
    const { pathname, search } = new URL(studio.address);
    const answer = await raw(`${pathname}${search}`, {});
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/');
    expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
    const [value = '', ...flags] = (answer.headers.get('set-cookie') ?? '').split('; ');
    expect(value).toMatch(new RegExp(`^touchdown-studio-${port}=[\\w-]{32}$`));
    expect(flags.sort()).toEqual(['HttpOnly', 'Path=/', 'SameSite=Strict']);
  });
});

describe('a request of another page', () => {
  it('is refused by its Host, which a name of that page may have become', async () => {
    const { port } = new URL(studio.origin);
    for (const Host of ['evil.example', `evil.example:${port}`, '127.0.0.1.evil.example', ''])
      expect(
        (await raw('/api/site', { Host, Cookie: studio.cookie })).status,
        Host,
      ).toBeGreaterThan(399);
  });

  it('is refused by its Origin, that of the previewed pages included', async () => {
    const origins = ['https://evil.example', 'null', studio.previewOrigin, `${studio.origin}0`];
    for (const Origin of origins) expect((await edit({ Origin })).status, Origin).toBe(403);
    const none = { Cookie: studio.cookie, 'Content-Type': 'application/json' };
    expect((await raw('/api/save', none, { method: 'POST' })).status).toBe(403);
    expect((await studio.file(FILE)).isUnsaved).toBe(false);
  });

  it('is refused if a form can send it', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect((await edit({ 'Content-Type': type })).status).toBe(415);
    for (const method of ['PUT', 'DELETE', 'HEAD', 'OPTIONS'])
      expect(
        (await raw('/api/save', { Cookie: studio.cookie, Origin: studio.origin }, { method }))
          .status,
      ).toBe(405);
  });
});

describe('the studio', () => {
  it('opens no file but those of the site’s data', async () => {
    const names = [
      ...[
        '../../secret.yaml',
        '..',
        '/etc/passwd',
        'landings/../../secret.yaml',
        '.touchdown/studio/lock',
      ],
      ...[
        'landings/.hidden.yaml',
        'landings/link.yaml',
        'landings\\hull.yaml',
        'landings//hull.yaml',
      ],
      ...[
        'landings/hull.yaml\0',
        'package.json',
        'landings',
        '',
        'landings/none.yaml',
        `${folder}/${FILE}`,
      ],
    ];
    for (const name of names) {
      expect((await studio.get(`file?file=${encodeURIComponent(name)}`)).status, name).toBe(404);
      const change = { file: name, operations: [{ op: 'set', path: ['a'], value: 1 }] };
      expect((await studio.post('edit', change)).status, name).toBe(404);
    }
    expect(readFileSync(join(outside, 'secret.yaml'), 'utf8')).toBe('secret: 1\n');
  });

  it('sends no file but those of its own page', async () => {
    const { cookie: Cookie } = studio;
    for (const target of [
      '/app/../cli.js',
      '/app/%2e%2e/cli.js',
      '/app/..%2fcli.js',
      '/app/.x.js',
      '/app/%00.js',
      '//app/main.js',
    ])
      expect([400, 404]).toContain((await raw(target, { Cookie })).status);
    for (const target of [
      '/../site.config.yaml',
      '/%2e%2e/site.config.yaml',
      '/site.config.yaml',
      '/landings/hull.yaml',
      '/@studio/../cli.js',
    ])
      expect([400, 404]).toContain(
        (await raw(target, { Cookie }, { origin: studio.previewOrigin })).status,
      );
  });

  it('lets its page run only what is its own, and the pages of the site talk to nobody', async () => {
    const { cookie: Cookie } = studio;
    const policy = (await raw('/', { Cookie })).headers.get('content-security-policy') ?? '';
    for (const part of [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "frame-ancestors 'none'",
      "form-action 'none'",
      "trusted-types 'none'",
    ])
      expect(policy.split('; ')).toContain(part);
    expect(policy).not.toContain('unsafe');
    const page = await fetch(`${studio.previewOrigin}/hull`, { headers: { Cookie } });
    expect(page.status).toBe(200);
    const previewed = page.headers.get('content-security-policy') ?? '';
    expect(previewed).toContain(`frame-ancestors ${studio.origin}`);
    expect(previewed).toContain("connect-src 'self'");
    for (const { headers } of [
      page,
      await fetch(`${studio.origin}/api/site`, { headers: { Cookie } }),
    ]) {
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('access-control-allow-origin')).toBeNull();
    }
  });

  it('takes no more than it can hold', async () => {
    const large = {
      file: FILE,
      operations: [{ op: 'set', path: ['a'], value: 'x'.repeat(5_000_000) }],
    };
    expect((await studio.post('edit', large)).status).toBe(413);
    const many = Array.from({ length: 1001 }, () => ({ op: 'set', path: ['a'], value: 1 }));
    expect((await studio.post('edit', { file: FILE, operations: many })).status).toBe(400);
    const long = {
      file: FILE,
      operations: [{ op: 'set', path: ['a'], value: 'x'.repeat(300_000) }],
    };
    expect((await studio.post('edit', long)).status).toBe(409);
    expect((await studio.post('edit', { file: FILE, operations: [] })).status).toBe(400);
    expect((await studio.file(FILE)).isUnsaved).toBe(false);
  });

  it('is not stopped by a file that would fill its memory', async () => {
    const { status, value } = await studio.get<{ findings: unknown[] }>(
      'file?file=landings/bomb.yaml',
    );
    expect(status).toBe(200);
    expect(value.findings.length).toBeGreaterThan(0);
    expect(studio.faults).toEqual([]);
  });

  it('shows hostile text as text, in the page and in what marks it', async () => {
    const hostile = '"><img src=x onerror=alert(1)></body><script>alert(2)</script>\u2028&quot;';
    const marks = '\u{f0000}\u{100000}\u{10fffd}\ue000';
    for (const text of [hostile, `${marks}${hostile}${marks}`]) {
      await studio.set('landings/york.yaml', ['hero', 'headline'], text);
      await studio.set('landings/york.yaml', ['plan', 0, 'title'], text);
      const { value } = await studio.get<{ html: string }>('preview?path=/york');
      expect(value.html.includes('data-edit="hero.headline"')).toBe(text === hostile);
      expect(value.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
      expect(value.html).not.toMatch(/<img src=x|<script>alert/);
      expect(value.html.match(/<\/body>/g)).toHaveLength(1);
    }
  });

  it('ends the connections of open pages with itself, and shows its key to nobody', async () => {
    const events = await fetch(`${studio.origin}/api/events`, {
      headers: { Cookie: studio.cookie },
    });
    const reader = events.body?.getReader();
    await reader?.read();
    const key = new URL(studio.address).searchParams.get('key') ?? '';
    expect(JSON.stringify((await studio.get('site')).value)).not.toContain(key);
    studio.stop();
    const last = reader?.read().then(
      ({ done }) => done,
      () => true,
    );
    expect(await last).toBe(true);
  });
});
