import { fileOfPath } from '../build/emit-file.ts';
import { Answered } from './answered.ts';
import { entryChanges, withEntryChanges } from './entry-changes.ts';
import { type ChangedFact, factCauses } from './fact-causes.ts';
import type { Difference, PageChange, PlannedPage } from './page-change.ts';
import { versionDifferences } from './page-versions.ts';
import { readContent } from './read-content.ts';
import { SettingComparison } from './setting-comparison.ts';
import type { ListedPage, SiteOutput } from './site-output.ts';

/** Where the pictures for link previews are that are drawn. */
const DRAWN = '/previews/';

/** Possible causes of changes. */
export interface Causes {
  /** The changed facts as a page in a language shows them, the results of its own calculations included. */
  factsOf(path: string, language: string): readonly ChangedFact[];
  /** Text of the source file of a page. */
  sourceOf(path: string): string;
}

/** A page in both outputs. */
interface Compared {
  path: string;
  was: ListedPage;
  is: ListedPage;
}

/** The text content of a page. */
function linesOf(html: string): string {
  return readContent(html).lines.join('\n');
}

function isSame(before: SiteOutput, after: SiteOutput, from: string, to: string): boolean {
  return before.hashOf(fileOfPath(from)) === after.hashOf(fileOfPath(to));
}

/** A document with another path where it names its own in data, such as what its forms send. */
function readdressed(html: string, from: string, to: string): string {
  if (from === to) return html;
  const quoted = (path: string) => [`"${path}"`, `&quot;${path}&quot;`];
  const [plain = '', escaped = ''] = quoted(to);
  const [own = '', ownEscaped = ''] = quoted(from);
  return html.replaceAll(own, plain).replaceAll(ownEscaped, escaped);
}

class Comparison {
  readonly #before: SiteOutput;
  readonly #after: SiteOutput;
  readonly #answered: Answered;
  readonly #causes: Causes;
  readonly #settings: SettingComparison;
  /** New pages by text content. */
  #byLines: Map<string, string> | undefined;

  constructor(
    before: SiteOutput,
    after: SiteOutput,
    { answered, causes }: { answered: Answered; causes: Causes },
  ) {
    this.#before = before;
    this.#after = after;
    this.#answered = answered;
    this.#causes = causes;
    this.#settings = new SettingComparison(before, after);
  }

