import type { SiteConfig } from '../../schemas/site-config.ts';
import type { Diagnostic } from './diagnostic.ts';
import { report, type SourceFile } from './source-file.ts';
import type { Locate } from './yaml-document.ts';

/** Reports a business that nobody can reach: it has neither a phone number nor an email address. */
export function checkContact(
  { business: { phone, email } }: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  if (phone !== undefined || email !== undefined) return [];
  return [
    report(source, {
      range: locate(['business'], 'key'),
      rule: 'shape/missing-key',
      message: 'business has neither "phone" nor "email".',
      hint: 'Add one of them, so that visitors can reach the business.',
    }),
  ];
}

/** Reports a chat number that is the phone number without the code of its country. */
export function checkChatNumber(
  { business: { phone = '', whatsapp } }: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const digits = phone.replace(/\D/g, '');
  const isInternational = phone.startsWith('+');
  const lacksCode =
    whatsapp !== undefined &&
    (isInternational ? digits !== whatsapp && digits.endsWith(whatsapp) : digits === whatsapp);
  if (!lacksCode) return [];
  return [
    report(source, {
      range: locate(['business', 'whatsapp'], 'value'),
      rule: 'shape/format',
      message: `business.whatsapp ("${whatsapp}") must begin with the code of its country, as in 14325550142.`,
      hint: isInternational ? `Write "${digits}".` : `Write "1${digits}".`,
    }),
  ];
}
