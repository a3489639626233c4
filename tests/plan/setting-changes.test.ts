import { describe, expect, test } from 'vitest';
import { compareOutputs } from '../../cli/plan/compare-outputs.ts';
import { groupChanges } from '../../cli/plan/group-changes.ts';
import { settingChanges } from '../../cli/plan/setting-changes.ts';
import { NO_OUTPUT, type SiteOutput } from '../../cli/plan/site-output.ts';

const HOOK = 'https://user:key@hooks.example.com/services/T000/secret';

/** What differs between two configurations. */
function changes(before: object, after: object) {
  return settingChanges(JSON.stringify(before), JSON.stringify(after));
}

describe('changed settings', () => {
  test.each([
    [{ contactWebhook: '' }, { contactWebhook: HOOK }, null, 'messages go to hooks.example.com'],
    [{ bookingWebhook: HOOK }, {}, 'bookings go to hooks.example.com', null],
    [
      { endpoints: { quotes: 'http://127.0.0.1:9000/a' } },
      { endpoints: { quotes: 'http://127.0.0.1:9000/b' } },
      'forms with the endpoint “quotes” go to 127.0.0.1:9000',
      'forms with the endpoint “quotes” go to another address at 127.0.0.1:9000',
    ],
    [
      { tiles: 'https://tile.a.example/{z}/{x}/{y}.png?key=secret' },
      { tiles: 'https://tile.b.example/{z}/{x}/{y}.png?key=secret' },
      'map tiles come from tile.a.example',
      'map tiles come from tile.b.example',
    ],
  ])('say where data goes by its host alone: %j → %j', (was, is, before, after) => {
    const found = changes({ integrations: was }, { integrations: is });
    expect(found).toMatchObject([{ kind: 'setting', before, after }]);
    expect(JSON.stringify(found)).not.toContain('secret');
  });

  test('name their keys, lists of values as one', () => {
    expect(
      changes(
        { analytics: { consent: 'opt-out' }, area: { towns: ['Hull', 'York'] } },
        { analytics: { consent: 'required' }, area: { towns: ['Hull', 'Leeds', 'York'] } },
      ),
    ).toEqual([
      {
        kind: 'setting',
        before: 'analytics.consent: opt-out',
        after: 'analytics.consent: required',
        facts: ['analytics.consent'],
      },
      {
        kind: 'setting',
        before: 'area.towns: Hull, York',
        after: 'area.towns: Hull, Leeds, York',
        facts: ['area.towns'],
      },
    ]);
  });

  test('never show the hash of the owner’s token', () => {
    const hash = (end: string) => ({ admin: { tokenHash: `pbkdf2-sha256:1:salt:${end}` } });
    const found = changes(hash('one'), hash('two'));
    expect(found).toHaveLength(1);
    expect(JSON.stringify(found)).not.toContain('pbkdf2');
  });
});

describe('a plan of changed settings', () => {
  /** A site of some pages whose documents differ in the name of the facts file alone, and in what `more` says. */
  const site = (facts: object, more: (path: string) => string = () => ''): SiteOutput => {
    const content = JSON.stringify(facts);
    const paths = ['/a', '/b', '/c', '/d'];
    return {
      ...NO_OUTPUT,
      pages: new Map(paths.map((path) => [path, { path }])),
      hashOf: () => content,
      read: async (path) =>
        `<html data-facts="/assets/facts.${content.length}.json"><body>${more(path)}</body></html>`,
      readFile: async () => content,
    };
  };
  const plan = async (before: SiteOutput, after: SiteOutput, facts: string[] = []) => {
    const changed = facts.map((name) => ({ name, before: '$40', after: '$45' }));
    const causes = { factsOf: () => changed, sourceOf: () => '' };
    return groupChanges(await compareOutputs(before, after, causes));
  };

  test('tells them once for all pages, and counts these pages', async () => {
    const before = site({ integrations: { contactWebhook: '' } });
    const { pages, shared, unlisted } = await plan(
      before,
      site({ integrations: { contactWebhook: HOOK } }),
    );
    expect(pages).toEqual([]);
    expect(shared).toMatchObject([{ kind: 'setting', pages: 4 }]);
    expect(unlisted).toEqual({ look: 0, scripts: 0, settings: 4 });
  });

  test('does not repeat one that is the cause of what pages show', async () => {
    const text = (price: string) => (path: string) => (path === '/a' ? `<p>From ${price}</p>` : '');
    const [before, after] = [
      site({ fees: { travel: 40 } }, text('$40')),
      site({ fees: { travel: 450 } }, text('$45')),
    ];
    const { pages, shared } = await plan(before, after, ['fees.travel']);
    expect(pages).toMatchObject([
      { path: '/a', changes: [{ kind: 'price', facts: ['fees.travel'] }] },
    ]);
    expect(shared).toEqual([]);
  });
});
