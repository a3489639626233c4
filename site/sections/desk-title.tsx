import { defineSection, text } from 'touchdown';
import { z } from 'zod';
import { BookLink, CallLink } from '../../renderer/components/actions.tsx';
import { PageTitle } from '../../renderer/components/PageTitle.tsx';

const Figure = z.strictObject({ figure: text('The figure.'), text: text('What it stands for.') });

/** The header of a page for offices: on paper, starting with the figures that matter to whoever pays for a visit. */
export const deskTitle = defineSection({
  name: 'desk-title',
  description: 'The heading of a page on paper, with figures under it, such as what a visit costs.',
  schema: z.strictObject({
    kicker: text('A few words over the heading.'),
    heading: text('The page’s only first-level heading.'),
    lead: text('A sentence or two under it.'),
    book: text('Label of the booking button. The other one has the phone number.'),
    figures: z.array(Figure).length(4).meta({ description: 'Four figures, each with its words.' }),
  }),
  sample: {
    kicker: 'For offices',
    heading: 'The signer stays at work',
    lead: 'One visit to your conference table, and the whole stack is sealed.',
    book: 'Book an office visit',
    figures: [
      { figure: '{fees.minimum}', text: 'for a visit with one signature' },
      { figure: '{fees.additionalSignature}', text: 'for every signature after the first' },
      { figure: '{response.urgentHours}', text: 'until we are there when it is urgent' },
      { figure: '{credentials.insurance}', text: 'of errors and omissions insurance' },
    ],
  },
  tone: 'own',
  isTitle: true,
  Component({ block: { kicker, heading, lead, book, figures }, site }) {
    const { phone } = site.business;
    return (
      <PageTitle kicker={kicker} heading={heading} lead={lead}>
        <div className="actions">
          <BookLink site={site}>{book}</BookLink>
          <CallLink phone={phone}>{phone}</CallLink>
        </div>
        <dl className="visit-facts">
          {figures.map(({ figure, text: words }) => (
            <div key={words}>
              <dt>{words}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </PageTitle>
    );
  },
});
