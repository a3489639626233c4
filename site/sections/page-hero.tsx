import { defineSection, Rosette, text } from 'touchdown';
import { z } from 'zod';
import { CallLink, ChatLink } from '../../renderer/components/actions.tsx';
import { PageHero } from '../../renderer/components/PageHero.tsx';
import type { SectionProps } from '../../renderer/sections/section-props.ts';
import { Certificate } from '../prices/FeeCertificate.tsx';
import * as silhouettes from '../themes/silhouettes.ts';
import * as towns from '../themes/town-silhouettes.ts';
import { CertificateCard } from './heroes/CertificateCard.tsx';
import { Jurat } from './heroes/Jurat.tsx';
import { RoadSign } from './heroes/RoadSign.tsx';
import { TablePlan } from './heroes/TablePlan.tsx';

const HORIZONS = {
  basin: silhouettes.BASIN,
  bedside: silhouettes.BEDSIDE,
  highway: silhouettes.HIGHWAY,
  'lease-road': silhouettes.LEASE_ROAD,
  porch: silhouettes.PORCH,
  'quiet-room': silhouettes.QUIET_ROOM,
  'table-lamp': silhouettes.TABLE_LAMP,
  midland: towns.MIDLAND,
  odessa: towns.ODESSA,
  stanton: towns.STANTON,
} as const;

const horizonNames = Object.keys(HORIZONS) as [keyof typeof HORIZONS];

const Aside = z
  .strictObject({
    prices: text('Heading of the certificate with the prices of the page.').optional(),
    distances: text('Heading of the road sign with the miles from Stanton.').optional(),
    drawing: z.enum(['jurat', 'table-plan']).optional().meta({
      description:
        'A drawing: the wording of a sworn statement (`jurat`), or who sits where when a will is signed (`table-plan`).',
    }),
    certificate: z
      .strictObject({
        heading: text('Heading of the certificate.'),
        sealed: z
          .boolean()
          .optional()
          .meta({ description: 'Whether it bears the seal. Default: true.' }),
        rows: z
          .array(z.strictObject({ name: text('What it is about.'), value: text('What holds.') }))
          .min(2)
          .meta({ description: 'Two lines or more, each with a term and its value.' }),
        note: text('The line under it.').optional(),
      })
      .optional()
      .meta({
        description: 'A certificate with lines of your own, such as who is needed in the room.',
      }),
  })
  .meta({ description: 'What stands beside the words on wide screens: one of these.' });

const Hero = z.strictObject({
  kicker: text('A few words over the heading.'),
  heading: text('The page’s only first-level heading.'),
  lead: text('A sentence or two under it.'),
  book: text('Label of the booking button.').optional(),
  call: text('Label of a call button in its place, for a page that is urgent.').optional(),
  chat: z
    .strictObject({
      label: text('Label of the chat button.'),
      message: text('What it begins with.'),
    })
    .optional()
    .meta({ description: 'The second button beside `call`: it opens a chat.' }),
  rosette: Rosette,
  horizon: z.enum(horizonNames).optional().meta({ description: 'Silhouette at the foot.' }),
  aside: Aside.optional(),
});

type Block = z.output<typeof Hero>;

function HeroAside({ block, page, site }: SectionProps<Block>) {
  const { prices, distances, drawing, certificate } = block.aside ?? {};
  if (prices !== undefined) return <Certificate page={page} site={site} heading={prices} />;
  if (distances !== undefined)
    return <RoadSign heading={distances} distances={site.area.fromStanton} />;
  if (drawing !== undefined) return drawing === 'jurat' ? <Jurat /> : <TablePlan />;
  const { sealed = true, ...card } = certificate ?? { heading: '', rows: [] };
  return <CertificateCard {...card} sealed={sealed} />;
}

function Actions({ block, site }: SectionProps<Block>) {
  const { phone, whatsapp } = site.business;
  return (
    <>
      <CallLink phone={phone} className="button primary">
        {block.call}
      </CallLink>
      {block.chat && (
        <ChatLink number={whatsapp} message={block.chat.message}>
          {block.chat.label}
        </ChatLink>
      )}
    </>
  );
}

/** The hero of a page under a night sky. */
export const pageHero = defineSection({
  name: 'page-hero',
  description:
    'The first screen of a page under a night sky: what it is about, and two ways to act.',
  schema: Hero,
  sample: {
    kicker: 'Notary services',
    heading: 'Whatever the paper is, the notary comes to it',
    lead: 'Find yours, see what it takes, and have it done where you are.',
    rosette: { rx: 430, ry: 300, folds: [2, 3, 3] },
    horizon: 'highway',
  },
  tone: 'own',
  isTitle: true,
  Component(props) {
    const { kicker, heading, lead, book, call, rosette, horizon, aside } = props.block;
    return (
      <PageHero
        site={props.site}
        kicker={kicker}
        heading={heading}
        lead={lead}
        rosette={rosette}
        {...(book === undefined ? {} : { book })}
        {...(call === undefined ? {} : { actions: <Actions {...props} /> })}
        {...(horizon === undefined ? {} : { horizon: HORIZONS[horizon] })}
        {...(aside === undefined ? {} : { aside: <HeroAside {...props} /> })}
      />
    );
  },
});
