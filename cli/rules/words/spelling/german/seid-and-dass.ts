import type { MistakenRow } from '../mistaken-row.ts';

/** How several friends are asked to be. */
const ASKED =
  '(?:pünktlich|lieb|nett|freundlich|vorsichtig|leise|still|ehrlich|gespannt|willkommen|dabei|gegrüßt|mutig|fair|bereit|kreativ|schnell|herzlich|so (?:lieb|gut|nett|freundlich|frei))';

/** "Seid" and "dass" in places where "seit" and "das" cannot stand. */
export const GERMAN_SEID_AND_DASS: readonly MistakenRow[] = [
  [
    'Seit ',
    new RegExp(
      `(?:^|[.!?:*] ?)(?<slip>Seit) (?:bitte |also |einfach |doch )?${ASKED}(?=[.,!]|$| (?:zu|und|mit|bei|beim|am|zum)(?!\\p{L}))`,
      'mu',
    ),
    'Seid',
  ],
  [
    / das (?:Sie|wir|ihr|er|man) /,
    /(?<!\p{L})(?:[Ee]s|[Uu]ns|[Mm]ir) ist (?:uns |mir |sehr |auch |besonders |immer )?(?:wichtig|schön|gut|schade|klar|möglich|sicher) (?<slip>das) (?:Sie|wir|ihr|er|man) \p{L}/u,
    'dass',
  ],
];
