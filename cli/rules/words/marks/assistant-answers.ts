/** What a text is called that was asked for. */
const TEXT = '(?:version|paragraph|draft|rewrite)s?';
const TEXT_ES = '(?:versión|versiones|párrafo|borrador|propuesta)';
const TEXT_DE = '(?:fassung(?:en)?|absatz|entwurf)';

/**
 * Words around a text that a language model wrote, copied with it: "Sure, here is a warmer version:". They are found on pages in any
 * language.
 */
export const ANSWERED = new RegExp(
  [
    `(?:^|[.!]\\s)(?:sure|certainly|of course|absolutely|great)(?: thing)?[,!.–—]+ (?:here(?:[’']s| is| are)|below (?:is|are)|i[’']ve|i have) [^.!?\\n]{0,60}?${TEXT}(?!\\p{L})`,
    `(?<!\\p{L})here(?:[’']s| is) (?:the|a|an|your) (?:revised|rewritten|reworded|polished) (?:version|paragraph|draft|text|copy|headline|description)(?!\\p{L})`,
    "(?<!\\p{L})as an? (?:ai|artificial intelligence)(?: language)?(?: model| assistant)?, i(?!\\p{L})|(?<!\\p{L})(?:as|i[’']?m) an? (?:ai )?(?:large )?language model(?!\\p{L})",
    "(?<!\\p{L})let me know if you(?:[’']d| would) like (?:me to (?:adjust|change|rewrite|revise|shorten|make)|(?:any )?(?:further )?(?:adjustments|revisions|another version|a different version))",
    `(?:^|[.!]\\s)(?:claro|por supuesto|desde luego)[,!.:]+ (?:aquí (?:tienes?|está|tiene)|te (?:dejo|propongo|presento)) [^.!?\\n]{0,60}?${TEXT_ES}(?!\\p{L})`,
    '(?<!\\p{L})como (?:un )?modelo de lenguaje(?!\\p{L})|(?<!\\p{L})como (?:una )?inteligencia artificial, (?:no|yo)(?!\\p{L})',
    `(?:^|[.!]\\s)(?:gerne?|natürlich|klar|selbstverständlich)[,!.:–—]+ hier (?:ist|sind|kommt|kommen) [^.!?\\n]{0,60}?${TEXT_DE}(?!\\p{L})`,
    '(?<!\\p{L})als (?:ki-?|großes )?sprachmodell(?!\\p{L})|(?<!\\p{L})als ki(?:-modell)?,? (?:kann|habe|bin) ich',
  ].join('|'),
  'iu',
);
