import { isSwitchedOn } from '../../../renderer/context/feature-switches.ts';
import { DEFAULT_TOKEN, tokenHashOf } from '../../../renderer/features/admin/admin-token.ts';
import { proveSecret } from '../../../renderer/features/admin/secret-hash.ts';
import { numbersWithWrongDigits } from '../../content/config/check-tax-number.ts';
import type { SiteConfigFile } from '../../content/config/site-config-file.ts';
import type { Diagnostic, Severity } from '../../content/diagnostic.ts';
import { report } from '../../content/source-file.ts';
import { pathName } from '../../content/value-path.ts';
import type { SiteDefinition } from '../../site/define-site.ts';
import { reservedValues, unlistedSamples } from './reserved-values.ts';

/** Checks that must pass before the site goes live. */
export async function checkProduction(
  { config, source, locate }: SiteConfigFile,
  definition: SiteDefinition,
): Promise<Diagnostic[]> {
  if (!config || !source || !locate) return [];
  const diagnostics: Diagnostic[] = [];
  const say = (
    path: PropertyKey[],
    rule: string,
    severity: Severity,
    message: string,
    hint: string,
  ) => {
    diagnostics.push(
      report(source, { range: locate(path, 'value'), rule, severity, message, hint }),
    );
  };
  for (const [index, name] of config.sampleData.entries()) {
    const message = `${name} is still a made-up value.`;
    say(
      ['sampleData', index],
      'production/sample-data',
      'error',
      message,
      'Put the real value in its place, then remove the name from this list.',
    );
  }
  // Those of a site that marks others are reported without `--production`, too.
  const unlisted = unlistedSamples(config);
  for (const path of reservedValues(config)) {
    if (unlisted.includes(path)) continue;
    const name = path.join('.');
    say(
      [...path],
      'production/reserved-value',
      'warning',
      `${name} is reserved for examples, so nobody can be reached there.`,
      'Put the real value in its place.',
    );
  }
  for (const path of numbersWithWrongDigits(config))
    say(
      [...path],
      'production/check-digit',
      'error',
      `The last digits of ${pathName(path)} do not follow from the others, so it is no number for value-added tax.`,
      'A digit is mistyped, or two are swapped: compare it with a letter of the tax office.',
    );
  for (const [index, { topic, readings }] of config.knownConflicts.entries()) {
    const message = `${topic}: different pages tell visitors different things (${readings.join(', ')}).`;
    say(
      ['knownConflicts', index],
      'production/known-conflict',
      'warning',
      message,
      'Decide which one is right, correct the pages, and remove this entry.',
    );
  }
  // A new salt does not make the default token a secret.
  if (
    isSwitchedOn('admin', config, definition) &&
    (await proveSecret(DEFAULT_TOKEN, tokenHashOf(config.admin)))
  ) {
    const message = 'Anybody can open the admin area with the default token.';
    say(
      ['admin', 'tokenHash'],
      'production/default-token',
      'error',
      message,
      'Run `touchdown admin-token` and put the hash that it prints here.',
    );
  }
  if (isSwitchedOn('upload', config, definition) && !config.integrations.uploadEndpoint) {
    const message = 'Documents that clients upload are sent nowhere.';
    say(
      ['integrations', 'uploadEndpoint'],
      'production/upload-endpoint',
      'error',
      message,
      'Put the address of the server that receives them here.',
    );
  }
  if (config.integrations.geocoder?.includes('nominatim.openstreetmap.org')) {
    const message =
      'The public address search counts all visitors of the site together and forbids personal data.';
    say(
      ['integrations', 'geocoder'],
      'production/public-geocoder',
      'warning',
      message,
      'Name an address search of your own, or leave the value empty to switch it off.',
    );
  }
  return diagnostics;
}
