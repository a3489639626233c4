import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { jsonSchemas } from '../../schemas/json-schema.ts';
import { formSchemaFiles } from '../content/forms/form-schema-files.ts';
import { siteForms } from '../content/forms/site-forms.ts';
import { schemaFolder } from '../site/editor-schemas.ts';
import { openSite } from '../site/open-site.ts';
import { fail } from '../system/failure.ts';
import { EXIT, type ExitCode, type Io } from '../system/io.ts';
import { makeFolder } from '../system/make-folder.ts';

export interface SchemaOptions {
  root?: string;
  out?: string;
  json: boolean;
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * `touchdown schema`: writes the JSON Schemas for editors (docs/product.md, "Commands"), and in `forms/` those of
 * form submissions. Without `--out` they go where the repository's editor settings expect them. Files that are up
 * to date are not touched. `--json` prints `{"folder", "files": [{"file", "written"}]}`, or `{"error"}`.
 *
 * @returns 0, or 2 if the folder is a file.
 */
export async function schema(options: SchemaOptions, io: Io): Promise<ExitCode> {
  const site = await openSite(io.cwd, options);
  const { root, schemas } = site;
  const folder = options.out === undefined ? schemaFolder(root) : resolve(io.cwd, options.out);
  if (statSync(folder, { throwIfNoEntry: false })?.isFile()) {
    const message = `${folder} is a file; name a folder with --out.`;
    return fail({ code: EXIT.usage, message, json: options.json }, io);
  }
  makeFolder(folder);
  const files: { file: string; written: boolean }[] = [];
  const ofForms = formSchemaFiles(siteForms(site, io.cwd));
  for (const [file, content] of [...jsonSchemas(schemas), ...ofForms]) {
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    const written = readIfThere(path) !== content;
    if (written) writeFileSync(path, content);
    files.push({ file, written });
  }
  if (options.json) {
    io.stdout.write(`${JSON.stringify({ folder, files })}\n`);
  } else {
    for (const { file, written } of files) {
      io.stdout.write(`${written ? 'written  ' : 'unchanged'} ${join(folder, file)}\n`);
    }
  }
  return EXIT.success;
}
