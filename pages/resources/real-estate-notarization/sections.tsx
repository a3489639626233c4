import { MarkedList } from '../../../renderer/components/MarkedList.tsx';
import { Notice } from '../../../renderer/components/Notice.tsx';
import type { ReadingSection } from '../../../renderer/components/ReadingSections.tsx';
import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import type { Site } from '../../../renderer/context/site.ts';
import { usd } from '../../../renderer/text/formats.ts';

const WHY: ReadingSection = {
  id: 'why-a-seal',
  heading: 'Why the clerk wants a seal',
  body: (
    <>
      <p>
        Between two people, a signed and delivered deed can already bind. Against the rest of the
        world it counts once it stands in the county’s records, and the Property Code lets an
        instrument in only if it was acknowledged, sworn to or proved before an officer. For nearly
        every owner that officer is a notary.
      </p>
      <p>
        The acknowledgment itself is plain. The owner appears, is identified, and states that the
        paper was signed for the purposes in it. The notary does not read for errors, has no opinion
        on the price, and cannot say whether a warranty deed suits you better than a special one.
      </p>
    </>
  ),
};

const PAPERS: ReadingSection = {
  id: 'papers',
  heading: 'Papers we see most in the Basin',
  body: (
    <>
      <RuledTable
        caption="Property papers and their signers"
        heads={['Paper', 'Who appears', 'Act']}
        amounts={false}
        rows={[
          ['Warranty or special warranty deed', 'Every grantor', 'Acknowledgment'],
          ['Gift or quitclaim deed', 'Every grantor', 'Acknowledgment'],
          ['Transfer on death deed', 'The owner', 'Acknowledgment'],
          ['Easement or right of way', 'The landowner', 'Acknowledgment'],
          ['Oil and gas lease, mineral deed', 'Each mineral owner', 'Acknowledgment'],
          ['Release of lien', 'The lienholder', 'Acknowledgment'],
          ['Affidavit of heirship', 'The witnesses who swear to it', 'Oath'],
        ]}
      />
      <p>
        Out here the surface and the minerals often belong to different people. A lease that arrives
        in the mail for a great-aunt’s forty acres in Glasscock County may need the signatures of
        six cousins, and each of them can acknowledge before a notary in their own town. The
        certificates are gathered on copies of one instrument.
      </p>
      <Notice heading="No loan signings">
        We are not certified for loan signings and take none. Texas also requires home equity loans
        to be closed at the office of a lender, an attorney or a title company, so a kitchen table
        would be the wrong place for one.
      </Notice>
    </>
  ),
};

const SIGNERS: ReadingSection = {
  id: 'signers',
  heading: 'Spouses, trustees and people far away',
  body: (
    <>
      <p>
        <b>Spouses.</b> A homestead is protected in Texas even if only one name is on the deed. A
        title company will nearly always want both husband and wife to sign, and the notary
        certifies each by name.
      </p>
      <p>
        <b>Companies and trusts.</b> The person signs as manager, president or trustee, and the
        certificate says so. Bring whatever shows that capacity; the notary identifies the person,
        while the title company checks the office.
      </p>
      <p>
        <b>Agents.</b> An agent signs the owner’s name “by” their own. The durable power that allows
        it is recorded in the same county as the deed, so have its original ready.
      </p>
      <p>
        <b>Foreign nationals.</b> For residential real estate, section 121.005 of the Civil Practice
        and Remedies Code accepts a current foreign passport, which it does not for other papers.
      </p>
    </>
  ),
};

const RECORDABLE: ReadingSection = {
  id: 'ready-to-record',
  heading: 'Check the page before the clerk does',
  body: (
    <>
      <p>
        Clerks send papers back for small things, and a rejected deed costs a week. Hold yours
        against this list while it can still be printed again.
      </p>
      <MarkedList
        items={[
          'The grantee’s mailing address is on it.',
          'Names are typed or printed beneath every signature.',
          'Legal description attached, with every page of the exhibit.',
          'Letter or legal-size paper, type large enough to read from a scan.',
          'For a natural person, the confidentiality notice stands at the top.',
          'The certificate names the county where you sign, not where the land lies.',
          'Room for the seal, clear of the text.',
          'A return address for the recorded original.',
        ]}
      />
      <p>
        The sixth line surprises people. If you sign in Midland for a section in Reagan County, the
        certificate says “County of Midland”, and the deed is recorded in Big Lake.
      </p>
    </>
  ),
};

const HEIRSHIP: ReadingSection = {
  id: 'heirship',
  heading: 'When the owner has died',
  body: (
    <>
      <p>
        Families without a probated will often clear title with an affidavit of heirship. The people
        who swear to it are not the heirs. They are usually two who knew the family for years, can
        tell marriages and children in order, and gain nothing from the estate: a neighbor, a
        retired pastor, the foreman of the old place.
      </p>
      <p>
        They swear, so they sign only in front of the notary. Whether an affidavit is enough or
        probate is the safer road is for an attorney to say; some title companies want it on record
        for years before they rely on it.
      </p>
      <p>
        A transfer on death deed avoids that road, if the owner signs it, has it acknowledged, and
        records it in the county of the land while alive. In a drawer it is worth nothing.
      </p>
    </>
  ),
};

function afterwards({ fees }: Site): ReadingSection {
  return {
    id: 'after-the-signing',
    heading: 'After the signing',
    body: (
      <>
        <p>
          You, your attorney or the title company record the original with the clerk of the county
          where the land lies. We do not file papers for you, and we keep none.
        </p>
        <p>
          Count signatures before you book, because each one certified is charged:{' '}
          {usd(fees.firstSignature)} for the first, {usd(fees.additionalSignature)} for each after
          it, with a flat {usd(fees.flatTravel)} for the drive on real estate visits. A couple
          signing a deed and an affidavit each makes four.
        </p>
      </>
    ),
  };
}

/** The text of the guide. */
export function realEstateSections(site: Site): ReadingSection[] {
  return [WHY, PAPERS, SIGNERS, RECORDABLE, HEIRSHIP, afterwards(site)];
}
