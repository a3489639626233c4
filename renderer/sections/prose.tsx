import { z } from 'zod';
import { markdown } from '../../schemas/text.ts';
import { Prose } from '../components/Prose.tsx';
import { heading } from './block-texts.ts';
import { defineSection } from './define-section.ts';

/** A long text with headings, lists and links. */
export const prose = defineSection({
  name: 'prose',
  description: 'A long text in Markdown: paragraphs, headings, lists, emphasis and links.',
  schema: z.strictObject({
    heading: heading.optional(),
    body: markdown(
      'The text: paragraphs, `## headings` and `### headings`, `- lists` and `1. lists`, `*emphasis*`, `**strong**` and `[links](/about)`.',
    ),
  }),
  sample: {
    heading: 'Before the frost',
    body: [
      'A pipe that freezes **bursts when it thaws**. Call {business.phone}, or do this first:',
      '1. Close the main valve.\n2. Open the *lowest* tap.',
      '## Outside taps',
      'They have a valve of their own; [the water company](https://example.com/valves) shows where.\n',
    ].join('\n\n'),
  },
  Component({ block, page, site, tone }) {
    return (
      <section className={`section ${tone}`}>
        <div className="wrap">
          {block.heading !== undefined && (
            <header className="heading">
              <h2>{block.heading}</h2>
            </header>
          )}
          <Prose body={block.body} page={page} site={site} />
        </div>
      </section>
    );
  },
});
