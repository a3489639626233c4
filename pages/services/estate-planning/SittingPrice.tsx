import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';
import { usd } from '../../../renderer/text/formats.ts';

function examples({ fees }: Site) {
  const sitting = (signatures: number) =>
    usd(
      Math.max(
        fees.minimum,
        fees.travel + fees.firstSignature + (signatures - 1) * fees.additionalSignature,
      ),
    );
  return [
    { signed: 'A durable power of attorney', signatures: 1 },
    { signed: 'A self-proving affidavit: you and two witnesses', signatures: 3 },
    { signed: 'One person’s plan: affidavit, both powers, directive, trust', signatures: 7 },
    { signed: 'The same for a married couple', signatures: 14 },
  ].map(({ signed, signatures }) => [signed, signatures, sitting(signatures)]);
}

/** The standard prices, worked out for whole sittings (docs/product.md, "Prices"). */
export function SittingPrice({ site }: { site: Site }) {
  const { fees } = site;
  return (
    <Section
      tone="deep"
      kicker="Worked out"
      heading="What a sitting comes to"
      lead={`${usd(fees.travel)} for the drive, ${usd(fees.firstSignature)} for the first notarized signature, ${usd(fees.additionalSignature)} for each one more. Witnesses’ signatures on the affidavit are counted, since they swear as well.`}
    >
      <RuledTable
        caption="By day, near Midland or Odessa, with your own witnesses"
        heads={['What is signed', 'Signatures', 'In all']}
        rows={examples(site)}
      />
      <p className="fee-note">
        A sitting that runs past its time adds {usd(fees.extendedAppointment)} for each half hour.
        Reading the papers through beforehand is the cheapest half hour of all. A transfer on death
        deed signed on its own is a real estate visit: {usd(fees.flatTravel)} flat for the drive,{' '}
        {usd(fees.flatTravel + fees.firstSignature)} in all.
      </p>
    </Section>
  );
}
