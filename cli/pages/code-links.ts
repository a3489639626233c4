import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { displayPath } from '../content/source-file.ts';
import { matchesIn } from '../content/text-rules/matches-in.ts';
import { rangeAt, type SourcePlace } from '../rules/find-source.ts';
import { modulesBelow, SITE_FOLDERS } from '../rules/source-texts.ts';

/** An address that an element of the code has as it is, up to its quote; a section of the same page depends on the page. */
const WRITTEN =
  /(?:\shref=\{?(?<quote>["'`])(?<to>[^#"'`$][^"'`$]*)\k<quote>|<(?:img|source|video)\s[^>]*?\bsrc=\{?(?<mark>["'`])(?<src>\/[^"'`$\s]*)\k<mark>)/g;

/** An address that code fills a value into, up to the first one. */
const FILLED = /\bhref(?:=\{|:\s*)`(?<head>[^`$#/][^`$]*)\$\{/g;

/** Beginnings that no value makes an address of: slashes or spaces too many, or signs too few. */
const BROKEN =
  /^(?:(?:mailto|tel|sms):[/\s]|(?:mailto|tel|sms)$|https?(?!s|:\/\/|:?$)|(?:mail|e-?mail|phone|telephone|whatsapp):|www\.|wa\.me\/)/i;

/** A comment; behind a colon, `//` is part of an address. */
const COMMENT = /(?<![:\w"'`])\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

/** The source without its comments, everything else at its place. */
function withoutComments(source: string): string {
  return source.replace(COMMENT, (comment) => comment.replace(/[^\n]/g, ' '));
}

/** A link in the code of a site. */
export interface CodeLink {
  to: string;
  place: SourcePlace;
}

/**
 * The addresses that elements in the code of `site/` have. The sections there may be shown by landings alone, of which
 * there are too many to read the links of each as rendered.
 */
export function* linksInCode({ root, cwd }: { root: string; cwd: string }): Generator<CodeLink> {
  for (const path of [...modulesBelow(join(root, 'site'))].sort()) {
    if (!path.endsWith('x')) continue;
    const source = readFileSync(path, 'utf8');
    for (const match of matchesIn(withoutComments(source), WRITTEN)) {
      const to = match.groups?.to ?? match.groups?.src ?? '';
      const end = match.index + match[0].length - 1;
      const file = displayPath(path, cwd);
      yield { to, place: { file, ...rangeAt(source, end - to.length, end) } };
    }
  }
}

/** The beginnings of addresses in the code of a site that lead nowhere, whatever code fills in behind them. */
export function* brokenBeginnings({
  root,
  cwd,
}: {
  root: string;
  cwd: string;
}): Generator<CodeLink> {
  for (const folder of SITE_FOLDERS)
    for (const path of [...modulesBelow(join(root, folder))].sort()) {
      const source = readFileSync(path, 'utf8');
      for (const match of matchesIn(withoutComments(source), FILLED)) {
        const to = match.groups?.head ?? '';
        if (!BROKEN.test(to)) continue;
        const end = match.index + match[0].length - 2;
        const file = displayPath(path, cwd);
        yield { to, place: { file, ...rangeAt(source, end - to.length, end) } };
      }
    }
}
