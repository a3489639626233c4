import type { ReactNode } from 'react';
import { z } from 'zod';
import { text, textList } from '../../schemas/text.ts';
import { CallLink, ChatLink } from '../components/actions.tsx';
import { BrandRosette, ornamented } from '../components/BrandOrnament.tsx';
import { Guarantees } from '../components/Guarantees.tsx';
import { isContactAction, MainAction } from '../components/MainAction.tsx';
import { PhoneText } from '../components/PhoneText.tsx';
import { defineSection } from './define-section.ts';
import type { SectionProps } from './section-props.ts';

const Cta = z.strictObject({
  headline: text('Heading of the closing call to action.'),
  subheadline: text('The sentence below it.'),
  directCTA: text('Label of the main button, which books if the site has a booking form.'),
  transitionalCTA: text(
    'Label of the chat button, for those not ready to book. Without `business.whatsapp` it is not shown, and a call button takes its place; landings require it all the same.',
  ),
  guarantees: textList(2, 'What we promise, two entries or more.', 'One promise.'),
});

const PageCta = Cta.partial({
  subheadline: true,
  directCTA: true,
  transitionalCTA: true,
  guarantees: true,
});

type Block = z.output<typeof PageCta>;

/**
 * The secondary action: a chat if there is a number and a label for it, else a call, unless that is the primary one.
 */
function SecondAction({ block, site, chatMessage }: SectionProps<Block>): ReactNode {
  const { phone, whatsapp } = site.business;
  const { transitionalCTA: label } = block;
  if (label !== undefined && whatsapp !== undefined) {
    const spoken = `${label} (WhatsApp, ${site.words.actions.newTab})`;
    return (
      <ChatLink number={whatsapp} message={chatMessage} label={spoken}>
        {label}
      </ChatLink>
    );
  }
  return (
    phone !== undefined && !isContactAction(site) && <CallLink phone={phone}>{phone}</CallLink>
  );
}

/** The closing call: a primary and a secondary action, and promises. */
function ClosingCall(props: SectionProps<Block>): ReactNode {
  const { block, site, design, headings, nth, actionLabel } = props;
  const { headline, subheadline, directCTA = actionLabel, guarantees = [] } = block;
  return (
    <section className={ornamented('closing', site)}>
      <BrandRosette
        site={site}
        id={nth === 1 ? 'c' : `c${nth}-`}
        shape={design.closingRosette}
        className="closing-rosette"
      />
      <div className="wrap">
        <p className="kicker">{headings.closingKicker}</p>
        <h2>{headline}</h2>
        {subheadline !== undefined && (
          <p className="lead">
            <PhoneText text={subheadline} phone={site.business.phone} />
          </p>
        )}
        <div className="actions">
          <MainAction site={site} label={directCTA} />
          <SecondAction {...props} />
        </div>
        <Guarantees promises={guarantees} />
      </div>
    </section>
  );
}

const described = {
  name: 'cta',
  description: 'The closing call to action.',
  tone: 'own',
} as const;

/** The closing call of a landing, with all its parts. */
export const cta = defineSection({
  ...described,
  schema: Cta,
  sample: {
    headline: 'Tell us what is broken',
    subheadline: 'You get a time and a price before anybody drives.',
    directCTA: 'Book a visit',
    transitionalCTA: 'Ask in a chat',
    guarantees: ['No charge if we cannot help', 'Licensed and insured'],
  },
  Component: ClosingCall,
});

/** The closing call of any other page, where a heading is enough. */
export const pageCta = defineSection({
  ...described,
  schema: PageCta,
  sample: { headline: 'Shall we come by?' },
  Component: ClosingCall,
});
