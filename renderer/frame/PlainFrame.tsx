import type { ReactNode } from 'react';
import { isInitials, SiteMark } from '../components/SiteMark.tsx';
import type { Site } from '../context/site.ts';
import { fillWord } from '../text/fill-word.ts';
import { PrivacyLink } from './PrivacyLink.tsx';

/** The way to the website, by its mark and its name. */
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

/** A site need not have the page; one that has it names it in its menus. */
function hasPrivacyPage({ menus: { header, footer } }: Site): boolean {
  const links = [...header, ...footer].flatMap((entry) =>
    'items' in entry ? entry.items : [entry],
  );
  return links.some(({ href }) => href === '/privacy');
}

/**
 * A line with the name and the way to the website above, and what is kept and sent below, for pages that are
 * tools and sell nothing.
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
