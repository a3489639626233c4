import { Steps } from '../blocks/Steps.tsx';
import type { SectionProps } from './section.ts';

/** Three steps, one visit. */
export function Plan({ page, design, words, ground }: SectionProps) {
  const steps = page.landing.plan.map(({ title, description }) => ({ title, text: description }));
  return (
    <section className={`section plan ${design.plan} ${ground}`}>
      <div className="wrap">
        <header className="heading">
          <p className="kicker">{words.planKicker}</p>
          <h2>{words.planHeading}</h2>
        </header>
        <Steps steps={steps} direction={design.plan} />
      </div>
    </section>
  );
}
