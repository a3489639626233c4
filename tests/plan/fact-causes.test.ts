import { describe, expect, test } from 'vitest';
import { createFacts } from '../../cli/content/facts/facts.ts';
import { changedCalculations, changedFacts, factCauses } from '../../cli/plan/fact-causes.ts';
import { siteFacts } from '../content/site-facts.ts';
import { SITE } from '../support/site-code.ts';

describe('the cause of a change', () => {
  const { schemas } = SITE;
  const { config } = siteFacts();
  const earlier = { ...config, business: { ...config.business, phone: '(432) 555-0142' } };
  const later = { ...config, business: { ...config.business, phone: '(432) 555-0199' } };
  const facts = changedFacts(
    createFacts(earlier, schemas.config),
    createFacts(later, schemas.config),
    'en',
  );

  test.each([
    ['Call (432) 555-0142 now', 'Call (432) 555-0199 now', ['business.phone']],
    ['tel:+14325550142', 'tel:+14325550199', ['business.phone']],
    ['Call (432) 555-0142 now', 'Call (432) 555-0142 today', []],
    ['Call us', 'Call (432) 555-0199', []],
  ])('%s → %s', (before, after, causes) => {
    expect(factCauses({ before, after }, facts, '')).toEqual(causes);
  });
});

describe('a fact that is new, or gone, is the cause', () => {
  const added = [
    { name: 'business.email', before: undefined, after: 'yard@example.com' },
    { name: 'business.fax', before: undefined, after: '(432) 555-0142' },
    { name: 'fees.gate', before: undefined, after: '$40' },
    { name: 'crew.size', before: undefined, after: '3' },
  ];
  const gone = added.map(({ name, after }) => ({ name, before: after, after: undefined }));

  test.each<[string | null, string, string[]]>([
    [null, 'Write to yard@example.com.', ['business.email']],
    [null, 'mailto:yard@example.com', ['business.email']],
    [null, 'tel:+14325550142', ['business.fax']],
    ['Ask us.', 'A gate is $40.', ['fees.gate']],
    ['A gate is $40.', 'Each gate is $40.', []],
    ['Ask us.', 'A gate is $400.', []],
    [null, 'We come in 3 days.', []],
    [null, 'We open at 8 AM.', []],
  ])('%s ↔ %s', (before, after, causes) => {
    expect(factCauses({ before, after }, added, '')).toEqual(causes);
    expect(factCauses({ before: after, after: before }, gone, '')).toEqual(causes);
  });

  test('with a number as its value, where the page refers to it', () => {
    const change = { before: null, after: 'We are 3 at your gate.' };
    expect(factCauses(change, added, 'We are {crew.size} at your gate.')).toEqual(['crew.size']);
  });
});

describe('the cause of changed opening hours', () => {
  const { config } = siteFacts();
  const factsOf = (opens: string, days: ('Monday' | 'Tuesday' | 'Wednesday')[]) => {
    const hours = { week: [{ days, opens, closes: '17:00' }] };
    const business = { ...config.business, hours } as unknown as typeof config.business;
    return createFacts({ ...config, business }, SITE.schemas.config);
  };
  const facts = changedFacts(
    factsOf('07:30', ['Monday', 'Tuesday', 'Wednesday']),
    factsOf('08:00', ['Monday', 'Tuesday']),
    'en',
  );

  test.each([
    ['7:30 AM–5 PM', '8 AM–5 PM', ['business.hours']],
    ['07:30', '08:00', ['business.hours']],
    ['Monday–Wednesday 7:30 AM', 'Monday, Tuesday 8 AM', ['business.hours']],
    ['Call before 5 PM', 'Call before 6 PM', []],
  ])('%s → %s', (before, after, causes) => {
    expect(factCauses({ before, after }, facts, '')).toEqual(causes);
  });

  test('is the week where a text refers to all of it', () => {
    const change = {
      before: 'Open Monday–Wednesday 7:30 AM–5 PM.',
      after: 'Open Monday and Tuesday 8 AM–5 PM.',
    };
    const causes = factCauses(change, facts, 'Open {business.hours.week}.');
    expect(causes).toEqual(['business.hours.week']);
  });
});

test('the cause of a changed time in structured data is the fact of which texts show it formatted', () => {
  const { config } = siteFacts();
  const factsOf = (closes: string) => {
    const hours = { regular: { opens: '09:00', closes } };
    const business = { ...config.business, hours } as unknown as typeof config.business;
    return createFacts({ ...config, business }, SITE.schemas.config);
  };
  const facts = changedFacts(factsOf('20:00'), factsOf('21:00'), 'en');
  for (const [before, after] of [
    ['20:00', '21:00'],
    ['until 8 PM', 'until 9 PM'],
  ] as const)
    expect(factCauses({ before, after }, facts, '')).toEqual(['business.hours.regular.closes']);
});

describe('the cause of a changed sum', () => {
  const fact = (name: string, before: string, after: string) => ({ name, before, after });
  const travel = fact('fees.travel', '$40', '$45');

  test.each([
    ['$50 in all', '$55 in all', [travel], ['fees.travel']],
    ['50.00', '55.00', [travel], ['fees.travel']],
    ['$1,050.50 in all', '$1,055.50 in all', [travel], ['fees.travel']],
    ['50 € insgesamt', '55 € insgesamt', [fact('fees.travel', '40 €', '45 €')], ['fees.travel']],
    ['$50 in all', '$56 in all', [travel], []],
    ['$50 in all', '$55 altogether', [travel], []],
    ['$50 or $60', '$55 or $65', [travel], []],
    ['50 miles away', '55 miles away', [travel], []],
    ['$50 in all', '$55 in all', [travel, fact('fees.late', '$20', '$25')], []],
    ['$50 in all', '$55 in all', [fact('business.founded', '1990', '1995')], []],
    ['$40 for $50', '$45 for $55', [travel], ['fees.travel']],
  ])('%s → %s', (before, after, facts, causes) => {
    expect(factCauses({ before, after }, facts, '')).toEqual(causes);
  });
});

test('the cause of another result of a calculation is each changed fact in it', () => {
  const { schemas } = SITE;
  const { config } = siteFacts();
  const withFees = (fees: Partial<typeof config.fees>) =>
    createFacts({ ...config, fees: { ...config.fees, ...fees } }, schemas.config);
  const before = withFees({ travel: 40, firstSignature: 10, additionalSignature: 1 });
  const after = withFees({ travel: 45, firstSignature: 12, additionalSignature: 1 });
  const changed = changedFacts(before, after, 'en');
  const source = '- {fees.travel + 3 * fees.firstSignature + fees.additionalSignature} in all';
  const all = [
    ...changed,
    ...changedCalculations(source, changed, { before, after, language: 'en' }),
  ];
  const causes = factCauses({ before: '$71 in all', after: '$82 in all' }, all, source);
  expect(causes).toEqual(['fees.travel', 'fees.firstSignature']);
  expect(factCauses({ before: 'A visit', after: 'One visit' }, all, source)).toEqual([]);
});
