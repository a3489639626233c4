import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';
import { cloudfrontFunction } from '../../cli/hosts/cloudfront-function.ts';

/** The object of the bucket that is asked for at a path; undefined if the path is redirected. */
function objectAt(path: string): string | undefined {
  const context = createContext({});
  const rules = { url: 'https://www.example.com', moves: [], spread: [], headers: [] };
  runInContext(cloudfrontFunction(rules), context);
  return context.handler({ request: { uri: path, rawQueryString: () => '' } }).uri;
}

test('the data of the releases is not served from a bucket that has it beside the site', () => {
  const spellings = ['/.releases/index.json', '/%2ereleases/manifests/000001.json', '/.releases'];
  const odd = ['//.releases/index.json', '/.%72eleases/blobs/aa', '/%2F.releases%2Findex.json'];
  for (const path of [...spellings, ...odd]) expect(objectAt(path), path).toBe('/404');
  expect(objectAt('/.well-known/security.txt')).toBe('/.well-known/security.txt');
  expect(objectAt('/releases/one')).toBe('/releases/one.html');
  expect(objectAt('/%E0/a.txt')).toBe('/%E0/a.txt');
});
