import { readFileSync } from 'node:fs';
import { valueLocation } from '../../content/addresses/address-locations.ts';
import { pathOnHost } from '../../content/addresses/own-address.ts';
import type { PageMeta } from '../../content/addresses/page-index.ts';
import { navigationLinks } from '../../content/config/navigation-links.ts';
import { type Diagnostic, type Range, WHOLE_FILE } from '../../content/diagnostic.ts';
import { displayPath } from '../../content/source-file.ts';
import { linksInCode } from '../../pages/code-links.ts';
import { malformed, onlyHere } from '../../pages/link-forms.ts';
import type { LinkedSite } from '../../pages/link-targets.ts';
import type { UnaskedHost } from '../../report/unasked-hosts.ts';
import { findLiteral, rangeAt, type SourcePlace } from '../../rules/find-source.ts';
import { viewPages } from '../../rules/pages/viewed-page.ts';
import { type Answer, type Asked, askAddresses } from './ask-addresses.ts';
import { KeptAnswers } from './kept-answers.ts';
import type { LeftHosts } from './left-hosts.ts';

/** A site whose outside links are checked. */
export type AskedSite = Omit<LinkedSite, 'ids' | 'moment'> & {
  signal: AbortSignal;
  leftHosts?: LeftHosts | undefined;
};

/** The position of an address; computed only if there is a finding. */
export interface OutsideLink {
  address: string;
  place(): SourcePlace;
}

const SAID: Readonly<Partial<Record<Answer, string>>> = {
  gone: 'answers that there is no such page',
  host: 'is on a host that does not exist',
};

/** The position of an address in the file of a page, such as a link in Markdown with an unusual spelling. */
function writtenIn({ origin }: PageMeta, href: string): Range {
  const source = origin ? readFileSync(origin.path, 'utf8') : '';
  const at = source.indexOf(href);
  return at < 0 ? WHOLE_FILE : rangeAt(source, at, at + href.length);
}

/** Every outside address that a data page, a landing, a menu or a component links to. */
export function* outsideLinks(
  site: Omit<AskedSite, 'signal' | 'leftHosts'>,
): Generator<OutsideLink> {
  const { pages, staticMetas, rendered, config, configFile, root, cwd } = site;
  const written = new Set<string>();
  for (const { file, origin, links = [] } of pages.linking())
    for (const { at, to, span } of links) {
      written.add(to);
      const range = () => (origin ? valueLocation(origin, at, span) : WHOLE_FILE);
      yield { address: to, place: () => ({ file, ...range() }) };
    }
  for (const { at, to } of navigationLinks(config)) {
    written.add(to);
    const file = displayPath(configFile, cwd);
    const place = () => ({ file, ...valueLocation({ path: configFile }, at) });
    yield { address: to, place };
  }
  for (const { page, meta, view } of viewPages(rendered, staticMetas))
    for (const { href } of view.links) {
      if (written.has(href)) continue;
      written.add(href);
      const place = () =>
        findLiteral(href, page.route, root, cwd) ?? { file: meta.file, ...writtenIn(meta, href) };
      yield { address: href, place };
    }
  for (const { to, place } of linksInCode(site))
    if (!written.has(to)) yield { address: to, place: () => place };
}

/** Why no outside link was checked. */
const OFFLINE =
  'Outside links could not be checked: no name of a host can be resolved, so there seems to be no network. Nothing was cached. Connect to a network and run it again.';

/** What is known of outside links. */
export interface CheckedOutside {
  found: Diagnostic[];
  /** Why nothing could be checked that is not cached. */
  undone?: string;
  /** Hosts with links of which nothing is known. */
  unasked: UnaskedHost[];
}

/**
 * `links/outside`: addresses on other hosts that no longer exist. Hosts that are busy, slow or reject programs get
 * the benefit of the doubt. Results are cached.
 *
 * @throws the signal's reason if it is aborted.
 */
export async function checkOutside(site: AskedSite): Promise<CheckedOutside> {
  const origin = site.config.site.url;
  const endpoints = JSON.stringify(site.config.integrations);
  const links = [...outsideLinks(site)].filter(
    // What no browser can follow is reported at its place already.
    ({ address }) =>
      /^https?:\/\//.test(address) &&
      pathOnHost(address, origin) === undefined &&
      malformed(address) === undefined &&
      onlyHere(address, endpoints) === undefined,
  );
  const answers = new KeptAnswers(site.root, Date.now());
  const asked = new Set(links.map(({ address }) => address.replace(/#.*$/, '')));
  let outcome: Asked;
  try {
    outcome = await askAddresses(answers.toAsk(asked), {
      signal: site.signal,
      leftHosts: site.leftHosts,
      onAnswer: (address, answer) => answers.set(address, answer),
    });
  } finally {
    answers.save();
  }
  const found = links.flatMap(({ address, place }): Diagnostic[] => {
    const answer = answers.get(address.replace(/#.*$/, ''));
    const said = answer && SAID[answer];
    if (said === undefined) return [];
    return [
      {
        ...place(),
        rule: 'links/outside',
        severity: 'warning',
        message: `${address} ${said}.`,
        hint: 'Link to its new address, or remove the link. Results are cached for a week in .touchdown/online/.',
      },
    ];
  });
  const { isOnline, unasked } = outcome;
  return { found, unasked, ...(isOnline ? {} : { undone: OFFLINE }) };
}
