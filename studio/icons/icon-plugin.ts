import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

/** `lucide:undo-2` resolves to the shapes of the icon with that name. */
const PREFIX = 'lucide:';

const nodesFile = createRequire(import.meta.url).resolve('lucide-static/icon-nodes.json');

/** Provides the studio's page with the shapes of the icons that it imports, and no others. */
export function studioIcons(): Plugin {
  let shapes: Record<string, unknown> | undefined;
  return {
    name: 'touchdown:studio-icons',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined;
      const name = id.slice(PREFIX.length + 1);
      shapes ??= JSON.parse(readFileSync(nodesFile, 'utf8')) as Record<string, unknown>;
      if (!Object.hasOwn(shapes, name)) throw new Error(`Lucide has no icon "${name}".`);
      return `export default ${JSON.stringify(shapes[name])};`;
    },
  };
}
