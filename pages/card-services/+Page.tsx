import type { PageProps } from '../../renderer/context/page-props.ts';
import { usd } from '../../renderer/text/formats.ts';
import { SERVICES } from '../index/home-services.ts';
import { BusinessCard } from '../parts/BusinessCard.tsx';

/** The business card with services and prices. */
export default function CardServicesPage({ site }: PageProps) {
  const { fees } = site;
  return (
    <BusinessCard
      site={site}
      line={`${usd(fees.travel)} travel, ${usd(fees.firstSignature)} first signature, ${usd(fees.additionalSignature)} each additional`}
    >
      <ul className="card-services">
        {SERVICES.map(({ title, href }) => (
          <li key={title}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
      <p>
        <a href="/card">Contact and areas</a>
      </p>
    </BusinessCard>
  );
}
