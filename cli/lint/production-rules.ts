import type { Diagnostic, Severity } from '../../content/diagnostic.ts';
import type { SiteConfigFile } from '../../content/site-config-file.ts';
import { report } from '../../content/source-file.ts';
import { DEFAULT_TOKEN, tokenHashOf } from '../../domain/admin-token.ts';
import { proveSecret } from '../../domain/secret-hash.ts';

/** Rules of `--production` that only remind: they stay warnings. */
export const REMINDERS: ReadonlySet<string> = new Set([
  'production/known-conflict',
  'production/public-geocoder',
]);

/** What has to be settled before the site goes live (design: "Facts and conflicting readings"). */
export async function checkProduction({
  config,
  source,
  locate,
}: SiteConfigFile): Promise<Diagnostic[]> {
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
    const message = `${name} is still an invented value.`;
    say(
      ['sampleData', index],
      'production/sample-data',
      'error',
      message,
      'Replace it, then remove it from this list.',
    );
  }
  for (const [index, { topic, readings }] of config.knownConflicts.entries()) {
    const message = `${topic}: the pages show ${readings.join(' and ')}.`;
    say(
      ['knownConflicts', index],
      'production/known-conflict',
      'warning',
      message,
      'Decide which one is right.',
    );
  }
  // A new salt does not make the default token a secret.
  if (await proveSecret(DEFAULT_TOKEN, tokenHashOf(config.admin))) {
    const message = 'The admin area still opens with the default token.';
    say(
      ['admin', 'tokenHash'],
      'production/default-token',
      'error',
      message,
      'Set the hash of a token of your own: `touchdown admin-token` makes one.',
    );
  }
  if (!config.integrations.uploadEndpoint) {
    const message = 'Client uploads are sent nowhere.';
    say(
      ['integrations', 'uploadEndpoint'],
      'production/upload-endpoint',
      'error',
      message,
      'Name the address that receives them.',
    );
  }
  if (config.integrations.geocoder?.includes('nominatim.openstreetmap.org')) {
    const message = 'The public geocoder counts all visitors together and forbids personal data.';
    say(
      ['integrations', 'geocoder'],
      'production/public-geocoder',
      'warning',
      message,
      'Use a server of your own, or leave it empty.',
    );
  }
  return diagnostics;
}
