import { expect, test } from 'vitest';
import { movedAddresses } from '../../cli/build/redirect-files.ts';
import type { SiteConfig } from '../../schemas/config/site-config.ts';

const site = { url: 'https://www.example.com' } as SiteConfig['site'];

test('the file of a page is not redirected to the page, which it is answered with', () => {
  const redirects = [
    { from: '/imprint.html', to: '/imprint' },
    { from: '/index.html', to: '/' },
    { from: '/about-us.html', to: '/about' },
  ];
  const moved = movedAddresses({ redirects, site });
  expect(moved).toEqual([{ from: '/about-us.html', to: '/about', isTemporary: false }]);
});

test('other spellings of redirects follow them, and none is a pattern of a host', () => {
  const redirects = ['/gru%CC%88n', '/a%2Fb%2A/%C3%BCber', '/%E4', '/old'].map((from) => ({
    ...{ from, to: '/about' },
  }));
  expect(movedAddresses({ redirects, site }).map(({ from }) => from)).toEqual([
    ...['/gru%CC%88n', '/a%2Fb%2A/%C3%BCber', '/%E4', '/old'],
    ...['/gr%C3%BCn', '/a%2Fb%2A/u%CC%88ber'],
  ]);
});

test('encoded signs of an address are no fragment', () => {
  const redirects = ['/a%23b', '/a%3Fb'].map((from) => ({ from, to: '/about' }));
  const moved = movedAddresses({ redirects, site });
  expect(moved.map(({ to }) => to)).toEqual(['/about', '/about']);
});

test('a chain goes on behind a target that is written with the host', () => {
  const redirects = [
    { from: '/a', to: 'https://www.example.com/b?x=1#plan' },
    { from: '/b', to: '/c' },
    { from: '/d', to: 'https://example.com/b.html' },
    { from: '/e', to: 'https://www.example.com:8443/b' },
    { from: '/f', to: 'https://www.example.com/about' },
    { from: '/g', to: 'https://www.example.com/g/' },
  ];
  const moved = movedAddresses({ redirects, site });
  expect(Object.fromEntries(moved.map(({ from, to }) => [from, to]))).toEqual({
    '/a': '/c?x=1#plan',
    '/b': '/c',
    '/d': '/c',
    '/e': 'https://www.example.com:8443/b',
    '/f': 'https://www.example.com/about',
  });
});
