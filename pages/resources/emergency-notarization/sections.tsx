import { MarkedList } from '../../../renderer/components/MarkedList.tsx';
import { Notice } from '../../../renderer/components/Notice.tsx';
import type { ReadingSection } from '../../../renderer/components/ReadingSections.tsx';
import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import { TimeText } from '../../../renderer/components/TimeText.tsx';
import type { Site } from '../../../renderer/context/site.ts';
import { usd } from '../../../renderer/text/formats.ts';

const WHAT_IS_URGENT: ReadingSection = {
  id: 'what-counts',
  heading: 'What is urgent, and what only feels so',
  body: (
    <>
      <p>
        Some papers have a clock that no one in the room controls. Anesthesia is at six. A plane
        leaves Midland with the crew on it. A grandmother drives two children across the bridge at
        Presidio in the morning and needs the parents’ consent. For these a notary should come
        tonight.
      </p>
      <p>
        Others can sleep. A county office that opens at eight will not read your affidavit at
        eleven, and a closing that slipped by a day has usually slipped for everybody. Ask the
        recipient when they will look at the paper. If the answer is Thursday, a visit in business
        hours costs a fraction.
      </p>
    </>
  ),
};

const HOSPITAL: ReadingSection = {
  id: 'hospital',
  heading: 'At the hospital',
  body: (
    <>
      <ol>
        <li>Tell the charge nurse that a notary is coming, and ask for ten undisturbed minutes.</li>
        <li>
          Ask when the last sedative was given and when the next is due. We sign in the gap, if the
          patient is clear in it.
        </li>
        <li>Have somebody fetch the wallet from the house now. It is always at the house.</li>
        <li>
          Look for a hard clipboard, glasses and hearing aids. A dead battery can look like
          confusion.
        </li>
        <li>Wait for us in the lobby: many floors lock their doors after visiting hours.</li>
      </ol>
      <p>
        Hospital staff are often not allowed to witness. If the form has witness lines, look for two
        adults outside the family and the staff before you call, or let us bring them.
      </p>
      <Notice heading="The one thing we cannot hurry">
        A patient who does not understand the paper tonight cannot sign it tonight. Nobody’s
        deadline changes that. Ask the physician and an attorney what the law offers when there is
        no signed power.
      </Notice>
    </>
  ),
};

const ELSEWHERE: ReadingSection = {
  id: 'yards-jails-borders',
  heading: 'Yards, jails and borders',
  body: (
    <>
      <p>
        <b>On the lease.</b> Send a dropped pin, the gate code and the name of the company man. A
        pump jack is no landmark here. Signers have to step out of the hazard area; we bring the
        clipboard and a light.
      </p>
      <p>
        <b>In a jail.</b> The sheriff’s office decides when, and whether the signer’s own ID can be
        brought from property. Arrange that first, with the attorney if there is one. Even a short
        signing can take hours of waiting.
      </p>
      <p>
        <b>Before a border.</b> A consent for a child’s trip needs the parents who stay at home, in
        person and with ID. It is worth writing the travel dates, the child’s full name and a phone
        number into it before we arrive.
      </p>
    </>
  ),
};

function clock({ response, area }: Site): ReadingSection {
  return {
    id: 'how-fast',
    heading: 'How fast is fast',
    body: (
      <p>
        In Midland and Odessa an urgent visit typically starts {response.urgentHours} after the
        call, an emergency within {response.emergencyMinutes} minutes. Big Spring or Andrews add the
        road, and places up to {area.extendedHours} hours out are reached in what the road takes. An
        affidavit asked for before <TimeText text={response.sameDayCutoff} /> is done the same day.
        Signed pages can be scanned to a doctor, lawyer or dispatcher {response.scanBackMinutes}{' '}
        minutes after the last seal.
      </p>
    ),
  };
}

function cost({ fees, timeBands }: Site): ReadingSection {
  const { home } = timeBands;
  return {
    id: 'night-fees',
    heading: 'What the night costs',
    body: (
      <>
        <RuledTable
          caption="Travel near Midland and Odessa, by the hour"
          heads={['Hour of the visit', 'Travel']}
          rows={[
            ['By day', usd(fees.travel)],
            [home.evening, usd(fees.eveningTravel)],
            [home.lateNight, usd(fees.lateNightTravel)],
            [home.emergency, usd(fees.emergencyTravel)],
          ]}
        />
        <p>
          To that comes {usd(fees.firstSignature)} for the first signature and{' '}
          {usd(fees.additionalSignature)} for each further one, at every hour alike. Outside the
          area the miles are added. You hear one total, and the drive begins when you have said yes
          to it.
        </p>
      </>
    ),
  };
}

const CANNOT: ReadingSection = {
  id: 'cannot-be-rushed',
  heading: 'What no hurry will change',
  body: (
    <>
      <MarkedList
        mark="no"
        items={[
          'No seal for someone on the phone or on a screen.',
          'No seal without proof of who signs, even if everybody in the room knows.',
          'No blank to be completed once the bank opens.',
          'No choosing between two forms because time is short.',
          'No certified copy of a death certificate for tomorrow’s flight: the registrar issues those.',
        ]}
      />
      <p>
        A notary who bends one of these at night leaves you with a paper that fails in daylight. If
        something is missing we say what, and often it is a matter of one errand while we are on the
        road.
      </p>
    </>
  ),
};

/** The text of the guide. */
export function emergencySections(site: Site): ReadingSection[] {
  return [WHAT_IS_URGENT, HOSPITAL, ELSEWHERE, clock(site), cost(site), CANNOT];
}
