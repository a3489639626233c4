import type { Alternate } from '../../content/page.ts';
import { callHref } from '../../domain/contact-links.ts';
import { ownName } from '../../domain/languages.ts';
import type { Site } from '../site.ts';
import { Tooltip } from '../ui/Hint.tsx';
import { chromeIn } from './chrome-texts.ts';

interface ContactBarProps {
  site: Site;
  /** The same page in other languages. */
  others: readonly Alternate[];
}

/** The line above the brand: how to call, who is asked, and the way to the page in other languages. */
export function ContactBar({ site, others }: ContactBarProps) {
  const { business, credentials } = site;
  const texts = chromeIn(site.language);
  return (
    <>
      <a className="skip" href="#main">
        {texts.skip}
      </a>
      <div className="contact-bar">
        <div className="wrap">
          <a href={callHref(business.phone)}>{business.phone}</a>
          <span className="wide">{business.serving}</span>
          <Tooltip
            id="licence-note"
            className="wide"
            text={texts.licenceNote(credentials.commissionCounty, credentials.commissionExpires)}
          >
            {texts.licence} {credentials.commissionNumber}
          </Tooltip>
          <span>{texts.available}</span>
          {others.map(({ path, language }) => (
            <a
              key={language}
              className="language-switch"
              href={path}
              lang={language}
              hrefLang={language}
            >
              {ownName(language)}
            </a>
          ))}
        </div>
      </div>
    </>
  );
}
