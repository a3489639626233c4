import { callHref } from '../../domain/contact-links.ts';
import {
  clockTime,
  countySpanish,
  monthAndYear,
  monthAndYearSpanish,
} from '../../domain/formats.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { sharedMarkup } from '../shared-text.ts';
import type { Site } from '../site.ts';
import { Seal } from '../ui/Seal.tsx';
import { chromeIn } from './chrome-texts.ts';
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

/** County, end and cover of the commission, as the small print says them. */
function commission(credentials: SiteConfig['credentials'], language: string): string {
  const { commissionCounty, commissionExpires, insurance, insuranceShort } = credentials;
  if (language === 'es') {
    const until = monthAndYearSpanish(commissionExpires);
    return `${countySpanish(commissionCounty)}, vigente hasta ${until}. Seguro de errores y omisiones: ${insuranceShort}.`;
  }
  return `${commissionCounty}, valid through ${monthAndYear(commissionExpires)}. ${insurance} in E&O insurance.`;
}

function FooterContent({ site }: { site: Site }) {
  const { business, credentials, language } = site;
  const texts = chromeIn(language);
  const { opens, closes } = business.hours.regular;
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
          <p>
            {texts.hours(clockTime(opens), clockTime(closes))}. {texts.available}
          </p>
        </div>
        {site.menus.footer.map((list) => (
          <LinkColumn key={list.heading} list={list} site={site} />
        ))}
      </div>
      <div className="wrap footer-law">
        <p>{texts.disclaimer}</p>
        <p>{texts.noOnline}</p>
        <p>
          {texts.licence} {credentials.commissionNumber}, {commission(credentials, language)}
        </p>
        {site.sampleData.length > 0 && <p>{texts.sample}</p>}
      </div>
    </>
  );
}
