import { z } from 'zod';
import { text } from '../../schemas/text.ts';
import { ClosingButton } from '../features/popups/ClosingButton.tsx';
import { popupAttributes } from '../features/popups/popup-attributes.ts';
import { BlockActions } from './block-actions.tsx';
import { defineSection } from './define-section.ts';
import { FormInPlace, sharedForm } from './FormInPlace.tsx';
import { AGAIN, POPUP_KEYS } from './popup-block.ts';

/** Default triggers. */
const WHEN = { leaving: true, scrolled: 70 };

/** A dialog over the page, for a last offer. */
export const popup = defineSection({
  name: 'popup',
  description:
    'A dialog that appears after a time, on scrolling or on leaving, once per visitor. At most one per page; its content must not be essential.',
  schema: z
    .strictObject({
      heading: text('Its heading.'),
      text: text('One to three sentences.'),
      ...POPUP_KEYS,
      action: POPUP_KEYS.action.optional(),
      form: z.string().max(60).optional().meta({
        description: 'Name of a form under `forms` in site.config.yaml, in place of the button.',
      }),
    })
    .check(({ value, issues }) => {
      if ((value.action === undefined) === (value.form === undefined) && issues.length === 0)
        issues.push({ code: 'custom', message: 'must have either action or form', input: value });
    }),
  sample: {
    heading: 'Before you go',
    text: 'Tell us what is broken, and you have a price within the hour. It costs nothing.',
    action: { book: 'Ask for a price' },
    when: { leaving: true, seconds: 45 },
  },
  tone: 'none',
  Component({ block, page, site, chatMessage, nth }) {
    const { when = WHEN, again = AGAIN, action, form: name } = block;
    const form = name === undefined ? undefined : sharedForm(name, site);
    const id = `popup-heading-${nth}`;
    return (
      <dialog
        className="popup"
        aria-labelledby={id}
        {...popupAttributes({ block, when, again, site })}
      >
        <div className="popup-words">
          <ClosingButton site={site} />
          <h2 id={id}>{block.heading}</h2>
          <p>{block.text}</p>
          {action && <BlockActions actions={action} site={site} chatMessage={chatMessage} />}
          {name !== undefined && form && (
            <FormInPlace form={form} name={name} id={`popup-form-${nth}`} page={page} site={site} />
          )}
        </div>
      </dialog>
    );
  },
});
