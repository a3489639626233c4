import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WEEK_HOURS } from '../content/facts/hour-texts.ts';
import { openBytes } from '../content/open-texts.ts';
import { dataFileKind } from '../site/data-files.ts';
import { siteFileNames } from '../site/named-files.ts';
import type { OpenSite } from '../site/open-site.ts';
import type { Change } from './change.ts';
import type { ChangeSet, FileChange } from './change-set.ts';
import { EarlierSite } from './earlier-site.ts';
import { factUses } from './fact-uses.ts';
import { addressOf, fileChange, type TwoTexts } from './file-changes.ts';
import { findingChanges } from './finding-changes.ts';
import { siteBaseline } from './site-baseline.ts';

/** Maximum number of files whose findings are compared; nobody reads a longer list. */
const MOST_CHECKED = 300;

/** The current text of a file, including open edits; undefined if it does not exist. */
function textNow(path: string): string | undefined {
  const open = openBytes(path);
  if (open) return open.toString('utf8');
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** Paths of pages, and names of words files, by the facts that their texts reference. */
export function siteFactUses(site: OpenSite): Map<string, string[]> {
  const names = siteFileNames(site).filter((name) => join(site.root, name) !== site.configFile);
  const texts = names.map((name) => {
    const path = join(site.root, name);
    return [addressOf(name, dataFileKind(path, site)) ?? name, textNow(path) ?? ''] as const;
  });
  return factUses(texts);
}

/** Pages that show hours of the week: its facts follow from all entries of the list together. */
function pagesWithHours(uses: ReadonlyMap<string, string[]> = new Map()): string[] {
  const ofWeek = [...uses].filter(([name]) => `${name}.`.startsWith(`${WEEK_HOURS}.`));
  return [...new Set(ofWeek.flatMap(([, pages]) => pages))];
}

/** Adds the pages whose texts show changed facts. */
function withUses(changes: readonly Change[], site: OpenSite): Change[] {
  const ofFacts = changes.some(({ kind }) => kind === 'fact' || kind === 'price');
  const uses = ofFacts ? siteFactUses(site) : undefined;
  return changes.map((change) => {
    // A change may be inside a fact: at an entry of a list, or at one language.
    const names = change.path.map((_, index) => change.path.slice(0, index + 1).join('.'));
    const shownOn = names.includes(WEEK_HOURS)
      ? pagesWithHours(uses)
      : names.map((name) => uses?.get(name)).find((pages) => pages !== undefined);
    return shownOn?.length ? { ...change, shownOn } : change;
  });
}

/** The changes of a site, and its earlier state. */
export interface ReadChanges {
  set: ChangeSet;
  earlier: EarlierSite;
}

/**
 * The changes of a site since its last commit, or its last build if it is not in a repository, in words. Open texts
 * are included.
 *
 * @param unsaved names of files with unsaved edits.
 * @throws GitFault if git cannot be run.
 */
export async function readChangeSet(
  site: OpenSite,
  cwd: string,
  unsaved: ReadonlySet<string> = new Set(),
): Promise<ReadChanges> {
  const baseline = await siteBaseline(site);
  const { since } = baseline;
  const fates = await baseline.changed();
  const isData = (file: string) => dataFileKind(join(site.root, file), site) !== undefined;
  const names = [...new Set([...fates.keys(), ...unsaved])].sort();
  const before = await baseline.texts(names.filter(isData));
  const changed = names
    .map(
      (file): TwoTexts => ({
        file,
        before: before.get(file),
        after: isData(file) ? textNow(join(site.root, file)) : undefined,
        change: fates.get(file) ?? (before.has(file) ? 'changed' : 'added'),
        isUnsaved: unsaved.has(file),
      }),
    )
    .filter(({ file, before: was, after }) => !isData(file) || was !== after);
  const earlier = new EarlierSite(site, cwd, before);
  const now = new EarlierSite(site, cwd, new Map());
  const files = changed.map((texts, index): FileChange => {
    const found = fileChange(texts, site);
    const { file, kind, changes } = found;
    const isChecked = kind !== 'media' && index < MOST_CHECKED;
    const was =
      isChecked && found.change !== 'removed' && texts.before !== undefined
        ? earlier.findings(file)
        : [];
    const is = isChecked && texts.after !== undefined ? now.findings(file) : [];
    return {
      ...found,
      changes: kind === 'config' ? withUses(changes, site) : changes,
      findings: findingChanges(was, is),
    };
  });
  return { set: { ...(since ? { since } : {}), files }, earlier };
}
