import { sameBuild } from '../build/same-build.ts';
import type { HostName } from '../hosts/host.ts';
import { hasSetup } from '../hosts/setup-folder.ts';
import { outputFolder, resolveSite, type SiteOptions } from '../site/site-paths.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';
import { startBundle } from '../templates/early-bundle.ts';
import { tellAsJson, tellSummary } from './tell-build.ts';

export interface BuildOptions extends SiteOptions {
  out?: string;
  host?: HostName;
  force: boolean;
  /** The moment to build for. */
  now?: string;
  /** Include content that visitors cannot see yet. */
  drafts: boolean;
  json: boolean;
}

/**
 * `touchdown build`: validates everything, then writes the whole site (docs/product.md, "Commands").
 *
 * @returns 0 on success, 1 if content or templates have errors or the output folder cannot be used.
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
    // Loading the rest takes half a second, while the bundler is already running.
    const { buildAndTell } = await import('./build-and-tell.ts');
    return await buildAndTell({ build, templates, options, started }, io);
  } finally {
    await templates.stop();
  }
}
