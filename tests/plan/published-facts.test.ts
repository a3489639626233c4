import { describe, expect, test } from 'vitest';
import { changedFacts } from '../../cli/plan/fact-causes.ts';
import { publishedFacts } from '../../cli/plan/published-facts.ts';
import { NO_OUTPUT, type SiteOutput } from '../../cli/plan/site-output.ts';
import { siteFacts } from '../content/site-facts.ts';
import { SITE } from '../support/site-code.ts';

const SCHEMA = SITE.schemas.config;
const { config, facts: NOW } = siteFacts();

/** A published site whose scripts fetch this file. */
function published(facts: string): SiteOutput {
  return {
    ...NO_OUTPUT,
    read: async (path) => (path === '/' ? '<html lang="en" data-facts="/assets/facts.json">' : ''),
    readFile: async (file) => (file === 'assets/facts.json' ? facts : undefined),
  };
}

const factsOf = (output: SiteOutput) => publishedFacts(output, NOW, SCHEMA);

describe('the facts of a published site', () => {
  test('are those that its scripts fetch; others count as unchanged', async () => {
    const { site, business } = config;
    const sent = { site, business: { ...business, phone: '(432) 555-0199' }, bookingOffers: {} };
    const facts = await factsOf(published(JSON.stringify(sent)));
    expect(facts).toBeDefined();
    const changed = changedFacts(facts ?? NOW, NOW, 'en');
    expect(changed.map(({ name }) => name)).toEqual(['business.phone']);
    expect(changed[0]?.before).toContain('555-0199');
  });

  test.each(['<html>', '5', '{"business":{"phones":[]}}', ''])(
    'are unknown where %j stands',
    async (text) => {
      expect(await factsOf(published(text))).toBeUndefined();
    },
  );

  test('are unknown without a page', async () => {
    expect(await factsOf(NO_OUTPUT)).toBeUndefined();
  });
});
