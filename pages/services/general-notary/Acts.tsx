import { Section } from '../../../renderer/components/Section.tsx';
import { TermRows } from '../TermRows.tsx';

interface Act {
  name: string;
  words: string;
  text: string;
}

const ACTS: readonly Act[] = [
  {
    name: 'Acknowledgment',
    words: '“This instrument was acknowledged before me …”',
    text: 'You say that the signature is yours and that you meant it.',
  },
  {
    name: 'Jurat',
    words: '“Sworn to and subscribed before me …”',
    text: 'You swear or affirm that the text is true, then sign in front of us.',
  },
  {
    name: 'Oath or affirmation',
    words: 'Often no wording at all',
    text: 'You raise your hand and promise: for an office, a testimony, a membership.',
  },
  {
    name: 'Copy certification',
    words: '“This is a true and correct copy …”',
    text: 'We compare a copy with an original that no public office keeps on record.',
  },
];

function rows() {
  return ACTS.map(({ name, words, text }) => ({
    term: name,
    text: (
      <>
        <b>{words}</b>
        {text}
      </>
    ),
  }));
}

/** What a notary does with a form, so that a caller can say which one theirs asks for. */
export function Acts() {
  return (
    <Section
      tone="deep"
      layout="split"
      kicker="Read the last paragraph"
      heading="What your form is asking for"
      lead="The wording at the end tells. If it has none, whoever wants the paper must say which it should carry; that choice may not be ours."
    >
      <TermRows rows={rows()} />
    </Section>
  );
}
