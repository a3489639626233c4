import type { Language } from '../../schemas/language.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { BookLink, CallLink } from '../ui/actions.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SealSource } from '../ui/Seal.tsx';
import { CHROME } from './chrome-texts.ts';
import { leadsTo, NavigationAnchor } from './NavigationAnchor.tsx';
import { LOCATION_LINKS, type NavigationLink, PAGE_LINKS, SERVICE_LINKS } from './navigation.ts';

interface HeaderProps {
  site: SiteConfig;
  language: Language;
  /** Path of the page, to mark the current link. */
  path: string;
}

/** The brand and the main menu. */
export function SiteHeader({ site, language, path }: HeaderProps) {
  const { business } = site;
  const texts = CHROME[language];
  const spanish = language === 'es';
  const links = { language, path };
  return (
    <header className="site-header">
      <div className="wrap">
        <a
          className="brand"
          href="/"
          {...(spanish ? { hrefLang: 'en' as const } : {})}
          {...(path === '/' ? { 'aria-current': 'page' as const } : {})}
        >
          <SealSource />
          <span>
            {business.name}
            <small>{spanish ? business.taglineSpanish : business.tagline}</small>
            {spanish && <span className="sr-only"> ({texts.english})</span>}
          </span>
        </a>
        <button
          className="menu-toggle"
          type="button"
          aria-expanded="false"
          aria-controls="main-menu"
        >
          <Icon name="menu" />
          {texts.menu}
        </button>
        <nav id="main-menu" aria-label={texts.mainMenu}>
          <ul className="menu">
            <Submenu id="services-menu" label={texts.services} items={SERVICE_LINKS} {...links} />
            <Submenu
              id="locations-menu"
              label={texts.locations}
              items={LOCATION_LINKS}
              {...links}
            />
            {PAGE_LINKS.map((link) => (
              <MenuLink key={link.href} link={link} {...links} />
            ))}
          </ul>
          <div className="header-actions">
            <CallLink phone={business.phone}>{texts.callNow}</CallLink>
            <BookLink>{texts.bookAppointment}</BookLink>
          </div>
        </nav>
      </div>
    </header>
  );
}

interface LinkContext {
  language: Language;
  path: string;
}

function MenuLink(props: LinkContext & { link: NavigationLink }) {
  return (
    <li>
      <NavigationAnchor {...props} />
    </li>
  );
}

interface SubmenuProps extends LinkContext {
  id: string;
  label: string;
  items: readonly NavigationLink[];
}

/** A menu that opens on hover, by its button and by keyboard; without script hover and focus do. */
function Submenu({ id, label, items, language, path }: SubmenuProps) {
  const current = items.some((link) => leadsTo(link, path) || path.startsWith(`${link.href}/`));
  return (
    <li className="submenu" data-current={current || undefined}>
      <button type="button" aria-expanded="false" aria-controls={id}>
        {label}
        <Icon name="chevron-down" />
      </button>
      <ul id={id}>
        {items.map((link) => (
          <MenuLink key={link.href} link={link} language={language} path={path} />
        ))}
      </ul>
    </li>
  );
}
