import type { Alternate } from '../../schemas/page.ts';
import type { Site } from '../context/site.ts';
import { Tooltip } from '../features/hints/Hint.tsx';
import { callHref } from '../text/contact-links.ts';
import { ownName } from '../text/languages.ts';

interface ContactBarProps {
  site: Site;
  /** The same page in other languages. */
  others?: readonly Alternate[];
}

/** The line above the brand: phone, contact person, and the language switch. */
export function ContactBar({ site, others = [] }: ContactBarProps) {
  const { business } = site;
  const { skip, licence, availability } = site.words.frame;
  const { contact } = site.words.actions;
  return (
    <>
      <a className="skip" href="#main">
        {skip}
      </a>
      <aside className="contact-bar" aria-label={contact}>
        <div className="wrap">
          {business.phone !== undefined && <a href={callHref(business.phone)}>{business.phone}</a>}
          {business.phone === undefined && business.email !== undefined && (
            <a href={`mailto:${business.email}`}>{business.email}</a>
          )}
          {business.serving !== undefined && <span className="wide">{business.serving}</span>}
          {licence && (
            <Tooltip id="licence-note" className="wide" text={licence.note}>
              {licence.label}
            </Tooltip>
          )}
          {availability !== undefined && <span>{availability}</span>}
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
      </aside>
    </>
  );
}
