import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { type Diagnostic, hasErrors, type Range } from '../diagnostic.ts';
import { checkConflicts } from '../facts/fact-conflicts.ts';
import { checkReferences, type FollowedFacts, followReferences } from '../facts/fact-references.ts';
import { createFacts, type Facts, resolveFacts } from '../facts/facts.ts';
import { withoutFacts, withUnknownFacts } from '../facts/unknown-facts.ts';
import { checkConfigForms } from '../forms/check-forms.ts';
import { checkNearKeys, nearKeys } from '../shape/near-keys.ts';
import type { SiteSchemas } from '../shape/site-schemas.ts';
import { validate } from '../shape/validate.ts';
import { readSource, type SourceFile } from '../source-file.ts';
import type { Path } from '../value-path.ts';
import { checkLostDigits } from '../yaml/lost-digits.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { checkBrandColors } from './brand-colors.ts';
import { checkAlikeNumbers } from './check-alike-numbers.ts';
import { checkBounds } from './check-bounds.ts';
import { checkChatNumber, checkContact, checkMenuMail } from './check-contact.ts';
import { checkFactHours } from './check-fact-hours.ts';
import { checkCircles, checkNames, checkSwollen } from './check-facts.ts';
import { checkHours } from './check-hours.ts';
import { checkListedNames } from './check-listed-names.ts';
import { checkLocation } from './check-location.ts';
import { checkLostPoints } from './check-lost-points.ts';
import { checkMailHost } from './check-mail-host.ts';
import { checkNameWords } from './check-name-words.ts';
import { checkNegative } from './check-negative.ts';
import { checkNumberTexts } from './check-number-texts.ts';
import { checkPayments } from './check-payments.ts';
import { checkPhone } from './check-phone.ts';
import { checkPriceRange } from './check-price-range.ts';
import { checkRepeats } from './check-repeats.ts';
import { checkServiceIds } from './check-service-ids.ts';
import { checkShares } from './check-shares.ts';
import { checkShortForms } from './check-short-forms.ts';
import { checkSizePrices } from './check-size-prices.ts';
import { checkTaxNumber } from './check-tax-number.ts';
import { checkThousands } from './check-thousands.ts';
import { checkTranslations } from './check-translations.ts';
import { configDespiteFaults } from './despite-faults.ts';
import { checkLanguages } from './localized-texts.ts';
import { pathOfPlace } from './path-of-place.ts';
import { checkDistances } from './points/check-distances.ts';
import { checkPoints } from './points/check-points.ts';

/** The configuration and its facts; both are missing if the file has errors. */
export interface SiteConfigFile {
  config?: SiteConfig;
  /** The raw configuration; references to facts are not resolved. */
  raw?: SiteConfig;
  facts?: Facts;
  source?: SourceFile;
  locate?: Locate;
  /** The parts that are wrong, which is reported; missing if there are none. */
  faulty?: readonly Path[];
  /** The content of a file with such parts. */
  parsed?: unknown;
  diagnostics: Diagnostic[];
}

/** What a reader of the configuration does with errors in it. */
export interface ConfigReading {
  /** Whether a configuration with errors is returned as far as it is right, to check everything else with it. */
  despiteFaults?: boolean | undefined;
}

/** A configuration in its shape. */
interface Shaped {
  value: SiteConfig;
  source: SourceFile;
  locate: Locate;
}

/** The facts of a configuration with the references in them resolved, apart from parts of which nothing is known. */
function followKnown(value: SiteConfig, schemas: SiteSchemas, unknown: readonly string[]) {
  const facts = createFacts(value, schemas.config);
  const followed = followReferences(unknown.length > 0 ? withoutFacts(facts, unknown) : facts);
  return { ...followed, facts: withUnknownFacts(followed.facts, unknown) };
}

