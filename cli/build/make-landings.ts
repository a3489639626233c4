import {
  type AlternatesByPath,
  alternatesByPath,
  sameAlternates,
} from '../content/addresses/alternates.ts';
import { checkPages, type PageMeta } from '../content/addresses/page-index.ts';
import type { SitePages } from '../content/addresses/site-pages.ts';
import type { Diagnostic } from '../content/diagnostic.ts';
import type { LandingLines } from '../pages/landing-lines.ts';
import type { LandingOutcome, LandingTask, MadeLanding } from '../pages/landing-record.ts';
import { type LandingTable, TRAIT } from '../pages/landing-table.ts';
import type { SortedFindings } from '../report/sorted-findings.ts';
import { showingAt } from '../schedule/showing.ts';
import { fileOfPath, filesOfPage } from './emit-file.ts';
import type { LandingChecks } from './landing-checks.ts';
import type { LandingRendererSetup } from './landing-renderer.ts';
import type { LandingPlan } from './plan.ts';
import { renderLandings } from './render-pool.ts';
import type { Stage } from './stage.ts';

export interface MadeLandings {
  written: number;
  /** Element trees that React rendered. */
  reactFallbacks: number;
  /** The language versions of every landing; empty after an error. */
  alternates: AlternatesByPath;
}

/** Dependencies of rendering the pages of a plan. */
export interface Making {
  setup: LandingRendererSetup;
  /** May have checked some landings already. */
  checks: LandingChecks;
  stage: Stage;
  /** Contains the reused landings; rendered ones are added. */
  table: LandingTable<MadeLanding>;
  /** Stores the records of rendered landings. */
  lines: LandingLines<MadeLanding>;
  /** All pages in the table. */
  pages: SitePages;
  /** Receives the findings. After an error rendering stops, and the stage is unusable. */
  findings: SortedFindings;
  onProgress: (done: number, total: number) => void;
}

function hasPage({ showing }: MadeLanding): boolean {
  return showing === undefined || showing === 'notice';
}

/** Warnings of the reused landings, stored when these were last read. */
export function* keptWarnings(table: LandingTable<MadeLanding>): Generator<Diagnostic> {
  for (const { record } of table.rows(TRAIT.warnings)) yield* record.warnings ?? [];
}

/**
 * Landings rendered with outdated language versions: the right ones are known only once all landings have been
 * read.
 */
function* renderedWithOthers(
  table: LandingTable<MadeLanding>,
  alternates: AlternatesByPath,
): Generator<LandingTask> {
  for (const { name, record } of table.rows(TRAIT.alternates)) {
    const right = alternates.get(record.entry.path) ?? [];
    if (!sameAlternates(record.alternates, right)) yield { name, alternates: right };
  }
  for (const [path, right] of alternates) {
    const name = `${path.slice(1)}.yaml`;
    const index = table.indexOf(name);
    if (table.has(index) && !table.hasTrait(index, TRAIT.alternates))
      yield { name, alternates: right };
  }
}

/** Reuses the pages of the last build that this one has not rendered. */
function keepOthers(table: LandingTable<MadeLanding>, stage: Stage): void {
  for (const [index, name] of table.names.entries())
    if (table.has(index) && !table.hasTrait(index, TRAIT.fresh | TRAIT.aliases | TRAIT.noPage))
      stage.keep(fileOfPath(`/${name.slice(0, -'.yaml'.length)}`));
  for (const { index, record } of table.rows(TRAIT.aliases | TRAIT.sheet)) {
    if (table.hasTrait(index, TRAIT.fresh | TRAIT.noPage)) continue;
    if (table.hasTrait(index, TRAIT.aliases))
      for (const file of filesOfPage(record.entry)) stage.keep(file);
    if (record.sheet !== undefined && !stage.has(record.sheet)) stage.keep(record.sheet);
  }
}

/** Reuses the stylesheets of reused pages, and drops those of pages that were rendered again with others. */
function keepSheets(table: LandingTable<MadeLanding>, stage: Stage): void {
  const used = table.sheets();
  for (const file of stage.files('assets/page-')) if (!used.delete(file)) stage.drop(file);
  for (const file of used) stage.keep(file);
}

/**
 * Puts the pages of a plan into the stage: new and changed ones are rendered, the others hard-linked. The few pages
 * rendered with outdated language versions are rendered again.
 */
export async function makeLandings(
  plan: LandingPlan,
  { setup, checks, stage, table, lines, pages, findings, onProgress }: Making,
  signal: AbortSignal,
): Promise<MadeLandings> {
  let done = 0;
  let written = 0;
  let reactFallbacks = 0;
  const take = (outcomes: LandingOutcome[]) => {
    for (const { name, made, diagnostics: found, reactFallbacks: fallbacks } of outcomes) {
      findings.add(found);
      reactFallbacks += fallbacks;
      if (made) lines.add(name, made, TRAIT.fresh);
      if (made && hasPage(made)) written += 1;
    }
    done += outcomes.length;
    onProgress(done, plan.size);
  };
  findings.add(keptWarnings(table));
  await renderLandings(setup, plan.tasks(), {
    ...{ count: plan.size, checks, signal },
    onOutcomes: take,
  });
  lines.flush();
  findings.add(checkPages(pages, setup.moment.now));
  if (findings.errors > 0) return { written, reactFallbacks, alternates: new Map() };

  const isShown = ({ schedule }: PageMeta) => showingAt(schedule, setup.moment) === 'page';
  const alternates = alternatesByPath(pages, isShown);
  const again = [...renderedWithOthers(table, alternates)];
  for (const { name } of again) {
    const index = table.indexOf(name);
    if (table.hasTrait(index, TRAIT.fresh))
      for (const file of filesOfPage(table.record(index).entry)) stage.drop(file);
    else written += 1;
  }
  const takeAgain = (outcomes: LandingOutcome[]) => {
    for (const { name, made } of outcomes) if (made) lines.add(name, made, TRAIT.fresh);
  };
  await renderLandings(setup, again, {
    ...{ count: again.length, checks, signal },
    onOutcomes: takeAgain,
  });
  lines.flush();
  keepOthers(table, stage);
  keepSheets(table, stage);
  return { written, reactFallbacks, alternates };
}
