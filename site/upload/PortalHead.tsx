import { PageTitle } from '../../renderer/components/PageTitle.tsx';
import { PhoneLink } from './PhoneLink.tsx';

interface PortalHeadProps {
  phone: string;
  clientId: string;
}

/** The portal's own header: whose link it is, what it is for, and whom to call. */
export function PortalHead({ phone, clientId }: PortalHeadProps) {
  return (
    <PageTitle
      kicker="Secure client portal"
      heading="Send your documents ahead"
      lead={
        <>
          This link is yours alone, client <strong>{clientId}</strong>. Photos or scans are enough:
          your notary reads them before the visit, so that nothing is missing at the table.
        </>
      }
    >
      <div className="actions">
        <PhoneLink phone={phone} />
      </div>
    </PageTitle>
  );
}
