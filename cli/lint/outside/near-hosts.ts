import { mistakes } from '../../../renderer/text/typing-mistakes.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { OutsideLink } from './outside-links.ts';

/** Links to a host from which on it is one that the site knows. */
const OFTEN = 3;

/** Letters of the name of a host, below which names of two differ by one of them: `maps` and `mail`. */
const LONG = 5;

/** The parts of the host of an address; undefined for what is no address of a page elsewhere. */
function partsOf(address: string): string[] | undefined {
  if (!/^https?:\/\//.test(address) || !URL.canParse(address)) return undefined;
  return new URL(address).hostname.replace(/^www\./, '').split('.');
}

/** True for two names of which one is the plural of the other, as those of two hosts often are. */
function isPlural(one: string, other: string): boolean {
  return one === `${other}s` || other === `${one}s`;
}

/** True for a part with another number: `server1`, `server2`. */
function isNumbered(one: string, other: string): boolean {
  return one.replace(/\d/g, '') === other.replace(/\d/g, '');
}

/** True for two hosts that differ in one slip of their name. */
function isSlip(odd: readonly string[], known: readonly string[]): boolean {
  if (odd.length !== known.length || odd.at(-1) !== known.at(-1)) return false;
  const [at, ...more] = known.flatMap((part, index) => (part === odd[index] ? [] : [index]));
  if (at === undefined || more.length > 0) return false;
  const [typed = '', meant = ''] = [odd[at], known[at]];
  if (Math.min(typed.length, meant.length) < LONG) return false;
  return mistakes(typed, meant) === 1 && !isPlural(typed, meant) && !isNumbered(typed, meant);
}

/**
 * `links/other-address`: the only link to a host whose name is that of one to which several others lead, but for a
 * letter. It is on a page of somebody else, or on none.
 */
export function nearHosts(links: Iterable<OutsideLink>): Diagnostic[] {
  const byHost = new Map<string, { parts: string[]; links: OutsideLink[] }>();
  for (const link of links) {
    const parts = partsOf(link.address);
    if (!parts) continue;
    const host = parts.join('.');
    const known = byHost.get(host) ?? { parts, links: [] };
    byHost.set(host, known);
    known.links.push(link);
  }
  const often = [...byHost].filter(([, host]) => host.links.length >= OFTEN);
  return [...byHost].flatMap(([host, { parts, links }]): Diagnostic[] => {
    const [link, ...more] = links;
    if (!link || more.length > 0) return [];
    const meant = often.find(([, known]) => isSlip(parts, known.parts));
    if (!meant) return [];
    return [
      {
        ...link.place(),
        rule: 'links/other-address',
        severity: 'warning',
        message: `This leads to ${host}, while ${meant[1].links.length} other links of the site lead to ${meant[0]}.`,
        hint: `Write ${meant[0]}, unless these are two.`,
      },
    ];
  });
}
