import { z } from 'zod';
import { text } from '../../schemas/text.ts';
import { Notice } from '../components/Notice.tsx';
import { heading } from './block-texts.ts';
import { defineSection } from './define-section.ts';

/** A limit that visitors must not miss; on the background of the section above it. */
export const note = defineSection({
  name: 'note',
  description: 'A limit or condition that visitors must not miss.',
  schema: z.strictObject({ heading, text: text('The text of the note.') }),
  sample: { heading: 'Gas is not ours', text: 'For a smell of gas, leave the house and call 911.' },
  tone: 'above',
  Component({ block, tone }) {
    return (
      <div className={`note ${tone}`}>
        <div className="wrap">
          <Notice heading={block.heading}>{block.text}</Notice>
        </div>
      </div>
    );
  },
});
