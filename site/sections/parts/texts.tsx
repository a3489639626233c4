import { markdown, text } from 'touchdown';
import { z } from 'zod';
import { Accordion } from '../../../renderer/components/Accordion.tsx';
import { LinkList } from '../../../renderer/components/LinkList.tsx';
import { Notice } from '../../../renderer/components/Notice.tsx';
import { Prose } from '../../../renderer/components/Prose.tsx';
import { ProseWords } from '../../../renderer/components/ProseWords.tsx';
import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import { LinkRows } from './link-rows.ts';
import { definePart } from './part.ts';

/** A table between hairlines; the first column names the row. */
export const table = definePart({
  description: 'A table; the first column names its rows.',
  schema: z.strictObject({
    caption: text('What it shows.'),
    heads: z
      .array(text('Heading of a column.'))
      .min(2)
      .meta({ description: 'Headings of the columns, two or more.' }),
    amounts: z.boolean().optional().meta({ description: 'Whether the last column is amounts.' }),
    rows: z
      .array(
        z
          .array(text('A cell.'))
          .min(2)
          .meta({ description: 'The cells of a row, from the first column on.' }),
      )
      .min(1)
      .meta({ description: 'The rows, such as `["Late night", "+ {fees.lateNightSurcharge}"]`.' }),
  }),
  Show: ({ block: { caption, heads, amounts = false, rows } }) => (
    <RuledTable caption={caption} heads={heads} rows={rows} amounts={amounts} />
  ),
});

/** A stacked list of links. */
export const links = definePart({
  description: 'Links to pages, one under the other.',
  schema: LinkRows,
  Show: ({ block, site }) => <LinkList site={site} links={block} />,
});

/** Links in columns. */
export const linkColumns = definePart({
  description: 'Links to pages in two columns.',
  schema: z.array(LinkRows).min(2).max(2),
  Show: ({ block, site }) => (
    <div className="link-columns">
      {block.map((column) => (
        <LinkList key={column[0]?.href} site={site} links={column} />
      ))}
    </div>
  ),
});

/** Questions of which one is open at a time. */
export const questions = definePart({
  description: 'Questions that open to their answers, one at a time.',
  schema: z
    .array(z.strictObject({ question: text('As a visitor asks it.'), answer: text('The answer.') }))
    .min(2),
  Show: ({ block, name }) => <Accordion name={name} questions={block} />,
});

/** A notice that must not be missed. */
export const note = definePart({
  description: 'A box for something that must not be missed.',
  schema: z.strictObject({ heading: text('Its heading.'), text: text('What has to be said.') }),
  Show: ({ block }) => <Notice heading={block.heading}>{block.text}</Notice>,
});

/** Paragraphs and headings. */
export const prose = definePart({
  description: 'Paragraphs, headings and lists, in Markdown.',
  schema: z.strictObject({ body: markdown('The text, in Markdown.') }),
  Show: ({ block, page, site }) => <Prose body={block.body} page={page} site={site} level={3} />,
});

/** What to know about the prices above it. */
export const feeNote = definePart({
  description: 'A note under a table of prices.',
  schema: z.strictObject({ body: markdown('A paragraph, in Markdown.') }),
  Show({ block, page, site }) {
    const [first] = page.prose?.[block.body] ?? [];
    return (
      <p className="fee-note">
        {first && 'content' in first && <ProseWords content={first.content} site={site} />}
      </p>
    );
  },
});

/** A heading between two parts. */
export const subheading = definePart({
  description: 'A smaller heading between two parts of the panel.',
  schema: text('The heading.'),
  Show: ({ block }) => <h3>{block}</h3>,
});
