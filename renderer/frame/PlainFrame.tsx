import type { ReactNode } from 'react';
import { isInitials, SiteMark } from '../components/SiteMark.tsx';
import type { Site } from '../context/site.ts';
import { fillWord } from '../text/fill-word.ts';
import { PrivacyLink } from './PrivacyLink.tsx';

/** A link to the website with its mark and name. */
function WebsiteLink({ site }: { site: Site }) {
  const { name } = site.business;
  const label = fillWord(site.words.frame.toWebsite, { business: name });
  const [before, after] = label.split(name);
  const spoken = (part = '') => part !== '' && <span className="sr-only">{part}</span>;
  if (!isInitials(site))
    return (
      <a className="brand" href="/" aria-label={label}>
        <SiteMark site={site} place="header" />
        <span>{name}</span>
      </a>
    );
  return (
    <a className="brand" href="/">
      <SiteMark site={site} place="header" />
      <span>
        {spoken(before)}
        {name}
        {spoken(after)}
      </span>
    </a>
  );
}

/** The page is optional; a site that has it links it in its menus. */
function hasPrivacyPage({ menus: { header, footer, privacy } }: Site): boolean {
  const links = [...header, ...footer].flatMap((entry) =>
    'items' in entry ? entry.items : [entry],
  );
  return links.some(({ href }) => href === privacy.href);
}

/**
 * The frame of pages that are tools and sell nothing: a line with the name and a link to the website above, the privacy
 * link below.
 */
export function PlainFrame({ site, children }: { site: Site; children: ReactNode }) {
  const { frame } = site.words;
  return (
    <>
      <a className="skip" href="#main">
        {frame.skip}
      </a>
      <header className="plain-header">
        <div className="wrap">
          <WebsiteLink site={site} />
        </div>
      </header>
      <main id="main" className="plain-main" tabIndex={-1}>
        <div className="wrap">{children}</div>
      </main>
      {hasPrivacyPage(site) && (
        <footer className="plain-footer">
          <div className="wrap">
            <PrivacyLink site={site} />
          </div>
        </footer>
      )}
    </>
  );
}
