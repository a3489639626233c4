/** What a block calls what stands below it, which nobody says of real things. */
const INVENTED = {
  en: '(?:a )?(?:samples?|placeholders?|invented|made[- ]up|fictitious)',
  de: '(?:ein |eine )?(?:muster|platzhalter|erfunden|ausgedacht|fiktiv)',
  es: '(?:de muestra|de ejemplo|inventad[oa]s?|fictici[oa]s?|(?:una )?muestras?)',
};

/** What only words are, and no goods: more may be said of it in the same sentence. */
const UNREAL = {
  en: '(?:(?:an? )?(?:invented|made[- ]up|fictitious)(?: \\p{Ll}+)?|(?:a )?(?:sample|placeholder) (?:stor(?:y|ies)|quotes?|voices?|reviews?|testimonials?|texts?|words))',
  de: '(?:erfunden|ausgedacht|fiktiv|(?:eine? )?(?:erfundene|fiktive)[rsn]? \\p{L}+|(?:eine? )?muster(?:text|geschicht|stimm|zitat)\\p{L}*)',
  es: '(?:(?:un[oa]?s? )?(?:\\p{Ll}+ )?(?:inventad[oa]s?|fictici[oa]s?)|(?:una? )?(?:historias?|opini(?:ón|ones)|citas?|textos?|palabras|testimonios?) (?:de muestra|de ejemplo))',
};

const ENDS = '(?=\\s*(?:[.,;:!–—]|$))';

/** Says of what stands there that it is a sample. Samples of fabric or color are sent, shown or free, and are no more than that. */
const CALLED = new RegExp(
  [
    `(?<!\\p{L})(?:these|they|this|all|the|some) (?:\\p{Ll}+ ){0,3}?(?:are|is) (?:only |just |still |all )?(?:${INVENTED.en}(?:${ENDS}|(?= (?:for now|until|so far)(?!\\p{L})))|${UNREAL.en}(?:${ENDS}|(?= and )))`,
    `(?<!\\p{L})(?:diese[rs]?|dies|das|alle|die|noch) (?:\\p{L}+ ){0,3}?(?:sind|ist) (?:alle |nur |noch |vorerst |frei )?(?:${INVENTED.de}${ENDS}|${UNREAL.de}(?:${ENDS}|(?= und )))`,
    `(?<!\\p{L})(?:son|es|est[aeo]s? \\p{Ll}+ (?:son|es|está|están)) (?:todavía |solo |sólo )?(?:(?:\\p{Ll}+ )?${INVENTED.es}${ENDS}|${UNREAL.es}(?:${ENDS}|(?= y )))`,
  ].join('|'),
  'iu',
);

/** Says whose words or figures are to take its place. */
const REPLACED =
  /(?<!\p{L})(?:put|place|replace\p{L}*|later|soon|own|real|hier stehen|ersetz\p{L}*|später|eigene\p{L}*|echte\p{L}*|wahre\p{L}*|pong\p{L}+|reempla[cz]\p{L}*|sustitu\p{L}*|propi[oa]s?|real(?:es)?|verdader[oa]s?)(?!\p{L})/iu;

/** Longer texts say something of their own beside. */
const LONGEST = 200;

/** True for the words that mark what is below them as samples: they stand above each block of samples, and go with them. */
export function marksSamples(text: string): boolean {
  return text.length <= LONGEST && CALLED.test(text) && REPLACED.test(text);
}
