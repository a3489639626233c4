import { BookLink, CallLink } from '../../../renderer/components/actions.tsx';
import { ClosingBand } from '../../../renderer/components/ClosingBand.tsx';
import { PageTitle } from '../../../renderer/components/PageTitle.tsx';
import type { PageProps } from '../../../renderer/context/page-props.ts';
import { CompanyPapers } from './CompanyPapers.tsx';
import { FieldSites } from './FieldSites.tsx';
import { SignerCapacity } from './SignerCapacity.tsx';
import { StackPrices } from './StackPrices.tsx';
import { StandingVisits } from './StandingVisits.tsx';
import { VendorFile } from './VendorFile.tsx';
import { VisitFacts } from './VisitFacts.tsx';

/** Business Notary. */
export default function BusinessNotaryPage({ site }: PageProps) {
  return (
    <>
      <PageTitle
        kicker="For offices, yards and leases"
        heading="The signer stays at work. The notary clocks in."
        lead="A release due by noon, forty easements from the land department, a lien affidavit whose deadline is Friday: one visit to your conference table or your tailgate, and the whole stack is sealed."
      >
        <div className="actions">
          <BookLink>Book an office visit</BookLink>
          <CallLink phone={site.business.phone}>{site.business.phone}</CallLink>
        </div>
        <VisitFacts site={site} />
      </PageTitle>
      <CompanyPapers />
      <SignerCapacity />
      <StackPrices site={site} />
      <StandingVisits site={site} />
      <FieldSites phone={site.business.phone} />
      <VendorFile site={site} />
      <ClosingBand
        site={site}
        kicker="Accounts payable will like this part"
        heading="A total up front, a receipt after"
        lead="Send the number of documents and signers, and you have the price of the visit before you approve it."
        book="Book an office visit"
        promises={[
          'Insured, with the certificate to show it',
          'Spanish-speaking crews welcome',
          'Scans back on request',
        ]}
        rosette={{ rx: 440, ry: 220, folds: [3, 5] }}
      />
    </>
  );
}
