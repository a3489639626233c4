import type { SiteConfig } from '../../schemas/config/site-config.ts';
import { findCode, findLiteral, type SourcePlace } from '../rules/find-source.ts';

/** What React renders in place of an address that runs a script. */
const BLOCKED = /^javascript:throw new Error\(.{1,12}React has blocked/;

/** Shorter facts may stand in an address by chance. */
const SHORTEST = 5;

/** The last part of a path, by which code may name a page: several words, as no other literal has by chance. */
const SLUG = /^\/(?:[^?#]*\/)?([^/?#-]+(?:-[^/?#-]+)+)(?:[?#]|$)/;

interface NamedValue {
  /** Last part of its name, by which code refers to it. */
  key: string;
  value: string;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

function* valuesIn(group: object): Generator<NamedValue> {
  for (const [key, value] of Object.entries(group))
    if (typeof value === 'string' && value.length >= SHORTEST) yield { key, value };
}

/** Code that fills a fact into an address: a template, or the fact alone as the value of an attribute. */
function codeFor(address: string, { key, value }: NamedValue): RegExp {
  if (address === value) return new RegExp(`\\b(?:href|src|action)=\\{[^{}]*\\b${key}\\}`);
  const [before = '', after = ''] = address.split(value);
  return new RegExp(`${escaped(before)}\\$\\{[^{}]*\\b${key}\\b[^{}]*\\}${escaped(after)}`);
}

/**
 * The position of an address in the code of pages: as a literal, as code that fills in a fact of the business, or as the
 * literal of its last part, from which code makes it.
 *
 * @param route of the page that shows it, whose code is searched first.
 */
export function findAddress(
  address: string,
  route: string,
  { root, cwd, config }: { root: string; cwd: string; config: SiteConfig },
): SourcePlace | undefined {
  if (BLOCKED.test(address)) return findCode(/(?<=["'`])javascript:/i, route, root, cwd);
  const literal = findLiteral(address, route, root, cwd);
  if (literal) return literal;
  const facts = [...valuesIn(config.business), ...valuesIn(config.site)];
  for (const fact of facts.filter(({ value }) => address.includes(value))) {
    const place = findCode(codeFor(address, fact), route, root, cwd);
    if (place) return place;
  }
  const slug = SLUG.exec(address)?.[1];
  return slug === undefined ? undefined : findLiteral(slug, route, root, cwd);
}
