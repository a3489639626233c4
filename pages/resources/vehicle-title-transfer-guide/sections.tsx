import { MarkedList } from '../../../renderer/components/MarkedList.tsx';
import { Notice } from '../../../renderer/components/Notice.tsx';
import type { ReadingSection } from '../../../renderer/components/ReadingSections.tsx';
import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import type { Site } from '../../../renderer/context/site.ts';
import { usd } from '../../../renderer/text/formats.ts';

const SEAL: ReadingSection = {
  id: 'is-a-notary-needed',
  heading: 'Is a notary needed at all?',
  body: (
    <>
      <p>
        Not for every car. A county tax office takes many plain Texas titles with signatures alone.
        A notary comes in when the form has a notary’s block, when the title was issued by a state
        that demands one, when a sworn affidavit takes the place of a sale, or when two strangers
        want a neutral person to check IDs before the cash changes hands.
      </p>
      <RuledTable
        caption="Papers around a title"
        heads={['Paper', 'Notary?', 'Worth knowing']}
        amounts={false}
        rows={[
          ['Texas title, back page', 'If the title or office asks', 'One original, no copies'],
          ['Form 130-U, application', 'No', 'Signed by buyer and seller'],
          ['Affidavit of heirship', 'Yes', 'Owner died, no probate'],
          ['Affidavit of gift transfer', 'Yes', 'Giver and receiver both swear'],
          [
            'Oklahoma or Louisiana title',
            'Usually',
            'Ask that state; a truck’s first home decides',
          ],
        ]}
      />
      <p>
        When you call us for a title, both parties come with ID, or one comes with a power of
        attorney for the other, and both sign in front of the notary.
      </p>
    </>
  ),
};

const BEFORE: ReadingSection = {
  id: 'before-you-meet',
  heading: 'Before you meet',
  body: (
    <>
      <p>Read the front of the title as slowly as you would read a lease.</p>
      <MarkedList
        items={[
          'The seller’s name is the owner’s name. Two owners joined by “and” both sign.',
          'The VIN on the paper is the VIN on the dashboard, digit by digit.',
          'A lender printed on the front has released the lien in writing.',
          'Nobody has started filling in the back: no scratch-outs, no white-out.',
          'The odometer has been read today and the number written on a note.',
        ]}
      />
      <p>
        The odometer statement is needed for vehicles under ten years old. Federal rules now reach
        back further for model years from 2011 on, so with anything that is no antique, have the
        number ready. Write it without tenths.
      </p>
      <p>
        Buyers can run the VIN through the state’s title check first. “Salvage” or “rebuilt” on the
        front is no typing error, and the county will not take it off.
      </p>
    </>
  ),
};

const BACK_PAGE: ReadingSection = {
  id: 'the-back-page',
  heading: 'Line by line on the back page',
  body: (
    <>
      <ol>
        <li>
          <b>Buyer’s name and address,</b> printed as on the buyer’s license. Leaving it open for
          “whoever buys next” is title jumping, which is against the law.
        </li>
        <li>
          <b>Odometer reading,</b> from the note, with the box ticked that says whether it is the
          actual mileage.
        </li>
        <li>
          <b>Date of sale,</b> which starts the buyer’s thirty days.
        </li>
        <li>
          <b>Seller’s signature and printed name,</b> exactly as on the front, in the seller’s
          assignment and not on a dealer’s line below it.
        </li>
        <li>
          <b>Buyer’s signature and printed name,</b> beside the mileage, to say that the buyer has
          seen it.
        </li>
      </ol>
      <p>
        Then Form 130-U, the application. Both sign it, and it states the price, from which the
        sales tax is worked out. The county may set its own standard value beside a price that looks
        too kind.
      </p>
      <Notice heading="Stop at the first slip">
        A wrong letter is not to be overwritten. Put the pen down and ask the tax office whether a
        statement of fact will explain it or a replacement title has to be ordered.
      </Notice>
    </>
  ),
};

const NO_SALE: ReadingSection = {
  id: 'gifts-and-heirs',
  heading: 'Gifts, heirs and absent owners',
  body: (
    <>
      <h3>A gift in the family</h3>
      <p>
        Parents, children, spouses, siblings and a few others may pass a vehicle on as a gift with a
        reduced tax. Giver and receiver swear to the Comptroller’s affidavit before a notary, and
        one of the two files it in person.
      </p>
      <h3>The owner has died</h3>
      <p>
        Where there is no probate, the heirs can sign the state’s affidavit of heirship for a motor
        vehicle, each before a notary. They need not do it on one day or in one town, but every heir
        listed has to sign.
      </p>
      <h3>The owner is on a rig</h3>
      <p>
        TxDMV has its own limited power of attorney for motor vehicles. The holder signs the absent
        owner’s name, then “by” and their own.
      </p>
    </>
  ),
};

function twoMeetings({ fees, area }: Site): ReadingSection {
  return {
    id: 'two-meetings',
    heading: 'If buyer and seller cannot meet',
    body: (
      <p>
        A seller in Odessa on days and a buyer in Stanton on nights can sign at two stops. The title
        travels with the buyer or the seller, as the two of you decide, and never in a stranger’s
        mailbox. Separate meetings cost {usd(fees.vehicleSeparateMeetings)} plus{' '}
        {usd(fees.vehicleSeparateExtra)}; a joint one within {area.freeMiles} miles has a flat
        travel fee of {usd(fees.flatTravel)}.
      </p>
    ),
  };
}

const AFTERWARDS: ReadingSection = {
  id: 'the-same-week',
  heading: 'The same week',
  body: (
    <>
      <p>
        <b>Buyer:</b> take the title, the 130-U, a photo ID and proof of liability insurance to the
        tax office of your county. Past thirty days from the sale there are penalties.
      </p>
      <p>
        <b>Seller:</b> file the Vehicle Transfer Notification online. Until the state knows, toll
        bills and parking tickets follow your name, and so may worse. Keep a photograph of both
        sides of the signed title.
      </p>
      <p>
        Each of you should keep a copy of the bill of sale, if you wrote one, with the hour on it.
        An accident on the way home is easier to sort out when the hour is known.
      </p>
    </>
  ),
};

/** The text of the guide. */
export function vehicleTitleSections(site: Site): ReadingSection[] {
  return [SEAL, BEFORE, BACK_PAGE, NO_SALE, twoMeetings(site), AFTERWARDS];
}
