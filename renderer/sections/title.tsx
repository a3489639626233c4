import type { ReactNode } from 'react';
import { z } from 'zod';
import { LinkTarget } from '../../schemas/link-target.ts';
import { text } from '../../schemas/text.ts';
import { CallLink, ChatLink } from '../components/actions.tsx';
import { MainAction } from '../components/MainAction.tsx';
import { PhoneText } from '../components/PhoneText.tsx';
import { Rosette } from '../components/Rosette.tsx';
import { intro, kicker } from './block-texts.ts';
import { defineSection } from './define-section.ts';
import type { SectionProps } from './section-props.ts';
import { TitleCard, TitleCardBlock } from './TitleCard.tsx';

const Actions = z
  .strictObject({
    book: text('Label of the main button: it books, where the site has a booking form.').optional(),
    call: text('Label of the button that calls, where the business has a phone.').optional(),
    chat: text('Label of the button that opens a chat, where the business has one.').optional(),
    link: z
      .strictObject({ label: text('Its label.'), href: LinkTarget })
      .optional()
      .meta({ description: 'A button that leads to a page.' }),
  })
  .meta({ description: 'Buttons under the heading, in the order in which they stand here.' });

const Title = z.strictObject({
  kicker,
  heading: text('The page’s only first-level heading.'),
  intro,
  look: z.enum(['plain', 'dark']).optional().meta({
    description:
      '`plain` (default) on paper, for pages that are read; `dark` with an ornament, for a page that welcomes.',
  }),
  actions: Actions.optional(),
  card: TitleCardBlock.optional(),
});

type Block = z.output<typeof Title>;
type Action = keyof z.output<typeof Actions>;

interface TitleActionProps {
  name: Action;
  className: string;
  props: SectionProps<Block>;
}

/** A button of the title. */
function TitleAction({ name, className, props }: TitleActionProps): ReactNode {
  const { actions = {} } = props.block;
  const { phone, whatsapp } = props.site.business;
  switch (name) {
    case 'book':
      return <MainAction site={props.site} label={actions.book} className={className} />;
    case 'call':
      return (
        phone !== undefined && (
          <CallLink className={className} phone={phone}>
            {actions.call}
          </CallLink>
        )
      );
    case 'chat':
      return (
        whatsapp !== undefined && (
          <ChatLink className={className} number={whatsapp} message={props.chatMessage}>
            {actions.chat}
          </ChatLink>
        )
      );
    case 'link':
      return (
        <a className={className} href={actions.link?.href}>
          {actions.link?.label}
        </a>
      );
  }
}

function TitleWords(props: SectionProps<Block>): ReactNode {
  const { block, site } = props;
  const names = Object.keys(block.actions ?? {}) as Action[];
  return (
    <>
      {block.kicker !== undefined && <p className="kicker">{block.kicker}</p>}
      <h1>{block.heading}</h1>
      {block.intro !== undefined && (
        <p className="lead">
          <PhoneText text={block.intro} phone={site.business.phone} />
        </p>
      )}
      {names.length > 0 && (
        <div className="actions">
          {names.map((name, index) => (
            <TitleAction
              key={name}
              name={name}
              className={index === 0 ? 'button primary' : 'button ghost'}
              props={props}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** The head of a page of data: plain on paper, or dark with an ornament. */
export const title = defineSection({
  name: 'title',
  description: 'The heading of the page, first on it.',
  schema: Title,
  sample: {
    kicker: 'Electricians in Riverside',
    heading: 'Light, power, and nobody kept waiting',
    intro: 'Repairs today, installations next week, one price told beforehand.',
    actions: { book: 'Book a visit', link: { label: 'What we do', href: '/' } },
  },
  tone: 'own',
  Component(props) {
    const { block, site, design } = props;
    const card = block.card && <TitleCard card={block.card} site={site} />;
    if (block.look !== 'dark')
      return (
        <header className="page-title">
          <div className={card ? 'wrap with-card' : 'wrap'}>
            <div>
              <TitleWords {...props} />
            </div>
            {card}
          </div>
        </header>
      );
    return (
      <section className="hero page-hero low">
        <Rosette id="h" shape={design.rosette} className="hero-rosette" />
        <div className={card ? 'wrap hero-grid' : 'wrap hero-single'}>
          <div className="hero-words">
            <TitleWords {...props} />
          </div>
          {card}
        </div>
      </section>
    );
  },
});
