import { z } from 'zod';
import { text } from '../../schemas/text.ts';
import { ClosingButton } from '../features/popups/ClosingButton.tsx';
import { popupAttributes } from '../features/popups/popup-attributes.ts';
import { BlockActions } from './block-actions.tsx';
import { defineSection } from './define-section.ts';
import { AGAIN, POPUP_KEYS } from './popup-block.ts';

/** Default triggers. */
const WHEN = { pastFirstScreen: true };

/** A line at the bottom of the viewport. */
export const stickyBar = defineSection({
  name: 'stickyBar',
  description:
    'A bar at the bottom of the window with one sentence and one button, shown below the first screen until it is closed. At most one per page; its content must not be essential.',
  schema: z.strictObject({
    text: text('One sentence, short enough for two lines on a phone.'),
    ...POPUP_KEYS,
  }),
  sample: {
    text: 'Booked by noon, repaired by evening.',
    action: { book: 'Book today' },
    when: { pastFirstScreen: true },
  },
  tone: 'none',
  Component({ block, site, chatMessage }) {
    const { when = WHEN, again = AGAIN } = block;
    return (
      <section
        className="sticky-bar"
        aria-label={site.words.popups.bar}
        hidden
        {...popupAttributes({ block, when, again, site })}
      >
        <div className="wrap">
          <p>{block.text}</p>
          <BlockActions actions={block.action} site={site} chatMessage={chatMessage} />
          <ClosingButton site={site} />
        </div>
      </section>
    );
  },
});
