import { RuledTable } from '../../../renderer/blocks/RuledTable.tsx';
import { Section } from '../../../renderer/blocks/Section.tsx';

const ACTS = [
  [
    'Acknowledgment',
    '“This instrument was acknowledged before me …”',
    'You say that the signature is yours and that you meant it.',
  ],
  [
    'Jurat',
    '“Sworn to and subscribed before me …”',
    'You swear or affirm that the text is true, then sign in front of us.',
  ],
  [
    'Oath or affirmation',
    'Often no certificate at all',
    'You raise your hand and promise: an office, a testimony, a membership.',
  ],
  [
    'Copy certification',
    '“This is a true and correct copy …”',
    'We compare a copy with a paper that no office keeps on record.',
  ],
] as const;

/** What a notary does with a form, so that a caller can say which one theirs asks for. */
export function Acts() {
  return (
    <Section
      tone="deep"
      kicker="Read the last paragraph"
      heading="What your form is asking for"
      lead="The wording at the end tells. If it has none, whoever wants the paper must say which it should carry; that choice may not be ours."
    >
      <RuledTable
        caption="Four things a Texas notary does"
        heads={['Act', 'Words to look for', 'What happens']}
        rows={ACTS}
        amounts={false}
      />
    </Section>
  );
}
