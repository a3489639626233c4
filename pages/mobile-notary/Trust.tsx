import { MarkedList } from '../../renderer/components/MarkedList.tsx';
import type { Site } from '../../renderer/context/site.ts';
import { CredentialsPanel } from '../../site/CredentialsPanel.tsx';

/**
 * Why to trust the notary; this section shows the second commission number (docs/product.md, "Readings that differ").
 */
export function Trust({ site }: { site: Site }) {
  const { figures, credentials } = site;
  return (
    <section className="section sand trust-section">
      <div className="wrap">
        <div>
          <p className="kicker">Before you open the door</p>
          <h2>A name, a number, and an insurer behind both</h2>
          <p className="lead">
            Anyone can buy a rubber stamp. A commission can be looked up with the Secretary of
            State, and {credentials.insurance} of errors and omissions cover stands behind every
            certificate we complete.
          </p>
          <MarkedList
            items={[
              `${figures.documents} documents notarized, ${figures.accuracy} accepted the first time`,
              'Journal entry for every act, kept as Texas law asks',
              'Documents are never photographed without your word, never left in the truck',
              'A receipt for your taxes before we leave',
            ]}
          />
        </div>
        <CredentialsPanel site={site} reading="commissionNumberTrust" />
      </div>
    </section>
  );
}
