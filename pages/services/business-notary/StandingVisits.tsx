import { Section } from '../../../renderer/components/Section.tsx';
import { Steps } from '../../../renderer/components/Steps.tsx';
import { TimeText } from '../../../renderer/components/TimeText.tsx';
import type { Site } from '../../../renderer/context/site.ts';
import { clockTime } from '../../../renderer/text/formats.ts';

/** Regular visits to one office. */
export function StandingVisits({ site }: { site: Site }) {
  const { hours } = site.business;
  const early = clockTime(hours.early.opens);
  return (
    <Section
      tone="deep"
      kicker="Every Thursday, if you like"
      heading="A standing hour for offices that sign every week"
      lead="Operators, title desks, law offices and dealerships keep a fixed slot, and cancel it by text when the folder is empty."
    >
      <Steps
        steps={[
          {
            title: 'Fix the slot',
            text: (
              <TimeText
                text={`Same weekday, same hour, from ${early} to ${clockTime(hours.early.closes)}. Evenings after that by arrangement.`}
              />
            ),
          },
          {
            title: 'Keep a folder',
            text: 'Unsigned originals go in as they come. A sticky note says who signs.',
          },
          {
            title: 'Send a count',
            text: 'The day before, one line by text: how many papers, which signers.',
          },
          {
            title: 'Sign in a row',
            text: 'Signers step in one after another, and the folder leaves our hands where it lay.',
          },
        ]}
      />
    </Section>
  );
}
