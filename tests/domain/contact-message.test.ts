import { describe, expect, it } from 'vitest';
import {
  type ContactOrigin,
  contactMessage,
  messageText,
} from '../../renderer/features/contact/contact-message.ts';
import { chatHref } from '../../renderer/text/contact-links.ts';

const FIELDS = {
  name: 'Ana Ruiz',
  email: 'ana@example.com',
  phone: '(432) 555-0199',
  service: 'vehicle',
  message: 'Two signers & a title,\nat the gate.',
};

const ORIGIN: ContactOrigin = {
  id: '7b2d',
  at: new Date('2026-07-01T03:05:00Z'),
  userAgent: 'A browser',
  url: 'https://example.com/contact?gclid=x1',
  attribution: { gclid: 'x1' },
  suspect: false,
  timeZone: 'America/Chicago',
  services: { vehicle: 'Vehicle title' },
};

const LABELS = {
  about: 'About',
  name: 'Name',
  phone: 'Phone',
  email: 'Email',
  services: ORIGIN.services,
};

describe('a contact message', () => {
  it('carries what was typed and where it was written', () => {
    const { timestamp, ...body } = contactMessage(FIELDS, ORIGIN);
    expect(body).toEqual({
      id: '7b2d',
      type: 'Contact Form Submission',
      contact: { name: 'Ana Ruiz', email: 'ana@example.com', phone: '(432) 555-0199' },
      service: 'vehicle',
      message: FIELDS.message,
      source: 'Contact Page',
      summary: 'Vehicle title: Ana Ruiz, (432) 555-0199, ana@example.com',
      userAgent: 'A browser',
      url: ORIGIN.url,
      attribution: { gclid: 'x1' },
    });
    // Still the evening before in Texas, in summer time.
    expect(timestamp.replace(/\s/g, ' ')).toBe('Jun 30, 2026, 10:05 PM');
  });

  it('is marked, not dropped, when a robot seems to have written it', () => {
    expect(contactMessage(FIELDS, { ...ORIGIN, suspect: true })).toEqual({
      ...contactMessage(FIELDS, ORIGIN),
      suspect: true,
    });
  });

  it('keeps a service that it does not know', () => {
    const { service, summary } = contactMessage({ ...FIELDS, service: 'new' }, ORIGIN);
    expect(service).toBe('new');
    expect(summary).toMatch(/^new: /);
  });

  it('fits into a chat with nothing left out', () => {
    const { searchParams } = new URL(chatHref('14325550142', messageText(FIELDS, LABELS)));
    const text = searchParams.get('text') ?? '';
    for (const part of [FIELDS.message, FIELDS.name, FIELDS.email, FIELDS.phone, 'Vehicle title'])
      expect(text).toContain(part);
  });
});
