import { z } from 'zod';
import { DevSite } from '../../dev/dev-site.ts';
import { fileName } from '../../site/named-files.ts';
import { defineTool, READS } from '../tool.ts';

const Page = z.object({
  path: z.string().describe('Address on the site.'),
  name: z.string().optional(),
  type: z.string(),
  language: z.string(),
  file: z.string().optional().describe('File that declares it; missing for pages of the engine.'),
  noindex: z.boolean(),
  translationOf: z.string().optional(),
  errors: z.int(),
  warnings: z.int(),
});

/** Maximum number of pages in a response. */
const MOST_LISTED = 500;

export const listPages = defineTool({
  name: 'list_pages',
  title: 'List pages',
  description:
    'Lists the pages of the site with address, file, language and number of findings. Narrow it by `search`, a part of an address, name or file. The files are what read_file and edit take.',
  input: z.object({
    search: z.string().optional().describe('Part of an address, name or file; case is the same.'),
    language: z.string().optional().describe('Only pages in this language, such as en.'),
  }),
  output: z.object({
    pages: z.array(Page),
    total: z.int().describe('Pages that match, also beyond those that are listed.'),
    unread: z.array(z.string()).describe('Files of landings that cannot be read at all.'),
  }),
  annotations: READS,
  async run({ search = '', language }, { site, cwd, signal }) {
    const dev = new DevSite(site, cwd);
    await dev.scan(signal);
    const counts = new Map<string, { errors: number; warnings: number }>();
    for (const { file, severity } of dev.findings.all()) {
      const count = counts.get(file) ?? { errors: 0, warnings: 0 };
      count[severity === 'error' ? 'errors' : 'warnings'] += 1;
      counts.set(file, count);
    }
    const wanted = search.toLowerCase();
    const pages = dev.metas().flatMap(({ entry, file, origin }) => {
      const name = origin && fileName(origin.path, site);
      const texts = [entry.path, entry.name, name ?? ''];
      if (language !== undefined && entry.language !== language) return [];
      if (!texts.some((text) => text.toLowerCase().includes(wanted))) return [];
      const { path, type, noindex, translationOf } = entry;
      return {
        ...{ path, name: entry.name, type, language: entry.language, noindex },
        ...(name === undefined ? {} : { file: name }),
        ...(translationOf === undefined ? {} : { translationOf: `/${translationOf}` }),
        ...(counts.get(file) ?? { errors: 0, warnings: 0 }),
      };
    });
    const unread = dev.landings.unread().map((name) => `landings/${name}`);
    return { data: { pages: pages.slice(0, MOST_LISTED), total: pages.length, unread } };
  },
});
