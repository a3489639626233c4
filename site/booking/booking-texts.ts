import type { VisitorFacts } from '../../renderer/context/visitor-facts.ts';
import type { ServiceLabels } from '../../renderer/features/contact/contact-message.ts';
import { ESTIMATE_TEXTS, type EstimateTexts } from '../calculator/estimate-texts.ts';
import type { SiteLanguage } from '../languages.ts';
import { SLOT_LABELS, type TimeSlot } from '../prices/time-slots.ts';

/** Texts of the booking dialog, in the language of the page it is opened on. */
export interface BookingTexts {
  heading: string;
  lead: string;
  close: string;
  service: string;
  address: string;
  addressHint: string;
  date: string;
  timeSlot: string;
  slots: Record<TimeSlot, string>;
  signatures: string;
  contact: string;
  name: string;
  phone: string;
  email: string;
  notes: string;
  optional: string;
  notesHint: string;
  trap: string;
  estimate: string;
  parts: EstimateTexts;
  noPlaceYet: string;
  looking: string;
  placeUnknown: string;
  past: string;
  send: string;
  sending: string;
  noWebhook: string;
  byChat: string;
  byEmail: string;
  newTab: string;
  callNumber: string;
  notKept: string;
}

const ENGLISH: BookingTexts = {
  heading: 'Book a visit',
  lead: 'Tell us where and when. We call you to confirm before anything is final.',
  close: 'Close',
  service: 'What has to be notarized',
  address: 'Where we meet',
  addressHint: 'Street and town, or only a town of our area.',
  date: 'Day',
  timeSlot: 'Time of the visit',
  slots: SLOT_LABELS.en,
  signatures: 'Number of signatures',
  contact: 'How we reach you',
  name: 'Your name',
  phone: 'Phone',
  email: 'Email',
  notes: 'Notes',
  optional: 'optional',
  notesHint: 'Gate codes, a room number, who signs. No Social Security numbers, please.',
  trap: 'Company',
  estimate: 'Your estimate',
  parts: ESTIMATE_TEXTS.en,
  noPlaceYet: 'Without mileage, until we know where.',
  looking: 'Looking the place up …',
  placeUnknown:
    'We could not find that place, so mileage is not in this estimate. You can book all the same.',
  past: 'That time has passed. Please choose a later one.',
  send: 'Request this visit',
  sending: 'Sending...',
  noWebhook: 'Bookings are taken by phone and chat. Everything you typed is in the chat already.',
  byChat: 'Send it by chat',
  byEmail: 'Send it by email',
  newTab: 'opens in a new tab',
  callNumber: 'Call {phone}',
  notKept:
    'Your booking could not be sent, and this browser keeps nothing for later. Please call or chat:',
};

const SPANISH: BookingTexts = {
  heading: 'Reserve una visita',
  lead: 'Díganos dónde y cuándo. Le llamamos para confirmar; hasta entonces nada queda en firme.',
  close: 'Cerrar',
  service: 'Qué hay que notarizar',
  address: 'Dónde nos vemos',
  addressHint: 'Calle y ciudad, o solo una ciudad de nuestra zona.',
  date: 'Día',
  timeSlot: 'Hora de la visita',
  slots: SLOT_LABELS.es,
  signatures: 'Número de firmas',
  contact: 'Cómo nos comunicamos con usted',
  name: 'Su nombre',
  phone: 'Teléfono',
  email: 'Correo electrónico',
  notes: 'Notas',
  optional: 'opcional',
  notesHint:
    'Código de la entrada, número de cuarto, quién firma. Sin números de Seguro Social, por favor.',
  trap: 'Empresa',
  estimate: 'Precio estimado',
  parts: ESTIMATE_TEXTS.es,
  noPlaceYet: 'Sin millaje, hasta saber dónde.',
  looking: 'Buscando el lugar …',
  placeUnknown:
    'No encontramos ese lugar, así que este precio no incluye el millaje. Puede reservar de todos modos.',
  past: 'Esa hora ya pasó. Escoja una más tarde, por favor.',
  send: 'Solicitar esta visita',
  sending: 'Enviando...',
  noWebhook: 'Las citas se hacen por teléfono y por chat. Lo que escribió ya está en el chat.',
  byChat: 'Enviarlo por chat',
  byEmail: 'Enviarlo por correo',
  newTab: 'se abre en otra pestaña',
  callNumber: 'Llamar {phone}',
  notKept:
    'No se pudo enviar su cita y este navegador no guarda nada para después. Llame o escriba por chat:',
};

const TEXTS: Record<SiteLanguage, BookingTexts> = { en: ENGLISH, es: SPANISH };

/** The texts for a page's language; English for any other. */
export function bookingTexts(language: string): BookingTexts {
  return language in TEXTS ? TEXTS[language as SiteLanguage] : ENGLISH;
}

/** The services of the message form, which can also be booked, with labels in a page's language or else in English. */
export function bookableServices({ serviceLabels }: VisitorFacts, language: string): ServiceLabels {
  return serviceLabels?.[language] ?? serviceLabels?.en ?? {};
}
