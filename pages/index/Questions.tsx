import { Icon } from '../../renderer/ui/Icon.tsx';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { homeQuestions } from './home-questions.ts';

/** The FAQ: one answer open at a time, the first one at the start (spec, section 4). */
export function Questions({ site }: { site: SiteConfig }) {
  return (
    <section className="section faq" id="faq">
      <div className="wrap">
        <header className="heading">
          <p className="kicker">Before you call</p>
          <h2>Questions people ask first</h2>
        </header>
        <div>
          {homeQuestions(site).map(({ question, answer }, index) => (
            <details key={question} name="faq" open={index === 0}>
              <summary>
                <h3>{question}</h3>
                <Icon name="plus" />
              </summary>
              <p>{answer}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
