import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * An address of each kind of a built site, and other spellings of it.
 *
 * @param dist its output.
 */
export function askedAddresses(dist: string): string[] {
  const asset = readdirSync(join(dist, 'assets')).find((name) => name.endsWith('.css'));
  const preview = readdirSync(join(dist, 'previews'))[0];
  const pages = ['/', '/leistungen', '/leistungen/kabel', '/strom', '/client', '/404'];
  const files = [`/assets/${asset}`, `/previews/${preview}`, '/sitemap.xml', '/favicon.svg'];
  const others = ['/build-manifest.json', '/site.webmanifest', '/robots.txt', '/client/ABC123'];
  const spelt = [
    '//',
    '//?a',
    '/404.html',
    '/404.html?a=b',
    '/leistungen/',
    '//leistungen',
    '/leistungen.html',
    '/index',
    '/index.html',
    '/index/',
    '/leistungen/index/',
    '/leistungen/index.html/',
    '/leistungen.html/',
  ];
  const more = [
    '/leistungen/index.html',
    '/home',
    '/client/',
    '/client/ABC123/',
    '/leistungen/kabel/',
  ];
  const moved = [
    '/alt',
    '/Alt',
    '/alt/index.php',
    '/alt.html',
    '/%C3%BCber',
    '/%c3%bcber',
    '/polnisch',
    '/alt/',
    '//alt',
    '/%61lt',
    '/x%2fy',
    '/frage%3F',
    '/raute%23',
    '/100%25',
    '/e%40mail',
    '/e@mail',
    '/preise%2C-kosten',
    '/~hofmann/%22%5C$x',
    '/home?a=b',
    '/Alt?a=b',
    '/Alt?x=$&y=1',
    '/Alt?x=&y=$1',
  ];
  const unknown = [
    '/nirgends',
    '/nirgends/tief',
    '/assets/nirgends.js',
    '/media/nirgends.jpg',
    '/Leistungen',
    '/%DCber',
    '/%DCber.html',
    '/assets/%DC.js',
    '/%0Aleistungen',
    '/.git/HEAD',
    '/_headers',
    '/_redirects',
  ];
  const foreign = ['/a\\b', '/\\example.com/', '/leistungen\\', '/leistungen\\..\\kabel'];
  const asked = ['/leistungen?a=1&b', '/leistungen/?a=1', '/alt?a=1', '//leistungen?a=//b'];
  return [
    ...pages,
    ...files,
    ...others,
    ...spelt,
    ...more,
    ...moved,
    ...unknown,
    ...foreign,
    ...asked,
  ];
}
