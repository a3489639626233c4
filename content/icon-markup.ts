import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const markup = new Map<string, string>();

/**
 * The shapes inside an icon's `<svg>`, older names included. Only icons that a page uses are read,
 * and only they reach it.
 *
 * @param name in kebab-case, one of the schema's icon names.
 * @throws if the icon package has no such icon.
 */
export function iconMarkup(name: string): string {
  const known = markup.get(name);
  if (known !== undefined) return known;
  const svg = readFileSync(require.resolve(`lucide-static/icons/${name}.svg`), 'utf8');
  const inner = svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replace(/\s*\n\s*/g, '')
    .replaceAll(' />', '/>');
  markup.set(name, inner);
  return inner;
}
