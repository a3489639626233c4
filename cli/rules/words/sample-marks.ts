/** What a block calls what stands below it, which nobody says of real things. */
const INVENTED = {
  en: '(?:a )?(?:samples?|placeholders?|invented|made[- ]up|fictitious)',
  de: '(?:ein |eine )?(?:muster|platzhalter|erfunden|fiktiv)',
  es: '(?:de muestra|de ejemplo|inventad[oa]s?|fictici[oa]s?|(?:una )?muestras?)',
};

/** Says of what stands there that it is a sample. Samples of fabric or color are sent, shown or free, and are no more than that. */
const CALLED = new RegExp(
  [
    `(?<!\\p{L})(?:these|they|this|all|the|some) (?:\\p{Ll}+ ){0,3}?(?:are|is) (?:only |just |still |all )?${INVENTED.en}(?=\\s*(?:[.,;:!–—]|$)| (?:for now|until|so far)(?!\\p{L}))`,
    `(?<!\\p{L})(?:diese|dies|das|alle|die|noch) (?:\\p{L}+ ){0,3}?(?:sind|ist) (?:alle |nur |noch |vorerst |frei )?${INVENTED.de}(?=\\s*(?:[.,;:!–—]|$))`,
    `(?<!\\p{L})(?:son|es|est[aeo]s? \\p{Ll}+ (?:son|es)) (?:todavía |solo |sólo )?(?:\\p{Ll}+ )?${INVENTED.es}(?=\\s*(?:[.,;:!–—]|$))`,
  ].join('|'),
  'iu',
);

/** Says whose words or figures are to take its place. */
const REPLACED =
  /(?<!\p{L})(?:put|place|replace\p{L}*|later|soon|own|real|hier stehen|ersetz\p{L}*|später|eigene\p{L}*|echte\p{L}*|pong\p{L}+|reemplac\p{L}*|sustituy\p{L}*|propi[oa]s?|reales)(?!\p{L})/iu;

/** Longer texts say something of their own beside. */
const LONGEST = 200;

/** True for the words that mark what is below them as samples: they stand above each block of samples, and go with them. */
export function marksSamples(text: string): boolean {
  return text.length <= LONGEST && CALLED.test(text) && REPLACED.test(text);
}
