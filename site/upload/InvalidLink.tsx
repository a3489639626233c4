import { PageTitle } from '../../renderer/components/PageTitle.tsx';
import { BrowserTitle } from '../../renderer/islands/BrowserTitle.tsx';
import type { IslandProps } from '../../renderer/islands/Island.tsx';
import { PhoneLink } from './PhoneLink.tsx';

const HEADING = 'Invalid Access Link';

/** The portal for a link without a valid client id (docs/product.md, "Upload portal"). */
export function InvalidLink({ facts }: IslandProps) {
  const { name, phone, email } = facts.business;
  return (
    <>
      <BrowserTitle title={`${HEADING} | ${name}`} />
      <PageTitle
        kicker="Secure client portal"
        heading={HEADING}
        lead={
          <>
            This link is invalid or has expired. Please contact your notary for a new secure link,
            by phone or at <a href={`mailto:${email}`}>{email}</a>.
          </>
        }
      >
        <div className="actions">
          <PhoneLink phone={phone} />
        </div>
      </PageTitle>
    </>
  );
}
