import type { Facts } from '../../cli/content/facts/facts.ts';
import { valueAt } from '../../cli/content/value-path.ts';
import { lawConsumerRights } from '../../cli/rules/copy/law-consumer-rights.ts';
import { copyFile } from '../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../cli/rules/copy-rules.ts';

/** The clauses that `law/consumer-rights` names in a text of a business in a country. */
export function clausesIn(text: string, language: string, country: string): string[] {
  return clausesOfPage({ intro: text }, language, country);
}

/** The clauses that it names in a page of such a business. */
export function clausesOfPage(raw: object, language: string, country: string): string[] {
  const facts = { get: () => country, names: [] } as unknown as Facts;
  const file = copyFile('landing', language, raw);
  return [...applyCopyRule(lawConsumerRights, file, facts)].map(({ path, span = [0, 0] }) =>
    String(valueAt(raw, path ?? [])).slice(...span),
  );
}
