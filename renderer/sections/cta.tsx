import { z } from 'zod';
import { defineSection } from '../../api/define-section.ts';
import { text, textList } from '../../schemas/text.ts';
import { BookLink, ChatLink } from '../ui/actions.tsx';
import { Icon } from '../ui/Icon.tsx';
import { PhoneText } from '../ui/PhoneText.tsx';
import { Rosette } from '../ui/Rosette.tsx';

/** The last word: one action, one softer one, and what is promised. */
export const cta = defineSection({
  name: 'cta',
  description: 'The closing call to action.',
  schema: z.strictObject({
    headline: text('Heading of the closing call.'),
    subheadline: text('The sentence under it.'),
    directCTA: text('Label of the booking button.'),
    transitionalCTA: text('Label of the chat button, for those not ready to book.'),
    guarantees: textList(2, 'What we promise, two entries or more.', 'One promise.'),
  }),
  sample: {
    headline: 'Tell us what is broken',
    subheadline: 'You get a time and a price before anybody drives.',
    directCTA: 'Book a visit',
    transitionalCTA: 'Ask in a chat',
    guarantees: ['No charge if we cannot help', 'Licensed and insured'],
  },
  ground: 'own',
  Component({ block, site, design, headings, chatMessage }) {
    const { newTab } = site.words.actions;
    return (
      <section className="closing">
        <Rosette id="c" shape={design.closingRosette} className="closing-rosette" />
        <div className="wrap">
          <p className="kicker">{headings.closingKicker}</p>
          <h2>{block.headline}</h2>
          <p className="lead">
            <PhoneText text={block.subheadline} phone={site.business.phone} />
          </p>
          <div className="actions">
            <BookLink>{block.directCTA}</BookLink>
            <ChatLink
              number={site.business.whatsapp}
              message={chatMessage}
              label={`${block.transitionalCTA} (WhatsApp, ${newTab})`}
            >
              {block.transitionalCTA}
            </ChatLink>
          </div>
          <ul className="guarantees">
            {block.guarantees.map((guarantee, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
              <li key={index}>
                <Icon name="check" />
                {guarantee}
              </li>
            ))}
          </ul>
        </div>
      </section>
    );
  },
});
