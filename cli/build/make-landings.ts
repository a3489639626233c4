import { sameAlternates } from '../../content/alternates.ts';
import { type Diagnostic, hasErrors } from '../../content/diagnostic.ts';
import { filesOfPage } from './emit-file.ts';
import type { LandingLines } from './landing-lines.ts';
import type { PressSetup } from './landing-press.ts';
import type { LandingOutcome, LandingRecord, LandingTask } from './landing-record.ts';
import { landingAlternates } from './page-list.ts';
import type { LandingPlan } from './plan.ts';
import { pressLandings } from './render-pool.ts';
import type { Stage } from './stage.ts';

export interface MadeLandings {
  records: Map<string, LandingRecord>;
  written: number;
  /** Trees of elements that React rendered. */
  reactFallbacks: number;
  diagnostics: Diagnostic[];
}

export interface Making {
  setup: PressSetup;
  /** What only all landings together can show. After an error no more is made, and the stage is good for nothing. */
  checkAcross: (records: Map<string, LandingRecord>) => Diagnostic[];
  onProgress: (done: number, total: number) => void;
}

/**
 * Makes the pages of a plan in the stage: new and changed ones are rendered, the others linked.
 * Language versions are known only when every landing has been read; the few pages that were
 * rendered with others than the right ones are rendered again.
 *
 * @param lines keep what is made.
 */
export async function makeLandings(
  plan: LandingPlan,
  stage: Stage,
  lines: LandingLines,
  { setup, checkAcross, onProgress }: Making,
  signal: AbortSignal,
): Promise<MadeLandings> {
  const records = new Map(plan.kept);
  const diagnostics: Diagnostic[] = [];
  const written = new Set<string>();
  let reactFallbacks = 0;
  const take = (outcomes: LandingOutcome[]) => {
    for (const { name, details, diagnostics: found, reactFallbacks: fallbacks } of outcomes) {
      diagnostics.push(...found);
      reactFallbacks += fallbacks;
      if (details) records.set(name, lines.add(name, details));
      written.add(name);
    }
    onProgress(written.size, plan.tasks.length);
  };
  for (const record of plan.kept.values()) diagnostics.push(...(record.warnings ?? []));
  await pressLandings(setup, plan.tasks, take, signal);
  diagnostics.push(...checkAcross(records));
  if (hasErrors(diagnostics))
    return { records, written: written.size, reactFallbacks, diagnostics };

  const alternatesOf = landingAlternates(records);
  const again: LandingTask[] = [];
  for (const [name, record] of records) {
    const alternates = alternatesOf(record.entry.path);
    if (!sameAlternates(record.alternates, alternates)) again.push({ name, alternates });
  }
  for (const { name } of again) {
    const record = records.get(name);
    if (record && written.has(name)) for (const file of filesOfPage(record.entry)) stage.drop(file);
  }
  await pressLandings(
    setup,
    again,
    (outcomes) => {
      for (const { name, details } of outcomes) {
        if (details) records.set(name, lines.add(name, details));
        written.add(name);
      }
    },
    signal,
  );

  lines.flush();

  const sheets = new Set<string>();
  for (const [name, record] of plan.kept) {
    if (written.has(name)) continue;
    for (const file of filesOfPage(record.entry)) stage.keep(file);
    if (record.sheet !== undefined) sheets.add(record.sheet);
  }
  for (const sheet of sheets) if (!stage.has(sheet)) stage.keep(sheet);
  return { records, written: written.size, reactFallbacks, diagnostics };
}
