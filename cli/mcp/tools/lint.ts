import { z } from 'zod';
import { lintSite } from '../../lint/lint-site.ts';
import { FINDINGS, told } from '../findings.ts';
import { namedFile } from '../named-file.ts';
import { defineTool, READS } from '../tool.ts';

export const lint = defineTool({
  name: 'lint',
  title: 'Check the site',
  description:
    'Checks the whole site, or one file, and tells every finding with file, line, column, rule and a hint. Errors keep the site from being built. Collisions of addresses, dead links and repeated copy show only when the whole site is checked.',
  input: z.object({
    file: z.string().optional().describe('Only this file; the whole site without it.'),
    production: z
      .boolean()
      .default(false)
      .describe('As strict as before going online: warnings count as errors.'),
  }),
  output: z.object({ files: z.int().describe('Files that were checked.'), ...FINDINGS }),
  annotations: READS,
  async run({ file, production }, { site, cwd, signal }) {
    const files = file === undefined ? [] : [namedFile(file, site).file.path];
    const result = await lintSite({ ...site, cwd, files, production, signal });
    const findings = told(result.diagnostics);
    result.diagnostics.close();
    return { data: { files: result.files, ...findings } };
  },
});
