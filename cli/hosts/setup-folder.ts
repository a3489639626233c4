import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../system/draft-file.ts';
import type { HostName } from './host.ts';
import type { HostRules } from './host-rules.ts';
import { hostNamed } from './hosts.ts';

/** Folder of a host's setup files, which are not uploaded: next to the output, such as `dist.nginx`. */
function setupFolder(out: string, host: HostName): string {
  return `${out}.${host}`;
}

/** False if the host has setup files and they are missing. */
export function hasSetup(out: string, host: HostName | undefined): boolean {
  return !host || !hostNamed(host).setup || existsSync(setupFolder(out, host));
}

/** Writes a host's setup files next to the output. */
export function writeSetup(out: string, host: HostName | undefined, rules: HostRules): void {
  const files = host && hostNamed(host).setup?.(rules);
  if (!files) return;
  const folder = setupFolder(out, host);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of files) replaceFile(join(folder, name), text);
}
