import { z } from 'zod';
import { ORIGINAL } from './original-variant.ts';
import { slug } from './slug.ts';

/** Minimum share of the original, in percent: nothing can be compared with a page that nobody sees. */
const LEAST_LEFT = 1;

const Changes = z
  .record(z.string(), z.unknown())
  .check(({ value, issues }) => {
    if (Object.keys(value).length > 0) return;
    issues.push({ code: 'custom', message: 'must change something', input: value });
  })
  .meta({
    description:
      'The differences, each value by its path: `hero.headline`, `success.benefits[1]`. Everything else is as on the page.',
  });

const Variant = z
  .strictObject({
    name: slug('Name of the variant, as counts and `?variant=` have it.').check(
      ({ value, issues }) => {
        if (value !== ORIGINAL) return;
        const message = 'is reserved for the page without changes';
        issues.push({ code: 'custom', message, input: value });
      },
    ),
    weight: z
      .int()
      .min(1)
      .max(100 - LEAST_LEFT)
      .meta({
        description: 'Percentage of visitors who see it; the rest see the original.',
      }),
    test: slug(
      'Test that the variants belong to. Default: the slug. A visitor sees the same variant on all landings of a test.',
    ).optional(),
    set: Changes,
  })
  .meta({ description: 'The page with some changes, for some of its visitors.' });

export type Variant = z.infer<typeof Variant>;

/** Any value in the place of a variant. */
type AnyVariant = Partial<Record<keyof Variant, unknown>>;

interface Fault {
  at: [number, keyof Variant];
  message: string;
}

/** Weights that leave nobody to see the original, at the largest: it is the one that can be too much without others being so. */
function* tooMuchTogether(all: readonly AnyVariant[]): Generator<Fault> {
  // A weight that is too much by itself is reported by its range.
  const weights = all.flatMap(({ weight }, index) =>
    typeof weight === 'number' && weight >= 1 && weight <= 100 - LEAST_LEFT
      ? [{ index, weight }]
      : [],
  );
  const sum = weights.reduce((total, { weight }) => total + weight, 0);
  if (sum <= 100 - LEAST_LEFT) return;
  const [largest] = weights.toSorted((a, b) => b.weight - a.weight || b.index - a.index);
  yield {
    at: [largest?.index ?? 0, 'weight'],
    message: `is too much: all weights together are ${sum}, and may be at most ${100 - LEAST_LEFT}`,
  };
}

/** What is wrong with variants beside each other. A part of the wrong shape is reported by its own. */
function* faultsOfAll(variants: readonly unknown[]): Generator<Fault> {
  const all = variants.map((one): AnyVariant => (typeof one === 'object' ? (one ?? {}) : {}));
  const named = all.find(({ test }) => typeof test === 'string')?.test;
  yield* tooMuchTogether(all);
  for (const [index, { name, test }] of all.entries()) {
    if (typeof name === 'string' && all.slice(0, index).some((other) => other.name === name))
      yield { at: [index, 'name'], message: 'is the name of another variant' };
    if (typeof test === 'string' && test !== named)
      yield {
        at: [index, 'test'],
        message: `must be "${named}", as for the other variants of this landing`,
      };
  }
}

/** The variants tested against a landing. */
export const Variants = z
  .array(Variant)
  .min(1)
  .superRefine(
    (variants, { addIssue }) => {
      for (const { at, message } of faultsOfAll(variants)) {
        const input = (variants[at[0]] as AnyVariant)[at[1]];
        addIssue({ code: 'custom', message, input, path: at });
      }
    },
    // Together with what is wrong inside of single variants.
    { when: ({ value }) => Array.isArray(value) },
  )
  .meta({
    description: 'Versions of the page for an A/B test.',
  });
