import { Section } from '../../../renderer/components/Section.tsx';
import { TOWN_PARTS } from './town-parts.ts';

/** Neighborhoods of Odessa, running on in a line for each part of town. */
export function TownParts() {
  return (
    <Section
      tone="sand"
      kicker="Where in Ector County"
      heading="Both sides of the tracks, and well past the city limit"
    >
      <div className="town-parts">
        {TOWN_PARTS.map(({ title, items }) => (
          <div key={title}>
            <h3>{title}</h3>
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
