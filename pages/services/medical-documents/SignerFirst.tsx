import { Section } from '../../../renderer/components/Section.tsx';

/**
 * What the notary has to see in the patient before anything is signed (docs/product.md, "Signing
 * rules told to clients").
 */
export function SignerFirst() {
  return (
    <Section
      layout="split"
      kicker="Before the pen"
      heading="The first conversation is with the patient"
    >
      <div className="prose">
        <p>
          Not with the daughter who called, not with the chart. We ask the patient to tell us, in
          ordinary words, what the paper is and whether signing it is what they want. A slow answer
          is an answer. A squeeze of the hand in place of one is not.
        </p>
        <p>
          If we meet confusion, heavy sedation, or somebody in the room who answers first, we stop
          and say so. Often an hour makes the difference: ask the nurse when the next dose is due
          and book us ahead of it. We do not judge medical capacity, and a doctor’s note does not
          replace what we must see for ourselves.
        </p>
        <p>
          Family may stay. We may ask them to step out for a minute, mainly when what is signed puts
          one of them in charge.
        </p>
      </div>
    </Section>
  );
}
