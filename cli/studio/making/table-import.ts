import type { TableAnswer, TableRequest, TableTarget } from '../../../studio/making-protocol.ts';
import { suggestSlug } from '../../content/addresses/slug-suggestion.ts';
import { hasErrors } from '../../content/diagnostic.ts';
import { pathName } from '../../content/value-path.ts';
import { readRecord, recordFile } from '../../import/import-record.ts';
import { type PreparedImport, prepareImport } from '../../import/prepare-import.ts';
import { writeImport } from '../../import/write-import.ts';
import { plainFinding } from '../../report/summary.ts';
import { copyTexts } from '../../rules/texts.ts';
import { fileName } from '../../site/named-files.ts';
import { RefusedRequest } from '../server/json-body.ts';
import { type MakingSite, refusing } from './making-site.ts';

/** Texts that most landings have, whether the template has them or not. */
const USUAL_TARGETS = ['page.description', 'seo.title', 'seo.description'];

/** Texts of a template that columns can be assigned to. */
function targetsIn(template: unknown): TableTarget[] {
  const texts = typeof template === 'object' && template !== null ? copyTexts(template) : [];
  const found = texts.map(({ path, text }) => ({ path: pathName(path), text }));
  const missing = USUAL_TARGETS.filter((path) => !found.some((target) => target.path === path));
  return [...found, ...missing.map((path) => ({ path, text: '' }))];
}

/** Rows cannot be checked before the template is known. */
const NO_TEMPLATE: TableAnswer = {
  ...{ template: '', columns: [], targets: [], rows: [], diagnostics: [], written: false },
};

/** @throws RefusedRequest if a page that the import changes has unsaved edits. */
function assertSaved({ plan }: PreparedImport, { edits, site }: MakingSite): void {
  const { unsaved } = edits;
  const changed = plan?.pages.map(({ path }) => fileName(path, site)) ?? [];
  const open = changed.filter((name) => unsaved.has(name));
  if (open.length === 0) return;
  throw new RefusedRequest(409, `${open.join(', ')}: save or take back your edits first.`);
}

/**
 * Plans the result of each row of a table, and writes it if requested and no row is refused.
 *
 * @throws RefusedRequest if there is no such template, or a page has unsaved edits.
 */
export function importTable(request: TableRequest, making: MakingSite): TableAnswer {
  const { content, template, columns, write } = request;
  const name = suggestSlug(request.name);
  if (name === undefined)
    throw new RefusedRequest(409, `"${request.name}" cannot be the name of a table.`);
  const known = refusing(() => readRecord(recordFile(making.site.landingsDir, name))).template;
  if (template === undefined && known === undefined) return NO_TEMPLATE;
  const wishes = {
    ...{ bytes: Buffer.from(content, 'base64'), file: `${name}.csv`, name },
    ...(template === undefined ? {} : { template }),
    ...(columns === undefined ? {} : { columns }),
  };
  const prepared = refusing(() => prepareImport(wishes, making.place()));
  const { plan, diagnostics, pictures } = prepared;
  const isWritten = write && plan !== undefined && !hasErrors(diagnostics);
  if (isWritten) {
    assertSaved(prepared, making);
    refusing(() => writeImport(plan, pictures, { root: making.site.root, cwd: making.cwd }));
    making.studio.followLandings(plan.pages.map(({ path }) => path));
  }
  return {
    template: plan?.record.template?.name ?? template ?? '',
    columns: plan?.columns ?? [],
    targets: targetsIn(plan?.record.template?.value),
    rows: plan?.rows ?? [],
    diagnostics: diagnostics.map(plainFinding),
    written: isWritten,
  };
}
