import { callHref } from '../../domain/contact-links.ts';
import {
  clockTime,
  countySpanish,
  monthAndYear,
  monthAndYearSpanish,
} from '../../domain/formats.ts';
import type { Language } from '../../schemas/language.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { sharedMarkup } from '../shared-text.ts';
import { Seal } from '../ui/Seal.tsx';
import { CHROME } from './chrome-texts.ts';
import { NavigationAnchor } from './NavigationAnchor.tsx';
import {
  LOCATION_LINKS,
  type NavigationLink,
  PAGE_LINKS,
  PRIVACY_LINK,
  SERVICE_LINKS,
} from './navigation.ts';

function LinkColumn({
  title,
  items,
  language,
}: {
  title: string;
  items: readonly NavigationLink[];
  language: Language;
}) {
  return (
    <div>
      <h2>{title}</h2>
      <ul>
        {items.map((link) => (
          <li key={link.href}>
            <NavigationAnchor link={link} language={language} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FooterProps {
  site: SiteConfig;
  language: Language;
}

/** Who runs the site, how to reach them, and what the law asks to be said. */
export function SiteFooter(props: FooterProps) {
  const markup = sharedMarkup(props.site, `footer ${props.language}`, () => (
    <FooterContent {...props} />
  ));
  return (
    <footer
      className="site-footer"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: markup of React itself, the same on every page
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

/** County, end and cover of the commission, as the small print says them. */
function commission(credentials: SiteConfig['credentials'], language: Language): string {
  const { commissionCounty, commissionExpires, insurance, insuranceShort } = credentials;
  if (language === 'es') {
    const until = monthAndYearSpanish(commissionExpires);
    return `${countySpanish(commissionCounty)}, vigente hasta ${until}. Seguro de errores y omisiones: ${insuranceShort}.`;
  }
  return `${commissionCounty}, valid through ${monthAndYear(commissionExpires)}. ${insurance} in E&O insurance.`;
}

function FooterContent({ site, language }: FooterProps) {
  const { business, credentials } = site;
  const texts = CHROME[language];
  const { opens, closes } = business.hours.regular;
  return (
    <>
      <div className="wrap footer-columns">
        <div className="footer-brand">
          <Seal />
          <p className="footer-name">{business.name}</p>
          <p>{language === 'es' ? business.servingSpanish : business.serving}</p>
          <p>
            <a href={callHref(business.phone)}>{business.phone}</a>
            <br />
            <a href={`mailto:${business.email}`}>{business.email}</a>
          </p>
          <p>
            {texts.hours(clockTime(opens), clockTime(closes))}. {texts.available}
          </p>
        </div>
        <LinkColumn title={texts.services} items={SERVICE_LINKS} language={language} />
        <LinkColumn title={texts.locations} items={LOCATION_LINKS} language={language} />
        <LinkColumn
          title={business.name}
          items={[...PAGE_LINKS, PRIVACY_LINK]}
          language={language}
        />
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
