import type { PageProps } from '../../renderer/context/page-props.ts';
import { clockTime } from '../../renderer/text/formats.ts';
import { BusinessCard } from '../parts/BusinessCard.tsx';

/** The business card with contact details and service areas. */
export default function CardPage({ site }: PageProps) {
  const { business, area } = site;
  const { opens, closes } = business.hours.regular;
  return (
    <BusinessCard site={site} line={business.serving}>
      <dl>
        <div>
          <dt>Email</dt>
          <dd>
            <a href={`mailto:${business.email}`}>{business.email}</a>
          </dd>
        </div>
        <div>
          <dt>Hours</dt>
          <dd>
            {clockTime(opens)} to {clockTime(closes)}, emergencies 24/7
          </dd>
        </div>
        <div>
          <dt>Every day</dt>
          <dd>{area.primary.map(({ name }) => name).join(', ')}</dd>
        </div>
        <div>
          <dt>By appointment</dt>
          <dd>{area.extended.map(({ name }) => name).join(', ')}</dd>
        </div>
      </dl>
      <p>
        <a href="/card-services">Services and prices</a>
      </p>
    </BusinessCard>
  );
}
