import { mistakes } from '../../../renderer/text/typing-mistakes.ts';
import { isDialedWithin } from '../../content/addresses/free-numbers.ts';
import type { Facts } from '../../content/facts/facts.ts';
import type { ViewLink } from './page-view.ts';
import type { ViewFinding, ViewRule } from './view-rule.ts';

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A text that is a phone number and nothing else. */
const NUMBER = /^\+?\d[\d\s()./\u00a0-]{5,}\d$|^\(\d[\d\s()./\u00a0-]{5,}\d$/;

/** A number with its country, as a link dials it; those of North America have ten digits after the country. */
const DIALED = /^\+(?:1[-.()]*(?:\d[-.()]*){10}|[2-9][-.()]*(?:\d[-.()]*){6,13})$/;

/** The digits of a number without the zeros that stand for a country or an area: `+44 (0)113`. */
function digitsOf(text: string): string {
  return text.replace(/(?<=^\+\d{1,3} ?)\(0\)|\D/g, '').replace(/^0+/, '');
}

/** True of a text that is a number other than the one that a link dials, with or without its country. */
function isOtherNumber(text: string, number: string): boolean {
  const [said, dialled] = [digitsOf(text), digitsOf(number)];
  return NUMBER.test(text) && !dialled.endsWith(said) && !said.endsWith(dialled);
}

/** True of an address of the business's own host that is in no fact: an old one. */
function isUnknownOwn(mail: string, facts: Facts): boolean {
  const email = facts.get('business.email')?.toLowerCase() ?? '';
  const host = email.slice(email.indexOf('@'));
  if (email === '' || mail === email || !mail.endsWith(host)) return false;
  return facts.names.every((name) => facts.get(name)?.toLowerCase() !== mail);
}

/** A link that opens a chat with a number. */
const CHAT =
  /^https:\/\/(?:wa\.me\/|(?:api|web)\.whatsapp\.com\/send\/?\?phone=)\+?(?<digits>\d{7,15})/;

/** Words of a link that calls the business itself. */
const CALLS_US =
  /(?<!\p{L})(?:us|me|uns|ll[áa]menos|escr[íi]banos|ll[áa]manos)(?!\p{L})|^(?:call|call now|text|chat|anrufen|llamar)$/iu;

/** Number of final digits by which two notations of a number are matched. */
const TELLING = 7;

const knownEndings = new WeakMap<Facts, ReadonlySet<string>>();

/** The final digits of all numbers that facts are or end with. */
function endingsOf(facts: Facts): ReadonlySet<string> {
  const known =
    knownEndings.get(facts) ??
    new Set(facts.names.map((name) => (facts.get(name) ?? '').replace(/\D/g, '').slice(-TELLING)));
  knownEndings.set(facts, known);
  return known;
}

/** The number of the business that a link says it leads to and that is in no fact: an old one. */
function unknownNumber({ href, text }: ViewLink, facts: Facts): string | undefined {
  const dialled = /^(?:tel|sms):([^?]+)/.exec(href)?.[1];
  const number = CHAT.exec(href)?.groups?.digits ?? (CALLS_US.test(text) ? dialled : undefined);
  const digits = number?.replace(/\D/g, '') ?? '';
  if (number === undefined && dialled !== undefined && isMisdialled(dialled, facts)) return dialled;
  if (digits.length < TELLING) return undefined;
  return endingsOf(facts).has(digits.slice(-TELLING)) ? undefined : number;
}

/** Fewest letters of a name before the @ in which one letter is a slip, not another person. */
const LONG_NAME = 5;

/** True of an address that differs from that of the business by a single slip, in its name or its host. */
function isMisspelledOwn(mail: string, facts: Facts): boolean {
  const email = facts.get('business.email')?.toLowerCase() ?? '';
  const [name = '', host = ''] = email.split('@');
  const [otherName = '', otherHost = ''] = mail.split('@');
  if (host === '' || mistakes(mail, email) !== 1) return false;
  if (otherHost === host) return name.length >= LONG_NAME;
  return otherName === name && facts.names.every((one) => facts.get(one)?.toLowerCase() !== mail);
}

/** Final digits of a number that tell the extensions of a business apart. */
const EXTENSION = 2;

/** True of a number that is dialled by a slip: two digits swapped, one missing or doubled, or a wrong one before the extension. */
function isSlipOf(number: string, own: string): boolean {
  if (own.length < TELLING || mistakes(number, own) !== 1) return false;
  if (number.length !== own.length) return true;
  const wrong = [...number].findIndex((digit, index) => digit !== own[index]);
  const isSwapped = number[wrong] === own[wrong + 1] && number[wrong + 1] === own[wrong];
  return isSwapped || wrong < own.length - EXTENSION;
}

/** True of a number that only a slip keeps from being one of the business, and that is no fact itself. */
function isMisdialled(number: string, facts: Facts): boolean {
  const digits = digitsOf(number);
  const isKnown = facts.names.some((name) => {
    const own = digitsOf(facts.get(name) ?? '');
    return own.length >= TELLING && (own.endsWith(digits) || digits.endsWith(own));
  });
  if (digits.length < TELLING || isKnown) return false;
  return ['business.phone', 'business.whatsapp'].some((name) => {
    const own = digitsOf(facts.get(name) ?? '');
    return isSlipOf(digits, own) || isSlipOf(digits.replace(/^1(?=\d{10}$)/, ''), own);
  });
}

/** True of a link of the menus, which is reported in the configuration. */
function isInMenus(href: string, { site }: Facts): boolean {
  return JSON.stringify(site?.navigation ?? {}).includes(JSON.stringify(href));
}

function otherAddress({ href, text }: ViewLink): ViewFinding {
  return {
    trace: { literal: href },
    message: `This link says ${text} and leads to ${href.replace(/^\w+:/, '')}.`,
    hint: 'Refer to the same fact in both places.',
  };
}

/** `links/other-address`: a link that shows one address and leads to another, or to an old one of the business. */
export const linksOtherAddress: ViewRule = {
  name: 'links/other-address',
  severity: 'warning',
  *check({ links }, facts) {
    const country = facts.get('business.address.country') ?? '';
    for (const link of links) {
      const { href, text } = link;
      const unknown = unknownNumber(link, facts);
      if (unknown !== undefined && !isInMenus(href, facts) && !NUMBER.test(text)) {
        yield {
          trace: { literal: href },
          message: `${unknown} is not a number in site.config.yaml: it is an old one, or misspelled.`,
          hint: 'Refer to business.phone or business.whatsapp, or add the number to site.config.yaml.',
        };
        continue;
      }
      const [, way, to = ''] = /^(mailto|tel|sms):([^?]+)/.exec(href) ?? [];
      if (way === undefined) continue;
      if (way !== 'mailto') {
        // Whatever is no number at all is reported as `links/malformed`.
        const isNumber = DIALED.test(to) || isDialedWithin(to, country);
        if (isNumber && isOtherNumber(text, to)) yield otherAddress(link);
        continue;
      }
      // Whatever is no address at all is reported as `links/malformed`.
      const mail = to.toLowerCase();
      if (!EMAIL.test(mail) || mail.startsWith('//')) continue;
      if (EMAIL.test(text)) {
        if (text.toLowerCase() !== mail) yield otherAddress(link);
      } else if (
        (isUnknownOwn(mail, facts) || isMisspelledOwn(mail, facts)) &&
        !isInMenus(href, facts)
      )
        yield {
          trace: { literal: href },
          message: `${to} is not an address in site.config.yaml: it is an old one, or misspelled.`,
          hint: 'Refer to business.email, or add the address to site.config.yaml.',
        };
    }
  },
};
