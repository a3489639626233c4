import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { schemaProperties } from '../../cli/rules/pages/schema-org.ts';
import { structuredData, type Thing } from '../renderer/rendered-landing.ts';
import { sample } from '../support/proof.ts';
import { SmallSite } from '../support/small-site.ts';

const LOCAL_ONLY = ['priceRange', 'currenciesAccepted', 'paymentAccepted'];
const PRICES = '  currency: GBP\n  priceRange: "£60 to £90"\n  payments: [Cash]\n';
const HOURS = '  hours: { week: [ { days: [Monday], opens: "09:00", closes: "17:00" } ] }\n';

/** A site of a business of this type, with further lines below `business`. */
function siteOf(type: string, lines: string): SmallSite {
  const site = new SmallSite('gate');
  const path = join(site.folder, 'site.config.yaml');
  const text = readFileSync(path, 'utf8').replace(
    /^ {2}(?:type|currency|priceRange|payments|hours):.*\n/gm,
    '',
  );
  writeFileSync(
    path,
    text.replace(/^business:\n/m, `business:\n  type: ${type}\n${PRICES}${lines}`),
  );
  return site;
}

/** What the home page tells search engines of the business. */
async function told(site: SmallSite): Promise<Thing> {
  expect(await site.build()).toMatchObject({ code: 0 });
  const { '@graph': graph } = structuredData(readFileSync(join(site.dist, 'index.html'), 'utf8'));
  const [business] = graph;
  if (!business) throw new Error('The page has no data');
  return business;
}

/** Properties that schema.org has for none of the types. */
function foreign(business: Thing): string[] {
  const known = new Set([business['@type']].flat().flatMap((type) => [...schemaProperties(type)]));
  return Object.keys(business).filter((key) => !key.startsWith('@') && !known.has(key));
}

describe('the structured data of an organization that schema.org has not below LocalBusiness', () => {
  it.each(sample(['VeterinaryCare', 'School', 'MusicGroup', 'OnlineStore', 'NGO'], 2))(
    'says of %s nothing that only local businesses have, or names that type as well',
    async (type) => {
      const nowhere = await told(siteOf(type, ''));
      expect([nowhere['@type'], foreign(nowhere)]).toEqual([type, []]);
      for (const name of LOCAL_ONLY) expect(nowhere).not.toHaveProperty(name);
      const site = siteOf(type, HOURS);
      const open = await told(site);
      expect([open['@type'], foreign(open)]).toEqual([[type, 'LocalBusiness'], []]);
      for (const name of [...LOCAL_ONLY, 'openingHoursSpecification'])
        expect(open).toHaveProperty(name);
      const { stdout } = await site.run('lint', '--json');
      expect(stdout).not.toContain('seo/structured-data');
    },
  );

  it('is as before of a local business', async () => {
    const business = await told(siteOf('Plumber', ''));
    expect(business).toMatchObject({ '@type': 'Plumber', priceRange: '£60 to £90' });
  });
});
