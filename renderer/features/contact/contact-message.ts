/** Fields of the message form (docs/product.md, "Contact form"). */
export interface ContactFields {
  name: string;
  email: string;
  phone: string;
  /** A key of `contact.services` in the texts; empty if the form does not ask. */
  service: string;
  message: string;
}

/** Where and when a message was written. */
export interface ContactOrigin {
  /** The same on every attempt, so that the receiver can deduplicate. */
  id: string;
  at: Date;
  userAgent: string;
  url: string;
  /** Click ids and campaign parameters of the visit. */
  attribution: Record<string, string>;
  /** Whether the honeypot field was filled in. */
  suspect: boolean;
  /** Time zone of the business. */
  timeZone: string;
  /** Labels of the values of `service`. */
  services: ServiceLabels;
}

/** Topics of a message: the value sent, and its label. */
export type ServiceLabels = Readonly<Record<string, string>>;

/** Body sent to the contact webhook (docs/product.md, "What is sent"). */
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

/** When the message was written, in the business's time zone; it is read by people and their spreadsheets. */
function timestamp(at: Date, timeZone: string): string {
  const options = { timeZone, dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('en-US', options).format(at);
}

/** The body of a contact message; a suspect one is flagged, not dropped. */
export function contactMessage(fields: ContactFields, origin: ContactOrigin): ContactMessage {
  const { name, email, phone, service, message } = fields;
  return {
    id: origin.id,
    type: 'Contact Form Submission',
    timestamp: timestamp(origin.at, origin.timeZone),
    contact: { name, email, phone },
    service,
    message,
    source: 'Contact Page',
    summary: `${origin.services[service] ?? (service || 'Message')}: ${name}, ${phone}, ${email}`,
    userAgent: origin.userAgent,
    url: origin.url,
    attribution: origin.attribution,
    ...(origin.suspect ? { suspect: true } : {}),
  };
}

/** Field names as the form shows them, and the labels of the values of `service`. */
export interface MessageLabels {
  about: string;
  name: string;
  phone: string;
  email: string;
  services?: ServiceLabels | undefined;
}

/** The same message as one text, for a chat or an email of a site without an endpoint. */
export function messageText(fields: ContactFields, labels: MessageLabels): string {
  const { name, phone, email, service, message } = fields;
  return [
    message,
    '',
    ...(service === '' ? [] : [`${labels.about}: ${labels.services?.[service] ?? service}`]),
    `${labels.name}: ${name}`,
    `${labels.phone}: ${phone}`,
    `${labels.email}: ${email}`,
  ].join('\n');
}
