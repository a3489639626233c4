import { Icon } from '../ui/Icon.tsx';
import type { SectionProps } from './section.ts';

/** Who comes: a sentence of empathy and four figures. */
export function Guide({ page, design, headings, ground }: SectionProps) {
  const { empathyStatement, credentials } = page.landing.guide;
  return (
    <section className={`section guide ${design.guide} ${ground}`}>
      <div className="wrap">
        <div className="guide-words">
          <h2 className="kicker">{headings.guide}</h2>
          <p className="empathy">{empathyStatement}</p>
        </div>
        <dl className="credentials">
          {credentials.map(({ icon, stat, description }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
            <div key={index}>
              <dt>
                <Icon name={icon} />
                {description}
              </dt>
              <dd>{stat}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
