import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import { Section } from '../../../renderer/components/Section.tsx';

/** Columns: the paper, who usually signs it, what is easily overlooked. */
const PAPERS = [
  [
    'Mechanic’s or mineral lien affidavit',
    'The credit manager or owner',
    'Sworn, with a deadline counted in months; property description attached',
  ],
  [
    'Lien waiver or release',
    'Whoever is authorized to collect',
    'Newer statutory forms may need no notary; the payer’s form often does',
  ],
  [
    'Right-of-way, easement, surface use',
    'Landowner and company agent',
    'To be recorded, so exhibits and legal description have to be in',
  ],
  [
    'Oil and gas lease, assignment, ratification',
    'Lessor; attorney-in-fact for the operator',
    'Memorandum and full lease are two documents with two certificates',
  ],
  [
    'Corporate resolution, incumbency certificate',
    'The secretary, a manager, a partner',
    'Title typed as the bank spells it',
  ],
  ['Assumed name certificate', 'Each owner', 'County clerk’s form, every owner acknowledged'],
  [
    'Bid and non-collusion affidavit',
    'An officer of the bidder',
    'Sworn on or before the day the envelope closes',
  ],
  [
    'License and permit application',
    'The applicant in person',
    'The agency’s own certificate wording, not ours',
  ],
  [
    'Fleet title, trailer, equipment transfer',
    'Authorized agent',
    'Proof of authority for the county tax office',
  ],
] as const;

/** What companies have notarized, as a desk reference. */
export function CompanyPapers() {
  return (
    <Section
      kicker="Desk reference"
      heading="What crosses a West Texas desk and asks for a seal"
      lead="If yours is not listed, send a photo of the signature page. The wording under the line tells us which act it is."
    >
      <RuledTable
        caption="Company papers we are asked for most"
        heads={['Paper', 'Usual signer', 'Often overlooked']}
        rows={PAPERS}
        amounts={false}
      />
    </Section>
  );
}
