import { IconRows } from '../../../renderer/components/IconRows.tsx';
import { Section } from '../../../renderer/components/Section.tsx';

/** Ways to sign for a patient whose hand, eye, tongue or wallet does not cooperate. */
export function NoFirmHand() {
  return (
    <Section
      tone="deep"
      kicker="When the body will not"
      heading="A weak hand is no reason to give up"
    >
      <IconRows
        columns={2}
        rows={[
          {
            icon: 'pen-line',
            title: 'A shaky line or a mark',
            text: 'A signature need not be legible. An X, made on purpose, will do; tell us beforehand so that someone can attest it.',
          },
          {
            icon: 'hand',
            title: 'A hand that cannot hold a pen',
            text: 'Texas lets a notary sign for a person physically unable to, at that person’s direction and before a witness with no interest in the paper.',
          },
          {
            icon: 'eye',
            title: 'Eyes that cannot read it',
            text: 'Someone reads the whole page aloud in our presence, slowly, before we ask whether it says what is wanted.',
          },
          {
            icon: 'id-card',
            title: 'An ID that ran out years ago',
            text: 'For elderly patients an expired ID is said to be acceptable. Failing that, the law asks for a credible witness whom the notary knows personally; a relative or nurse we meet that day cannot be the one. Ask us before you search the house.',
          },
        ]}
      />
    </Section>
  );
}
