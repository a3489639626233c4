import { MarkedList } from '../../../renderer/components/MarkedList.tsx';
import { Notice } from '../../../renderer/components/Notice.tsx';
import type { ReadingSection } from '../../../renderer/components/ReadingSections.tsx';
import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import type { Site } from '../../../renderer/context/site.ts';
import { usd } from '../../../renderer/text/formats.ts';

const CONDITIONS: ReadingSection = {
  id: 'four-conditions',
  heading: 'Four conditions, all of them',
  body: (
    <>
      <p>
        A notary public is an officer of the state whose work is narrow: to see who signs, and to
        certify it. The notary does not vouch for what the paper says. Before any seal goes on in
        Texas, four things have to be true at the same moment, in the same room.
      </p>
      <MarkedList
        items={[
          'The signer is present in person. A phone call, a text or a relative’s word is no presence.',
          'The notary knows who the signer is, by one of the three ways below.',
          'The signer understands what the paper does and is willing to sign it.',
          'The paper is finished: every page there, every blank filled or struck, and a certificate for the notary to complete.',
        ]}
      />
      <p>
        If one fails, a careful notary stops, and should say which one it was. Most failures can be
        repaired on the same day: a wallet is fetched, a missing page is printed, or a visit moves
        to the hour when the medication has worn off.
      </p>
      <p>
        Texas also commissions online notaries, who meet signers by video under rules of their own.
        We hold no such commission and come to you instead.
      </p>
    </>
  ),
};

const IDENTIFICATION: ReadingSection = {
  id: 'identification',
  heading: 'Three ways to know a signer',
  body: (
    <>
      <p>
        Section 121.005 of the Civil Practice and Remedies Code says what counts as satisfactory
        evidence when the notary does not know the signer personally. The list is short, and a
        utility bill or a Social Security card is not on it.
      </p>
      <RuledTable
        caption="What proves identity"
        heads={['Way', 'What it takes']}
        amounts={false}
        rows={[
          [
            'Photo ID',
            'A current card or document of the federal government or of any state, with photograph and signature. A Texas driver license, state ID, US passport and military ID are the usual ones.',
          ],
          [
            'Credible witness',
            'A person whom the notary knows personally, who knows the signer and swears to it. A cousin whom the notary meets for the first time that day does not qualify.',
          ],
          [
            'Personal knowledge',
            'The notary has known the signer long enough to be certain without any paper.',
          ],
        ]}
      />
      <p>
        For a deed or another instrument about residential real estate, a current foreign passport
        is accepted too. We ask for a card with photo, signature and description, because the
        description helps when the photograph is ten years older than the face.
      </p>
      <Notice heading="Name on the paper, name on the card">
        Compare them tonight. A maiden name, a missing “Jr.” or a second surname that stands on only
        one of the two should be settled with whoever prepared the paper, before the visit.
      </Notice>
    </>
  ),
};

const ACTS: ReadingSection = {
  id: 'acts',
  heading: 'Acknowledgment, oath and the other acts',
  body: (
    <>
      <p>
        “Notarize” is no single act. The words printed under the signature line decide what the
        notary does, and whether the signature may already be on the page.
      </p>
      <RuledTable
        caption="Common acts of a Texas notary"
        heads={['Act', 'What the signer does', 'When the signature is made']}
        amounts={false}
        rows={[
          [
            'Acknowledgment',
            'Appears and states that the paper was signed for the purposes in it',
            'Before the visit or during it',
          ],
          [
            'Jurat (affidavit)',
            'Swears or affirms that the contents are true',
            'Only in front of the notary',
          ],
          ['Oath or affirmation', 'Answers aloud; there may be no paper at all', 'Not needed'],
          [
            'Proof by a witness',
            'A subscribing witness swears to having seen or heard the signing',
            'Before the visit',
          ],
        ]}
      />
      <p>
        The notary may not pick the certificate for you. If the page has none, the attorney, agency
        or company that wants the paper has to say which it needs. An oath and an affirmation weigh
        the same; a signer who does not wish to swear may affirm.
      </p>
    </>
  ),
};

const RECORD: ReadingSection = {
  id: 'record-and-seal',
  heading: 'The seal and the record book',
  body: (
    <>
      <p>
        The seal shows the notary’s name, the words “Notary Public, State of Texas” around a
        five-pointed star, the notary’s ID number and the day the commission ends. It has to print
        dark enough to be photographed, so a faint stamp is a real defect, and so is one that covers
        the wording.
      </p>
      <p>
        Every act is entered in a record book: the date, the kind of paper, the signer’s name and
        residence, and how identity was shown. Entries are public information. That is why the
        number of your license does not belong in them, and why a good notary does not write it
        down.
      </p>
    </>
  ),
};

function refusals(site: Site): ReadingSection {
  const { fees } = site;
  return {
    id: 'refusals',
    heading: 'What a Texas notary has to refuse',
    body: (
      <>
        <MarkedList
          mark="no"
          items={[
            'A signer who is somewhere else, whatever the reason.',
            'A signer who cannot say what the paper is for, or who is being pushed.',
            'A page with blanks that someone means to fill in later.',
            'Birth, marriage and death certificates and divorce decrees: the office that keeps the record issues certified copies.',
            'Advice on which form to use, what a clause means, or whether to sign.',
            'A paper from which the notary stands to gain.',
          ]}
        />
        <h3>And what the act may cost</h3>
        <p>
          The state caps the charge for each kind of act, and a notary must be able to show it on a
          receipt. Ours is {usd(fees.firstSignature)} for the first signature and{' '}
          {usd(fees.additionalSignature)} for each after it. The drive is a separate item, agreed
          before anybody leaves; nobody has to accept travel who would rather come to a counter.
        </p>
      </>
    ),
  };
}

/** The text of the guide. */
export function requirementSections(site: Site): ReadingSection[] {
  return [CONDITIONS, IDENTIFICATION, ACTS, RECORD, refusals(site)];
}
