import { Section } from '../blocks/Section.tsx';
import type { SectionProps } from './section.ts';

/** Hours that can be booked: the divorce theme's evenings and weekends. */
export function Schedule({ page, ground }: SectionProps) {
  const { schedule } = page.landing;
  if (!schedule) return null;
  return (
    <Section
      className="schedule"
      tone={ground}
      layout="split"
      heading={schedule.heading}
      lead={schedule.intro}
    >
      <dl className="slots">
        {schedule.slots.map(({ name, hours, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <b>{hours}</b>
              {note}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
