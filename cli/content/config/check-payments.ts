import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/** Ways to pay that one word stands for: a site may name the kind here and its members there. */
const KINDS: readonly RegExp[] = [
  /card|visa|master|amex|american express|discover|karte|girocard|tarjeta/i,
  /mobile|contactless|wallet|digital|apple|google|samsung|kontaktlos|m[oó]vil|bizum|tap/i,
  /transfer|überweisung|wire|bank|sepa|giropay|transferencia|zelle|ach\b/i,
  /online|paypal|venmo|link|klarna|stripe/i,
  /invoice|rechnung|factura|account/i,
  /cash|bar(?:geld|zahlung)?$|efectivo|contado/i,
  /che(?:ck|que)|scheck/i,
];

/** Entries of the shorter list that the longer one has, from which on it is made of them. */
const FEWEST = 2;

function waysIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map((way) => String(way).trim().toLowerCase()) : [];
}

/** True of a way that is another word for one of the list, or a member of its kind. */
function isAlike(way: string, list: readonly string[]): boolean {
  const words = way.split(/[^\p{L}\d]+/u).filter((word) => word.length > 2);
  return (
    list.some((other) => words.some((word) => other.includes(word))) ||
    KINDS.some((kind) => kind.test(way) && list.some((other) => kind.test(other)))
  );
}

/** Reports a way to pay at a visit that is not one of the ways to pay: structured data and pages would say two things. */
export function checkPayments(
  { business }: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const { payments, paymentsAtVisit } = business as Record<string, unknown>;
  const all = waysIn(payments);
  const some = waysIn(paymentsAtVisit);
  if (some.filter((way) => all.includes(way)).length < FEWEST) return [];
  return some.flatMap((way, index) => {
    if (all.includes(way) || isAlike(way, all)) return [];
    const written = (paymentsAtVisit as readonly unknown[])[index];
    return [
      report(source, {
        range: locate(['business', 'paymentsAtVisit', index], 'value'),
        rule: 'facts/contradiction',
        severity: 'warning',
        message: `"${written}" is not one of business.payments, the ways in which the business can be paid.`,
        hint: 'Add it there, or take it out here.',
      }),
    ];
  });
}
