import type { z } from 'zod';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { createFacts, type Facts } from '../content/facts/facts.ts';
import { isOfShape } from '../content/shape/validate.ts';
import { factsFileOf } from './setting-comparison.ts';
import type { SiteOutput } from './site-output.ts';

/** A map from JSON; undefined for anything else, such as a page for unknown addresses. */
function mapIn(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The facts of a built site whose configuration is not known, as far as its scripts fetch them. All others are taken to
 * be unchanged, so that they are no cause of anything.
 *
 * @param now those of the site to build.
 * @param schema of the configuration.
 * @returns undefined if the site has no such file, or one from another version of the tool that cannot be read.
 */
export async function publishedFacts(
  output: SiteOutput,
  now: Facts,
  schema: z.ZodType<SiteConfig>,
): Promise<Facts | undefined> {
  const file = factsFileOf((await output.read('/')) ?? '');
  const sent = mapIn((file && (await output.readFile(file))) ?? '');
  if (!sent || !now.site) return undefined;
  const parts = Object.entries(now.site).map(([part, value]) => [part, sent[part] ?? value]);
  const config: unknown = Object.fromEntries(parts);
  return isOfShape(schema, config) ? createFacts(config as SiteConfig, schema) : undefined;
}
