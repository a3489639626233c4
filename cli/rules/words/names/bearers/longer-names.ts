import type { Facts } from '../../../../content/facts/facts.ts';
import type { Span } from '../../../../content/span-location.ts';

/** Facts that are the name of somebody: the company in the imprint, the owner, who runs the site. */
const NAMES =
  /^imprint\.|(?:name|owner|legal|company|operator|firma|inhaber(?:in)?|betreiber(?:in)?|traeger|träger|titular|propietari[oa]|raz[oó]n(?:social)?|empresa)$/i;

/** A name of which that of the business, or what is nearly it, is a part. */
export interface LongerName {
  span: Span;
  fact: string;
}

/** The whole name at a place of a text, letter for letter, that another fact than the name of the business has. */
export function longerNameAt(text: string, [at, end]: Span, facts: Facts): LongerName | undefined {
  const known = facts.site?.business.name ?? '';
  const lower = text.toLowerCase();
  const part = lower.slice(at, end);
  for (const fact of facts.names) {
    const name = facts.get(fact) ?? '';
    if (fact.startsWith('site.') || !NAMES.test(fact) || name.length < part.length) continue;
    const before = name.toLowerCase().indexOf(part);
    if (before < 0 || name === known) continue;
    const span: Span = [at - before, at - before + name.length];
    if (lower.slice(...span) === name.toLowerCase()) return { span, fact };
  }
  return undefined;
}
