import { callHref } from '../../domain/contact-links.ts';
import { fillWord } from '../../domain/fill-word.ts';
import { timeOfDay } from '../../domain/formats.ts';
import { sharedMarkup } from '../shared-text.ts';
import type { Site } from '../site.ts';
import { Seal } from '../ui/Seal.tsx';
import { NavigationAnchor } from './NavigationAnchor.tsx';
import type { LinkList } from './navigation.ts';

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

/** Who runs the site, how to reach them, and what the law asks to be said. */
export function SiteFooter({ site }: { site: Site }) {
  const markup = sharedMarkup(site, 'footer', () => <FooterContent site={site} />);
  return (
    <footer
      className="site-footer"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of React itself, the same on every page
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

function FooterContent({ site }: { site: Site }) {
  const { business, language, words } = site;
  const { availability, hours, notices = [], sampleData } = words.frame;
  const { opens, closes } = business.hours.regular;
  const time = (clock: string) => timeOfDay(clock, language, business.address.country);
  const open = fillWord(hours, { opens: time(opens), closes: time(closes) });
  return (
    <>
      <div className="wrap footer-columns">
        <div className="footer-brand">
          <Seal />
          <p className="footer-name">{business.name}</p>
          <p>{business.serving}</p>
          <p>
            <a href={callHref(business.phone)}>{business.phone}</a>
            <br />
            <a href={`mailto:${business.email}`}>{business.email}</a>
          </p>
          <p>{availability === undefined ? open : `${open}. ${availability}`}</p>
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
