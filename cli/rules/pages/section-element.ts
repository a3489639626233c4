import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from '../../content/source-file.ts';
import { escaped, rangeAt, type SourcePlace } from '../find-source.ts';
import { modulesBelow } from '../source-texts.ts';

/** The section whose value is at a path: a block of its own, or an entry of `sections`. */
function sectionAt([key, , name]: readonly PropertyKey[]): string {
  return String(key === 'sections' ? name : key);
}

/**
 * The element that a section of the site puts around a text of data: its kind is a matter of the code, whatever the
 * text is.
 *
 * @param path of the text in the data of a landing or page; a body of Markdown makes its elements itself.
 * @returns undefined if the section is none of the site's own.
 */
export function sectionElement(
  tag: string,
  path: readonly PropertyKey[],
  { root, cwd }: { root: string; cwd: string },
): SourcePlace | undefined {
  if (path.at(-1) === 'body') return undefined;
  const definition = new RegExp(`\\bname:\\s*(["'\`])${escaped(sectionAt(path))}\\1`);
  const element = new RegExp(`<${tag}\\b|(?<=["'\`])${tag}(?=["'\`])`);
  for (const module of modulesBelow(join(root, 'site'))) {
    const source = readFileSync(module, 'utf8');
    const found = definition.test(source) ? element.exec(source) : null;
    if (!found) continue;
    const end = found.index + found[0].length;
    return { file: displayPath(module, cwd), ...rangeAt(source, found.index, end) };
  }
  return undefined;
}
