import { formBodySchema } from '../../../schemas/forms/form-body-schema.ts';
import type { SiteForm } from './site-forms.ts';

/**
 * File of a form's JSON Schema: `forms/newsletter.schema.json`; a page's own form is in a folder with the path of
 * the page.
 */
function fileOf({ name, page }: SiteForm): string {
  const folder = page === undefined ? '' : `${page.slice(1) || 'home'}/`;
  return `forms/${folder}${name}.schema.json`;
}

/**
 * The JSON Schemas of form submissions, for their receivers.
 *
 * @returns file name to formatted JSON text, ending in a newline.
 */
export function formSchemaFiles(forms: Iterable<SiteForm>): Map<string, string> {
  const files = new Map<string, string>();
  for (const found of forms) {
    const schema = formBodySchema(found.form, found.name);
    files.set(fileOf(found), `${JSON.stringify(schema, null, 2)}\n`);
  }
  return files;
}
