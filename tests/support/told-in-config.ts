import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { pathOfPlace } from '../../cli/content/config/path-of-place.ts';
import { readSiteConfig } from '../../cli/content/config/site-config-file.ts';
import { pathName } from '../../cli/content/value-path.ts';
import { completeCode } from '../../cli/site/open-site.ts';
import { tempFolder } from './temp-folder.ts';

const { schemas } = completeCode({});

/** What every configuration here has. */
const BUSINESS = {
  ...{ name: 'Ann', type: 'Bakery', email: 'ann@hull-bakers.example' },
  ...{ currency: 'GBP', address: { country: 'GB' } },
};

/** Findings of a configuration with these groups of facts, as `path rule`. */
export function toldInConfig(groups: object, business: object = {}, site: object = {}): string[] {
  const folder = tempFolder();
  const path = join(folder, 'site.config.yaml');
  const config = {
    site: {
      url: 'https://www.hull-bakers.example',
      name: 'A',
      title: 'A',
      description: 'A',
      ...site,
    },
    business: { ...BUSINESS, ...business },
    ...groups,
  };
  writeFileSync(path, stringify(config));
  const { diagnostics, raw, locate } = readSiteConfig(path, folder, schemas);
  return diagnostics.map((found) => {
    const at = locate && pathOfPlace(found, raw, locate);
    return `${at ? pathName(at) : ''} ${found.rule}`;
  });
}
