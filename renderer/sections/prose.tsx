import { z } from 'zod';
import { markdown } from '../../schemas/text.ts';
import { hasManyHeadings, LongProse } from '../components/LongProse.tsx';
import { Prose, proseBlocks } from '../components/Prose.tsx';
import { heading } from './block-texts.ts';
import { defineSection } from './define-section.ts';

/** A long text with headings, lists and links. */
export const prose = defineSection({
  name: 'prose',
  description: 'A long text in Markdown: paragraphs, headings, lists, emphasis and links.',
  schema: z.strictObject({
    heading: heading.optional(),
    contents: z.boolean().optional().meta({
      description:
        'Whether to show a table of contents beside the text. Default: with four or more `## headings`.',
    }),
    body: markdown(
      'The text: paragraphs, `## headings` and `### headings`, `- lists` and `1. lists`, `*emphasis*`, `**strong**`, `` `code` ``, `[links](/about)`, and directives such as `:::note[Its heading]` … `:::`.',
    ),
  }),
  sample: {
    heading: 'Before the frost',
    body: [
      'A pipe that freezes **bursts when it thaws**. Call {business.phone}, or do this first:',
      '1. Close the main valve.\n2. Open the *lowest* tap.',
      '## Outside taps',
      'They have a valve of their own; [the water company](https://water.example/valves) shows where.\n',
    ].join('\n\n'),
  },
  Component({ block, page, site, tone, nth }) {
    const { heading: above, body } = block;
    const level = above === undefined ? 2 : 3;
    const header = above !== undefined && (
      <header className="heading">
        <h2>{above}</h2>
      </header>
    );
    const blocks = proseBlocks({ body, page });
    if (!(block.contents ?? hasManyHeadings(blocks)))
      return (
        <section className={`section ${tone}`}>
          <div className="wrap">
            {header}
            <Prose body={body} page={page} site={site} level={level} />
          </div>
        </section>
      );
    const id = nth === 1 ? 'contents' : `contents-${nth}`;
    return (
      <article className={`long-text ${tone}`}>
        {header && <div className="wrap">{header}</div>}
        <LongProse
          contents={site.words.blocks.contents}
          id={id}
          blocks={blocks}
          site={site}
          level={level}
        />
      </article>
    );
  },
});
