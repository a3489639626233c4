import { spawn } from 'node:child_process';

/**
 * Commands that open a file in the user's default application, by platform; all others have xdg-open from
 * freedesktop.org.
 */
const OPENERS: Partial<Record<NodeJS.Platform, readonly [command: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['explorer.exe'],
};

/** Opens a local page in the default browser, if there is one; the path has already been printed in any case. */
export function openInBrowser(path: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, path], { detached: true, stdio: 'ignore' });
  child.on('error', () => {});
  child.unref();
}
