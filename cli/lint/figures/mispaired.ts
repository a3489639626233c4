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

/** The originals that other landings translate into the language of one. */
function translatedBeside(
  translation: Versioned,
  landings: ReadonlyMap<string, Versioned>,
): ReadonlySet<string> {
  return new Set(
    [...landings.values()].flatMap((one) =>
      one.language === translation.language &&
      one !== translation &&
      one.translationOf !== undefined
        ? [`/${one.translationOf}`]
        : [],
    ),
  );
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
  const { figures, translationOf } = translation;
  const named = landings.get(`/${translationOf}`);
  if (!named || landings.size > MOST || figures.split(' ').length < FEWEST) return undefined;
  const likeNamed = likeness(figures, named.figures);
  if (likeNamed + AHEAD > 1) return undefined;
  const translated = translatedBeside(translation, landings);
  for (const [path, one] of landings) {
    if (one.language !== named.language || one.translationOf !== undefined) continue;
    if (translated.has(path)) continue;
    const like = likeness(figures, one.figures);
    if (like >= SAME && like >= likeNamed + AHEAD) return path;
  }
  return undefined;
}

/** Numbers and facts of which two versions have more in common than this need no second look. */
const LOOKED = 0.5;

/** The same with theme, icons, addresses and lengths of lists: versions had 0.6 and more, other pairs 0.46 at most. */
const FEWEST_MARKS = 16;
const SAME_FORM = 0.55;
const OTHER_FORM = 0.4;
const FORM_AHEAD = 0.2;

/**
 * The same by all that no translator changes: numbers and facts, theme, icons, addresses and lengths of lists. No other landing may come near, as
 * those of one starter do, and the numbers have to agree.
 *
 * @param formOf reads `languageFree` of a landing, which only those are asked for whose numbers leave it open.
 */
export function meantByForm<L extends Versioned>(
  translation: L,
  landings: ReadonlyMap<string, L>,
  formOf: (landing: L) => string | undefined,
): string | undefined {
  const named = landings.get(`/${translation.translationOf}`);
  if (!named || named.language === translation.language || landings.size > MOST) return undefined;
  const likeNamed = likeness(translation.figures, named.figures);
  if (likeNamed > LOOKED) return undefined;
  const form = formOf(translation);
  if (form === undefined) return undefined;
  const own = `${translation.figures} ${form}`;
  if (own.split(' ').length < FEWEST_MARKS) return undefined;
  const likenessTo = (one: L) => likeness(own, `${one.figures} ${formOf(one) ?? ''}`);
  const formOfNamed = likenessTo(named);
  if (formOfNamed > OTHER_FORM) return undefined;
  const others = [...landings].flatMap(([path, one]) =>
    one.language === named.language && one !== named ? [{ path, one, like: likenessTo(one) }] : [],
  );
  const [best, next] = others.sort((a, b) => b.like - a.like);
  if (!best || best.like < SAME_FORM) return undefined;
  if (best.like < Math.max(formOfNamed, next?.like ?? 0) + FORM_AHEAD) return undefined;
  const isFree =
    best.one.translationOf === undefined &&
    !translatedBeside(translation, landings).has(best.path) &&
    likeness(translation.figures, best.one.figures) > likeNamed;
  return isFree ? best.path : undefined;
}
