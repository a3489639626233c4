import { expect, it } from 'vitest';
import { ANY_FACT } from '../../../cli/content/facts/facts.ts';
import { valueAt } from '../../../cli/content/value-path.ts';
import { lawUnprovenClaim } from '../../../cli/rules/copy/law-unproven-claim.ts';
import { copyFile } from '../../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../../cli/rules/copy-rules.ts';

/** What the rule names in a figure and the words below it. */
function claimed(stat: string, description: string, language: string): string[] {
  const raw = { guide: { credentials: [{ icon: 'star', stat, description }] } };
  const file = copyFile('landing', language, raw);
  return [...applyCopyRule(lawUnprovenClaim, file, ANY_FACT)].map(({ path, span = [0, 0] }) =>
    String(valueAt(raw, path)).slice(...span),
  );
}

it.for([
  ['100 %', 'Zufriedenheit garantiert', 'de'],
  ['98 %', 'zufriedene Kunden', 'de'],
  ['100%', 'success rate', 'en'],
  ['98 %', 'of our clients come back', 'en'],
  ['100 %', 'de satisfacción', 'es'],
  ['97 %', 'de nuestros clientes repiten', 'es'],
] as const)('%s of "%s", %s', ([stat, description, language]) => {
  expect(claimed(stat, description, language)).toHaveLength(1);
});

it.for([
  ['100 %', 'Ökostrom in der Werkstatt', 'de'],
  ['95 %', 'der Aufträge im Umkreis von 30 km', 'de'],
  ['100%', 'of our waste wood is recycled', 'en'],
  ['4', 'master electricians', 'en'],
  ['100 %', 'de algodón', 'es'],
] as const)('%s of "%s" is none, %s', ([stat, description, language]) => {
  expect(claimed(stat, description, language)).toEqual([]);
});
