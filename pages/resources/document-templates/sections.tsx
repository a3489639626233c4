import { MarkedList } from '../../../renderer/components/MarkedList.tsx';
import { Notice } from '../../../renderer/components/Notice.tsx';
import type { ReadingSection } from '../../../renderer/components/ReadingSections.tsx';
import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import type { Site } from '../../../renderer/context/site.ts';

const SOURCES_OF_FORMS: ReadingSection = {
  id: 'where-forms-come-from',
  heading: 'Where good forms come from',
  body: (
    <>
      <p>
        The best template is the one the receiving office publishes itself. It has the fields the
        clerk will look for, it is free, and nobody at the counter will argue with it. A form from a
        search result may be a fine form for Ohio.
      </p>
      <RuledTable
        caption="The paper and its official home"
        heads={['You need', 'Look first at']}
        amounts={false}
        rows={[
          ['Durable power of attorney', 'Estates Code, chapter 752, where the form is printed'],
          ['Medical power of attorney, directive to physicians', 'Texas Health and Human Services'],
          [
            'Vehicle title, heirship or gift papers',
            'TxDMV; for the gift affidavit the Comptroller',
          ],
          [
            'Divorce or custody papers without an attorney',
            'The Texas courts’ approved forms and your district clerk',
          ],
          ['Transfer on death deed, small estate affidavit', 'The State Law Library’s form index'],
          ['Authorization for a relative to care for a child', 'The state agency that accepts it'],
          ['Deed, easement, mineral lease', 'A Texas attorney; land deserves no template'],
        ]}
      />
      <p>
        Banks, pension funds and insurers often insist on their own paper. One call before you fill
        in the wrong eight pages is well spent.
      </p>
    </>
  ),
};

const CHECKING: ReadingSection = {
  id: 'check-a-template',
  heading: 'How to check a template somebody sent you',
  body: (
    <>
      <MarkedList
        items={[
          'It names Texas, and cites a Texas code if it cites any.',
          'It carries a revision date, and the publishing office shows the same one today.',
          'Every blank means something to you. Leave none to be guessed at.',
          'Pages are numbered “of” a total, so that a missing one is noticed.',
          'There is a line for each signer, with the name typed under it.',
          'A certificate stands beneath the signatures, with space for a seal.',
        ]}
      />
      <p>And put it aside if you see any of these.</p>
      <MarkedList
        mark="no"
        items={[
          'A certificate that already has a date or a county in it.',
          '“State of California” in the fine print of the acknowledgment.',
          'A seal printed on the form itself.',
          'A promise that it is valid in all fifty states.',
          'A price for something the state gives away.',
        ]}
      />
    </>
  ),
};

function fillingIn({ business }: Site): ReadingSection {
  return {
    id: 'filling-in',
    heading: 'Filling it in without spoiling it',
    body: (
      <>
        <p>
          Type if the form allows it. By hand, use black or dark blue ink and print. Write names as
          they stand on the signers’ IDs, and dates with the month as a word, so that nobody reads
          the fourth of May as the fifth of April.
        </p>
        <p>
          Corrections depend on the paper. On an affidavit a word may be struck and initialed before
          the oath. A vehicle title or a recorded deed forgives nothing, and a fresh page is the
          only clean way. Keep the certificate free of your own ink: it is the one part of the page
          that belongs to the notary.
        </p>
        <Notice heading="We cannot fill it in for you">
          <p>
            A notary who is no lawyer may neither draft your words nor tell you which form fits. If
            you are unsure what the certificate is for, write to {business.email} and we tell you
            what each kind is; which one your paper needs, its recipient decides.
          </p>
        </Notice>
      </>
    ),
  };
}

const PACKAGE: ReadingSection = {
  id: 'what-to-keep-together',
  heading: 'What to keep together',
  body: (
    <p>
      A form rarely travels alone. Attach every exhibit it mentions before the signing, since a page
      added later was not part of what the notary saw. Put the email or letter that asks for the
      paper on top: it says who receives it, by when and in how many originals. Print one spare set,
      unsigned, for the coffee that always finds the table.
    </p>
  ),
};

/** The first sections of the guide; the sample certificates follow. */
export function templateSections(site: Site): ReadingSection[] {
  return [SOURCES_OF_FORMS, CHECKING, fillingIn(site), PACKAGE];
}
