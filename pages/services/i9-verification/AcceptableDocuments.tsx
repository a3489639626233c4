import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import { Section } from '../../../renderer/components/Section.tsx';

const LISTS = [
  [
    'List\u00a0A',
    'Identity and employment authorization',
    'U.S. passport or passport card, permanent resident card, employment authorization card with photo',
    'One document, nothing else',
  ],
  [
    'List\u00a0B',
    'Identity',
    'Driver’s license or state ID card, school ID with photo, voter registration card, military card',
    'One, together with one of list C',
  ],
  [
    'List\u00a0C',
    'Employment authorization',
    'Unrestricted Social Security card, certified birth certificate with its seal, Native American tribal document',
    'One, together with one of list B',
  ],
] as const;

/** The three lists of the form, with the documents that turn up most in practice. */
export function AcceptableDocuments() {
  return (
    <Section
      tone="sand"
      kicker="On the table"
      heading="The employee picks: one from A, or one each from B and C"
      lead="Neither you nor we may ask for a particular document, or for more than the lists require. What we see has to be the original and in date; the form’s instructions say when a receipt will do."
    >
      <RuledTable
        caption="Documents seen most often"
        heads={['List', 'Shows', 'For example', 'How many']}
        rows={LISTS}
        amounts={false}
      />
    </Section>
  );
}