/** Reports what is wrong in a configuration beside its shape. */
function checkValue(
  { value, source, locate }: Shaped,
  { facts, circles, swollen }: FollowedFacts,
  schemas: SiteSchemas,
): Diagnostic[] {
  return [
    ...checkNearKeys(value, schemas, source, locate),
    ...checkLostDigits(value, schemas, source, locate),
    ...checkNames(value, facts, source, locate),
    ...checkReferences(value, facts, source, locate),
    ...checkCircles(circles, source, locate),
    ...checkSwollen(swollen, source, locate),
    ...(facts.unknown?.includes('languages') ? [] : checkLanguages(value, source, locate)),
    ...checkBrandColors(value, source, locate),
    ...checkConfigForms(value, source, locate),
    ...checkHours(value, source, locate),
    ...checkSizePrices(value, source, locate),
    ...checkPriceRange(value, source, locate),
    ...checkNameWords(value, source, locate),
    ...checkMailHost(value, source, locate),
    ...checkMenuMail(value, source, locate),
    ...checkNumberTexts(value, source, locate),
    ...checkRepeats(value, source, locate),
    ...checkLocation(value, source, locate),
    ...checkTaxNumber(value, source, locate),
    ...checkPhone(value, source, locate),
    ...checkPoints(value, source, locate),
    ...checkNegative(value, source, locate),
    ...checkShares(value, source, locate),
    ...checkContact(value, source, locate),
    ...checkChatNumber(value, source, locate),
    ...checkAlikeNumbers(value, source, locate),
    ...checkPayments(value, source, locate),
    ...checkBounds(value, source, locate),
    ...checkListedNames(value, source, locate),
    ...checkLostPoints(value, source, locate),
    ...checkThousands(value, source, locate),
    ...checkShortForms(value, source, locate),
    ...checkFactHours(value, source, locate),
    ...checkDistances(value, source, locate),
    ...checkServiceIds(value, source, locate),
    ...(facts.unknown?.includes('languages') ? [] : checkTranslations(value, source, locate)),
  ];
}

function nameOf(path: Path): string {
  return path.map(String).join('.');
}

/** The parts that errors beside the shape are about; a misspelled key is the one that it nearly spells. */
function partsOf(
  errors: readonly Range[],
  { value, source, locate }: Shaped,
  schemas: SiteSchemas,
): Path[] {
  const contact = checkContact(value, source, locate).length > 0 ? ['phone', 'email'] : [];
  const near = nearKeys(value, schemas, locate);
  const misspelled = new Set(near.map(({ path }) => nameOf(path)));
  return [
    ...errors.flatMap((range) => {
      const path = pathOfPlace(range, value, locate);
      return path && !misspelled.has(nameOf(path)) ? [path] : [];
    }),
    ...near.map(({ meant }) => meant),
    ...contact.map((key) => ['business', key]),
  ];
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
  const { locate: place, parsed, ...read } = validate(schemas.config, source);
  const isRight = read.value !== undefined;
  const despite =
    isRight || !reading.despiteFaults
      ? undefined
      : configDespiteFaults(schemas.config, parsed, place);
  const value = read.value ?? despite?.value;
  const diagnostics = [...inFile, ...read.diagnostics];
  if (!value) return { source, locate: place, diagnostics };
  const { locate = place, faulty = [] } = despite ?? {};
  const shaped = { value, source, locate };
  let followed = followKnown(value, schemas, faulty.map(nameOf));
  const inValue = checkValue(shaped, followed, schemas);
  const told = despite ? despite.told(inValue) : inValue;
  diagnostics.push(...told);
  if (hasErrors(told)) {
    if (!reading.despiteFaults) return { source, locate, diagnostics };
    const errors = told.filter(({ severity }) => severity === 'error');
    faulty.push(...partsOf(errors, shaped, schemas));
    followed = followKnown(value, schemas, faulty.map(nameOf));
  }
  const { facts } = followed;
  // Hours that cannot be meant differ from others as well, which is told of the first of them.
  const lines = new Set(diagnostics.map(({ line }) => line));
  diagnostics.push(
    ...checkConflicts(schemas.sameFacts, value, facts, source, locate, (path) =>
      lines.has(locate(path, 'value').line),
    ),
  );
  const config = resolveFacts(value, facts);
  return {
    config,
    raw: value,
    facts: withUnknownFacts(createFacts(config, schemas.config), faulty.map(nameOf)),
    source,
    locate,
    ...(faulty.length > 0 ? { faulty, parsed } : {}),
    diagnostics,
  };
}
