import { defineSection, markdown, text } from 'touchdown';
import { z } from 'zod';
import { ProseWords } from '../../renderer/components/ProseWords.tsx';
import { Section } from '../../renderer/components/Section.tsx';
import { TimeText } from '../../renderer/components/TimeText.tsx';
import type { PageProse } from '../../schemas/prose.ts';
import { PARTS, PartBlock } from './parts/all-parts.ts';

const Lead = z
  .union([
    text('A sentence or two under the heading.'),
    z.strictObject({ body: markdown('The same with links in it, in Markdown.') }),
  ])
  .meta({
    description: 'A sentence or two under the heading: plain, or Markdown under `body` for links.',
  });

/** The lead below the heading: plain, or a Markdown paragraph without its wrapper. */
function LeadWords({ lead, page, site }: LeadProps) {
  if (typeof lead === 'string') return <TimeText text={lead} />;
  const [first] = page.prose?.[lead.body] ?? [];
  return first && 'content' in first ? <ProseWords content={first.content} site={site} /> : null;
}

interface LeadProps {
  lead: z.output<typeof Lead>;
  page: { prose?: PageProse };
  site: Parameters<typeof ProseWords>[0]['site'];
}

/** A part of a page: a heading with tables, lists, steps or links below or beside it. */
export const panel = defineSection({
  name: 'panel',
  description: 'A heading, and under or beside it tables, lists, steps, links and the like.',
  schema: z.strictObject({
    id: text('Where links to the panel lead: `prices` for `/services#prices`.').optional(),
    ground: z
      .enum(['paper', 'sand', 'deep'])
      .optional()
      .meta({ description: 'What it stands on. Default: paper.' }),
    layout: z
      .enum(['stack', 'split'])
      .optional()
      .meta({ description: 'Heading above the parts (default), or beside them on wide screens.' }),
    look: z
      .enum(['follows', 'places', 'categories', 'categories follows', 'travel-fees'])
      .optional()
      .meta({
        description: 'Closer to the panel above, or the look of one kind of table or list.',
      }),
    kicker: text('A few words over the heading.').optional(),
    heading: text('Heading of the panel.'),
    lead: Lead.optional(),
    parts: z.array(PartBlock).min(1).max(4).meta({ description: 'What it shows, one to four.' }),
    columns: z.enum(['all', 'last two']).optional().meta({
      description: 'Which of its parts stand side by side on wide screens. Default: none.',
    }),
  }),
  sample: {
    kicker: 'In brief',
    heading: 'Four steps, two people, one page',
    parts: [
      {
        steps: {
          items: [
            { title: 'Check', text: 'Original title in hand, nothing crossed out.' },
            { title: 'Sign', text: 'Both complete the back of it before the notary.' },
          ],
        },
      },
    ],
  },
  tone: 'own',
  Component({ block, page, site, chatMessage, nth }) {
    const { id, ground = 'paper', layout = 'stack', look, kicker, heading, lead, columns } = block;
    const parts = block.parts.map((part, index) => {
      const [[name, inside] = ['', undefined]] = Object.entries(part);
      const Show = PARTS[name]?.Show;
      const own = `panel-${nth}-${index + 1}`;
      const shared = { page, site, chatMessage, name: own };
      return Show && <Show key={own} block={inside} {...shared} />;
    });
    const inRow = columns === 'last two' ? -2 : 0;
    return (
      <Section
        {...(id === undefined ? {} : { id })}
        {...(look === undefined ? {} : { className: look })}
        {...(kicker === undefined ? {} : { kicker })}
        tone={ground}
        layout={layout}
        heading={heading}
        lead={lead === undefined ? undefined : <LeadWords lead={lead} page={page} site={site} />}
      >
        {columns === undefined ? parts : parts.slice(0, inRow)}
        {columns !== undefined && <div className="fee-tables">{parts.slice(inRow)}</div>}
      </Section>
    );
  },
});
