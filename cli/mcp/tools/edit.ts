import { z } from 'zod';
import { formatDiagnostics } from '../../report/pretty.ts';
import { editSiteFile } from '../../site-edits/edit-site-file.ts';
import { contentHash } from '../content-hash.ts';
import { FINDINGS, told } from '../findings.ts';
import { namedFile } from '../named-file.ts';
import { OperationInput, operationOf } from '../operation-input.ts';
import { defineTool, RefusedCall } from '../tool.ts';

export const edit = defineTool({
  name: 'edit',
  title: 'Edit a file',
  description:
    'Changes values in a data file of the site; comments and every other byte stay. All operations are done in order, or none. Answers with the lines that changed and the findings of the file afterwards: mend its errors in a further edit. With dryRun nothing is written. Facts such as prices and the phone number belong into site.config.yaml and are referred to as {fees.travel}, sums as {fees.visit + 2 * fees.copy}. Nothing is published: that takes a build and an upload by the owner.',
  input: z.object({
    file: z.string().describe('From the site’s folder, such as landings/offer.yaml.'),
    operations: z.array(OperationInput).min(1).max(200),
    dryRun: z.boolean().default(false).describe('Tell what would change, and write nothing.'),
    basedOn: z
      .string()
      .optional()
      .describe('`hash` of read_file: the edit is refused if the file is another by now.'),
  }),
  output: z.object({
    file: z.string(),
    written: z.boolean(),
    diff: z.string().describe('Changed lines as a unified diff.'),
    hash: z.string().describe('Names the new version.'),
    ...FINDINGS,
  }),
  annotations: {
    readOnlyHint: false,
    destructiveHint: true,
    idempotentHint: false,
    openWorldHint: false,
  },
  async run({ file: name, operations, dryRun, basedOn }, { site, cwd, signal }) {
    const { file, text } = namedFile(name, site);
    if (basedOn !== undefined && basedOn !== contentHash(text))
      throw new RefusedCall(`${name} has changed since it was read. Read it again.`);
    const outcome = await editSiteFile(file.path, operations.map(operationOf), {
      ...{ site, cwd, signal, dryRun },
    });
    if (!('text' in outcome))
      throw new RefusedCall(
        outcome.refusal ?? formatDiagnostics(outcome.diagnostics, { colors: false }),
      );
    const { written, diff, diagnostics } = outcome;
    return {
      data: { file: name, written, diff, hash: contentHash(outcome.text), ...told(diagnostics) },
    };
  },
});
