import { describe, expect, it } from 'vitest';
import { redirectPages, twinsOfPages } from '../../cli/build/redirect-files.ts';
import type { ListedPage } from '../../cli/build/site-files.ts';
import { checkHostOfAliases } from '../../cli/hosts/check-host.ts';
import type { Move } from '../../cli/hosts/host-rules.ts';
import { hostNamed } from '../../cli/hosts/hosts.ts';

const config = { languages: ['en'], site: { url: 'https://www.example.com' } } as never;

const moved = (...pairs: [from: string, to: string][]): Move[] =>
  pairs.map(([from, to]) => ({ from, to, isTemporary: false }));

const listed = (path: string, aliases?: string[]) =>
  ({ entry: { path, aliases }, alternates: [] }) as unknown as ListedPage;

const rules = (moves: Move[]) => ({
  ...{ url: 'https://www.example.com', moves, spread: [], headers: [] },
});

const refused = (moves: readonly Move[], aliases: readonly string[] = []) =>
  (hostNamed('github').refused?.(moves, new Set(aliases)) ?? []).map(({ from, message }) => ({
    from,
    message,
  }));

describe('redirect pages', () => {
  it('are no twins of pages, of their aliases and of each other on disks that ignore capitals', () => {
    const twins: [string, string][] = [
      ['/About', '/about'],
      ['/LP', '/offer'],
      ['/Index.html', '/'],
    ];
    const moves = moved(...twins, ['/Old', '/about'], ['/old', '/about']);
    const pages = [listed('/'), listed('/about'), listed('/offer', ['/lp'])];
    const files = redirectPages(moves, config, twinsOfPages(moves, pages));
    expect([...files.keys()]).toEqual(['old.html']);
  });

  it('ask no page if no redirect has capitals', () => {
    const pages = {
      [Symbol.iterator]: (): Iterator<ListedPage> => {
        throw new Error('asked');
      },
    };
    expect(twinsOfPages(moved(['/old', '/about']), pages)).toEqual(new Set());
  });

  it('lead on from a home page that has expired', () => {
    const moves = moved(['/', '/about'], ['/index', '/'], ['/home', '/']);
    const files = redirectPages(moves, config, twinsOfPages(moves, [listed('/about')]));
    expect([...files]).toEqual([
      ['index.html', expect.stringContaining('url=/about"')],
      ['home.html', expect.stringContaining('url=/"')],
    ]);
    expect(refused(moved(['/', '/about']))).toEqual([]);
  });

  it('of two that differ in capitals, the one without them stays, as that of a renamed page', () => {
    const moves = moved(['/Open-Day', '/od2'], ['/open-day', '/od2'], ['/Old', '/od2']);
    const files = redirectPages(moves, config);
    expect([...files.keys()].sort()).toEqual(['Old.html', 'open-day.html']);
  });

  it('of two for one file, the first stays', () => {
    const files = redirectPages(moved(['/alt', '/a'], ['/alt.html', '/b']), config);
    expect([...files]).toEqual([['alt.html', expect.stringContaining('url=/a"')]]);
  });
});

describe('GitHub Pages, where a redirect is a page,', () => {
  it('is told of a redirect whose page leads elsewhere, with both addresses', () => {
    const told = refused(
      moved(['/alt', '/a'], ['/alt.html', '/b'], ['/x', '/a'], ['/x.html', '/a']),
    );
    expect(told).toEqual([{ from: '/alt.html', message: expect.stringContaining('/alt,') }]);
  });

  it('is told of redirects that differ from a page or each other only in capitals', () => {
    const told = refused(moved(['/About', '/about'], ['/Old', '/a'], ['/old', '/a']));
    expect(told.map(({ from }) => from)).toEqual(['/About', '/Old']);
  });
});

it('GitHub Pages is told of a redirect that differs from an alias only in capitals, with the alias', () => {
  const moves = moved(['/Deal.html', '/offer'], ['/deal.html', '/offer'], ['/DEALS', '/offer']);
  expect(refused(moves, ['/deal'])).toEqual([
    { from: '/Deal.html', message: expect.stringContaining('of /deal on disks') },
  ]);
  expect(refused(moves.slice(1), [])).toEqual([]);
  const pages = { tied: () => [{ entry: { aliases: ['/Deal'] } } as never] };
  const written = { configFile: 'site.config.yaml', cwd: '/', pages };
  const [deal, , deals] = moves as [Move, Move, Move];
  const redirects = [deal, deals].map(({ from, to }) => ({ from, to }));
  const told = [...checkHostOfAliases('github', [deal, deals], { redirects }, written)];
  expect(told.map(({ message }) => message)).toEqual([
    expect.stringContaining('lead on from /Deal.html'),
  ]);
  expect([...checkHostOfAliases('netlify', [deal, deals], { redirects }, written)]).toEqual([]);
});

it('Netlify ignores capitals, so no rule leads an address to itself', () => {
  const moves = moved(['/About', '/about'], ['/Old', '/about#team']);
  const text = hostNamed('netlify').files(rules(moves)).get('_redirects');
  expect(text).toBe('/Old /about#team 301!\n');
});
