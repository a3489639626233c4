import type { Language } from '../../schemas/language.ts';

/** A link of the main menu. */
export interface NavigationLink {
  label: Record<Language, string>;
  href: string;
  /** The page in Spanish, where there is one; otherwise Spanish menus lead to the English page. */
  spanishHref?: string;
}

/** Menu under the button Services (docs/product.md, "Frame"). */
export const SERVICE_LINKS: readonly NavigationLink[] = [
  {
    label: { en: 'Real Estate Notary', es: 'Bienes raíces' },
    href: '/services/real-estate-notary',
  },
  {
    label: { en: 'Power of Attorney', es: 'Poder notarial' },
    href: '/services/power-of-attorney',
    spanishHref: '/poder-notarial',
  },
  {
    label: { en: 'Vehicle Title Notary', es: 'Título de vehículo' },
    href: '/services/vehicle-title-notary',
    spanishHref: '/titulo-de-vehiculo',
  },
  {
    label: { en: 'General Notary', es: 'Servicio general' },
    href: '/services/general-notary',
    spanishHref: '/servicio-notarial-movil',
  },
  {
    label: { en: 'Affidavits', es: 'Declaraciones juradas' },
    href: '/services/affidavit-notary',
    spanishHref: '/declaracion-jurada',
  },
  { label: { en: 'All Services', es: 'Todos los servicios' }, href: '/services' },
];

/** Menu under the button Locations. */
export const LOCATION_LINKS: readonly NavigationLink[] = [
  { label: { en: 'Midland', es: 'Midland' }, href: '/locations/midland-tx' },
  { label: { en: 'Odessa', es: 'Odessa' }, href: '/locations/odessa-tx' },
  { label: { en: 'Stanton', es: 'Stanton' }, href: '/locations/stanton-tx' },
  { label: { en: 'All Service Areas', es: 'Toda la zona' }, href: '/service-areas' },
];

/** Links beside the two menus. */
export const PAGE_LINKS: readonly NavigationLink[] = [
  { label: { en: 'About', es: 'Nosotros' }, href: '/about' },
  { label: { en: 'Pricing', es: 'Precios' }, href: '/pricing' },
  { label: { en: 'Resources', es: 'Guías' }, href: '/resources' },
  { label: { en: 'Contact', es: 'Contacto' }, href: '/contact' },
];

/** What is kept and sent, and the switch for being measured: at the foot of every page. */
export const PRIVACY_LINK: NavigationLink = {
  label: { en: 'Privacy', es: 'Privacidad' },
  href: '/privacy',
};

/** Where a link leads from a page in `language`, and the language found there if it is another. */
export function linkTarget(
  link: NavigationLink,
  language: Language,
): { href: string; hrefLang?: Language } {
  if (language === 'en') return { href: link.href };
  return link.spanishHref === undefined
    ? { href: link.href, hrefLang: 'en' }
    : { href: link.spanishHref };
}

/** A step of the way from the home page down to a page. */
export interface Crumb {
  name: string;
  path: string;
}

/** Pages above others, by the folder that these stand in. */
const PARENTS: Record<string, Crumb> = {
  services: { name: 'Services', path: '/services' },
  locations: { name: 'Service Areas', path: '/service-areas' },
  resources: { name: 'Resources', path: '/resources' },
};

/** The pages between the home page and the page at `path`. */
export function parentsOf(path: string): Crumb[] {
  const [folder = '', page] = path.slice(1).split('/');
  const parent = page === undefined ? undefined : PARENTS[folder];
  return parent === undefined ? [] : [parent];
}
