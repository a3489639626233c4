import type { SectionProps } from './section.ts';

/** Three steps, one visit. */
export function Plan({ page, design, words }: SectionProps) {
  return (
    <section className={`section plan ${design.plan}`}>
      <div className="wrap">
        <header className="heading">
          <p className="kicker">{words.planKicker}</p>
          <h2>{words.planHeading}</h2>
        </header>
        <ol>
          {page.landing.plan.map(({ number, title, description }) => (
            <li key={number}>
              <span className="step" aria-hidden="true">
                {number}
              </span>
              <h3>{title}</h3>
              <p>{description}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
