import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

function mount(...args: string[]): boolean {
  return spawnSync('mount', args, { stdio: 'ignore' }).status === 0;
}

/** True if this user may mount file systems: tests of full disks and mount points are skipped otherwise. */
export const CAN_MOUNT = (() => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-mount-'));
  const can = mount('-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', folder);
  if (can) execFileSync('umount', [folder]);
  rmdirSync(folder);
  return can;
})();

/** Mounts an empty file system of a size in kB at `folder` until the test ends. */
export function mountDisk(folder: string, kilobytes: number, options = ''): void {
  mkdirSync(folder, { recursive: true });
  mount('-t', 'tmpfs', '-o', `size=${kilobytes}k,mode=755${options}`, 'tmpfs', folder);
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
}

/** Bind-mounts `folder` onto itself until the test ends: a mount point on the same file system. */
export function mountItself(folder: string): void {
  mount('--bind', folder, folder);
  onTestFinished(() => void execFileSync('umount', ['-l', folder]));
}

/** Makes a mounted folder read-only. */
export function makeReadOnly(folder: string): void {
  execFileSync('mount', ['-o', 'remount,ro', folder]);
}
