import { mistakes } from '../../../renderer/text/typing-mistakes.ts';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/** Slips of the fingers in the commonest hosts of mail, and what was meant. */
const SLIPS: readonly (readonly [RegExp, string])[] = [
  [/\.(?:con|cmo|ocm|comm|vom|xom|coom|c0m)$/i, '.com'],
  [/\.(?:nte|ent|nett|met)$/i, '.net'],
  [/\.(?:rog|ogr|orgg|prg)$/i, '.org'],
  [/@(?:gmial|gmai|gmal|gamil|gnail|gmaill)\.com$/i, '@gmail.com'],
  [/@(?:hotmial|hotmai|hotmal)\.com$/i, '@hotmail.com'],
  [/@(?:outlok|outloook|oulook)\.com$/i, '@outlook.com'],
  [/@(?:yaho|yahooo|yhaoo)\.com$/i, '@yahoo.com'],
];

/** A host in two parts: its name, and its end after the last point. */
function partsOf(host: string): readonly [name: string, end: string] {
  const at = host.lastIndexOf('.');
  return [host.slice(0, at), host.slice(at + 1)];
}

/** Letters from which on a name with one other letter is a slip, and from which on one with two is. */
const LONG = 6;
const LONGER = 10;

/** Letters of an end, such as `example`, that nobody has in another spelling: `co` and `com` are two. */
const LONG_END = 5;

/** True of two words of which one is the other with a slip; a plural, a hyphen and a number make another name. */
function isMisspelled(typed: string, meant: string): boolean {
  const bare = (word: string) => word.replaceAll('-', '').replace(/(?:e?s|e?n|ue)$/, '');
  const digits = (word: string) => word.replace(/\D/g, '');
  if (bare(typed) === bare(meant) || digits(typed) !== digits(meant)) return false;
  if (typed.endsWith(`.${meant}`) || meant.endsWith(`.${typed}`)) return false;
  return mistakes(typed, meant) <= (Math.min(typed.length, meant.length) < LONGER ? 1 : 2);
}

/** True of the host of an address that is nearly that of the site. */
function isNearly(typed: string, meant: string): boolean {
  if (typed === meant) return false;
  const [name, end] = partsOf(typed);
  const [ownName, ownEnd] = partsOf(meant);
  if (end === ownEnd)
    return Math.min(name.length, ownName.length) >= LONG && isMisspelled(name, ownName);
  const isLong = Math.min(end.length, ownEnd.length) >= LONG_END;
  return name === ownName && isLong && isMisspelled(end, ownEnd);
}

/** Umlauts may be written in two ways, of which a business can own both hosts. */
function plain(host: string): string {
  return host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/([aou])e/g, '$1');
}

/** The address with the host of the site, if its own is that with a slip. */
function meantMail(email: string, url: string): string | undefined {
  const [user = '', host = ''] = email.split('@');
  const own = URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '';
  return isNearly(plain(host), plain(own)) ? `${user}@${own}` : undefined;
}

/** Reports an email address at a misspelled host, where mail is lost or read by others. */
export function checkMailHost(
  { business: { email = '' }, site: { url } }: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const [slip, end] = SLIPS.find(([slip]) => slip.test(email)) ?? [];
  if (slip === undefined || end === undefined) {
    const meant = meantMail(email, url);
    if (meant === undefined) return [];
    return [
      report(source, {
        range: locate(['business', 'email'], 'value'),
        rule: 'facts/contradiction',
        severity: 'warning',
        message: `The host of business.email ("${email}") is nearly that of site.url ("${url}"): one of the two is misspelled.`,
        hint: `Write "${meant}", or correct site.url.`,
      }),
    ];
  }
  return [
    report(source, {
      range: locate(['business', 'email'], 'value'),
      rule: 'shape/format',
      message: `The host of business.email ("${email}") is misspelled, so mail to it is lost.`,
      hint: `Write "${email.replace(slip, end)}".`,
    }),
  ];
}
