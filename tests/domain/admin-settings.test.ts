import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { visitorFacts } from '../../renderer/context/visitor-facts.ts';
import {
  type AdminSettings,
  defaultSettings,
  withSettings,
} from '../../site/admin/admin-settings.ts';
import {
  NUMBER_SETTINGS,
  readableSettings,
  settingFaults,
  TEXT_SETTINGS,
} from '../../site/admin/admin-settings-check.ts';
import { settingsFragment } from '../../site/admin/settings-fragment.ts';
import { estimate } from '../../site/prices/estimate.ts';
import { siteFacts } from '../content/site-facts.ts';
import { cases } from '../support/proof.ts';
import { SITE } from '../support/site-code.ts';

const { config: site } = siteFacts();
const facts = visitorFacts(site, SITE.definition);
const defaults = defaultSettings(facts);
const changed: AdminSettings = { ...defaults, baseTravelFee: 60, mileageStartsAfter: 5 };

type Tree = { [key: string]: unknown };

/** Lays the fragment over the configuration, as the owner does by hand. */
function merged(base: Tree, fragment: Tree): Tree {
  const entries = Object.entries(fragment).map(([key, value]) =>
    typeof value === 'object' && value !== null
      ? [key, merged(base[key] as Tree, value as Tree)]
      : [key, value],
  );
  return { ...base, ...Object.fromEntries(entries) };
}

describe('the settings', () => {
  it('begin with what the configuration says', () => {
    expect(defaults).toMatchObject({
      businessName: site.business.name,
      address: 'Midland, TX 79701',
      baseTravelFee: 40,
      mileageRate: 1.75,
      mileageStartsAfter: 15,
      eveningFee: 20,
      lateNightFee: 100,
      notaryFeeFirst: 10,
      notaryFeeAdditional: 1,
    });
    expect(settingFaults(defaults)).toEqual({});
    expect(withSettings(facts, defaults)).toEqual(facts);
  });

  it.each([
    ['businessName', '  '],
    ['businessName', 'Notary {fees.travel}'],
    ['phone', '432-555-0142'],
    ['email', 'owner@'],
    ['address', 'Midland'],
    ['address', ', TX 79701'],
    ['baseTravelFee', Number.NaN],
    ['baseTravelFee', '40'],
    ['mileageRate', -0.25],
    ['eveningFee', 20.005],
    ['lateNightFee', 1e9],
    ['mileageStartsAfter', Number.POSITIVE_INFINITY],
  ])('name what is wrong with %s: %s', (name, value) => {
    expect(Object.keys(settingFaults({ ...defaults, [name]: value }))).toEqual([name]);
  });

  it('read from the browser keep what is good and replace what is not', () => {
    const kept = { ...changed, phone: 7, notifications: { smsOnUrgent: false, more: true } };
    expect(readableSettings(kept, defaults)).toEqual({
      ...changed,
      notifications: { ...defaults.notifications, smsOnUrgent: false },
    });
    for (const broken of [undefined, null, 'text', [], 5])
      expect(readableSettings(broken, defaults)).toEqual(defaults);
  });

  it('change the estimate, and its minimum with travel and first signature', () => {
    const request = { timeSlot: 'business-hours' as const, signatures: 1 };
    const cheap = withSettings(facts, { ...defaults, baseTravelFee: 20 });
    expect(estimate(request, withSettings(facts, changed)).total).toBe(70);
    expect(estimate(request, cheap).total).toBe(30);
    const apart = { ...facts, fees: { ...facts.fees, minimum: 75 } };
    expect(estimate(request, withSettings(apart, defaults)).total).toBe(75);
  });
});

describe('the fragment of the configuration', () => {
  const word = fc.stringMatching(/^[A-Za-z0-9"'\\:#&*!|>%@`,.\-é–ñ][ -z]{0,20}$/);
  const values: Record<string, fc.Arbitrary<string | number>> = {
    businessName: fc.oneof(word, fc.string({ unit: 'grapheme' })),
    phone: fc.stringMatching(/^\(\d{3}\) \d{3}-\d{4}$/),
    email: fc.oneof(
      fc.emailAddress(),
      fc.stringMatching(/^[\w.+'-]{1,8}@[\w.-]{1,8}\.[a-z]{2,3}$/),
    ),
    address: fc.tuple(word, fc.stringMatching(/^[A-Z]{2} \d{5}$/)).map((parts) => parts.join(', ')),
    ...Object.fromEntries(
      NUMBER_SETTINGS.map((name) => [
        name,
        fc.integer({ min: 0, max: 1_100_000 }).map((n) => n / 100),
      ]),
    ),
  };
  // Each is right by itself: of all values together, hardly any are.
  const right: Record<string, fc.Arbitrary<unknown>> = Object.fromEntries(
    Object.entries(values).map(([name, any]) => [
      name,
      any.filter((value) => !(name in settingFaults({ ...defaults, [name]: value }))),
    ]),
  );
  const arbitrary = fc.record(right) as fc.Arbitrary<Partial<AdminSettings>>;

  it('makes the settings the facts of a valid configuration, whatever they are', () => {
    fc.assert(
      fc.property(arbitrary, (own) => {
        const settings = { ...defaults, ...own };
        expect(settingFaults(settings)).toEqual({});
        const fragment = settingsFragment(settings, facts);
        const result = SITE.schemas.config.safeParse(
          merged(site as unknown as Tree, parse(fragment)),
        );
        expect(result.error?.issues).toBeUndefined();
        if (!result.data) return;
        const { notifications: _, ...read } = defaultSettings(
          visitorFacts(result.data, SITE.definition),
        );
        expect(settings).toMatchObject(read);
      }),
      { numRuns: cases(30, 300) },
    );
  });

  it('holds every setting but the notifications', () => {
    const values = Object.values(parse(settingsFragment(defaults, facts))).flatMap((group) =>
      Object.entries(group as Tree),
    );
    expect(values).toHaveLength(TEXT_SETTINGS.length + NUMBER_SETTINGS.length + 1);
  });
});
