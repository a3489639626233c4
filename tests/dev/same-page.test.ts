import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { sample } from '../support/proof.ts';
import { InDevelopment } from './in-development.ts';

interface Entry {
  path: string;
}

const folder = inject('siteFolder');
const entries: Entry[] = JSON.parse(readFileSync(join(folder, 'page-registry.json'), 'utf8'));

/** A document without what development and the built site link differently: scripts, sheets, fonts, policy. */
function withoutAssets(html: string): string {
  return html
    .replace(/<script (?!type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(?:stylesheet|preload|modulepreload)"[^>]*>/g, '')
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(/<style[^>]*>[\s\S]*?<\/style>/g, '')
    .replace(/ data-facts="[^"]*"/, '')
    .replace(/>\s+</g, '><');
}

const running = new InDevelopment();

describe('a page in development', () => {
  it.each(sample(entries, 15))('$path is the page that the build writes', async ({ path }) => {
    const shown = async () => withoutAssets(await (await fetch(running.url + path)).text()).trim();
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
    const built = readFileSync(join(folder, file), 'utf8');
    // What another file has mended may be read at this moment.
    await expect.poll(shown).toBe(withoutAssets(built).trim());
  });
});
