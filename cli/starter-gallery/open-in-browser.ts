import { spawn } from 'node:child_process';

/** What opens a file with the program that the user has chosen for it, by system; anything else has the one of freedesktop.org. */
const OPENERS: Partial<Record<NodeJS.Platform, readonly [command: string, ...args: string[]]>> = {
  darwin: ['open'],
  win32: ['explorer.exe'],
};

/** Opens a page of the disk in the system’s browser, if there is one; its path has been told in any case. */
export function openInBrowser(path: string): void {
  const [command, ...args] = OPENERS[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...args, path], { detached: true, stdio: 'ignore' });
  child.on('error', () => {});
  child.unref();
}
