import { statSync } from 'node:fs';

/**
 * Why a file that a command is given cannot be read; undefined for anything that can, such as a pipe.
 *
 * @param shown its name in messages.
 */
export function noSuchFile(path: string, shown: string): string | undefined {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return `There is no file ${shown}.`;
  return stats.isDirectory() ? `${shown} is a folder, not a file.` : undefined;
}
