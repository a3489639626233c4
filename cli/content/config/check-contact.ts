import { mistakes } from '../../../renderer/text/typing-mistakes.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { codeOf } from './check-phone.ts';
import { navigationLinks } from './navigation-links.ts';

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

/**
 * The code that a chat number lacks: that of the country of the phone number, if the two differ by it, or if the chat
 * number is as long as that number is without it.
 */
function codeLacking(phone: string, whatsapp: string): string | undefined {
  if (phone !== whatsapp && phone.endsWith(whatsapp)) return phone.slice(0, -whatsapp.length);
  const code = codeOf(phone);
  if (code === undefined || whatsapp.startsWith(code)) return undefined;
  return code.length + whatsapp.length === phone.length ? code : undefined;
}

/** Reports a chat number without the code of its country. */
export function checkChatNumber(
  { business: { phone = '', whatsapp } }: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const digits = phone.replace(/\D/g, '');
  const isInternational = phone.startsWith('+');
  if (whatsapp === undefined) return [];
  const code = isInternational
    ? codeLacking(digits, whatsapp)
    : digits === whatsapp
      ? '1'
      : undefined;
  if (code === undefined) return [];
  return [
    report(source, {
      range: locate(['business', 'whatsapp'], 'value'),
      rule: 'shape/format',
      message: `business.whatsapp ("${whatsapp}") must begin with the code of its country, as in 14325550142.`,
      hint: `Write "${code}${whatsapp}".`,
    }),
  ];
}

/** Letters that may differ in a misspelled address. */
const MOST_MISTAKES = 2;

/** Reports menu entries with an email address that is nearly that of the business: a misspelled or an old one. */
export function checkMenuMail(
  config: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const { email } = config.business;
  if (email === undefined) return [];
  const host = email.slice(email.indexOf('@'));
  return navigationLinks(config).flatMap(({ at, to }) => {
    const [, mail] = /^mailto:([^?]+@[^?]+)/.exec(to) ?? [];
    if (mail === undefined || mail === email) return [];
    if (!mail.endsWith(host) && mistakes(mail, email) > MOST_MISTAKES) return [];
    return [
      report(source, {
        range: locate(at, 'value'),
        rule: 'links/other-address',
        severity: 'warning',
        message: `${mail} is not the address of the business: it is an old one, or misspelled.`,
        hint: `Write mailto:${email}.`,
      }),
    ];
  });
}
