import type { Site } from '../context/site.ts';
import { SHOW_QUESTION } from '../document/inline-scripts.ts';
import { PrivacyLink } from './PrivacyLink.tsx';

/**
 * The consent prompt for measurement, shown where nothing may be loaded before a yes. It is in the page flow below the
 * header, so it covers nothing, and present before the first paint or not at all, so nothing shifts.
 */
export function ConsentQuestion({ site }: { site: Site }) {
  const { label, question, accept, decline, thanksForYes, thanksForNo } = site.words.consent;
  return (
    <>
      <aside className="consent-question" aria-label={label} hidden>
        <div className="wrap">
          <p>
            {question} <PrivacyLink site={site} />
          </p>
          <div className="consent-answers">
            <button type="button" className="button ghost" value="no">
              {decline}
            </button>
            <button type="button" className="button ghost" value="yes">
              {accept}
            </button>
          </div>
          <p className="consent-note" tabIndex={-1} data-yes={thanksForYes} data-no={thanksForNo} />
        </div>
      </aside>
      <script
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, the same on every page
        dangerouslySetInnerHTML={{ __html: SHOW_QUESTION }}
      />
    </>
  );
}
