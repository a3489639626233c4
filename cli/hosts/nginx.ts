import { hash } from 'node:crypto';
import { lookup } from 'mrmime';
import type { Host } from './host.ts';
import { type HostRules, type Move, statusOf } from './host-rules.ts';
import { nginxHeaders, quoted } from './nginx-headers.ts';

/** Extensions of the files that a site may have. */
const ENDINGS =
  'html css js mjs json txt xml webmanifest svg png jpg jpeg webp avif gif ico woff2 woff pdf mp4 webm vtt m4a mp3 zip'.split(
    ' ',
  );

/** Types to compress; fonts and photographs already are. */
const PACKED = /^(?:text\/|image\/svg|application\/(?:json|xml|manifest))/;

/**
 * Redirects other spellings of a path to the canonical one. `$request_uri` is the raw request target, never
 * decoded.
 */
const ONE_ADDRESS = [
  'if ($request_uri ~ "^([^?]*?)/{2,}([^?]*)(\\?.*)?$") { return 308 $1/$2$3; }',
  'if ($request_uri ~ "^/index(\\.html)?/?(\\?.*)?$") { return 308 /$2; }',
  'if ($request_uri ~ "^([^?]+)/index(\\.html)?/?(\\?.*)?$") { return 308 $1$3; }',
  'if ($request_uri ~ "^([^?]+)\\.html/?(\\?.*)?$") { return 308 $1$2; }',
  'if ($request_uri ~ "^([^?]+)/(\\?.*)?$") { return 308 $1$2; }',
];

function mediaTypes(): Map<string, string[]> {
  const types = new Map<string, string[]>();
  for (const ending of ENDINGS) {
    const type = lookup(ending) ?? 'application/octet-stream';
    types.set(type, [...(types.get(type) ?? []), ending]);
  }
  return types;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The target with the query of the request, unless it has its own. `$` starts a variable and cannot be escaped. */
function target(address: string): string {
  const [path = '', fragment = ''] = address.replaceAll('$', '%24').split(/(?=#)/);
  return path.includes('?') ? path + fragment : `${path}$is_args$args${fragment}`;
}

function moveLine(move: Move): string {
  return `location = ${quoted(decoded(move.from))} { return ${statusOf(move)} ${quoted(target(move.to))}; }`;
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`);
}

function location(path: string, lines: readonly string[]): string[] {
  return [`location ${path} {`, ...indented(lines), '}'];
}

function server({ url, moves, spread }: HostRules, headers: readonly string[]): string[] {
  const { hostname } = new URL(url);
  const types = mediaTypes();
  const told = [...types.keys()].filter((type) => /^text\/|^application\/json$/.test(type));
  const packed = [...types.keys()].filter((type) => PACKED.test(type) && type !== 'text/html');
  return [
    'listen 80;',
    'listen [::]:80;',
    `server_name ${hostname};`,
    `root /var/www/${hostname}/current;`,
    '',
    'server_tokens off;',
    'absolute_redirect off;',
    'charset utf-8;',
    `charset_types ${told.filter((type) => type !== 'text/html').join(' ')};`,
    'gzip on;',
    'gzip_vary on;',
    `gzip_types ${packed.join(' ')};`,
    'types {',
    ...[...types].map(([type, endings]) => `  ${type} ${endings.join(' ')};`),
    '}',
    '',
    ...headers,
    '',
    'error_page 404 /404.html;',
    'location = /404.html { internal; }',
    'location = / { try_files /index.html =404; }',
    'location = /_headers { return 404; }',
    'location = /_redirects { return 404; }',
    // Dotfiles such as .git are private; only one folder is meant to be requested.
    String.raw`location ~ "/\.(?!well-known(?:/|$))" { return 404; }`,
    ...moves.map(moveLine),
    ...spread.flatMap((page) =>
      location(`${page}/`, [...ONE_ADDRESS, `try_files $uri.html $uri ${page}.html =404;`]),
    ),
    ...location('/', [...ONE_ADDRESS, 'try_files $uri.html $uri =404;']),
  ];
}

/** Variable names have a length limit, and must differ between sites. */
function shortId(hostname: string): string {
  return hash('sha256', hostname).slice(0, 8);
}

/** The nginx configuration of one site, to be included alongside others. */
export function nginxSite(rules: HostRules): string {
  const { hostname } = new URL(rules.url);
  const { maps, lines } = nginxHeaders(rules.headers, shortId(hostname));
  return [
    `# ${hostname}, made by "touchdown build --host nginx".`,
    ...maps,
    '',
    'server {',
    ...indented(server(rules, lines)),
    '}',
    '',
  ]
    .map((line) => line.trimEnd())
    .join('\n');
}

/** nginx reads no files of the output: its configuration is written next to it. */
export const nginx: Pick<Host, 'setup'> = {
  setup: (rules) => new Map([[`${new URL(rules.url).hostname}.conf`, nginxSite(rules)]]),
};
