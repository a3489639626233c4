import { FIXED_KEYS, type Landing, REQUIRED_BLOCKS } from '../../../schemas/landing.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Path } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';

const NEEDS_NO_PLACE: ReadonlySet<string> = new Set([...FIXED_KEYS, ...REQUIRED_BLOCKS]);

/** If a variant's order omits a section, its content is omitted too. */
export function shownSections(landing: Landing): Landing {
  const { sections } = landing;
  if (!sections) return landing;
  const shown = Object.entries(landing).filter(
    ([key]) => NEEDS_NO_PLACE.has(key) || sections.includes(key),
  );
  return Object.fromEntries(shown) as unknown as Landing;
}

/** A landing's own order of sections must list exactly the sections it has. */
export function checkSections(landing: Landing, source: SourceFile, locate: Locate): Diagnostic[] {
  const { sections } = landing;
  if (!sections) return [];
  const say = (path: Path, part: 'value' | 'key', message: string, hint: string) =>
    report(source, { range: locate(path, part), rule: 'shape/sections', message, hint });
  const named = sections.flatMap((name, index) =>
    typeof name === 'string' ? { name, index, path: ['sections', index] } : [],
  );
  const wrong = named.flatMap(({ name, index, path }) => {
    if (sections.indexOf(name) < index)
      return say(path, 'value', `"${name}" stands in sections twice.`, 'Remove one of them.');
    if (name in landing) return [];
    const message = `sections lists "${name}", but this landing has no block of that name.`;
    return say(path, 'value', message, `Write a ${name} block, or remove "${name}" from the list.`);
  });
  const unlisted = Object.keys(landing).filter(
    (key) => !NEEDS_NO_PLACE.has(key) && !sections.includes(key),
  );
  if (unlisted.length === 0) return wrong;
  const [isOne, names] = [unlisted.length === 1, unlisted.join(', ')];
  const message = `The ${isOne ? 'block' : 'blocks'} ${names} ${isOne ? 'is' : 'are'} not shown, because sections does not list ${isOne ? 'it' : 'them'}.`;
  const hint = isOne
    ? `Add "${names}" to sections where it should stand, or delete the block.`
    : 'Add each to sections where it should stand, or delete the block.';
  // The list lacks something, as a map lacks a key.
  return [...wrong, say(['sections'], 'key', message, hint)];
}
