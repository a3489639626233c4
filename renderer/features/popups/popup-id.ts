/** FNV-1a, 32 bits: enough to distinguish the few popups of a site. */
const START = 0x811c9dc5;
const PRIME = 0x01000193;

/** Identifies a popup: the same on every page that shows it, a new one once its texts have changed. */
export function popupId(block: object): string {
  let hash = START;
  for (const character of JSON.stringify(block))
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), PRIME);
  return (hash >>> 0).toString(36);
}
