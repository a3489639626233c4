import { LinkTarget, markdown, text, textList } from 'touchdown';
import { z } from 'zod';
import { GroupedLists } from '../../../renderer/components/GroupedLists.tsx';
import { IconRows } from '../../../renderer/components/IconRows.tsx';
import { MarkedList } from '../../../renderer/components/MarkedList.tsx';
import { ProseWords } from '../../../renderer/components/ProseWords.tsx';
import { Steps } from '../../../renderer/components/Steps.tsx';
import { TimeText } from '../../../renderer/components/TimeText.tsx';
import { definePart } from './part.ts';

const columns = z.int().min(1).max(4).optional().meta({ description: 'Columns on a wide screen.' });

const Row = z.strictObject({
  icon: text('Name of a Lucide icon, such as `house`.').optional(),
  title: text('A few words.'),
  text: z
    .union([
      text('What is to be known about it.'),
      z.strictObject({ body: markdown('The same with links in it, in Markdown.') }),
    ])
    .meta({ description: 'A sentence or two: plain, or Markdown under `body` for links.' }),
  href: LinkTarget.optional(),
});

/** Titled texts between hairlines, in columns. */
export const rows = definePart({
  description: 'Titled texts in columns between hairlines, with icons and links if you like.',
  schema: z.strictObject({
    columns,
    items: z.array(Row).min(1).meta({ description: 'The titled texts, in their order.' }),
  }),
  Show({ block: { columns: count = 3, items }, page, site }) {
    const wordsOf = (words: z.output<typeof Row>['text']) => {
      if (typeof words === 'string') return words;
      const [first] = page.prose?.[words.body] ?? [];
      return first && 'content' in first && <ProseWords content={first.content} site={site} />;
    };
    const shown = items.map(({ icon, title, text: words, href }) => ({
      ...(icon === undefined ? {} : { icon }),
      ...{ title, text: wordsOf(words), href },
    }));
    return <IconRows rows={shown} columns={count as 1 | 2 | 3 | 4} />;
  },
});

/** Short texts, each with a check mark or a cross. */
export const list = definePart({
  description: 'Short texts with a tick or a cross each, such as what to bring.',
  schema: z.strictObject({
    mark: z
      .enum(['yes', 'no'])
      .optional()
      .meta({ description: 'Ticks (`yes`, default) or crosses (`no`).' }),
    columns,
    items: textList(1, 'Short texts.', 'One of them.'),
  }),
  Show: ({ block: { mark = 'yes', columns: count = 1, items } }) => (
    <MarkedList items={items} mark={mark} columns={count as 1 | 2 | 3} />
  ),
});

/** Titled lists side by side. */
export const groups = definePart({
  description: 'Titled lists side by side, such as papers by occasion.',
  schema: z
    .array(
      z.strictObject({
        title: text('Title of the list.'),
        items: textList(1, 'Its entries.', 'An entry.'),
      }),
    )
    .min(1),
  Show: ({ block }) => <GroupedLists groups={block} />,
});

/** A process in numbered steps, horizontal or vertical. */
export const steps = definePart({
  description: 'Numbered steps of a process.',
  schema: z.strictObject({
    direction: z
      .enum(['across', 'down'])
      .optional()
      .meta({ description: 'Side by side (`across`, default), or one under the other (`down`).' }),
    items: z
      .array(z.strictObject({ title: text('What happens.'), text: text('And how.') }))
      .min(2)
      .meta({ description: 'Two steps or more, in the order in which they happen.' }),
  }),
  Show: ({ block: { direction = 'across', items } }) => (
    <Steps
      steps={items.map(({ title, text: words }) => ({ title, text: <TimeText text={words} /> }))}
      direction={direction}
    />
  ),
});

/** Terms and definitions between hairlines, as in a register. */
export const terms = definePart({
  description: 'Terms, each with what it means, such as the kinds of a power of attorney.',
  schema: z
    .array(
      z.strictObject({
        term: text('The term.'),
        wording: text('How it reads on paper.').optional(),
        text: text('What is to be known about it.'),
      }),
    )
    .min(2),
  Show: ({ block }) => (
    <dl className="term-rows">
      {block.map(({ term, wording, text: words }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>
            {wording !== undefined && <b>{wording}</b>}
            <TimeText text={words} />
          </dd>
        </div>
      ))}
    </dl>
  ),
});
