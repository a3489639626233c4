import type { MistakenRow } from '../mistaken-row.ts';

/** Nouns that are no verb, in the singular; the plural of each ends with an s. */
const NOUN =
  'customer|client|appointment|question|window|guest|visitor|photo|technician|kitchen|garden|tile|brick|boiler|radiator|engineer|driver|teacher|student|lesson|ticket|letter|invoice|picture|animal|vehicle|van|truck|bike|wheel|tyre|tire|item|product|member|location|option|reason|example|session|machine|engine|tree|roof|chimney|carpet|sofa|chair|lamp|shoe|patient|dog|cat|kitten|horse|pupil|instrument|piano|guitar|violin|concert|wedding|event|neighbou?r|employee|colleague|electrician|plumber|carpenter|gardener|painter|cleaner|stylist|trainer|therapist|dentist|lawyer|vet|nurse|bouquet|cake|treatment|colou?r|size|shop|store|certificate|document|payment|bill|quote|review|problem|mistake|area|village|town|school|fence|bathroom|bedroom';

/** What may follow a group whose last word is its noun. */
const ENDS =
  '(?=[.,;!?]|$| (?:is|are|was|were|has|have|who|that|which|in (?:our|the|your)|at (?:our|the|your)|on (?:our|the|your)|from (?:our|the|your)|for (?:our|the|your)|when|if|because|before|after|every|a (?:day|week|month|year))(?!\\p{L}))';

const NUMBERS = 'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty';

/** English nouns in another number than the word before them. */
export const ENGLISH_NUMBER: readonly MistakenRow[] = [
  [
    new RegExp(`[Tt]his (?:${NOUN})s[ .,;!?\\n]`),
    new RegExp(
      `(?<!\\p{L})(?<slip>[Tt]his) (?:${NOUN})s(?<!reviews|quotes|colou?rs|sizes|fences|invoices|treatments)${ENDS}`,
      'mu',
    ),
    (word) => word.replace(/is$/, 'ese'),
  ],
  [
    /these form/,
    /(?<!\p{L})(?:fill(?:ed|ing)? (?:in|out)|complet(?:e|ed|ing)|sign(?:ed)?|downloads?|return|send|use) (?<slip>these) form(?![\p{L}-])/iu,
    'this',
  ],
  [
    new RegExp(`hese (?:${NOUN})[ .,;!?\\n]`),
    new RegExp(
      `(?<!\\p{L})(?:in|on|at|for|with|from|by|into|without|about|after|near) (?<slip>these) (?:${NOUN})(?=[.,;!?]|$)|(?:^|[.!?] )(?<slipped>These) (?:${NOUN})(?= (?:are|is|were|was|have|has|will|can|must)(?!\\p{L}))`,
      'mu',
    ),
    (word) => word.replace(/ese$/, 'is'),
  ],
  [
    new RegExp(` (?<=(?: an?|nother|[Ee]ach|[Ee]very| one) )(?:${NOUN})s[ .,;!?\\n]`),
    new RegExp(
      `(?<!\\p{L})(?:an?|[Aa]nother|[Ee]ach|[Ee]very|(?<!(?:for|than|no|the|which|this|that|only) )one) (?<slip>(?:${NOUN})s)(?<!one (?:reviews|quotes|colou?rs|invoices|bills|fences))${ENDS}`,
      'mu',
    ),
    (word) => word.slice(0, -1),
  ],
  [
    new RegExp(
      ` (?<=[ \\n](?:[Mm]any|[Ss]everal|[Vv]arious|few|[Nn]umerous|${NUMBERS}|T(?:wo|hree|en)|F(?:our|ive)|S(?:ix|even)|Eight|Nine) )(?:${NOUN})[ .,;!?\\n]`,
    ),
    new RegExp(
      `(?<!\\p{L})(?:[Mm]any|[Ss]everal|[Vv]arious|[Aa] few|[Nn]umerous|(?<!(?:one|or|to|and|of the|the|these|a|our|-) ?)(?:${NUMBERS})) (?<slip>(?!bedroom|bathroom|colou?r|size|wheel|window(?! a |[.,;!?])|engine|bike|shop|store|review|bill|quote|area|fence)(?:${NOUN}))${ENDS}`,
      'imu',
    ),
    (word) => `${word}s`,
  ],
  [
    new RegExp(`ne of (?:our|my|your|the|their) (?:${NOUN})[ .,;!?\\n]`),
    new RegExp(
      `(?<!\\p{L})one of (?:our|my|your|their) (?<slip>(?!shop|store|review|quote|bill)(?:${NOUN}))${ENDS}`,
      'imu',
    ),
    (word) => `${word}s`,
  ],
];