  /** The changes between the old and the new version of a page; undefined if one of them cannot be read. */
  async differences(from: string, to: string): Promise<PageChange[] | undefined> {
    const [was, is] = await Promise.all([this.#before.read(from), this.#after.read(to)]);
    if (was === undefined || is === undefined) return undefined;
    const settings = await this.#settings.between(was, is);
    const found = versionDifferences(readdressed(was, from, to), is, settings.length > 0);
    const own = found.filter((one) => !this.#isSameDrawing(one));
    return [...this.#withCauses(own, to), ...settings];
  }

  #withCauses(found: readonly Difference[], path: string): PageChange[] {
    const language = this.#after.pages.get(path)?.language ?? 'en';
    const facts = found.length === 0 ? [] : this.#causes.factsOf(path, language);
    const source = facts.length === 0 ? '' : this.#causes.sourceOf(path);
    return found.map((one) => ({ ...one, facts: factCauses(one, facts, source) }));
  }

  /** Changes of the entry in the page registry. */
  #entryChanges(was: ListedPage | undefined, is: ListedPage): PageChange[] {
    return this.#withCauses(entryChanges(this.#before, was, is), is.path);
  }

  /**
   * True of pictures for link previews that differ only in name: it also follows from the code that draws them, which
   * another version of the tool has rewritten.
   */
  #isSameDrawing({ kind, before, after }: Difference): boolean {
    if (kind !== 'style' || !before?.startsWith(DRAWN) || !after?.startsWith(DRAWN)) return false;
    const hash = this.#after.hashOf(after.slice(1));
    return hash !== undefined && hash === this.#before.hashOf(before.slice(1));
  }

  async compared({ path, was, is }: Compared): Promise<PlannedPage | undefined> {
    const entry = this.#entryChanges(was, is);
    if (isSame(this.#before, this.#after, path, path))
      return entry.length === 0 ? undefined : { path, change: 'changed', changes: entry };
    const found = await this.differences(path, path);
    const changes = withEntryChanges(entry, found ?? []);
    // Changed file names alone are not a change of the page.
    if (found && changes.length === 0) return undefined;
    const isHidden = changes.some(({ kind, after }) => kind === 'noindex' && after === 'true');
    return { path, change: isHidden ? 'noindexed' : 'changed', changes };
  }

  /** The new page that a removed page was renamed to: the target of its redirect, or one with the same text. */
  async successor(gone: string, added: ReadonlySet<string>): Promise<string | undefined> {
    const target = this.#answered.targetOf(gone)?.replace(/#.*$/, '');
    if (target !== undefined && added.has(target)) return target;
    if (target !== undefined) return undefined;
    const own = await this.#before.read(gone);
    if (own === undefined) return undefined;
    this.#byLines ??= await this.#newPages(added);
    const path = this.#byLines.get(linesOf(own));
    return path !== undefined && added.has(path) ? path : undefined;
  }

  async #newPages(added: ReadonlySet<string>): Promise<Map<string, string>> {
    const byLines = new Map<string, string>();
    for (const path of added) {
      const html = await this.#after.read(path);
      if (html !== undefined) byLines.set(linesOf(html), path);
    }
    return byLines;
  }

  async renamed(from: string, to: string): Promise<PlannedPage> {
    const moved: PageChange = { kind: 'address', before: from, after: to, facts: [] };
    const [was, is] = [this.#before.pages.get(from), this.#after.pages.get(to)];
    const entry = is ? this.#entryChanges(was, is) : [];
    const found = withEntryChanges(entry, (await this.differences(from, to)) ?? []);
    const own = found.filter(({ before, after }) => before?.replaceAll(from, to) !== after);
    return { path: to, change: 'renamed', changes: [moved, ...own] };
  }

  removed(path: string): PlannedPage {
    const target = this.#answered.targetOf(path);
    const changes: PageChange[] =
      target === undefined ? [] : [{ kind: 'address', before: path, after: target, facts: [] }];
    return { path, change: 'removed', changes };
  }

  async added(path: string): Promise<PlannedPage> {
    const html = await this.#after.read(path);
    const { title } = readContent(html ?? '');
    const changes: PageChange[] =
      title === '' ? [] : [{ kind: 'title', before: null, after: title, facts: [] }];
    return { path, change: 'added', changes };
  }
}

/** True of a setting that is, or belongs to, one of these facts. */
function belongsTo({ kind, facts }: PageChange, names: ReadonlySet<string>): boolean {
  if (kind !== 'setting') return false;
  return facts.some((key) => {
    const steps = key.split(/(?=[.[])/);
    return steps.some((_, index) => names.has(steps.slice(0, index + 1).join('')));
  });
}

/** Pages without settings that are named as the cause of what they change on pages. */
function withoutRepeated(pages: readonly PlannedPage[]): PlannedPage[] {
  const shown = pages.flatMap(({ changes }) => changes.filter(({ kind }) => kind !== 'setting'));
  const causes = new Set(shown.flatMap(({ facts }) => facts));
  return pages.flatMap((page) => {
    const changes = page.changes.filter((change) => !belongsTo(change, causes));
    const isEmptied = changes.length === 0 && page.changes.length > 0;
    return isEmptied ? [] : [{ ...page, changes }];
  });
}

/** The pages that differ between two outputs, sorted by path. */
export async function compareOutputs(
  before: SiteOutput,
  after: SiteOutput,
  causes: Causes,
): Promise<PlannedPage[]> {
  const answered = new Answered(after);
  const comparison = new Comparison(before, after, { answered, causes });
  const planned: PlannedPage[] = [];
  const added = new Set([...after.pages.keys()].filter((path) => !before.pages.has(path)));
  const plan = (page: PlannedPage, was: ListedPage) => {
    const gone = answered.goneOf(was);
    planned.push(gone.length === 0 ? page : { ...page, gone });
  };
  for (const [path, was] of before.pages) {
    if (after.pages.has(path) || (before.isGuessed && answered.isAlias(path))) continue;
    const successor = await comparison.successor(path, added);
    if (successor === undefined) plan(comparison.removed(path), was);
    else {
      added.delete(successor);
      plan(await comparison.renamed(path, successor), was);
    }
  }
  for (const [path, is] of after.pages) {
    const was = before.pages.get(path);
    if (added.has(path)) planned.push(await comparison.added(path));
    else if (was) {
      const page = await comparison.compared({ path, was, is });
      if (page) plan(page, was);
    }
  }
  return withoutRepeated(planned).sort((a, b) => (a.path < b.path ? -1 : 1));
}
