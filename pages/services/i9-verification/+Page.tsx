import { ClosingBand } from '../../../renderer/components/ClosingBand.tsx';
import { PageHero } from '../../../renderer/components/PageHero.tsx';
import type { PageProps } from '../../../renderer/context/page-props.ts';
import { AcceptableDocuments } from './AcceptableDocuments.tsx';
import { Deadlines } from './Deadlines.tsx';
import { EmployerQuestions } from './EmployerQuestions.tsx';
import { NotNotarial } from './NotNotarial.tsx';
import { OfficialSource } from './OfficialSource.tsx';
import { RoleCard } from './RoleCard.tsx';
import { ThreeParts } from './ThreeParts.tsx';

/** I-9 Verification. */
export default function I9VerificationPage({ site }: PageProps) {
  return (
    <>
      <PageHero
        site={site}
        kicker="Form I-9 for remote employers"
        heading="Your new hire is in Odessa. You are not."
        lead="We sit down with your employee, hold the original documents in our hands and complete Section 2 for you. Your company appoints us; your company keeps the form."
        book="Schedule an I-9 visit"
        rosette={{ rx: 410, ry: 260, folds: [2, 2, 5] }}
        aside={<RoleCard />}
      />
      <ThreeParts />
      <NotNotarial />
      <Deadlines />
      <AcceptableDocuments />
      <EmployerQuestions site={site} />
      <OfficialSource site={site} />
      <ClosingBand
        site={site}
        kicker="Before the first day, or right on it"
        heading="Give us the start date and a town"
        lead="Write with your letter of designation and the employee’s phone number. We agree on a time with the employee and report back when the form is signed."
        book="Schedule an I-9 visit"
        promises={[
          'Examined in person, never by photo',
          'Form returned to you alone',
          'English or Spanish',
        ]}
        rosette={{ rx: 430, ry: 300, folds: [3, 4] }}
      />
    </>
  );
}
