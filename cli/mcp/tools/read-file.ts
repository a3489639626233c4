import { z } from 'zod';
import { contentHash } from '../content-hash.ts';
import { namedFile } from '../named-file.ts';
import { defineTool, READS } from '../tool.ts';

export const readFile = defineTool({
  name: 'read_file',
  title: 'Read a file',
  description:
    'The text of one data file of the site, such as landings/offer.yaml, pages/about/page.yaml, site.config.yaml or site/words/en.yaml. `hash` names this version; edit takes it as `basedOn`.',
  input: z.object({ file: z.string().describe('From the site’s folder, with forward slashes.') }),
  output: z.object({ file: z.string(), kind: z.string(), hash: z.string(), text: z.string() }),
  annotations: READS,
  run({ file: name }, { site }) {
    const { file, text } = namedFile(name, site);
    return { data: { file: file.file, kind: file.kind, hash: contentHash(text), text } };
  },
});
