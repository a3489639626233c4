import { countySpanish, monthAndYear, monthAndYearSpanish } from '../../domain/formats.ts';
import type { WrittenLanguage } from '../../schemas/language.ts';

/** Texts of the frame around every page: menus, buttons, labels. */
export interface ChromeTexts {
  skip: string;
  home: string;
  privacy: string;
  licence: string;
  /** What the number is and until when it is good. */
  licenceNote: (county: string, expires: string) => string;
  available: string;
  menu: string;
  mainMenu: string;
  breadcrumb: string;
  callNow: string;
  book: string;
  bookNow: string;
  bookAppointment: string;
  call: string;
  chat: string;
  chatOnWhatsApp: string;
  newTab: string;
  rating: (stars: number) => string;
  feeNote: string;
  trust: readonly string[];
  urgency: string;
  /** Said of a link to a page in another language. */
  inLanguage: (language: string) => string;
  hours: (opens: string, closes: string) => string;
  disclaimer: string;
  noOnline: string;
  sample: string;
  rights: string;
  /** What search engines are told that is offered, and for what the price is. */
  serviceType: string;
  offer: string;
}

const NOTICE =
  'I am not an attorney licensed to practice law in Texas and may not give legal advice or accept fees for legal advice.';

const AVISO =
  'No soy abogado con licencia para ejercer la abogacía en Texas y no puedo dar asesoría legal ni aceptar honorarios por asesoría legal.';

export const CHROME: Record<WrittenLanguage, ChromeTexts> = {
  en: {
    skip: 'Skip to content',
    home: 'Home',
    privacy: 'Privacy',
    licence: 'Texas Notary Commission No.',
    licenceNote: (county, expires) =>
      `A notary public’s commission from the Texas Secretary of State, ${county}, valid through ${monthAndYear(expires)}. It allows notarial acts anywhere in Texas.`,
    available: 'Available 24/7',
    menu: 'Menu',
    mainMenu: 'Main menu',
    breadcrumb: 'You are here',
    callNow: 'Call Now',
    book: 'Book',
    bookNow: 'Book Now',
    bookAppointment: 'Book Appointment',
    call: 'Call',
    chat: 'Chat',
    chatOnWhatsApp: 'Chat on WhatsApp',
    newTab: 'opens in a new tab',
    rating: (stars) => `${stars} of 5 stars`,
    feeNote: 'Due at the visit. A receipt is included.',
    trust: ['Veteran-owned', 'E&O insured', 'English & Español'],
    urgency: 'Urgent notice',
    inLanguage: (language) => `in ${language}`,
    hours: (opens, closes) => `${opens}–${closes}`,
    disclaimer: NOTICE,
    noOnline:
      'No online notarizations. Birth, death and marriage records and divorce decrees cannot be notarized.',
    sample: 'Sample site: names, numbers and testimonials marked as samples are invented.',
    rights: 'All rights reserved.',
    serviceType: 'Mobile notary',
    offer: 'One visit with one signature',
  },
  es: {
    skip: 'Ir al contenido',
    home: 'Inicio',
    privacy: 'Privacidad',
    licence: 'Comisión de Texas núm.',
    licenceNote: (county, expires) =>
      `Comisión de notary public de la Secretaría de Estado de Texas, ${countySpanish(county)}, vigente hasta ${monthAndYearSpanish(expires)}. Permite actos notariales en todo Texas.`,
    available: 'Disponible 24/7',
    menu: 'Menú',
    mainMenu: 'Menú principal',
    breadcrumb: 'Usted está aquí',
    callNow: 'Llame ahora',
    book: 'Reservar',
    bookNow: 'Reservar ahora',
    bookAppointment: 'Reservar cita',
    call: 'Llamar',
    chat: 'Chat',
    chatOnWhatsApp: 'Chat por WhatsApp',
    newTab: 'se abre en otra pestaña',
    rating: (stars) => `${stars} de 5 estrellas`,
    feeNote: 'Se paga en la visita. Incluye recibo.',
    trust: ['Negocio de un veterano', 'Con seguro y fianza', 'Español e inglés'],
    urgency: 'Aviso urgente',
    inLanguage: (language) => `en ${language}`,
    hours: (opens, closes) => `De ${opens} a ${closes}`,
    disclaimer: AVISO,
    noOnline:
      'No certificamos firmas por internet. Las actas de nacimiento, defunción y matrimonio y los decretos de divorcio no se pueden certificar.',
    sample:
      'Sitio de muestra: los nombres, números y testimonios marcados como muestra son inventados.',
    rights: 'Todos los derechos reservados.',
    serviceType: 'Servicio de notarización móvil',
    offer: 'Una visita con una firma',
  },
};

/** The texts in one language. */
export function chromeIn(language: string): ChromeTexts {
  return CHROME[language as WrittenLanguage] ?? CHROME.en;
}

/**
 * The notice that Texas asks of any advertisement in a language other than English, in both
 * languages (Texas Government Code, section 406.017).
 */
export const ADVERTISING_NOTICE = { en: NOTICE.toUpperCase(), es: AVISO.toUpperCase() };
