import { iconNames } from '../site/icon-shapes.ts';
import { type IsSame, matchEntries } from './match-entries.ts';
import type { Difference } from './page-change.ts';
import type { PageContent, PageIcon } from './page-content.ts';

/** An icon by its names; one of another version of the icon package may have none. */
function told(icon: PageIcon | undefined): string | null {
  if (!icon) return null;
  const names = iconNames(icon.shapes);
  return `icon ${names.length === 0 ? 'of another set' : names.join(' / ')}`;
}

function count(lines: readonly string[], text: string): number {
  return lines.filter((line) => line === text).length;
}

/** How to match icons of two pages: the same one, another one beside the same text, the same one beside another. */
const SAME: readonly IsSame<PageIcon>[] = [
  (was, is) => was.text === is.text && was.shapes === is.shapes,
  (was, is) => was.text === is.text,
  (was, is) => was.shapes === is.shapes,
];

/**
 * Changed, added and removed icons. They stand beside texts: an icon that comes or goes with its text is part of that
 * change.
 */
export function* iconChanges(before: PageContent, after: PageContent): Generator<Difference> {
  const { pairs: kept, gone, fresh } = matchEntries(before.icons, after.icons, SAME);
  const pairs: (readonly [PageIcon | undefined, PageIcon | undefined])[] = [...kept];
  const grown = (text: string) => count(after.lines, text) - count(before.lines, text);
  const leaves = gone.filter(({ text }) => grown(text) < 0);
  const comes = fresh.filter(({ text }) => grown(text) > 0);
  // Beside a text that is another one, too.
  for (const [index, is] of comes.entries()) if (leaves[index]) pairs.push([leaves[index], is]);
  for (const was of gone) if (!leaves.includes(was)) pairs.push([was, undefined]);
  for (const is of fresh) if (!comes.includes(is)) pairs.push([undefined, is]);
  for (const [was, is] of pairs)
    if (was?.shapes !== is?.shapes) yield { kind: 'picture', before: told(was), after: told(is) };
}
