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

/** The variants tested against a landing. */
export const Variants = z
  .array(Variant)
  .min(1)
  .check(({ value, issues }) => {
    let left = 100;
    for (const [index, { name, weight, test }] of value.entries()) {
      const say = (key: keyof Variant, message: string) =>
        issues.push({
          ...{ code: 'custom', message, input: value[index]?.[key], path: [index, key] },
        });
      if (value.slice(0, index).some((other) => other.name === name))
        say('name', 'is the name of another variant');
      left -= weight;
      // A weight that is too much by itself is reported by its range.
      if (left < LEAST_LEFT && left + weight >= LEAST_LEFT && weight <= 100 - LEAST_LEFT)
        say('weight', `is too much: all weights together may be at most ${100 - LEAST_LEFT}`);
      const named = value.find((other) => other.test !== undefined)?.test;
      if (test !== undefined && test !== named)
        say('test', `must be "${named}", as for the other variants of this landing`);
    }
  })
  .meta({
    description: 'Versions of the page for an A/B test.',
  });
