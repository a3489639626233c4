import { resolveSite, type SiteOptions } from '../site/site-paths.ts';
import type { ExitCode, Io } from '../system/io.ts';
import { startBundle } from '../templates/early-bundle.ts';

export interface BuildOptions extends SiteOptions {
  out?: string;
  force: boolean;
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
  const templates = startBundle(paths.root, options.force);
  try {
    // Loading all else takes half a second, in which the bundler has begun.
    const { buildAndTell } = await import('./build-and-tell.ts');
    return await buildAndTell({ paths, templates, options, started }, io);
  } finally {
    await templates.stop();
  }
}
