import { z } from 'zod';
import { SLUG_PATTERN } from '../../../schemas/slug.ts';
import { hasErrors } from '../../content/diagnostic.ts';
import { prepareImport } from '../../import/prepare-import.ts';
import { writeImport } from '../../import/write-import.ts';
import { FINDINGS, told } from '../findings.ts';
import { soundConfig } from '../sound-config.ts';
import { defineTool } from '../tool.ts';

const Row = z.object({
  row: z.int().nullable().describe('As a spreadsheet counts: the names of the columns are row 1.'),
  line: z.int().nullable(),
  slug: z.string().nullable(),
  action: z.enum(['created', 'updated', 'unchanged', 'refused', 'vanished']),
  changed: z.array(z.string()),
  kept: z.array(z.string()).describe('Paths that somebody has edited by hand: they stay.'),
});

export const importTable = defineTool({
  name: 'import_table',
  title: 'Landings from a table',
  description:
    'Makes a landing of each row of a table, or brings those up to date that it has made before; nothing is written if a row is refused. A column whose name is a path maps itself, `slug` is the address, `name` the name, and [[Column]] in a text of the template is filled in. What was edited by hand stays, and pages whose row is gone are named and stay.',
  input: z.object({
    table: z.string().describe('CSV; its first line names the columns.'),
    name: z
      .string()
      .regex(SLUG_PATTERN)
      .describe('Name that the table is remembered by, such as towns.'),
    template: z
      .string()
      .optional()
      .describe('Slug of a landing, or starter; without it, that of the last import.'),
    columns: z
      .record(z.string(), z.string())
      .optional()
      .describe('Paths of columns that do not map themselves: {"Town": "hero.headline"}.'),
    dryRun: z.boolean().default(false).describe('Tell what would be written, and write nothing.'),
  }),
  output: z.object({ written: z.boolean(), rows: z.array(Row), ...FINDINGS }),
  annotations: {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
  run({ table, name, template, columns, dryRun }, { site, cwd }) {
    const wishes = {
      ...{ bytes: Buffer.from(table), file: `${name}.csv`, name },
      ...(template === undefined ? {} : { template }),
      ...(columns && {
        columns: Object.entries(columns).map(([column, to]) => ({ column, to })),
      }),
    };
    const known = soundConfig({ site, cwd });
    const { plan, pictures, diagnostics } = prepareImport(wishes, { site, cwd, ...known });
    const isWritten = plan !== undefined && !dryRun && !hasErrors(diagnostics);
    if (isWritten) writeImport(plan, pictures, { root: site.root, cwd });
    const rows = (plan?.rows ?? []).map(({ changed, kept, ...row }) => ({
      ...row,
      ...{ changed: [...changed], kept: [...kept] },
    }));
    return { data: { written: isWritten, rows, ...told(diagnostics) } };
  },
});
