import { callHref } from '../../domain/contact-links.ts';
import type { Language } from '../../schemas/language.ts';
import type { SiteConfig } from '../../schemas/site-config.ts';
import { BookLink, CallLink } from '../ui/actions.tsx';
import { Icon } from '../ui/Icon.tsx';
import { SealSource } from '../ui/Seal.tsx';
import { CHROME } from './chrome-texts.ts';
import {
  LOCATION_LINKS,
  linkTarget,
  type NavigationLink,
  PAGE_LINKS,
  SERVICE_LINKS,
} from './navigation.ts';

interface HeaderProps {
  site: SiteConfig;
  language: Language;
  /** Path of the page, to mark the current link. */
  path: string;
}

/** The contact bar, the brand and the main menu. */
export function SiteHeader({ site, language, path }: HeaderProps) {
  const { business, credentials } = site;
  const texts = CHROME[language];
  const spanish = language === 'es';
  const links = { language, path };
  return (
    <>
      <a className="skip" href="#main">
        {texts.skip}
      </a>
      <div className="contact-bar">
        <div className="wrap">
          <a href={callHref(business.phone)}>{business.phone}</a>
          <span className="wide">{spanish ? business.servingSpanish : business.serving}</span>
          <span className="wide">
            {texts.licence} {credentials.commissionNumber}
          </span>
          <span>{texts.available}</span>
        </div>
      </div>
      <header className="site-header">
        <div className="wrap">
          <a
            className="brand"
            href="/"
            {...(path === '/' ? { 'aria-current': 'page' as const } : {})}
          >
            <SealSource />
            <span>
              {business.name}
              <small>{spanish ? business.taglineSpanish : business.tagline}</small>
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
    </>
  );
}

interface LinkContext {
  language: Language;
  path: string;
}

function MenuLink({ link, language, path }: LinkContext & { link: NavigationLink }) {
  return (
    <li>
      <a
        // A link to a page in another language says so before it is followed.
        {...linkTarget(link, language)}
        {...(link.href === path || link.spanishHref === path
          ? { 'aria-current': 'page' as const }
          : {})}
      >
        {link.label[language]}
      </a>
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
  const current = items.some((link) => link.href === path || link.spanishHref === path);
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
