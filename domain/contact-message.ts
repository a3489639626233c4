import { SERVICE_CHOICES } from './service-choices.ts';

/** What a visitor types into the message form (docs/product.md, "Contact form"). */
export interface ContactFields {
  name: string;
  email: string;
  phone: string;
  /** One of the values of `SERVICE_CHOICES`. */
  service: string;
  message: string;
}

/** Where and when a message is written. */
export interface ContactOrigin {
  /** The same on every attempt, so that the receiver can drop doubles. */
  id: string;
  at: Date;
  userAgent: string;
  url: string;
  /** Click ids and campaign parameters of the visit. */
  attribution: Record<string, string>;
  /** True if the field that only robots see is filled. */
  suspect: boolean;
}

/** The body that the contact webhook is sent (docs/product.md, "What is sent"). */
export interface ContactMessage {
  id: string;
  type: string;
  timestamp: string;
  contact: Pick<ContactFields, 'name' | 'email' | 'phone'>;
  service: string;
  message: string;
  source: string;
  summary: string;
  userAgent: string;
  url: string;
  attribution: Record<string, string>;
  suspect?: true;
}

const CLOCK = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  dateStyle: 'medium',
  timeStyle: 'short',
});

function serviceLabel(service: string): string {
  return SERVICE_CHOICES.find(({ value }) => value === service)?.label ?? service;
}

/** The body of a contact message; a suspect one is marked, not dropped. */
export function contactMessage(fields: ContactFields, origin: ContactOrigin): ContactMessage {
  const { name, email, phone, service, message } = fields;
  return {
    id: origin.id,
    type: 'Contact Form Submission',
    timestamp: CLOCK.format(origin.at),
    contact: { name, email, phone },
    service,
    message,
    source: 'Contact Page',
    summary: `${serviceLabel(service)}: ${name}, ${phone}, ${email}`,
    userAgent: origin.userAgent,
    url: origin.url,
    attribution: origin.attribution,
    ...(origin.suspect ? { suspect: true } : {}),
  };
}

/** The same message as the first text of a chat, for a site that has nowhere to send it. */
export function contactChatText(fields: ContactFields): string {
  const { name, phone, email, service, message } = fields;
  return [
    message,
    '',
    `About: ${serviceLabel(service)}`,
    `Name: ${name}`,
    `Phone: ${phone}`,
    `Email: ${email}`,
  ].join('\n');
}
