import { MarkedList } from '../../../renderer/components/MarkedList.tsx';
import type { ReadingSection } from '../../../renderer/components/ReadingSections.tsx';
import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import type { Site } from '../../../renderer/context/site.ts';
import { usd } from '../../../renderer/text/formats.ts';

const SAME_ACT: ReadingSection = {
  id: 'same-seal',
  heading: 'The seal is the same',
  body: (
    <>
      <p>
        A teller with a commission and a notary with a truck hold the same office. Both are
        appointed by the Secretary of State, follow the same chapter of the Government Code, and
        their certificates weigh the same with a county clerk. A visit buys you no stronger
        notarization. It buys the place, the hour, and somebody for whom this is the job rather than
        an errand between two deposits.
      </p>
      <p>
        So the question is practical: can everybody who has to sign get to one counter, with ID,
        while it is open, and will that counter take the paper?
      </p>
    </>
  ),
};

const COUNTER: ReadingSection = {
  id: 'when-the-counter-will-do',
  heading: 'When the counter will do',
  body: (
    <>
      <p>Save your money if all of this is true.</p>
      <MarkedList
        items={[
          'One signer, or two who share a house and a free morning.',
          'Everybody can drive, park and wait.',
          'The paper is short and ordinary: a travel consent, a school form, a simple affidavit.',
          'You bank at that branch, and on the phone it said that a notary is in today.',
          'No witnesses are needed.',
        ]}
      />
      <p>
        Ask two things when you call the branch: whether the notary is at the desk, not only on the
        payroll, and whether they notarize this kind of paper. Branches have policies of their own,
        and many stay away from wills, powers of attorney and anything to do with land. That is
        their right, and better learned by phone.
      </p>
    </>
  ),
};

const VISIT: ReadingSection = {
  id: 'when-a-visit-is-cheaper',
  heading: 'When a visit is the cheaper choice',
  body: (
    <>
      <MarkedList
        items={[
          'The signer is in a bed: Midland Memorial, Medical Center Hospital, hospice, at home.',
          'Hitches, night shifts or a dealership floor leave no banking hour free.',
          'Several people sign, and getting them to one address is already an achievement.',
          'The paper has to be gone tonight, or a flight leaves before nine.',
          'The matter is private, and the lobby is full of neighbors.',
          'The branch has said no once.',
        ]}
      />
      <p>
        Distance counts for more here than in a city. From Stanton to a counter in Midland and back
        is an afternoon with the wait. From a lease near Rankin it is a day’s work.
      </p>
    </>
  ),
};

function cost({ fees, figures, area }: Site): ReadingSection {
  const mileage = 10 * fees.mileage;
  return {
    id: 'the-math',
    heading: 'Do the math',
    body: (
      <>
        <p>
          The charge for the act is capped by statute for every notary, on wheels or off. The
          difference is the drive on one side and your own time on the other. We count{' '}
          {figures.hoursSaved} hours saved against a trip to an office; put your own price on them.
        </p>
        <RuledTable
          caption="Three visits in business hours"
          heads={['Visit', 'Total']}
          rows={[
            ['One signature in Midland or Odessa', usd(fees.travel + fees.firstSignature)],
            [
              'A couple, one signature each',
              usd(fees.travel + fees.firstSignature + fees.additionalSignature),
            ],
            [
              `One signature, ten miles past the ${area.freeMiles}-mile line`,
              usd(fees.travel + fees.firstSignature + mileage),
            ],
          ]}
        />
        <p>
          Against that stand fuel, a half day of leave and parking, twice if the first trip fails.
          For one healthy signer a mile from a bank, the counter wins. For an oil-field mechanic on
          an hourly wage it rarely does.
        </p>
      </>
    ),
  };
}

const CHOOSING: ReadingSection = {
  id: 'questions-to-ask',
  heading: 'Five questions for any mobile notary',
  body: (
    <>
      <p>
        Anyone with a commission may drive around with it. These answers tell you whether the drive
        is worth paying for, ours included.
      </p>
      <ol>
        <li>What is the whole amount, and is it final before you leave?</li>
        <li>What is your commission number, and when does it end?</li>
        <li>Do you carry errors and omissions insurance, and for how much?</li>
        <li>What would make you turn around without a seal, and what do I owe then?</li>
        <li>Do you keep a record book, and do I get a receipt?</li>
      </ol>
      <p>
        Somebody who promises to notarize for a signer who is not there, or offers to pick the right
        form for you, has answered a sixth question. Say thank you and hang up.
      </p>
    </>
  ),
};

const NEITHER: ReadingSection = {
  id: 'what-neither-can-do',
  heading: 'What neither can do',
  body: (
    <p>
      No counter and no truck will get you a notarized birth certificate: ask the state’s vital
      records office for a certified copy. Nor will either draft your deed, advise on your divorce,
      or accept a signature by video without an online commission. Where the paper needs an
      apostille for use abroad, the notary’s part comes first and the Secretary of State’s after it.
    </p>
  ),
};

/** The text of the guide. */
export function comparisonSections(site: Site): ReadingSection[] {
  return [SAME_ACT, COUNTER, VISIT, cost(site), CHOOSING, NEITHER];
}
