import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { type Defect, nameOf, seed } from './defect.ts';
import { HonestSite } from './honest-site.ts';

/** What became of a defect. */
export interface Outcome {
  defect: Defect;
  line: number;
  /** Findings that the honest site does not have. */
  found: Diagnostic[];
}

/** Whether a finding of the family stands on the line, and no other is new. */
export function isFound({ defect, line, found }: Outcome): boolean {
  const [only] = found;
  if (only === undefined || found.length > 1) return false;
  const families = defect.family.split('|');
  return (
    only.file === (defect.told ?? defect.file) &&
    only.line === line &&
    families.includes(familyOf(only.rule))
  );
}

/** What an outcome is in one line. */
export function describeOutcome({ defect, line, found }: Outcome): string {
  const told = found.map(({ file, line: at, rule }) => `${file}:${at} ${rule}`).join(', ');
  return `${nameOf(defect)}: expected ${defect.family} at ${line}, found ${told || 'nothing'}`;
}

/**
 * Lints the site of a business with its defects, in as few runs as there are defects in one file, since those in
 * different files do not disturb each other. Those that are not found, or that something was found for elsewhere, are looked at alone.
 */
export async function lintSeeded(
  business: string,
  rows: readonly Defect[],
): Promise<{ clean: Diagnostic[]; outcomes: Outcome[] }> {
  const site = new HonestSite(business);
  const clean = await site.lintWith(new Map());
  const outcomes: Outcome[] = [];
  for (const round of roundsOf(rows)) {
    const together = await lintRound(site, clean, round);
    // What one breaks may hide another one: links to a page with errors are not judged.
    const found = together?.filter(isFound) ?? [];
    outcomes.push(...found);
    const told = new Set(found.map(({ defect }) => defect));
    for (const defect of round.filter((one) => !told.has(one)))
      outcomes.push(...((await lintRound(site, clean, [defect])) ?? []));
  }
  return { clean, outcomes };
}

function familyOf(rule: string): string {
  return rule.split('/')[0] ?? rule;
}

/** What only several pages together show: each is looked at alone. */
const CROSS_PAGE = /address|schedule|seo/;

/** Defects in rounds: in each at most one for a file, and alone what other pages have a part in. */
function roundsOf(rows: readonly Defect[]): Defect[][] {
  const rounds: Defect[][] = [];
  const isAlone = ({ file, family }: Defect) =>
    file === 'site.config.yaml' || CROSS_PAGE.test(family);
  for (const defect of rows.filter((row) => !isAlone(row))) {
    const round = rounds.find((defects) => defects.every(({ file }) => file !== defect.file));
    if (round === undefined) rounds.push([defect]);
    else round.push(defect);
  }
  return [...rounds, ...rows.filter(isAlone).map((defect) => [defect])];
}

/** Outcomes of defects in files of their own; undefined if something is found in a file that has none of several. */
async function lintRound(
  site: HonestSite,
  clean: readonly Diagnostic[],
  round: readonly Defect[],
): Promise<Outcome[] | undefined> {
  const seeds = round.map((defect) => ({
    defect,
    ...seed(site.files, defect),
  }));
  const changed = new Map(seeds.map(({ defect, text }) => [defect.file, text]));
  const fresh = withoutKnown(await site.lintWith(changed), clean);
  if (round.length > 1 && fresh.some(({ file }) => !changed.has(file))) return undefined;
  return seeds.map(({ defect, line }) => ({
    defect,
    line,
    found: round.length > 1 ? fresh.filter(({ file }) => file === defect.file) : fresh,
  }));
}

/** Findings without those that the honest site has, wherever these have moved to. */
function withoutKnown(found: readonly Diagnostic[], known: readonly Diagnostic[]): Diagnostic[] {
  const left = known.map(keyOf);
  return found.filter((finding) => {
    const at = left.indexOf(keyOf(finding));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function keyOf({ file, rule, message }: Diagnostic): string {
  return `${file} ${rule} ${message}`;
}
