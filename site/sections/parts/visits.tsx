import { text } from 'touchdown';
import { z } from 'zod';
import { TextLink } from '../../../renderer/components/actions.tsx';
import { LinkList } from '../../../renderer/components/LinkList.tsx';
import { Payments } from '../../../renderer/components/Payments.tsx';
import { BlockActions } from '../../../renderer/sections/block-actions.tsx';
import { CredentialsPanel } from '../../CredentialsPanel.tsx';
import { Included } from './Included.tsx';
import { LinkRows } from './link-rows.ts';
import { MeetingPlaceTable } from './MeetingPlaceTable.tsx';
import { KINDS, type MeetingPlaceType } from './meeting-place.ts';
import { definePart } from './part.ts';

/** Payment methods: those of `business.payments`, or the shorter list for the visit. */
export const payments = definePart({
  description: 'The ways to pay, from the facts of the business.',
  schema: z.strictObject({
    ways: z.enum(['payments', 'paymentsAtVisit']).meta({
      description:
        'Which list of `business` to show: every way to pay, or the shorter one for visits.',
    }),
    look: z
      .enum(['tags', 'list'])
      .optional()
      .meta({ description: 'In a line (`tags`, default), or one under the other (`list`).' }),
  }),
  Show: ({ block: { ways, look = 'tags' }, site }) => (
    <Payments ways={site.business[ways]} look={look} />
  ),
});

/** What every visit includes. */
export const included = definePart({
  description: 'The list of what belongs to every visit at no extra charge.',
  schema: z.strictObject({
    columns: z
      .int()
      .min(1)
      .max(3)
      .optional()
      .meta({ description: 'Columns on a wide screen, one to three. Default: 1.' }),
  }),
  Show: ({ block }) => <Included columns={(block.columns ?? 1) as 1 | 2 | 3} />,
});

/** Buttons, in the order of the file. */
export const actions = definePart({
  description: 'Buttons to call, book or chat; the first is the main one.',
  schema: z.strictObject({
    call: text('Label of the button that calls.').optional(),
    book: text('Label of the button that books.').optional(),
    chat: text('Label of the button that opens a chat.').optional(),
  }),
  Show: ({ block, site, chatMessage }) => (
    <BlockActions actions={block} site={site} chatMessage={chatMessage} />
  ),
});

/** A button for a text message. */
export const texting = definePart({
  description: 'A button that begins a text message to the phone number.',
  schema: z.strictObject({ label: text('Its label.') }),
  Show: ({ block, site }) => (
    <p className="actions">
      <TextLink phone={site.business.phone} className="button ghost">
        {block.label}
      </TextLink>
    </p>
  ),
});

/** What a company's accounting requires from a vendor. */
export const vendorFile = definePart({
  description: 'The ways to pay and links, beside a certificate with the credentials.',
  schema: z.strictObject({
    links: LinkRows.meta({ description: 'Links below the ways to pay.' }),
  }),
  Show: ({ block, site }) => (
    <div className="vendor-columns">
      <div>
        <Payments ways={site.business.payments} />
        <LinkList site={site} links={block.links} />
      </div>
      <CredentialsPanel site={site} />
    </div>
  ),
});

const kinds = Object.keys(KINDS) as [MeetingPlaceType, ...MeetingPlaceType[]];

/** Public meeting places with their addresses. */
export const meetingPlaces = definePart({
  description: 'A table of public places to meet at, with their addresses.',
  schema: z.strictObject({
    caption: text('What the table shows.'),
    places: z
      .array(
        z.strictObject({
          name: text('Name of the place.'),
          type: z
            .enum(kinds)
            .meta({ description: 'Kind of place, shown with its icon in the last column.' }),
          address: text('Its address.'),
        }),
      )
      .min(1)
      .meta({ description: 'The places, one a row.' }),
  }),
  Show: ({ block }) => <MeetingPlaceTable caption={block.caption} places={block.places} />,
});
