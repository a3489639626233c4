/** What a visitor types into the message form (docs/product.md, "Contact form"). */
export interface ContactFields {
  name: string;
  email: string;
  phone: string;
  /** One of the values of `contact.services` among the words; empty where nobody is asked. */
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
  /** Time zone of the business. */
  timeZone: string;
  /** Words for the values of `service`. */
  services: ServiceLabels;
}

/** What a message can be about: the value that is sent, and its words. */
export type ServiceLabels = Readonly<Record<string, string>>;

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

/** When the message was written, by the clock of the business; readers are people and their spreadsheets. */
function timestamp(at: Date, timeZone: string): string {
  const options = { timeZone, dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat('en-US', options).format(at);
}

/** The body of a contact message; a suspect one is marked, not dropped. */
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

/** Names of the fields as the form shows them, and the words for the values of `service`. */
export interface MessageLabels {
  about: string;
  name: string;
  phone: string;
  email: string;
  services?: ServiceLabels | undefined;
}

/** The same message as one text, for a chat or an e-mail of a site that has nowhere to send it. */
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
