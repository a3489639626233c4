import { BuildFault } from '../system/build-fault.ts';
import { endWithParent } from '../system/parent-watch.ts';
import { bundleDefinition } from './bundle-definition.ts';

/**
 * Child process that bundles the code of a site into one module: its argument is the site's folder, and it prints a
 * `BundledDefinition` as JSON. The bundler's memory is released when it ends.
 */
endWithParent();

const [root] = process.argv.slice(2);
if (!root) throw new Error('definition-process needs the folder of a site');
try {
  process.stdout.write(JSON.stringify(await bundleDefinition(root)));
} catch (error) {
  if (!(error instanceof BuildFault)) throw error;
  process.stderr.write(error.message);
  process.exitCode = 1;
}
