import { z } from 'zod';
import { displayPath } from '../../content/source-file.ts';
import { makeLanding } from '../../new-landing/make-landing.ts';
import { FINDINGS, told } from '../findings.ts';
import { soundConfig } from '../sound-config.ts';
import { defineTool } from '../tool.ts';

export const newLanding = defineTool({
  name: 'new_landing',
  title: 'New landing',
  description:
    'Writes a new landing that is valid at once, from a starter or from a landing that is there. Never overwrites. Write its texts with edit afterwards: a copy that says the same as its original is a finding. With `language` other than that of the landing in `from`, it becomes its translation.',
  input: z.object({
    slug: z.string().describe('Its address without the slash: small letters, digits, hyphens.'),
    from: z.string().optional().describe('Name of a starter, or slug of a landing.'),
    language: z.string().optional().describe('One of the site’s languages.'),
    name: z.string().optional().describe('Name in lists and titles.'),
    headline: z.string().optional().describe('First line of the page.'),
    set: z
      .array(z.string())
      .default([])
      .describe('Further values, each as path=value: hero.problem=Stuck at the lot?'),
    dryRun: z.boolean().default(false).describe('Tell what would be written, and write nothing.'),
  }),
  output: z.object({
    written: z.boolean(),
    file: z.string().optional(),
    path: z.string().describe('Address of the page.'),
    files: z.array(z.string()).describe('All files, pictures of the starter included.'),
    text: z.string(),
    note: z.string().optional(),
    ...FINDINGS,
  }),
  annotations: {
    readOnlyHint: false,
    destructiveHint: false,
    idempotentHint: false,
    openWorldHint: false,
  },
  run({ dryRun, slug, set, ...wishes }, { site, cwd }) {
    const given = Object.entries(wishes).filter(([, wish]) => wish !== undefined);
    const known = soundConfig({ site, cwd });
    const options = { cwd, dryRun };
    const made = makeLanding(
      { slug, set, ...Object.fromEntries(given) },
      { site, ...known },
      options,
    );
    const { draft, files, written, diagnostics } = made;
    return {
      data: {
        ...{ written, path: `/${draft.slug}`, text: draft.text },
        ...(written ? { file: displayPath(draft.path, cwd) } : {}),
        files: files.map((path) => displayPath(path, cwd)),
        ...(draft.note === undefined ? {} : { note: draft.note }),
        ...told(diagnostics),
      },
    };
  },
});
