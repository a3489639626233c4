import { distance } from 'fastest-levenshtein';

/** Longest name that is compared; anything longer is no typing mistake. */
const MAX_LENGTH = 60;

/** Spelling without case, hyphens and the like: `head_line` is as good as `headline`. */
function bare(name: string): string {
  return name.toLowerCase().replace(/[-_ ]/g, '');
}

function sortedLetters(name: string): string {
  return [...name].sort().join('');
}

/** Typing mistakes between two bare names; letters in the wrong order count as one. */
function mistakes(wanted: string, candidate: string): number {
  const away = distance(wanted, candidate);
  return away === 2 &&
    wanted.length === candidate.length &&
    sortedLetters(wanted) === sortedLetters(candidate)
    ? 1
    : away;
}

/**
 * The name that was probably meant: the nearest candidate, if it is near enough to be a typing mistake.
 *
 * @returns undefined if none is.
 */
export function suggest(name: string, candidates: Iterable<string>): string | undefined {
  if (name.length > MAX_LENGTH) return undefined;
  const wanted = bare(name);
  const reach = Math.max(1, Math.floor(wanted.length / 3));
  let best: string | undefined;
  let bestDistance = reach + 1;
  for (const candidate of candidates) {
    const other = bare(candidate);
    // A name that was only begun is as good as a near miss: `whatsapp` for `whatsappMessage`.
    const begun = wanted.length >= 4 && (other.startsWith(wanted) || wanted.startsWith(other));
    const away = begun ? Math.min(reach, mistakes(wanted, other)) : mistakes(wanted, other);
    if (away < bestDistance) {
      best = candidate;
      bestDistance = away;
    }
  }
  return best;
}
