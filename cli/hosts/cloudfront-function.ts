import { decodedPath } from '../../schemas/old-address.ts';
import { type HostRules, type Move, statusOf } from './host-rules.ts';
import { redirectPaths } from './redirect-paths.ts';

/** Maximum size of a CloudFront function in bytes (CloudFront quotas, "Maximum function size"). */
const MOST_BYTES = 10 * 1024;

/** Reserved for everything but the list of moves. */
const REST_BYTES = 2048;

const HANDLER = `
function handler(event) {
  var request = event.request;
  var path = request.uri;
  var query = request.rawQueryString();
  var asked = decoded(path.replace(/\\/{2,}/g, '/'));
  // The data of the releases is in the same bucket. It has no object /404, for which it serves the 404 page.
  if (/(^|\\/)\\.releases(\\/|$)/.test(asked)) {
    request.uri = '/404';
    return request;
  }
  if (Object.prototype.hasOwnProperty.call(MOVED, asked))
    return redirect(MOVED[asked][0], MOVED[asked][1], query);
  var clean = path
    .replace(/\\/{2,}/g, '/')
    .replace(/\\/index(?:\\.html)?\\/?$/, '/')
    .replace(/\\.html\\/?$/, '')
    .replace(/(.)\\/$/, '$1');
  // Browsers treat a backslash as a slash: a redirect could lead to another host.
  if (clean !== path && path.indexOf('\\\\') < 0) return redirect(308, clean, query);
  if (path === '/') request.uri = '/index.html';
  else if (!/\\.[^/]*$/.test(path)) request.uri = pageAt(path) + '.html';
  return request;
}

function decoded(path) {
  try { return decodeURIComponent(path); } catch (error) { return path; }
}

function pageAt(path) {
  for (var i = 0; i < SPREAD.length; i += 1) if (path.indexOf(SPREAD[i] + '/') === 0) return SPREAD[i];
  return path;
}

function redirect(status, target, query) {
  var search = !query || target.indexOf('?') >= 0 ? '' : '?' + query;
  var location = target.replace(/#|$/, function (end) { return search + end; });
  return { statusCode: status, statusDescription: 'Moved', headers: { location: { value: location } } };
}
`;

function entryOf(move: Move): string {
  return `${JSON.stringify(decodedPath(move.from) ?? move.from)}:${JSON.stringify([statusOf(move), move.to])}`;
}

/** The moves that fit into a function, starting with those that cannot have a redirect page. */
export function movesInFunction(moves: readonly Move[]): Move[] {
  let left = MOST_BYTES - REST_BYTES;
  const paths = redirectPaths(moves);
  const first = moves.filter((move) => !paths.has(move));
  const rest = moves.filter((move) => paths.has(move));
  return [...first, ...rest].filter((move) => {
    left -= Buffer.byteLength(`${entryOf(move)},\n`);
    return left >= 0;
  });
}

/** The viewer-request function of CloudFront: redirects, the canonical path of each page, and its file. */
export function cloudfrontFunction({ moves, spread }: HostRules): string {
  const moved = movesInFunction(moves).map(entryOf);
  return `// Viewer request, cloudfront-js-2.0. Made by "touchdown build --host s3".
var MOVED = {
${moved.join(',\n')}
};
var SPREAD = ${JSON.stringify(spread)};
${HANDLER}`;
}
