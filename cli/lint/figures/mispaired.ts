/** A landing in one of several languages. */
export interface Versioned {
  language: string;
  translationOf?: string;
  /** All of its numbers and facts, separated by spaces. */
  figures: string;
}

/** Fewer numbers and facts may be the same by chance. */
const FEWEST = 8;

/** Share of numbers and facts that two versions of one page have in common at least, and more than any other. */
const SAME = 0.75;
const AHEAD = 0.3;

/** In more landings, which come from templates, all are alike. */
const MOST = 200;

function countsOf(figures: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const one of figures.split(' ')) counts.set(one, (counts.get(one) ?? 0) + 1);
  return counts;
}

/** The share of all numbers and facts of two landings that both have, each as often as it stands. */
export function likeness(one: string, other: string): number {
  const [ones, others] = [countsOf(one), countsOf(other)];
  let [common, all] = [0, 0];
  for (const key of new Set([...ones.keys(), ...others.keys()])) {
    const [a, b] = [ones.get(key) ?? 0, others.get(key) ?? 0];
    common += Math.min(a, b);
    all += Math.max(a, b);
  }
  return all === 0 ? 0 : common / all;
}

/**
 * The path of the landing that another one translates by its numbers and facts, if that is not the one that it names.
 *
 * @param landings by path.
 */
export function meantOriginal(
  translation: Versioned,
  landings: ReadonlyMap<string, Versioned>,
): string | undefined {
  const { language, figures, translationOf } = translation;
  const named = landings.get(`/${translationOf}`);
  if (!named || landings.size > MOST || figures.split(' ').length < FEWEST) return undefined;
  const likeNamed = likeness(figures, named.figures);
  if (likeNamed + AHEAD > 1) return undefined;
  const translated = new Set(
    [...landings.values()].flatMap((one) =>
      one.language === language && one !== translation && one.translationOf !== undefined
        ? [`/${one.translationOf}`]
        : [],
    ),
  );
  for (const [path, one] of landings) {
    if (one.language !== named.language || one.translationOf !== undefined) continue;
    if (translated.has(path)) continue;
    const like = likeness(figures, one.figures);
    if (like >= SAME && like >= likeNamed + AHEAD) return path;
  }
  return undefined;
}
