import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodedPath, plainAddress, spellingsOf } from '../../schemas/old-address.ts';
import { fileOfPath } from '../build/emit-file.ts';
import { HIDDEN_SITE } from '../build/site-files.ts';
import { NOT_FOUND_PATH } from '../content/pages/page-routes.ts';
import { isDataMap } from '../edit/plain-data.ts';
import { pageAddress } from '../hosts/host.ts';
import { removeCommand } from '../ledger/remove-hint.ts';
import { parseRedirects } from '../serve/redirect-rules.ts';
import { PublishFault } from './publish-fault.ts';

/** Addresses that a message lists. */
const TOLD = 5;

/** The addresses of a built site. */
export interface SiteAddresses {
  /** True of a build with drafts, which is hidden from search engines. */
  isHidden: boolean;
  /** Pages, aliases and redirects that visitors are meant to find; none in a build with drafts. */
  listed: readonly string[];
  /** Whether a visitor who asks for an address, in the spelling that it has once it is decoded, gets a page or is redirected to one. */
  answers(address: string): boolean;
}

function textOf(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
}

/** Redirected addresses of the configuration. */
function redirected(config: unknown): string[] {
  const redirects = isDataMap(config) && Array.isArray(config.redirects) ? config.redirects : [];
  return redirects.flatMap((entry: unknown) =>
    isDataMap(entry) && typeof entry.from === 'string' ? [entry.from] : [],
  );
}

const decoded = (address: string) => decodedPath(address) ?? address;

/** Whether all letters of an address are composed, or all decomposed: a redirect answers both, and others as written. */
function hasCommonForm(address: string): boolean {
  const path = decoded(address);
  return path === path.normalize('NFC') || path === path.normalize('NFD');
}

function withoutCase(address: string): string {
  return plainAddress(address)
    .replace(/\.html$/i, '')
    .toLowerCase();
}

/** Whether no file of its own would lead on from an address: hosts have a rule for it, or do without. */
function hasNoPage(address: string, others: readonly string[]): boolean {
  if (pageAddress(address) === undefined) return true;
  const key = withoutCase(address);
  return others.some((other) => other !== address && withoutCase(other) === key);
}

/**
 * The addresses of the site in an output folder. A redirect of the configuration that the build should have a page for,
 * and has not, was added since: this output does not lead on from it.
 *
 * @param config the raw configuration.
 */
export function siteAddresses(out: string, config: unknown): SiteAddresses {
  const pages: { path: string; aliases?: string[] }[] = JSON.parse(
    textOf(join(out, 'page-registry.json')) || '[]',
  );
  const shown = pages.flatMap(({ path, aliases = [] }) => [path, ...aliases]);
  const ruleFor = parseRedirects(textOf(join(out, '_redirects')));
  const hasPage = (address: string) => existsSync(join(out, fileOfPath(plainAddress(address))));
  const leadsOn = (address: string) => hasPage(address) || ruleFor(address) !== undefined;
  const moved = redirected(config);
  const others = [...shown, ...moved];
  const all = new Set([
    ...shown,
    ...moved.filter((from) => leadsOn(from) || hasNoPage(from, others)),
  ]);
  all.delete(NOT_FOUND_PATH);
  const spelled = new Set([...all].flatMap(spellingsOf).map(decoded));
  const isHidden = textOf(join(out, 'robots.txt')).startsWith(HIDDEN_SITE);
  return {
    isHidden,
    listed: isHidden ? [] : [...all],
    answers: (address) =>
      spelled.has(decoded(address)) || (hasCommonForm(address) && leadsOn(address)),
  };
}

/**
 * The addresses that a site promises once it is online: its own, and those of the site before that it still answers,
 * such as an expired page that redirects.
 *
 * @param before addresses of the site that is online.
 * @param mayVanish whether those that nothing answers any more are given up.
 * @throws PublishFault if they are not, and there are any.
 */
export function promisedAddresses(
  { listed, answers }: SiteAddresses,
  before: readonly string[],
  mayVanish: boolean,
): string[] {
  const gone = before.filter((address) => !answers(address));
  if (gone.length > 0 && !mayVanish) throw vanishing(gone);
  return [...new Set([...listed, ...before.filter(answers)])].sort();
}

function vanishing(gone: readonly string[]): PublishFault {
  const more = gone.length > TOLD ? ` and ${gone.length - TOLD} more` : '';
  const which = gone.slice(0, TOLD).join(', ') + more;
  const would =
    gone.length === 1
      ? `${which} is online and would answer 404.`
      : `${which} are online and would answer 404.`;
  return new PublishFault(
    `${would}\nNothing was published. Lead visitors to another page with ${removeCommand(gone[0] ?? '', '/other-page')} or, where published-addresses.txt does not list it, with a redirect in site.config.yaml; then build and publish again. To give up what nothing answers, publish with --allow-vanished.`,
  );
}
