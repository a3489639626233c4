import { z } from 'zod';
import { text } from '../../schemas/text.ts';
import { PhoneText } from '../components/PhoneText.tsx';
import { Actions, BlockActions } from './block-actions.tsx';
import { defineSection } from './define-section.ts';

/** A single line with an action, between larger sections. */
export const strip = defineSection({
  name: 'strip',
  description: 'One line with a button that calls, chats, books or leads to a page.',
  schema: z.strictObject({
    text: text('The line, ideally a question or a promise.'),
    actions: Actions,
  }),
  sample: {
    text: 'Smells of burning? Switch off the mains and call.',
    actions: { call: 'Call now' },
  },
  tone: 'own',
  Component({ block, site, chatMessage }) {
    return (
      <div className="strip">
        <div className="wrap">
          <p>
            <PhoneText text={block.text} phone={site.business.phone} />
          </p>
          <BlockActions actions={block.actions} site={site} chatMessage={chatMessage} />
        </div>
      </div>
    );
  },
});
