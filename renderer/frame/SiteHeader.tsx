import { CallLink } from '../components/actions.tsx';
import { Icon } from '../components/Icon.tsx';
import { inWords } from '../components/LanguageMark.tsx';
import { isContactAction, MainAction } from '../components/MainAction.tsx';
import { SiteMark } from '../components/SiteMark.tsx';
import { leadsTo, type Menu, type MenuLink } from '../context/navigation.ts';
import type { Site } from '../context/site.ts';
import { NavigationAnchor } from './NavigationAnchor.tsx';

interface HeaderProps {
  site: Site;
  /** Path of the page, to mark the current link. */
  path: string;
}

/** The brand and the main menu. */
export function SiteHeader({ site, path }: HeaderProps) {
  const { business, language, languages, menus } = site;
  const { frame, actions } = site.words;
  const [main] = languages;
  const abroad = language !== main;
  return (
    <header className="site-header">
      <div className="wrap">
        <a
          className="brand"
          href="/"
          {...(abroad ? { hrefLang: main } : {})}
          {...(path === '/' ? { 'aria-current': 'page' as const } : {})}
        >
          <SiteMark site={site} place="header" />
          <span>
            {site.logo === undefined && business.name}
            {business.tagline !== undefined && <small>{business.tagline}</small>}
            {abroad && <span className="sr-only"> ({inWords(main, site)})</span>}
          </span>
        </a>
        <button
          className="menu-toggle"
          type="button"
          aria-expanded="false"
          aria-controls="main-menu"
        >
          <Icon name="menu" />
          {frame.menu}
        </button>
        <nav id="main-menu" aria-label={frame.mainMenu}>
          <ul className="menu">
            {menus.header.map((entry) =>
              'items' in entry ? (
                <Submenu key={entry.id} menu={entry} site={site} path={path} />
              ) : (
                <MenuItem key={entry.href} link={entry} site={site} path={path} />
              ),
            )}
          </ul>
          <div className="header-actions">
            {business.phone !== undefined && !isContactAction(site) && (
              <CallLink phone={business.phone}>{actions.callNow}</CallLink>
            )}
            <MainAction site={site} />
          </div>
        </nav>
      </div>
    </header>
  );
}

function MenuItem(props: HeaderProps & { link: MenuLink }) {
  return (
    <li>
      <NavigationAnchor {...props} />
    </li>
  );
}

/** A menu that opens on hover, by its button and by keyboard; without scripts on hover and focus. */
function Submenu({ menu: { id, label, items }, site, path }: HeaderProps & { menu: Menu }) {
  const current = items.some((link) => leadsTo(link, path) || path.startsWith(`${link.href}/`));
  return (
    <li className="submenu" data-current={current || undefined}>
      <button type="button" aria-expanded="false" aria-controls={id}>
        {label}
        <Icon name="chevron-down" />
      </button>
      <ul id={id}>
        {items.map((link) => (
          <MenuItem key={link.href} link={link} site={site} path={path} />
        ))}
      </ul>
    </li>
  );
}
