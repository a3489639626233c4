import { z } from 'zod';
import { formatChangeSet } from '../../changes/format-change-set.ts';
import { readChangeSet } from '../../changes/read-change-set.ts';
import { Finding, told } from '../findings.ts';
import { defineTool, READS } from '../tool.ts';

const Change = z.object({
  kind: z.string(),
  place: z.string(),
  path: z.array(z.union([z.string(), z.number()])),
  before: z.string().optional(),
  after: z.string().optional(),
  words: z.string(),
  shownOn: z.array(z.string()).optional(),
});

const File = z.object({
  file: z.string(),
  path: z.string().optional(),
  name: z.string(),
  change: z.enum(['added', 'removed', 'changed']),
  changes: z.array(Change),
  added: z.array(Finding).describe('Findings that have come with it.'),
  mended: z.array(Finding).describe('Findings that have gone with it.'),
});

export const changeSet = defineTool({
  name: 'change_set',
  title: 'What has changed',
  description:
    'What has changed in the site since its last commit, or its last build where it lies in no git repository, in words: texts, prices and facts with the pages that show them, addresses, pictures, findings. Tell people this when you are done, and let them commit.',
  input: z.object({}),
  output: z.object({
    since: z.string().optional().describe('Commit or time of the build; missing if there is none.'),
    summary: z.string().describe('The same as text.'),
    files: z.array(File),
  }),
  annotations: READS,
  async run(_input, { site, cwd }) {
    const { set } = await readChangeSet(site, cwd);
    const since = set.since?.name ?? set.since?.at;
    const files = set.files.map(({ file, path, name, change, changes, findings }) => ({
      ...{ file, name, change },
      ...(path === undefined ? {} : { path }),
      changes: changes.map(({ path: way, shownOn, ...words }) => ({
        ...words,
        path: way.map((step) => (typeof step === 'number' ? step : String(step))),
        ...(shownOn ? { shownOn: [...shownOn] } : {}),
      })),
      added: told(findings.added).findings,
      mended: told(findings.mended).findings,
    }));
    return {
      data: { ...(since === undefined ? {} : { since }), summary: formatChangeSet(set), files },
    };
  },
});
