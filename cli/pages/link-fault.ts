import type { Severity } from '../content/diagnostic.ts';

/** A faulty link. */
export interface Fault {
  rule:
    | 'links/dead'
    | 'links/malformed'
    | 'links/own-host'
    | 'links/placeholder'
    | 'links/redirected'
    | 'links/unpublished';
  /** Defaults to an error. */
  severity?: Severity;
  message: string;
  hint: string;
}

/** @param meant a page with a similar address. */
export function noPage(target: string, meant: string | undefined): Fault {
  return {
    rule: 'links/dead',
    message: `A link leads to ${target}, but there is no such page.`,
    hint: meant === undefined ? 'Write that page or change the link.' : `Did you mean ${meant}?`,
  };
}

/** @param link path of the 404 page. */
export function pageOfNothing(link: string): Fault {
  return {
    rule: 'links/dead',
    message: `${link} is shown for addresses that do not exist, so nothing can lead there.`,
    hint: 'Name another page.',
  };
}

/**
 * @param link with its fragment.
 * @param meant a similar section of the page.
 */
export function noSection(
  link: string,
  { path, fragment }: { path: string; fragment: string },
  meant: string | undefined,
): Fault {
  return {
    rule: 'links/dead',
    message: `A link leads to ${link}, but ${path} has no section "${fragment}".`,
    hint:
      meant === undefined
        ? 'Give that section this id or change the link.'
        : `Did you mean #${meant}?`,
  };
}
