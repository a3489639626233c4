import { LinkTarget, markdown, text } from 'touchdown';
import { z } from 'zod';
import { Accordion } from '../../../renderer/components/Accordion.tsx';
import { LinkList } from '../../../renderer/components/LinkList.tsx';
import { Notice } from '../../../renderer/components/Notice.tsx';
import { Prose } from '../../../renderer/components/Prose.tsx';
import { ProseWords } from '../../../renderer/components/ProseWords.tsx';
import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import { definePart } from './part.ts';

/** A table between hairlines; the first column names the row. */
export const table = definePart({
  schema: z.strictObject({
    caption: text('What it shows.'),
    heads: z.array(text('Heading of a column.')).min(2),
    amounts: z.boolean().optional().meta({ description: 'Whether the last column is amounts.' }),
    rows: z.array(z.array(text('A cell.')).min(2)).min(1),
  }),
  Show: ({ block: { caption, heads, amounts = false, rows } }) => (
    <RuledTable caption={caption} heads={heads} rows={rows} amounts={amounts} />
  ),
});

const Links = z
  .array(
    z.strictObject({
      href: LinkTarget,
      label: text('Words of the link.'),
      text: text('A line about where it leads.').optional(),
    }),
  )
  .min(1);

/** Links one under the other. */
export const links = definePart({
  schema: Links,
  Show: ({ block, site }) => <LinkList site={site} links={block} />,
});

/** Links in columns. */
export const linkColumns = definePart({
  schema: z.array(Links).min(2).max(2),
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
  schema: z
    .array(z.strictObject({ question: text('As a visitor asks it.'), answer: text('The answer.') }))
    .min(2),
  Show: ({ block, name }) => <Accordion name={name} questions={block} />,
});

/** Something that must not be missed. */
export const note = definePart({
  schema: z.strictObject({ heading: text('Its heading.'), text: text('What has to be said.') }),
  Show: ({ block }) => <Notice heading={block.heading}>{block.text}</Notice>,
});

/** Paragraphs and headings. */
export const prose = definePart({
  schema: z.strictObject({ body: markdown('The text, in Markdown.') }),
  Show: ({ block, page, site }) => <Prose body={block.body} page={page} site={site} level={3} />,
});

/** What is to be known of the prices above it. */
export const feeNote = definePart({
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
  schema: text('The heading.'),
  Show: ({ block }) => <h3>{block}</h3>,
});
