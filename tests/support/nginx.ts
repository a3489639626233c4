import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { tempFolder } from './temp-folder.ts';

/** The system's nginx; undefined if none is installed. */
export const NGINX = ['/usr/sbin/nginx', '/usr/bin/nginx', '/usr/local/bin/nginx'].find((path) =>
  existsSync(path),
);

const SHARED = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** True if somebody takes connections at a socket. */
function isListening(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket, () => resolve(true));
    connection.on('error', () => resolve(false)).on('connect', () => connection.destroy());
  });
}

/**
 * Serves a folder with nginx until the test ends.
 *
 * @param site configuration written by a build.
 * @returns the socket that it listens on.
 */
export async function startNginx(site: string, folder: string): Promise<string> {
  const home = tempFolder();
  mkdirSync(join(home, 'temp'));
  const socket = join(home, 'nginx.sock');
  const own = site
    .replace('listen 80;', `listen unix:${socket};`)
    .replace('listen [::]:80;', '')
    .replace(/^ *root .*;$/m, `root ${folder};`);
  const temp = SHARED.map((kind) => `${kind}_temp_path ${home}/temp/${kind};`).join(' ');
  writeFileSync(
    join(home, 'nginx.conf'),
    `daemon off; master_process off; pid ${home}/nginx.pid; error_log stderr warn; events {}\nhttp { access_log off; ${temp}\n${own}}\n`,
  );
  const args = ['-e', 'stderr', '-p', home, '-c', join(home, 'nginx.conf')];
  const server = spawn(NGINX ?? '', args, { stdio: ['ignore', 'ignore', 'pipe'] });
  let told = '';
  server.stderr.on('data', (chunk) => (told += chunk));
  onTestFinished(() => void server.kill());
  await expect
    .poll(() => {
      if (server.exitCode !== null) throw new Error(told);
      // The file is there before the server listens.
      return isListening(socket);
    })
    .toBe(true);
  return socket;
}
