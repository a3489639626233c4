import type { Alternate } from '../../content/page.ts';
import { callHref } from '../../domain/contact-links.ts';
import type { Language } from '../../schemas/language.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { Tooltip } from '../ui/Hint.tsx';
import { CHROME } from './chrome-texts.ts';

interface ContactBarProps {
  site: SiteConfig;
  language: Language;
  /** The same page in the other language, if there is one. */
  other?: Alternate | undefined;
}

/** The line above the brand: how to call, who is asked, and the way to the page in the other language. */
export function ContactBar({ site, language, other }: ContactBarProps) {
  const { business, credentials } = site;
  const texts = CHROME[language];
  return (
    <>
      <a className="skip" href="#main">
        {texts.skip}
      </a>
      <div className="contact-bar">
        <div className="wrap">
          <a href={callHref(business.phone)}>{business.phone}</a>
          <span className="wide">
            {language === 'es' ? business.servingSpanish : business.serving}
          </span>
          <Tooltip
            id="licence-note"
            className="wide"
            text={texts.licenceNote(credentials.commissionCounty, credentials.commissionExpires)}
          >
            {texts.licence} {credentials.commissionNumber}
          </Tooltip>
          <span>{texts.available}</span>
          {other && (
            <a
              className="language-switch"
              href={other.path}
              lang={other.language}
              hrefLang={other.language}
            >
              {CHROME[other.language].ownName}
            </a>
          )}
        </div>
      </div>
    </>
  );
}
