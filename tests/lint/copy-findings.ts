import { parse } from 'yaml';
import { createFacts, type Facts, factsIn } from '../../cli/content/facts/facts.ts';
import type { CopyKind } from '../../cli/content/rule.ts';
import { valueAt } from '../../cli/content/value-path.ts';
import { copyFile } from '../../cli/rules/copy-file.ts';
import { applyCopyRule } from '../../cli/rules/copy-rules.ts';
import { COPY_RULES } from '../../cli/rules/rules.ts';
import { siteConfigSchema } from '../../schemas/config/site-config.ts';

export const SCHEMA = siteConfigSchema() as unknown as Parameters<typeof createFacts>[1];

/** A business that every kind of fact is known of. */
export const FACTS: Facts = createFacts(
  SCHEMA.parse(
    parse(`
site: { url: https://www.kestrelroofing.example, name: "{business.name}", title: Roofs, description: Roofs. }
business:
  name: Kestrel Roofing
  type: RoofingContractor
  phone: (806) 555-0117
  email: office@kestrelroofing.example
  address: { locality: Lubbock, region: TX, country: US }
  currency: USD
  hours: { regular: { opens: "08:00", closes: "18:00" } }
fees: { inspection: 40, gutterFoot: 7.5, emergencyVisit: 185 }
area: { freeMiles: 30, counties: 5 }
trade: { licence: 80911, register: TX-4471, permitExpires: 2030-09 }
figures: { roofs: "1,200+", reviews: 127, onTime: 98.5%, foundedYear: 2009, crewDiscountPercent: 10 }
response: { stormHours: 2 to 4 hours }
cover: { perPound: 60 cents }
languages: [en, es, de]
`),
  ),
  SCHEMA,
);

/** The facts of an electrician in Kassel with a site in three languages, and of a group of his own. */
export function factsWith(group: object): Facts {
  const site = {
    url: 'https://www.halm.example',
    name: 'Halm',
    title: 'Halm',
    description: 'Halm.',
  };
  const address = { locality: 'Kassel', country: 'DE' };
  const business = { name: 'Halm', type: 'Electrician', phone: '+49 561 1234567', address };
  const config = { site, business, ...group, languages: ['de', 'en', 'es'] };
  return createFacts(SCHEMA.parse(config), SCHEMA);
}

interface Where {
  language?: string;
  kind?: CopyKind;
  facts?: Facts;
  /** Dotted path of the text. */
  at?: string;
  /** What the names of the rules begin with that are applied; all of them without it. */
  only?: string;
}

/** What the rules of texts find in a value, as `rule: the words concerned`. */
export function findingsIn(
  raw: object,
  { language = 'en', kind = 'landing', facts: known = FACTS, only = '' }: Omit<Where, 'at'> = {},
): string[] {
  const file = copyFile(kind, language, raw);
  const facts = factsIn(language, known);
  return COPY_RULES.filter(({ name }) => name.startsWith(only)).flatMap((rule) =>
    [...applyCopyRule(rule, file, facts)].map(({ path, span }) => {
      const text = valueAt(raw, path);
      const words = typeof text === 'string' ? text.slice(...(span ?? [])) : path.join('.');
      return `${rule.name}: ${words}`;
    }),
  );
}

/** The same of one text. */
export function findingsOf(text: string, { at = 'note.text', ...where }: Where = {}): string[] {
  const raw = at.split('.').reduceRight<unknown>((value, key) => ({ [key]: value }), text);
  return findingsIn(raw as object, where);
}
