import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { Language } from '../../schemas/language.ts';
import { type Diagnostic, hasErrors } from '../content/diagnostic.ts';
import { mediaFile, mediaFolder } from '../content/media/media-file.ts';
import { NewLandingFault } from '../new-landing/new-landing-fault.ts';
import { missingPictures, pictureFor } from '../new-landing/starter-pictures.ts';
import type { NewFile } from '../new-landing/write-exclusively.ts';
import type { ImportPlan } from './import-plan.ts';
import { readRecord, recordFile } from './import-record.ts';
import { type ImportSite, importSite } from './import-site.ts';
import { assertColumns } from './map-columns.ts';
import type { ColumnWish } from './mapping.ts';
import { planImport } from './plan-import.ts';
import { readTable } from './read-table.ts';

/** A table, and how to import it. */
export interface ImportWishes {
  /** Content of the table's file. */
  bytes: Uint8Array;
  /** The file as findings name it. */
  file: string;
  /** Name under which imports of the table are tracked. */
  name: string;
  /** Landing or starter that new pages are created from; defaults to that of the last import. */
  template?: string;
  language?: Language;
  /** Explicit column mappings; default to those of the last import. */
  columns?: readonly ColumnWish[];
}

/** The effects of an import, and the files it adds besides landings. */
export interface PreparedImport {
  /** Missing if the table cannot be read. */
  plan?: ImportPlan;
  diagnostics: readonly Diagnostic[];
  /** Pictures of a starter that the site does not have. */
  pictures: readonly NewFile[];
}

function picturesFor({ template, site }: ImportSite, config: SiteConfig): NewFile[] {
  const { text, file } = template;
  const missing = file === undefined ? [] : missingPictures({ text, file }, site.root);
  return missing.map((picture) => ({
    path: mediaFile(site.root, picture.src),
    content: pictureFor(picture, config.brand),
    folder: mediaFolder(site.root),
  }));
}

/**
 * Reads a table and plans each row. Nothing is written.
 *
 * @throws NewLandingFault if there is no such template, column or path; BuildFault if the record of the table
 *   cannot be read.
 */
export function prepareImport(
  { bytes, file, name, language, columns, ...wishes }: ImportWishes,
  place: Pick<ImportSite, 'site' | 'cwd' | 'facts'> & { config: SiteConfig },
): PreparedImport {
  const record = readRecord(recordFile(place.site.landingsDir, name));
  const template = wishes.template ?? record.template?.name;
  if (template === undefined) {
    const message = 'Name what the landings are made from: --template with a landing or a starter.';
    throw new NewLandingFault('usage', message);
  }
  const context = importSite({ template, ...(language === undefined ? {} : { language }) }, place);
  const { table, diagnostics } = readTable(bytes, file);
  if (!table || hasErrors(diagnostics)) return { diagnostics, pictures: [] };
  assertColumns(table, columns ?? []);
  const task = { table, name, template, columns: columns ?? record.columns, record };
  const plan = planImport(task, context);
  return {
    plan,
    diagnostics: [...diagnostics, ...plan.diagnostics],
    pictures: picturesFor(context, place.config),
  };
}
