import { Steps } from '../blocks/Steps.tsx';
import type { SectionProps } from './section.ts';

/** Three steps, one visit. */
export function Plan({ page, design, headings, ground }: SectionProps) {
  const steps = page.landing.plan.map(({ title, description }) => ({ title, text: description }));
  return (
    <section className={`section plan ${design.plan} ${ground}`}>
      <div className="wrap">
        <header className="heading">
          <p className="kicker">{headings.planKicker}</p>
          <h2>{headings.plan}</h2>
        </header>
        <Steps steps={steps} direction={design.plan} />
      </div>
    </section>
  );
}
