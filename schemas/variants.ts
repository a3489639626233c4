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

/** What is wrong with variants beside each other. A part of the wrong shape is reported by its own. */
function* faultsOfAll(
  variants: readonly unknown[],
): Generator<{ at: [number, keyof Variant]; message: string }> {
  const all = variants.map((one): AnyVariant => (typeof one === 'object' ? (one ?? {}) : {}));
  const named = all.find(({ test }) => typeof test === 'string')?.test;
  let left = 100;
  for (const [index, { name, weight, test }] of all.entries()) {
    if (typeof name === 'string' && all.slice(0, index).some((other) => other.name === name))
      yield { at: [index, 'name'], message: 'is the name of another variant' };
    // A weight that is too much by itself is reported by its range.
    if (typeof weight === 'number' && weight >= 1 && weight <= 100 - LEAST_LEFT) {
      const isTold = left < LEAST_LEFT;
      left -= weight;
      if (left < LEAST_LEFT && !isTold)
        yield {
          at: [index, 'weight'],
          message: `is too much: all weights together may be at most ${100 - LEAST_LEFT}`,
        };
    }
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
