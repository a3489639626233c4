import { Notice } from '../../../renderer/components/Notice.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import { type Step, Steps } from '../../../renderer/components/Steps.tsx';

const ORDER: readonly Step[] = [
  {
    title: 'The petition is filed',
    text: 'One spouse files the Original Petition for Divorce, and the district clerk stamps it with a date and a cause number.',
  },
  {
    title: 'The other spouse gets a copy',
    text: 'A waiver says that its signer has received the filed petition. Have that copy in hand before you book us.',
  },
  {
    title: 'The waiver is sworn before a notary',
    text: 'Pen on paper, with a mailing address in it. The notary may not be an attorney in the suit, and an unsworn declaration does not take the place of the oath here.',
  },
  {
    title: 'It goes back to the clerk',
    text: 'You or the lawyer file the original. We do not file papers and do not keep them.',
  },
];

/** The order that a waiver of service has to be signed in, as the clerks know it. */
export function WaiverOrder() {
  return (
    <Section
      layout="split"
      kicker="The waiver of service"
      heading="The date on this page matters as much as the name"
      lead="It is the paper we are asked for most, and the one most often signed too early."
    >
      <Steps steps={ORDER} direction="down" />
      <Notice heading="Not before the petition is on file">
        A waiver signed ahead of the petition is usually refused. Some waivers also give up more
        than the visit of a process server. Which one you have, and whether to sign it, is a
        question for your attorney; the dates, for the clerk.
      </Notice>
    </Section>
  );
}
