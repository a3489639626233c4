import { MarkedList } from '../../../renderer/components/MarkedList.tsx';
import { Notice } from '../../../renderer/components/Notice.tsx';
import type { ReadingSection } from '../../../renderer/components/ReadingSections.tsx';
import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import { Steps } from '../../../renderer/components/Steps.tsx';
import type { Site } from '../../../renderer/context/site.ts';

const PURPOSE: ReadingSection = {
  id: 'purpose',
  heading: 'One person speaks for another',
  body: (
    <>
      <p>
        The person who gives the power is the principal. The person who receives it is the agent,
        sometimes called attorney-in-fact, and need not be a lawyer. The paper says what the agent
        may do: everything at the bank, one land sale in Ector County, or decisions in a hospital.
      </p>
      <p>
        A power of attorney ends with the principal’s death at the latest. It transfers no
        ownership, it is no will, and it takes nothing away: a principal who can act keeps the right
        to act, and to revoke.
      </p>
    </>
  ),
};

const KINDS: ReadingSection = {
  id: 'kinds',
  heading: 'Kinds you will meet in Texas',
  body: (
    <>
      <RuledTable
        caption="Powers of attorney compared"
        heads={['Kind', 'Used for', 'How it is signed']}
        amounts={false}
        rows={[
          [
            'Durable (financial)',
            'Bank, bills, property, taxes; goes on if the principal loses capacity',
            'Acknowledged before a notary',
          ],
          [
            'Limited or special',
            'One sale, one vehicle, one closing',
            'As the receiving office asks; usually acknowledged',
          ],
          [
            'Medical',
            'Treatment decisions once a physician certifies that the principal cannot make them',
            'Before a notary, or before two qualified witnesses',
          ],
          [
            'Vehicle',
            'Signing a title and its application for the owner',
            'On the state’s own motor vehicle form',
          ],
        ]}
      />
      <p>
        For a durable power the acknowledgment is part of the definition: section 751.0021 of the
        Estates Code lists it together with the words that let it outlast incapacity. A statutory
        form exists, with a line of initials beside each power. Some of those lines, such as the
        power to make gifts or to change who inherits an account, deserve an attorney’s ten minutes
        before anybody initials them.
      </p>
    </>
  ),
};

const CAPACITY: ReadingSection = {
  id: 'capacity',
  heading: 'Capacity is judged at the table',
  body: (
    <>
      <p>
        The principal has to be competent and willing while signing. A diagnosis alone settles
        nothing: many people with early dementia have clear mornings, and a healthy man full of
        painkillers may have none. So the notary talks with the principal, not with the family, and
        asks open questions.
      </p>
      <ul>
        <li>What is this paper, in your own words?</li>
        <li>Whom does it name, and why that person?</li>
        <li>Did anybody tell you that you had to sign today?</li>
      </ul>
      <p>
        Answers may be slow, whispered or in Spanish. They may not come from the daughter in the
        next chair. Where there are signs of confusion or coercion we refuse, and we would sooner
        drive back tomorrow than seal a paper that falls apart in court.
      </p>
      <Notice heading="Hands that no longer obey">
        Texas lets a notary sign the name of a person who is physically unable to, at that person’s
        direction and before a witness who has no interest in the property concerned (Government
        Code, section 406.0165). Say so when you book: the witness has to be found first.
      </Notice>
    </>
  ),
};

const ROOM: ReadingSection = {
  id: 'who-must-be-there',
  heading: 'Who has to be in the room',
  body: (
    <>
      <MarkedList
        items={[
          'The principal, awake, with a valid government photo ID.',
          'Two witnesses, if the form, your attorney or the bank wants them on a financial power. We can supply them for an additional fee.',
          'Nobody else. The agent may be in Houston, or asleep.',
        ]}
      />
      <p>
        A medical power that is notarized needs no witnesses at all. Signed without a notary, it
        needs two, and the law bars certain people from the role: the agent, the attending physician
        and relatives among others from at least one of the two chairs.
      </p>
      <p>
        Nursing home residents often carry a license that ran out years ago. Older signers’ expired
        cards are said to be accepted for this kind of paper; read us the date on the phone, and we
        tell you whether that card will do. Without a card it takes a credible witness whom the
        notary knows personally.
      </p>
    </>
  ),
};

function signing({ response }: Site): ReadingSection {
  return {
    id: 'the-signing',
    heading: 'How the signing goes',
    body: (
      <Steps
        direction="down"
        steps={[
          {
            title: 'The form is finished first',
            text: 'Names, powers, dates and any initials are decided. Only the signature line is bare.',
          },
          {
            title: 'A private word',
            text: 'We ask the principal our questions, if need be while relatives get a coffee.',
          },
          {
            title: 'Signature and certificate',
            text: 'The principal signs, witnesses after that, and the notary completes the acknowledgment and the record.',
          },
          {
            title: 'A copy at once',
            text: `Pages that a lawyer or bank waits for can be scanned back within ${response.scanBackMinutes} minutes.`,
          },
        ]}
      />
    ),
  };
}

const AFTERWARDS: ReadingSection = {
  id: 'afterwards',
  heading: 'After the seal',
  body: (
    <>
      <p>
        Keep the original flat and findable. Banks ask to see it and may have their own review to
        run; bringing it in before it is needed spares the agent an argument at the worst moment. A
        power used to sell or encumber land is recorded with the county clerk. A medical one belongs
        in the chart, with a copy in the agent’s phone.
      </p>
      <p>
        A change of mind is allowed as long as the mind is there. A revocation is a paper of its
        own, and everybody who holds the old one needs to hear of it.
      </p>
    </>
  ),
};

/** The text of the guide. */
export function powerOfAttorneySections(site: Site): ReadingSection[] {
  return [PURPOSE, KINDS, CAPACITY, ROOM, signing(site), AFTERWARDS];
}
