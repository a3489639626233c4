import { Payments } from '../../../renderer/components/Payments.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';
import { clockTime } from '../../../renderer/text/formats.ts';

/**
 * Hours in Midland, the reading that opens later (docs/product.md, "Hours and response"), and ways
 * to pay.
 */
export function MidlandHours({ site }: { site: Site }) {
  const { business, response } = site;
  const { opens, closes } = business.hours.regular;
  return (
    <Section
      layout="split"
      kicker="When, and how to pay"
      heading="Before work, after work, or at two in the morning"
    >
      <dl className="slots">
        <div>
          <dt>Every day</dt>
          <dd>
            <b>
              {clockTime(opens)} to {clockTime(closes)}
            </b>
            Regular hours, weekends included. Messages are answered within {response.contactMinutes}{' '}
            minutes.
          </dd>
        </div>
        <div>
          <dt>Evenings and nights</dt>
          <dd>
            <b>By appointment, and for emergencies 24/7</b>
            Call rather than write; the phone is on when the office towers are dark.
          </dd>
        </div>
        <div>
          <dt>Paying</dt>
          <dd>
            <b>At the visit, with a receipt</b>A company can pay with one check for all its signers.
          </dd>
        </div>
      </dl>
      <Payments ways={business.payments} />
    </Section>
  );
}
