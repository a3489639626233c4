import { GroupedLists, type ListGroup } from '../../renderer/components/GroupedLists.tsx';
import { Section } from '../../renderer/components/Section.tsx';

const CALLERS: readonly ListGroup[] = [
  {
    title: 'Those who cannot leave',
    items: [
      'A patient the night before surgery',
      'A grandmother in assisted living',
      'A parent home with a newborn',
    ],
  },
  {
    title: 'Those who cannot get away',
    items: [
      'A driller on fourteen days straight',
      'A nurse between two shifts',
      'A salesman with a buyer on the lot',
    ],
  },
  {
    title: 'Those who are many',
    items: [
      'Five heirs and one kitchen table',
      'A board that meets after supper',
      'A buyer and a seller from two towns',
    ],
  },
];

/** Why a notary should be mobile: who calls one. */
export function WhyMobile() {
  return (
    <Section
      tone="sand"
      kicker="Why a mobile notary"
      heading="It is easier to move one notary than everybody else"
      lead="For ink on paper, Texas asks the signer to appear in person. It does not say in whose office. Most of our calls come from three kinds of people."
    >
      <GroupedLists groups={CALLERS} />
    </Section>
  );
}
