import { Notice } from '../../../renderer/components/Notice.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';
import { usd } from '../../../renderer/text/formats.ts';
import { TermRows } from '../TermRows.tsx';

/** What must be known before booking (docs/product.md, "Readings that differ"). */
export function ImportantInformation({ site }: { site: Site }) {
  const { fees, timeBands } = site;
  const rows = [
    {
      term: 'Travel',
      text: `${usd(fees.flatTravel)} flat for the base trip. One travel fee per visit, no matter how many owners or papers are at the table. An affidavit or power of attorney signed without a deed is an ordinary visit, with ${usd(fees.travel)} for the drive.`,
    },
    {
      term: 'Signatures',
      text: `${usd(fees.firstSignature)} for the first and ${usd(fees.additionalSignature)} for every additional one.`,
    },
    {
      term: 'After hours',
      text: `From ${timeBands.realEstate.afterHours} extra fees apply. You are told the amount on the phone, before the appointment is set.`,
    },
    {
      term: 'Originals',
      text: 'A deed is signed on the original sheet. A photocopy or a printed photo of one cannot take a seal.',
    },
    {
      term: 'Choice of deed',
      text: 'Which deed fits your case, and what it costs you in tax, are questions for your attorney. We cannot answer them.',
    },
  ];
  return (
    <Section
      tone="deep"
      layout="split"
      kicker="Before you book"
      heading="Important information"
      lead="Fees, hours and limits for property papers, so that nothing on the day is news."
    >
      <Notice heading="No loan signings">
        We are not certified for them. If a mortgage, refinance or home-equity package is part of
        your closing, the lender will name a signing agent; we can still notarize the papers around
        it that no lender sent.
      </Notice>
      <TermRows rows={rows} />
    </Section>
  );
}
