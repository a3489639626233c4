import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { hasErrors } from '../diagnostic.ts';
import { checkConflicts } from '../facts/fact-conflicts.ts';
import { checkReferences, followReferences } from '../facts/fact-references.ts';
import { createFacts, type Facts, resolveFacts } from '../facts/facts.ts';
import { checkConfigForms } from '../forms/check-forms.ts';
import { checkNearKeys } from '../shape/near-keys.ts';
import type { SiteSchemas } from '../shape/site-schemas.ts';
import { validate } from '../shape/validate.ts';
import { readSource, report, type SourceFile } from '../source-file.ts';
import { suggest } from '../suggest.ts';
import { valueAt } from '../value-path.ts';
import { checkLostDigits } from '../yaml/lost-digits.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { checkBrandColors } from './brand-colors.ts';
import { checkChatNumber, checkContact, checkMailHost, checkMenuMail } from './check-contact.ts';
import { checkHours } from './check-hours.ts';
import { checkLocation } from './check-location.ts';
import { checkNegative } from './check-negative.ts';
import { checkNumberTexts } from './check-number-texts.ts';
import { checkPhone } from './check-phone.ts';
import { checkPoints } from './check-points.ts';
import { checkRepeats } from './check-repeats.ts';
import { checkTaxNumber } from './check-tax-number.ts';
import { despiteAddresses } from './despite-addresses.ts';
import { checkLanguages } from './localized-texts.ts';

/** The configuration and its facts; both are missing if the file has errors. */
export interface SiteConfigFile {
  config?: SiteConfig;
  /** The raw configuration; references to facts are not resolved. */
  raw?: SiteConfig;
  facts?: Facts;
  source?: SourceFile;
  locate?: Locate;
  /** Whether some of its addresses cannot be used, which is reported. */
  isPartial?: boolean;
  diagnostics: Diagnostic[];
}

/** What a reader of the configuration does with errors in it. */
export interface ConfigReading {
  /** Whether a configuration is returned whose only errors are addresses, to check everything else with it. */
  despiteAddresses?: boolean | undefined;
}

function checkNames(
  config: SiteConfig,
  facts: Facts,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const diagnostics: Diagnostic[] = [];
  const check = (name: string, path: readonly PropertyKey[]) => {
    if (facts.get(name) !== undefined) return;
    const meant = suggest(name, facts.names);
    diagnostics.push(
      report(source, {
        range: locate(path, 'value'),
        rule: 'facts/unknown',
        message: `There is no fact called "${name}" in this file.`,
        hint:
          meant === undefined
            ? 'Write it with its section, such as fees.travel.'
            : `Did you mean "${meant}"?`,
      }),
    );
  };
  // Hours are a list and therefore not a fact, but may be sample data.
  for (const [index, name] of config.sampleData.entries())
    if (valueAt(config, name.split('.')) === undefined) check(name, ['sampleData', index]);
  for (const [index, conflict] of config.knownConflicts.entries()) {
    for (const [place, name] of conflict.readings.entries()) {
      check(name, ['knownConflicts', index, 'readings', place]);
    }
  }
  return diagnostics;
}

/** One finding for each circle, at its first text. */
function checkCircles(
  circles: readonly string[][],
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  return circles.map((names) =>
    report(source, {
      range: locate(names[0]?.split('.') ?? [], 'value'),
      rule: 'facts/circle',
      message: `This text refers to itself: ${[...names, names[0]].join(' → ')}.`,
      hint: 'In one of these texts, write the words out instead of the name in braces.',
    }),
  );
}

function checkSwollen(names: readonly string[], source: SourceFile, locate: Locate): Diagnostic[] {
  return names.map((name) =>
    report(source, {
      range: locate(name.split('.'), 'value'),
      rule: 'facts/too-long',
      message: `With the facts in it filled in, ${name} is longer than the 2,000 characters that a text may have.`,
      hint: 'Refer to fewer facts in it.',
    }),
  );
}

/**
 * Reads `site.config.yaml` (docs/product.md, "Configuration"). Its own texts can reference facts too, including
 * facts with references.
 *
 * @param path absolute path of the file.
 */
export function readSiteConfig(
  path: string,
  cwd: string,
  schemas: SiteSchemas,
  reading: ConfigReading = {},
): SiteConfigFile {
  const { source, diagnostics: inFile } = readSource(path, { cwd });
  if (!source) return { diagnostics: inFile };
  const { locate, parsed, ...read } = validate(schemas.config, source);
  const isPartial = read.value === undefined;
  const value =
    isPartial && reading.despiteAddresses ? despiteAddresses(schemas.config, parsed) : read.value;
  const diagnostics = [...inFile, ...read.diagnostics];
  if (!value) return { source, locate, diagnostics };
  const { facts, circles, swollen } = followReferences(createFacts(value, schemas.config));
  const inValue = [
    ...checkNearKeys(value, schemas, source, locate),
    ...checkLostDigits(value, schemas, source, locate),
    ...checkNames(value, facts, source, locate),
    ...checkReferences(value, facts, source, locate),
    ...checkCircles(circles, source, locate),
    ...checkSwollen(swollen, source, locate),
    ...checkLanguages(value, source, locate),
    ...checkBrandColors(value, source, locate),
    ...checkConfigForms(value, source, locate),
    ...checkHours(value, source, locate),
    ...checkMailHost(value, source, locate),
    ...checkMenuMail(value, source, locate),
    ...checkNumberTexts(value, source, locate),
    ...checkRepeats(value, source, locate),
    ...checkLocation(value, source, locate),
    ...checkTaxNumber(value, source, locate),
    ...checkPhone(value, source, locate),
    ...checkPoints(value, source, locate),
    ...checkNegative(value, source, locate),
    ...checkContact(value, source, locate),
    ...checkChatNumber(value, source, locate),
  ];
  diagnostics.push(...inValue);
  if (hasErrors(inValue)) return { source, locate, diagnostics };
  // Hours that cannot be meant differ from others as well.
  const told = new Set(diagnostics.map(({ line }) => line));
  diagnostics.push(
    ...checkConflicts(schemas.sameFacts, value, facts, source, locate).filter(
      ({ line }) => !told.has(line),
    ),
  );
  const config = resolveFacts(value, facts);
  return {
    config,
    raw: value,
    facts: createFacts(config, schemas.config),
    source,
    locate,
    ...(isPartial ? { isPartial } : {}),
    diagnostics,
  };
}
