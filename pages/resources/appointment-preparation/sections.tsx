import { MarkedList } from '../../../renderer/components/MarkedList.tsx';
import { Notice } from '../../../renderer/components/Notice.tsx';
import type { ReadingSection } from '../../../renderer/components/ReadingSections.tsx';
import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import type { Site } from '../../../renderer/context/site.ts';
import { usd } from '../../../renderer/text/formats.ts';

const DAY_BEFORE: ReadingSection = {
  id: 'the-day-before',
  heading: 'The day before',
  body: (
    <>
      <p>
        A visit that ends without a seal has usually failed for something that was wrong the evening
        before. Read the document once from the first page to the last, with a pencil and not a pen.
      </p>
      <MarkedList
        items={[
          'Every page is there and they are in order.',
          'Names, dates, amounts and addresses are filled in.',
          'A blank that does not apply is struck or marked “N/A” by whoever prepared the paper.',
          'Under the signature line stands a certificate: “acknowledged before me” or “sworn to and subscribed”.',
          'You know who gets the paper afterwards, and whether they want blue ink or an extra original.',
        ]}
      />
      <p>
        No certificate anywhere? Call the office that asked for the notarization and let them choose
        one. That is their decision, and a notary who made it for you would be practicing law.
      </p>
    </>
  ),
};

const ID_CHECK: ReadingSection = {
  id: 'id',
  heading: 'The ID, held up to the light',
  body: (
    <>
      <MarkedList
        items={[
          'Current: look at the expiration date, not at how new the card seems.',
          'Government-issued, with photograph, signature and a description of the holder.',
          'In the hand of the signer. A photo of a license on a phone is a photo.',
          'The name matches the document, including second surnames and suffixes.',
        ]}
      />
      <RuledTable
        caption="If the ID is a problem"
        heads={['Problem', 'What to do before the visit']}
        amounts={false}
        rows={[
          ['Lost or stolen', 'Look for a passport or military ID; DPS replaces licenses online.'],
          [
            'Expired',
            'Tell us the date and the signer’s age. For an elderly signer there may be a way.',
          ],
          ['Married name', 'Ask the preparer whether to add “also known as”.'],
          [
            'None at all',
            'Ask us about a credible witness, who must be known to the notary personally.',
          ],
        ]}
      />
    </>
  ),
};

const PEOPLE: ReadingSection = {
  id: 'people',
  heading: 'The people at the table',
  body: (
    <>
      <p>
        Everybody whose signature is to be notarized has to be there, with their own ID. Two owners,
        two wallets. Someone who joins by speakerphone can listen and cannot sign.
      </p>
      <MarkedList
        items={[
          'Witnesses, if the paper has lines for them: adults with nothing to gain from it, and with ID. Short of one? We can bring them for an additional fee.',
          'A signer who tires early gets the early hour.',
          'If Spanish is easier, say so when you book: we switch.',
          'Small children, televisions and dogs are welcome next door.',
        ]}
      />
      <Notice heading="For a hospital or nursing home">
        Ask the nurse at the desk when the patient is usually most alert and when the next sedating
        medicine is due. Note the floor, the room, and the entrance that is open after visiting
        hours.
      </Notice>
    </>
  ),
};

const DONT_SIGN: ReadingSection = {
  id: 'leave-it-unsigned',
  heading: 'Leave the line empty',
  body: (
    <>
      <p>
        People sign in advance to save time. For an affidavit it costs time, because the oath and
        the signature have to happen in front of the notary; a signed one is printed again. For an
        acknowledged paper an earlier signature can be allowed, but an unsigned page is never wrong.
      </p>
      <p>
        Do not date it either. The date beside the signature should be the true one, and the visit
        may slip past midnight.
      </p>
      <p>
        Bring the original. A photocopy, a fax or a picture cannot be notarized as if it were the
        paper. If the document came by email, print the final version, on one side of the sheet if
        you can, and staple nothing.
      </p>
    </>
  ),
};

function room({ business, fees, area }: Site): ReadingSection {
  return {
    id: 'room-and-payment',
    heading: 'Room, light and payment',
    body: (
      <>
        <MarkedList
          items={[
            'A hard, clean surface the size of two open newspapers.',
            'Light enough to compare a face with a small photograph.',
            'Gate code, lease road or unit number, sent before we drive.',
            'Somewhere to park a pickup.',
            `A way to pay at the visit: ${business.paymentsAtVisit.join(', ')}.`,
          ]}
        />
        <p>
          Count the signatures as you go through the pages. Near Midland or Odessa, one costs{' '}
          {usd(fees.minimum)} with the drive; each further one adds {usd(fees.additionalSignature)}.
          Past {area.freeMiles} miles there is mileage. If {fees.groupDiscountSigners} or more of
          you sign at one address, ask for the {fees.groupDiscountPercent}% group discount.
        </p>
      </>
    ),
  };
}

function visit({ fees, response }: Site): ReadingSection {
  return {
    id: 'the-visit',
    heading: 'What happens in the half hour',
    body: (
      <>
        <ol>
          <li>The notary shows a commission and sets out stamp and record book.</li>
          <li>IDs go on the table and are read, not glanced at.</li>
          <li>Each signer is asked what the paper is and whether they sign it freely.</li>
          <li>An oath is spoken aloud where the paper calls for one.</li>
          <li>You sign, the entry is made, the seal goes on.</li>
          <li>You look over every page and keep all of them.</li>
        </ol>
        <p>
          Most visits fit into half an hour. A stack with many signers can run longer, at{' '}
          {usd(fees.extendedAppointment)} for each further thirty minutes, and you hear so before we
          begin. If somebody waits for a scan, it can be in their inbox within{' '}
          {response.scanBackMinutes} minutes of the last seal.
        </p>
      </>
    ),
  };
}

/** The text of the guide. */
export function preparationSections(site: Site): ReadingSection[] {
  return [DAY_BEFORE, ID_CHECK, PEOPLE, DONT_SIGN, room(site), visit(site)];
}
