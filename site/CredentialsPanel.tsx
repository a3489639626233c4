import type { Site } from '../renderer/context/site.ts';
import { monthAndYear } from '../renderer/text/formats.ts';
import { Seal } from './Seal.tsx';

interface CredentialsPanelProps {
  site: Site;
  /**
   * One trust section of the site shows a different number (docs/product.md, "Readings that differ"); both readings are
   * kept.
   */
  reading?: 'commissionNumber' | 'commissionNumberTrust';
}

/** Commission, bond and insurance, styled like a certificate. */
export function CredentialsPanel({ site, reading = 'commissionNumber' }: CredentialsPanelProps) {
  const { credentials, business } = site;
  const rows = [
    ['Notary public', business.founder],
    ['Commission number', credentials[reading]],
    ['Commission county', credentials.commissionCounty],
    ['Valid through', monthAndYear(credentials.commissionExpires)],
    ['E&O insurance', credentials.insurance],
    ['Bonded', 'Yes, as Texas requires'],
    ['Languages', 'English and Spanish'],
  ];
  return (
    <aside className="certificate credentials-panel" aria-labelledby="credentials-heading">
      <Seal className="certificate-seal" />
      <h2 id="credentials-heading">Credentials</h2>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p>Ask to see the commission and a photo ID at the door. You should.</p>
    </aside>
  );
}
