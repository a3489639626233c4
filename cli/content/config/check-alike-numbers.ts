import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/** Digits that are compared, from the last one on: a number may be written with the code of its country or without. */
const COMPARED = 9;

/** True for two rows of digits that differ in the order of two neighbors only. */
function isSwapped(one: string, other: string): boolean {
  if (one.length !== other.length || one === other) return false;
  let at = 0;
  while (one[at] === other[at]) at += 1;
  return (
    one[at] === other[at + 1] &&
    one[at + 1] === other[at] &&
    one.slice(at + 2) === other.slice(at + 2)
  );
}

/** Reports a chat number that is the phone number with two digits swapped. */
export function checkAlikeNumbers(
  { business: { phone = '', whatsapp = '' } }: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const [called, written] = [phone, whatsapp].map((number) =>
    number.replace(/\D/g, '').slice(-COMPARED),
  );
  if (called?.length !== COMPARED || !isSwapped(called, written ?? '')) return [];
  return [
    report(source, {
      range: locate(['business', 'whatsapp'], 'value'),
      rule: 'facts/whereabouts',
      severity: 'warning',
      message: `business.whatsapp ("${whatsapp}") is business.phone ("${phone}") with two digits swapped.`,
      hint: 'Correct the one that is wrong. If both are right, say so: touchdown-ignore facts/whereabouts: reason.',
    }),
  ];
}
