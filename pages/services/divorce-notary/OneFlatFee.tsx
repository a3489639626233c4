import { MarkedList } from '../../../renderer/components/MarkedList.tsx';
import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';
import { usd } from '../../../renderer/text/formats.ts';

function examples({ fees }: Site) {
  const visit = (signatures: number) =>
    usd(fees.flatTravel + fees.firstSignature + (signatures - 1) * fees.additionalSignature);
  return [
    ['A waiver of service, one signature', visit(1)],
    ['A settlement, signed by both spouses', visit(2)],
    ['Settlement, deed and title power: both on the first, one on each of the others', visit(4)],
  ];
}

/** The flat reading of the divorce page (docs/product.md, "Readings that differ"). */
export function OneFlatFee({ site }: { site: Site }) {
  const { fees } = site;
  return (
    <Section
      tone="deep"
      kicker="What it costs"
      heading={`${usd(fees.flatTravel)} to come, whatever the clock says`}
      lead={`Then ${usd(fees.firstSignature)} for the first signature and ${usd(fees.additionalSignature)} for each one after it. The hour and the discretion cost nothing.`}
    >
      <div className="fee-tables">
        <RuledTable
          caption="Three ordinary visits"
          heads={['What is signed', 'In all']}
          rows={examples(site)}
        />
        <MarkedList
          items={[
            'No extra for eight in the evening or a Sunday afternoon',
            'No extra for a place that nobody would think of',
            'No extra for reading everything through once more',
            'Card, cash, check or phone, with a receipt in your name only',
          ]}
        />
      </div>
    </Section>
  );
}
