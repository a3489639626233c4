import { dialled } from '../../../renderer/text/contact-links.ts';
import { LinkTarget } from '../../../schemas/link-target.ts';
import type { PageProse, ProseBlock } from '../../../schemas/prose.ts';
import type { PageLink } from '../addresses/page-links.ts';
import type { Diagnostic } from '../diagnostic.ts';
import { type Facts, resolveFacts } from '../facts/facts.ts';
import { report, type SourceFile } from '../source-file.ts';
import { matchesIn } from '../text-rules/matches-in.ts';
import type { Path } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { HeadingIds } from './heading-ids.ts';
import { noAddress } from './no-address.ts';
import type { ProseFault } from './prose-fault.ts';
import { readProse } from './read-prose.ts';

/** Maximum number of findings in one body: after fixing that many, one runs the check again. */
const MOST_TOLD = 100;

interface Body {
  at: Path;
  text: string;
}

function collect(value: unknown, path: PropertyKey[], bodies: Body[]): void {
  if (typeof value !== 'object' || value === null) return;
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    const isBody = key === 'body' && typeof item === 'string';
    if (!isBody && typeof item !== 'object') continue;
    path.push(Array.isArray(value) ? Number(key) : key);
    if (isBody) bodies.push({ at: [...path], text: item });
    else collect(item, path, bodies);
    path.pop();
  }
}

/** A valid address, with phone numbers in dialling format; undefined if it is not valid. */
function addressOf(href: string): string | undefined {
  if (LinkTarget.safeParse(href).success) return href;
  const [, way, number = ''] = /^(tel|sms):([\d\s()+.\u2060-\u2069-]+)$/.exec(href) ?? [];
  return way !== undefined && /\d(?:\D*\d){6}/.test(number)
    ? `${way}:${dialled(number)}`
    : undefined;
}

/** The parsed bodies of a file. */
export interface CheckedProse {
  /** Undefined if it has none. */
  bodies?: PageProse;
  links: PageLink[];
  diagnostics: Diagnostic[];
}

/**
 * A link with a space in its address, which Markdown treats as text; a title in quotes is allowed. Like the patterns
 * below, it only begins at the first of several brackets that open: a text of nothing else would take quadratic time. What stands
 * before a bracket is looked at behind it, since a look back from each letter takes as long.
 */
const BROKEN_LINK =
  /\[(?<!\[[^[\]\n]*\[)[^\]\n]+\]\(\s*((?:mailto:|tel:|sms:|https?:|www\.|\/|#)[^()\n"']*?[^()\n"'\s]\s+[^()\n"'\s][^()\n"']*)\)/g;

/** A phone number with brackets of its own, which end the link before its end. */
const BRACKETED_NUMBER =
  /\[(?<!\[[^[\]\n]*\[)[^\]\n]+\]\(\s*((?:tel|sms):[\d\s+.-]*\(\d+\)[\d\s.-]*)\)/g;

/** An address of a phone without brackets and spaces; `(0)` after the code of a country is dialed inside it only. */
function dialable(href: string): string {
  return href.replace(/(?<=\+\d[\d\s]*)\(0\)/, '').replace(/[^a-z\d+:]/g, '');
}

/** A space between the words of a link and its address, which Markdown treats as text. */
const PARTED_LINK =
  /\[(?<!\[[^[\]\n]*\[)[^\]\n]+\][ \t]\(\s*(?:mailto:|tel:|sms:|https?:\/\/|www\.|\/(?=[a-z\d)])|#(?=[a-z]))[^()\s]*\s*\)/g;

/** Parses every text of a file with the key `body`, and reports unsupported content and broken links. */
export function checkProse(
  raw: object,
  facts: Facts,
  source: SourceFile,
  locate: Locate,
): CheckedProse {
  const found: Body[] = [];
  collect(raw, [], found);
  if (found.length === 0) return { links: [], diagnostics: [] };
  const bodies: Record<string, readonly ProseBlock[]> = {};
  const links: PageLink[] = [];
  const diagnostics: Diagnostic[] = [];
  const ids = new HeadingIds();
  for (const { at, text } of found) {
    const prose = readProse(text, at.at(-2) === 'prose');
    const shown = resolveFacts(text, facts);
    // Two equal bodies on a page share one list of blocks, and an id only has one position.
    const isRepeated = Object.hasOwn(bodies, shown);
    const idFaults = isRepeated ? [] : ids.assign(prose.headings);
    const tell = (rule: string) => (fault: ProseFault) => {
      const { span, message, hint } = fault;
      const range = locate(at, 'value', span);
      diagnostics.push(report(source, { range, rule, message, hint }));
    };
    prose.faults.slice(0, MOST_TOLD).forEach(tell('prose/not-supported'));
    idFaults.slice(0, MOST_TOLD).forEach(tell('prose/heading-id'));
    for (const { href, span, node } of prose.links) {
      const written = resolveFacts(href, facts);
      const to = addressOf(written);
      if (to !== undefined) {
        node.href = to;
        const [only, ...others] = node.content;
        const isPlain = typeof only === 'string' && others.length === 0;
        links.push({ at, to, span, ...(isPlain ? { words: only } : {}) });
        continue;
      }
      const range = locate(at, 'value', span);
      diagnostics.push(report(source, { range, rule: 'links/malformed', ...noAddress(written) }));
    }
    for (const { 0: words, 1: href = '', index } of matchesIn(text, BROKEN_LINK)) {
      const message = `"${href}" has a space in it, so visitors read the brackets and no link is there.`;
      const hint = 'Write the address without spaces.';
      const range = locate(at, 'value', [index, index + words.length]);
      diagnostics.push(report(source, { range, rule: 'links/malformed', message, hint }));
    }
    for (const { 0: words, 1: href = '', index } of matchesIn(text, BRACKETED_NUMBER)) {
      const message = `"${href}" has brackets in it, which end the link too early, so visitors read them and no link is there.`;
      const hint = `Write "${dialable(href)}": only a plus and digits.`;
      const range = locate(at, 'value', [index, index + words.length]);
      diagnostics.push(report(source, { range, rule: 'links/malformed', message, hint }));
    }
    for (const { 0: written, index } of matchesIn(text, PARTED_LINK)) {
      const message =
        'Between the words and the address stands a space, so visitors read the brackets and no link is there.';
      const hint = 'Write them together: [words](/address).';
      const range = locate(at, 'value', [index, index + written.length]);
      diagnostics.push(report(source, { range, rule: 'links/malformed', message, hint }));
    }
    bodies[shown] = resolveFacts(prose.blocks, facts);
  }
  return { bodies, links, diagnostics };
}
