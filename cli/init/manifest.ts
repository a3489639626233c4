import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import { VERSION } from '../system/version.ts';
import { addressPart } from './business.ts';

/** npm scripts of a site. */
const SCRIPTS = {
  dev: 'touchdown dev',
  studio: 'touchdown studio --open',
  build: 'touchdown build',
  lint: 'touchdown lint',
};

type Manifest = Record<string, unknown>;

/** A manifest that cannot be completed. */
export class ManifestFault extends Error {}

/** The source that the tool was installed from, according to npm's lock file; undefined for a registry. */
function installedFrom(modules: string): string | undefined {
  const notes = join(modules, '.package-lock.json');
  if (!existsSync(notes)) return undefined;
  const { packages } = JSON.parse(readFileSync(notes, 'utf8'));
  const { resolved } = packages?.['node_modules/touchdown'] ?? {};
  return typeof resolved === 'string' && resolved.startsWith('file:')
    ? join(dirname(modules), resolved.slice('file:'.length))
    : undefined;
}

/**
 * The tool's version in the dependencies of a site: this version, or the file or folder that it runs from.
 *
 * @param folder of the site.
 */
export function toolDependency(folder: string): string {
  const modules = dirname(ENGINE_ROOT);
  const isInstalled = modules.endsWith(`${sep}node_modules`);
  const from = isInstalled ? installedFrom(modules) : ENGINE_ROOT;
  return from === undefined ? VERSION : `file:${relative(folder, from).split(sep).join('/')}`;
}

function section(manifest: Manifest, name: string): Manifest {
  const value = manifest[name] ?? {};
  if (typeof value === 'object' && !Array.isArray(value)) return value as Manifest;
  throw new ManifestFault(`"${name}" in package.json is not a map; correct it first.`);
}

/** A manifest with everything that a site needs: existing entries are preserved, missing ones appended. */
function completed(manifest: Manifest, folder: string): Manifest {
  const isThere = ['dependencies', 'devDependencies'].some(
    (name) => 'touchdown' in section(manifest, name),
  );
  const dependencies = section(manifest, 'dependencies');
  return {
    ...manifest,
    scripts: { ...section(manifest, 'scripts'), ...missing(section(manifest, 'scripts')) },
    ...(isThere ? {} : { dependencies: { ...dependencies, touchdown: toolDependency(folder) } }),
  };
}

function missing(scripts: Manifest): Manifest {
  return Object.fromEntries(Object.entries(SCRIPTS).filter(([name]) => !(name in scripts)));
}

/** Indentation of a JSON text. */
function indentOf(text: string): string {
  return /^[ \t]+/m.exec(text)?.[0] ?? '  ';
}

/**
 * The `package.json` of a new site.
 *
 * @param folder of the site; an existing manifest in it is completed.
 * @throws ManifestFault if that is not a valid manifest.
 */
export function manifestFile(folder: string, name: string): string {
  const path = join(folder, 'package.json');
  if (!existsSync(path)) {
    const manifest = { name: addressPart(name), private: true, type: 'module' };
    return `${JSON.stringify(completed(manifest, folder), null, 2)}\n`;
  }
  const text = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
  let manifest: unknown;
  try {
    manifest = JSON.parse(text);
  } catch {
    throw new ManifestFault('package.json is there, but it is not JSON; correct it first.');
  }
  if (typeof manifest !== 'object' || manifest === null || Array.isArray(manifest))
    throw new ManifestFault('package.json is there, but it is no map; correct it first.');
  const whole = completed(manifest as Manifest, folder);
  return `${JSON.stringify(whole, null, indentOf(text))}\n`;
}
