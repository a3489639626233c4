import type { ReactNode } from 'react';
import { CallLink } from '../../renderer/components/actions.tsx';
import { Horizon } from '../../renderer/components/Horizon.tsx';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { Seal } from '../../site/Seal.tsx';
import { BASIN } from '../../site/themes/silhouettes.ts';

interface BusinessCardProps {
  site: SiteConfig;
  /** The line under the founder's name. */
  line: string;
  children: ReactNode;
}

/** A business card under an evening sky, with the phone number as its only button. */
export function BusinessCard({ site, line, children }: BusinessCardProps) {
  const { name, founder, phone } = site.business;
  return (
    <section className="hero card-page">
      <div className="wrap">
        <div className="certificate business-card">
          <Seal className="certificate-seal" />
          <h1>{name}</h1>
          <p className="card-founder">{founder}, notary public, State of Texas</p>
          <p>{line}</p>
          <CallLink phone={phone} className="button primary">
            {phone}
          </CallLink>
          {children}
        </div>
      </div>
      <Horizon drawing={BASIN} />
    </section>
  );
}
