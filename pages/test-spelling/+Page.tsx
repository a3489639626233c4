import { PageTitle } from '../../renderer/components/PageTitle.tsx';
import type { PageProps } from '../../renderer/context/page-props.ts';
import { SPELLING_SAMPLES } from './samples.ts';

/** Reloads itself with a search text, to show how it is corrected. */
export default function TestSpellingPage(_: PageProps) {
  return (
    <>
      <PageTitle
        kicker="For developers"
        heading="Spelling test"
        lead="Each button reloads this page with its text as the query parameter q. The field below takes any other text."
      />
      <section className="section">
        <div className="wrap spelling-test">
          <dl className="spelling-result" data-spelling hidden>
            <dt>In the address</dt>
            <dd data-text="typed" />
            <dt>Corrected</dt>
            <dd data-text="corrected" />
          </dl>
          <form action="/test-spelling" method="get" aria-label="Samples">
            <ul className="spelling-samples">
              {SPELLING_SAMPLES.map((sample) => (
                <li key={sample}>
                  <button className="button ghost" type="submit" name="q" value={sample}>
                    {sample}
                  </button>
                </li>
              ))}
            </ul>
          </form>
          <form className="spelling-form" action="/test-spelling" method="get">
            <div className="field">
              <label htmlFor="spelling-text">Text to test</label>
              <input
                id="spelling-text"
                name="q"
                type="text"
                maxLength={120}
                required
                pattern=".*\S.*"
                title="Anything but blanks"
              />
            </div>
            <button className="button primary" type="submit">
              Test
            </button>
          </form>
        </div>
      </section>
    </>
  );
}
