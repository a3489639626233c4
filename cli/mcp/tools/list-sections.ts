import { z } from 'zod';
import { LANDING_SECTIONS, PAGE_SECTIONS } from '../../../renderer/sections/registry.ts';
import { defineTool, READS, RefusedCall } from '../tool.ts';

const Section = z.object({
  name: z.string(),
  description: z.string(),
  where: z.enum(['every landing', 'landings and pages', 'pages']),
  sample: z.unknown().optional().describe('A block as somebody would write it.'),
});

export const listSections = defineTool({
  name: 'list_sections',
  title: 'List sections',
  description:
    'The kinds of sections that pages can be made of, with what each is for. With `name` also a sample of its block. A landing names optional sections in its list `sections`, where an entry is the name of a top-level block or holds the block itself; a page.yaml has all its content in `sections`.',
  input: z.object({ name: z.string().optional().describe('Only this section, with its sample.') }),
  output: z.object({ sections: z.array(Section) }),
  annotations: READS,
  run({ name }, { site }) {
    const { hero, cta, required, optional, popups } = LANDING_SECTIONS;
    const own = site.definition.sections ?? [];
    const all = [
      ...[hero, ...required, cta].map((section) => ({ section, where: 'every landing' as const })),
      ...[...optional, ...popups, ...own].map((section) => ({
        section,
        where: 'landings and pages' as const,
      })),
      ...PAGE_SECTIONS.filter((section) => section.name !== cta.name).map((section) => ({
        section,
        where: 'pages' as const,
      })),
    ].map(({ section: { name, description, sample }, where }) => ({
      ...{ name: name as string, description, where },
      sample: sample as unknown,
    }));
    if (name === undefined)
      return { data: { sections: all.map(({ sample: _, ...section }) => section) } };
    const sections = all.filter((section) => section.name === name);
    if (sections.length === 0)
      throw new RefusedCall(`There is no section ${name}. list_sections without a name tells all.`);
    return { data: { sections } };
  },
});
