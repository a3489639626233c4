import type { ReactNode } from 'react';
import { z } from 'zod';
import { LinkTarget } from '../../schemas/link-target.ts';
import { text } from '../../schemas/text.ts';
import { CallLink, ChatLink } from '../components/actions.tsx';
import { MainAction } from '../components/MainAction.tsx';
import type { SectionProps } from './section-props.ts';

/** Buttons of a block, with their labels. */
export const Actions = z
  .strictObject({
    book: text(
      'Label of the main button: it books if the site has a booking form, and otherwise leads to `navigation.action`, calls or writes.',
    ).optional(),
    call: text('Label of the call button; shown only with `business.phone`.').optional(),
    chat: text('Label of the chat button; shown only with `business.whatsapp`.').optional(),
    link: z
      .strictObject({ label: text('Label of the button.'), href: LinkTarget })
      .optional()
      .meta({ description: 'A button that leads to a page.' }),
  })
  .meta({ description: 'Buttons, shown in this order; each is optional.' });

type Actions = z.output<typeof Actions>;

interface BlockActionProps extends Pick<SectionProps<unknown>, 'site' | 'chatMessage'> {
  actions: Actions;
}

interface ButtonProps extends BlockActionProps {
  name: keyof Actions;
  className: string;
}

function ActionButton({ name, className, actions, site, chatMessage }: ButtonProps): ReactNode {
  const { phone, whatsapp } = site.business;
  switch (name) {
    case 'book':
      return <MainAction site={site} label={actions.book} className={className} />;
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
          <ChatLink className={className} number={whatsapp} message={chatMessage}>
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

/** The buttons of a block, the first as the primary one. */
export function BlockActions({ actions, site, chatMessage }: BlockActionProps): ReactNode {
  const names = Object.keys(actions) as (keyof Actions)[];
  if (names.length === 0) return null;
  return (
    <div className="actions">
      {names.map((name, index) => (
        <ActionButton
          key={name}
          name={name}
          className={index === 0 ? 'button primary' : 'button ghost'}
          actions={actions}
          site={site}
          chatMessage={chatMessage}
        />
      ))}
    </div>
  );
}
