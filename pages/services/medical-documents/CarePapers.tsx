import { OutwardLink } from '../../../renderer/components/OutwardLink.tsx';
import { RuledTable } from '../../../renderer/components/RuledTable.tsx';
import { Section } from '../../../renderer/components/Section.tsx';
import type { Site } from '../../../renderer/context/site.ts';

/** Columns: the paper, what it does, how it is made good in Texas. */
const PAPERS = [
  [
    'Medical power of attorney',
    'Names who decides on treatment when you cannot',
    'Needs no witnesses when notarized',
  ],
  [
    'Directive to physicians',
    'The living will: treatment wanted or refused at the end',
    'Two qualified witnesses, or a notary',
  ],
  [
    'Out-of-hospital DNR order',
    'Tells an ambulance crew not to resuscitate',
    'Two qualified witnesses or a notary, and the physician’s signature',
  ],
  [
    'Declaration for mental health treatment',
    'Consents to or refuses certain treatment ahead of a crisis',
    'Two qualified witnesses, or a notary',
  ],
  [
    'HIPAA release',
    'Lets the hospital speak with the persons named',
    'A signature is enough; some institutions ask for a seal',
  ],
  [
    'Appointment of agent for remains',
    'Says who arranges the burial or cremation',
    'Acknowledged before a notary',
  ],
  [
    'Authorization for a relative caring for a child',
    'Lets a grandparent or aunt consent to a doctor’s visit',
    'Signed and sworn before a notary',
  ],
] as const;

/** Medical papers and whether each takes a notary, witnesses, or either. */
export function CarePapers({ site }: { site: Site }) {
  return (
    <Section
      tone="sand"
      kicker="Seal or witnesses"
      heading="What each paper asks for in Texas"
      lead={
        <>
          Texas offers its own forms for most of these, free, at{' '}
          <OutwardLink site={site} href="https://www.hhs.texas.gov/">
            Texas Health and Human Services
          </OutwardLink>
          . Which one fits is for you, your doctor and your lawyer.
        </>
      }
    >
      <RuledTable
        caption="Medical and care documents"
        heads={['Paper', 'What it does', 'How it is signed']}
        rows={PAPERS}
        amounts={false}
      />
      <p className="fee-note">
        Why families choose the seal: a ward at night has few qualified witnesses. The nurse on
        duty, the attending physician and an heir may all be barred from serving as one of the two.
      </p>
    </Section>
  );
}
