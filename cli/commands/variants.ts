import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ORIGINAL } from '../../schemas/original-variant.ts';
import { readSiteConfig } from '../content/config/site-config-file.ts';
import { ANY_FACT } from '../content/facts/facts.ts';
import { readLanding } from '../content/pages/landing-file.ts';
import { displayPath } from '../content/source-file.ts';
import { addressOf } from '../moves/page-name.ts';
import { formatDiagnostics } from '../report/pretty.ts';
import { plainFinding } from '../report/summary.ts';
import { openSite } from '../site/open-site.ts';
import type { SiteOptions } from '../site/site-paths.ts';
import { fail } from '../system/failure.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';
import { describeEvaluation, describePlan } from '../variants/describe.ts';
import { evaluate } from '../variants/evaluate.ts';
import { planVisits } from '../variants/plan-visits.ts';
import { readCounts } from '../variants/read-counts.ts';
import { LEAST_DAYS, type Share } from '../variants/settings.ts';
import { equalShares, sharesOf } from '../variants/shares.ts';
import { noSuchFile } from './no-such-file.ts';

export interface PlanVariantsOptions extends SiteOptions {
  /** Slug of the landing whose weights apply; by default there are two equal halves. */
  landing?: string;
  rate?: number;
  difference: number;
  power: number;
  visitsADay?: number;
  json: boolean;
}

export interface EvaluateVariantsOptions extends SiteOptions {
  /** Table file as given; `-` is standard input. */
  file: string;
  landing?: string;
  json: boolean;
}

type Refused = { code: ExitCode; message: string };

/** The test of a landing. */
interface ChosenTest {
  name: string;
  shares: Share[];
}

/**
 * The test of a landing with the weights of its variants, or why it cannot be read.
 *
 * @param name as `offer`, `/offer` or `landings/offer.yaml`.
 */
async function landingTest(
  name: string,
  options: SiteOptions,
  io: Io,
): Promise<ChosenTest | Refused> {
  const site = await openSite(io.cwd, options);
  const { facts = ANY_FACT } = readSiteConfig(site.configFile, io.cwd, site.schemas);
  const slug = addressOf(name, { ...site, cwd: io.cwd })
    .slice(1)
    .replace(/\.yaml$/, '');
  const path = join(site.landingsDir, `${slug}.yaml`);
  const file = displayPath(path, io.cwd);
  if (!existsSync(path)) return { code: EXIT.usage, message: `There is no landing ${file}.` };
  const { landing } = readLanding(path, { ...site, cwd: io.cwd, facts });
  if (!landing)
    return { code: EXIT.failed, message: `${file} has errors, which \`touchdown lint\` tells.` };
  const { test } = landing.page;
  if (!test) return { code: EXIT.failed, message: `${file} has no variants.` };
  return { name: test.name, shares: sharesOf(test) };
}

/**
 * `touchdown variants plan`: how many visits are needed to detect a difference. `--json` prints `{"rate",
 * "difference", "power", "visits", "conversions", "days", "variants": [{"name", "share", "visits"}]}`; `days` is
 * null without `--visits-a-day`.
 *
 * @returns 0; 1 if the landing has no variants or has errors, or the number of visits is unrealistic; 2 if the rate
 *   is missing or there is no such landing.
 */
export async function planVariants(options: PlanVariantsOptions, io: Io): Promise<ExitCode> {
  const { landing, rate, difference, power, visitsADay, json } = options;
  if (rate === undefined) {
    const message = 'Give the current conversion rate, such as --rate 0.03 for 3 %.';
    return fail({ code: EXIT.usage, message, json }, io);
  }
  const test =
    landing === undefined
      ? { shares: equalShares([ORIGINAL, 'variant']) }
      : await landingTest(landing, options, io);
  if ('message' in test) return fail({ ...test, json }, io);
  if (rate * (1 + difference) >= 1) {
    const message = 'A conversion rate cannot exceed 100 %: use a smaller --difference.';
    return fail({ code: EXIT.usage, message, json }, io);
  }
  const wish = { rate, difference, power, shares: test.shares };
  const plan = planVisits(wish);
  if (!plan) {
    const message = 'Such a small difference would need more visits than any page has.';
    return fail({ code: EXIT.failed, message, json }, io);
  }
  const days =
    visitsADay === undefined ? null : Math.max(LEAST_DAYS, Math.ceil(plan.visits / visitsADay));
  io.stdout.write(
    json
      ? `${JSON.stringify({ rate, difference, power, days, ...plan })}\n`
      : describePlan(plan, wish, days === null ? undefined : { days, visitsADay }),
  );
  return EXIT.success;
}

/** The content of a table by its name, or of standard input, which is named `-`; or why there is none. */
async function readNamed(
  name: string,
  io: Io,
): Promise<{ file: string; bytes: Uint8Array } | Refused> {
  if (name === '-') return { file: name, bytes: await buffer(io.stdin) };
  const path = resolve(io.cwd, name);
  const file = displayPath(path, io.cwd);
  const message = noSuchFile(path, file);
  if (message !== undefined) return { code: EXIT.usage, message };
  return { file, bytes: readFileSync(path) };
}

/**
 * `touchdown variants evaluate`: the result of a test from its counts. `--json` prints one document: `verdict`,
 * `winner`, `better`, `days`, `mismatch`, `variants` and `diagnostics`; for an invalid table only `diagnostics`.
 *
 * @returns 0, even without a verdict; 1 if the table is invalid, or its visitors are not split as configured; 2 if
 *   there is no such file or landing.
 */
export async function evaluateVariants(
  options: EvaluateVariantsOptions,
  io: Io,
): Promise<ExitCode> {
  const { landing, json } = options;
  const table = await readNamed(options.file, io);
  if ('message' in table) return fail({ ...table, json }, io);
  const test = landing === undefined ? undefined : await landingTest(landing, options, io);
  if (test && 'message' in test) return fail({ ...test, json }, io);
  const known = test && { name: test.name, versions: test.shares.map(({ name }) => name) };
  const { days, names, diagnostics } = readCounts(table.bytes, table.file, known);
  if (!days) {
    if (json)
      io.stdout.write(`${JSON.stringify({ diagnostics: diagnostics.map(plainFinding) })}\n`);
    else io.stderr.write(formatDiagnostics(diagnostics, { colors: io.terminal }));
    return EXIT.failed;
  }
  const evaluation = evaluate(days, test?.shares ?? equalShares(names));
  io.stdout.write(
    json
      ? `${JSON.stringify({ ...evaluation, diagnostics: [] })}\n`
      : describeEvaluation(evaluation, test !== undefined),
  );
  return evaluation.verdict === 'mismatch' ? EXIT.failed : EXIT.success;
}
