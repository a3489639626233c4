import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';

/** What is particular to a signing in Midland. */
export function SigningInMidland({ site }: { site: Site }) {
  const { response, area } = site;
  return (
    <Section
      tone="deep"
      layout="split"
      kicker="How it goes here"
      heading="A city of landmen, lobbies and long shifts"
    >
      <div className="prose">
        <p>
          Much of what Midland signs starts in a tower. Downtown, give us the building, the suite
          and a name for the lobby desk; we park, sign in and come up, so nobody at your table has
          to leave the floor. A stack of ratifications with signers in three offices is one visit if
          they sit in one building.
        </p>
        <p>
          At Midland Memorial we go through visitor check-in like everyone else and let the nurse
          know we are there. The patient has to be awake, aware and willing, and we speak with the
          patient alone for a moment before anything is signed. A call about an emergency inside the
          city usually has us at the door in {response.emergencyMinutes} minutes; other urgent
          visits take {response.urgentHours}.
        </p>
        <p>
          Deeds are recorded in the county where the property is. For a lot off Mockingbird Lane
          that is the Midland County Clerk in the courthouse on Loraine; for a section in Reagan or
          Upton County it is the clerk there. We notarize either one in your living room, and the
          filing stays with you, your title company or your attorney.
        </p>
        <p>
          Nothing inside the Loop, out in Greenwood or at the airport is far enough for mileage. The
          first {area.freeMiles} miles from the middle of town are in the travel fee.
        </p>
      </div>
    </Section>
  );
}
