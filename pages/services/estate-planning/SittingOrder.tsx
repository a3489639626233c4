import { Section } from '../../../renderer/components/Section.tsx';
import { Steps } from '../../../renderer/components/Steps.tsx';

/** How the hour goes. */
export function SittingOrder() {
  return (
    <Section
      layout="split"
      kicker="The hour itself"
      heading="Nobody leaves the table until the last page"
      lead="The order matters more than the speed. A chair that is empty during one signature can cost a will years later."
    >
      <Steps
        direction="down"
        steps={[
          {
            title: 'IDs on the table',
            text: 'Yours and both witnesses’. We write what the notary’s book requires while coffee is poured.',
          },
          {
            title: 'A few plain questions to you',
            text: 'Is this your will, do you know what is in it, are you signing because you want to. You answer, not your children.',
          },
          {
            title: 'You sign, they watch, they sign',
            text: 'Each page that has a line for initials gets them. Then the witnesses, in your presence.',
          },
          {
            title: 'The oath',
            text: 'You and the witnesses swear to the affidavit together, and we complete its certificate.',
          },
          {
            title: 'Trust, deed, powers, directives',
            text: 'The rest follows one by one, and each is counted off your lawyer’s list.',
          },
        ]}
      />
    </Section>
  );
}
