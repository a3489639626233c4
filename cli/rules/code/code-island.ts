import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EngineIsland } from '../../../renderer/islands/island-name.ts';
import { suggest } from '../../content/suggest.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import type { CodeElement, CodeFinding } from './code-element.ts';

const ENGINE_ISLANDS: readonly EngineIsland[] = [
  ...(['contact-form', 'form', 'upload', 'admin', 'admin-login'] as const),
];

const CLIENT_FILES = ['site.client.ts', 'site.client.tsx'];

/** The islands that the code of a site loads; undefined if its keys cannot be read. */
function ownIslands(source: string): readonly string[] | undefined {
  if (!/\bislands\b/.test(source)) return [];
  const start = /\bislands:\s*\{/.exec(source);
  if (!start || source.includes('...', start.index)) return undefined;
  const keys = matchesIn(
    source.slice(start.index + start[0].length),
    /(?:^|[\s{,])(['"]?)([\w-]+)\1\s*[:(]/g,
  );
  return [...keys].map(([, , name = '']) => name);
}

/** Every island that a browser can load on a site; undefined if that is unknown. */
export function islandsOf(root: string): readonly string[] | undefined {
  const path = CLIENT_FILES.map((name) => join(root, 'site', name)).find((one) => existsSync(one));
  const own = path === undefined ? [] : ownIslands(readFileSync(path, 'utf8'));
  return own && [...ENGINE_ISLANDS, ...own];
}

/** An island that no browser finds: its first markup stays, and nothing in it works. */
export function* islandFaults(
  { name, attributes }: CodeElement,
  islands: readonly string[],
): Generator<CodeFinding> {
  const at = name === 'Island' || name === 'BrowserIsland' ? attributes.get('name') : undefined;
  if (at?.value === undefined || islands.includes(at.value)) return;
  const meant = suggest(at.value, islands);
  yield {
    at,
    message: `There is no island "${at.value}", so this part of the page never works in a browser.`,
    hint:
      meant === undefined
        ? 'Load it under this name in islands of site/site.client.ts.'
        : `Did you mean "${meant}"?`,
  };
}
