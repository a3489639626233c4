import type { ReadingSection } from '../../../renderer/components/ReadingSections.tsx';
import { Specimen } from './Specimen.tsx';

const VENUE = ['State of Texas', 'County of ____________'];
const OFFICER = ['(Signature of officer)', '(Title of officer)', 'My commission expires: ________'];

/** What Texas certificates say, in the wording of the code and of common practice. */
export const CERTIFICATES: ReadingSection = {
  id: 'certificate-wording',
  heading: 'What a Texas certificate says',
  body: (
    <>
      <p>
        Most papers end in one of a few certificates. The short forms of acknowledgment stand in
        section 121.008 of the Civil Practice and Remedies Code; this is the one for a person who
        signs for themselves.
      </p>
      <Specimen
        title="short-form acknowledgment, natural person"
        lines={[
          ...VENUE,
          'This instrument was acknowledged before me on (date) by (name or names of person or persons acknowledging).',
          ...OFFICER,
        ]}
      />
      <p>
        It says nothing about truth. The signer has appeared, been identified and admitted the
        signature, and that is all. An agent under a power of attorney gets a form of their own.
      </p>
      <Specimen
        title="short-form acknowledgment, attorney-in-fact"
        lines={[
          ...VENUE,
          'This instrument was acknowledged before me on (date) by (name of attorney-in-fact) as attorney-in-fact on behalf of (name of principal).',
          ...OFFICER,
        ]}
      />
      <p>
        An affidavit ends in a jurat. The statutes define the affidavit and leave the words of its
        jurat to practice, and practice in Texas is short.
      </p>
      <Specimen
        title="jurat"
        lines={[
          ...VENUE,
          'Sworn to and subscribed before me on the ____ day of ____________, 20__, by (name of person making statement).',
          '(Seal)',
          '(Signature of notary public)',
        ]}
      />
      <p>
        “Sworn to” and “acknowledged” are different promises. One cannot be put in place of the
        other because the line happens to be free, and a loose certificate stapled to a paper it
        does not name helps nobody.
      </p>
    </>
  ),
};
