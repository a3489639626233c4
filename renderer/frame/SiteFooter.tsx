import { SiteMark } from '../components/SiteMark.tsx';
import type { LinkList } from '../context/navigation.ts';
import type { Site } from '../context/site.ts';
import { sharedMarkup } from '../markup/shared-markup.tsx';
import { callHref } from '../text/contact-links.ts';
import { fillWord } from '../text/fill-word.ts';
import { timeOfDay } from '../text/formats.ts';
import { NavigationAnchor } from './NavigationAnchor.tsx';

function LinkColumn({ list: { heading, items }, site }: { list: LinkList; site: Site }) {
  return (
    <div>
      <h2>{heading}</h2>
      <ul>
        {items.map((link) => (
          <li key={link.href}>
            <NavigationAnchor link={link} site={site} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The business, its contact details, and legal notices. */
export function SiteFooter({ site }: { site: Site }) {
  const markup = sharedMarkup(FooterContent, site, {});
  return (
    <footer
      className="site-footer"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup rendered by React, the same on every page
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

function FooterContent({ site }: { site: Site }) {
  const { business, language, words } = site;
  const { availability, hours, notices = [], sampleData } = words.frame;
  const regular = business.hours?.regular;
  const time = (clock: string) => timeOfDay(clock, language, business.address.country);
  const open =
    regular && fillWord(hours, { opens: time(regular.opens), closes: time(regular.closes) });
  const reached = [open, availability].filter((part) => part !== undefined).join('. ');
  return (
    <>
      <div className="wrap footer-columns">
        <div className="footer-brand">
          <SiteMark site={site} place="footer" />
          <p className="footer-name">{business.name}</p>
          {business.serving !== undefined && <p>{business.serving}</p>}
          <p>
            {business.phone !== undefined && (
              <a href={callHref(business.phone)}>{business.phone}</a>
            )}
            {business.phone !== undefined && business.email !== undefined && <br />}
            {business.email !== undefined && (
              <a href={`mailto:${business.email}`}>{business.email}</a>
            )}
          </p>
          {reached !== '' && <p>{reached}</p>}
        </div>
        {site.menus.footer.map((list) => (
          <LinkColumn key={list.heading} list={list} site={site} />
        ))}
      </div>
      <div className="wrap footer-law">
        {notices.map((notice) => (
          <p key={notice}>{notice}</p>
        ))}
        {site.sampleData.length > 0 && <p>{sampleData}</p>}
      </div>
    </>
  );
}
