import { sameBuild } from '../build/same-build.ts';
import type { HostName } from '../hosts/host-names.ts';
import { hasSetup } from '../hosts/setup-folder.ts';
import { outputFolder, resolveSite, type SiteOptions } from '../site/site-paths.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';
import { startBundle } from '../templates/early-bundle.ts';
import { tellAsJson, tellSummary } from './tell-build.ts';

export interface BuildOptions extends SiteOptions {
  out?: string;
  host?: HostName;
  force: boolean;
  /** When it is built for. */
  now?: string;
  /** Also show what visitors do not see yet. */
  drafts: boolean;
  json: boolean;
}

/**
 * `touchdown build`: validates everything, then writes the whole site (docs/product.md, "Commands").
 *
 * @returns 0 if the site stands, 1 if content or templates have errors or the folder cannot be used.
 */
export async function build(options: BuildOptions, io: Io): Promise<ExitCode> {
  const started = performance.now();
  const paths = resolveSite(io.cwd, options);
  const out = outputFolder(io.cwd, options.out, paths.root);
  const { force, json, ...asked } = options;
  const build = { ...paths, out, asked };
  const same = force || !hasSetup(out, options.host) ? undefined : sameBuild(build);
  if (same) {
    if (json) await tellAsJson(same, [], started, io);
    tellSummary(same, { out, started, json }, io);
    return EXIT.success;
  }
  const templates = startBundle(paths.root, force);
  try {
    // Loading all else takes half a second, in which the bundler has begun.
    const { buildAndTell } = await import('./build-and-tell.ts');
    return await buildAndTell({ build, templates, options, started }, io);
  } finally {
    await templates.stop();
  }
}
