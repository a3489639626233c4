import type { Language } from '../../schemas/language.ts';

/** A link of the main menu. */
export interface NavigationLink {
  label: Record<Language, string>;
  href: string;
}

/** Menu under the button Services. */
export const SERVICE_LINKS: readonly NavigationLink[] = [
  { label: { en: 'Real Estate Notary', es: 'Bienes raíces' }, href: '/real-estate-notary' },
  { label: { en: 'Power of Attorney', es: 'Poder notarial' }, href: '/power-of-attorney' },
  {
    label: { en: 'Vehicle Title Notary', es: 'Título de vehículo' },
    href: '/vehicle-title-transfer',
  },
  { label: { en: 'General Notary', es: 'Servicio general' }, href: '/lp' },
  { label: { en: 'Affidavits', es: 'Declaraciones juradas' }, href: '/affidavit-notary' },
  { label: { en: 'Divorce Papers', es: 'Papeles de divorcio' }, href: '/divorce-papers' },
  { label: { en: 'All Services', es: 'Todos los servicios' }, href: '/#services' },
];

/** Menu under the button Locations. */
export const LOCATION_LINKS: readonly NavigationLink[] = [
  { label: { en: 'Midland', es: 'Midland' }, href: '/#midland' },
  { label: { en: 'Odessa', es: 'Odessa' }, href: '/#odessa' },
  { label: { en: 'Stanton', es: 'Stanton' }, href: '/#stanton' },
  { label: { en: 'All Service Areas', es: 'Toda la zona' }, href: '/#service-areas' },
];

/** Links beside the two menus. */
export const PAGE_LINKS: readonly NavigationLink[] = [
  { label: { en: 'About', es: 'Nosotros' }, href: '/#about' },
  { label: { en: 'Pricing', es: 'Precios' }, href: '/#pricing' },
  { label: { en: 'Questions', es: 'Preguntas' }, href: '/#faq' },
  { label: { en: 'Contact', es: 'Contacto' }, href: '/#contact' },
];
