import { shownMarkup } from '../../renderer/features/variants/shown-markup.ts';
import { ORIGINAL } from '../../schemas/original-variant.ts';
import { attributeIn } from '../content/html-tags.ts';
import type { Difference } from './page-change.ts';
import { pageDifferences } from './page-changes.ts';
import type { PageContent } from './page-content.ts';
import { readContent } from './read-content.ts';

/** A page as visitors see it. */
interface PageVersions {
  original: PageContent;
  /** The content of each variant, by name. */
  variants: ReadonlyMap<string, PageContent>;
  /** The test with the shares of its variants; null without one. */
  test: string | null;
}

/** The versions of a page: the original, and those of its variants. */
export function readVersions(html: string): PageVersions {
  const attributes = /<html\b[^>]*/.exec(html)?.[0] ?? '';
  const weights = attributeIn(attributes, 'data-variants')?.split(' ') ?? [];
  const shares = weights.map((one) => one.split(':')).map(([name = '', of]) => ({ name, of }));
  const told = shares.map(({ name, of }) => `${name} ${of} %`).join(', ');
  const contentOf = (name: string) => readContent(shownMarkup(name, html));
  return {
    original: contentOf(ORIGINAL),
    variants: new Map(shares.map(({ name }) => [name, contentOf(name)])),
    test: told === '' ? null : `${attributeIn(attributes, 'data-test')}: ${told}`,
  };
}

/** What visitors saw where a variant is now: the variant, one with another name in its place, or the original. */
function earlierVersions(before: PageVersions, after: PageVersions): Map<string, PageContent> {
  const gone = [...before.variants].filter(([name]) => !after.variants.has(name));
  const earlier = new Map<string, PageContent>();
  for (const name of after.variants.keys()) {
    const known = before.variants.get(name) ?? gone.shift()?.[1];
    earlier.set(name, known ?? before.original);
  }
  return earlier;
}

/**
 * The differences between two documents, version by version. Of a variant only those are told that the original does
 * not have. Visitors of a variant that is new saw the original before, and those of one that is gone see it now.
 *
 * @param hasSettings true if the settings of the two sites differ.
 */
export function versionDifferences(was: string, is: string, hasSettings: boolean): Difference[] {
  const [before, after] = [readVersions(was), readVersions(is)];
  const isOtherTest = before.test !== after.test;
  const test: Difference = { kind: 'variants', before: before.test, after: after.test };
  const own = pageDifferences(before.original, after.original, isOtherTest || hasSettings);
  const known = new Set(own.map((found) => JSON.stringify(found)));
  const isOtherMarkup = before.original.markup !== after.original.markup;
  const ofVersion = (variant: string, old: PageContent, now: PageContent): Difference[] =>
    pageDifferences(old, now)
      .filter((found) => !known.has(JSON.stringify(found)))
      .filter(({ kind }) => kind !== 'markup' || !isOtherMarkup)
      .map(({ kind, ...found }) => ({ kind, variant, ...found }));
  const earlier = earlierVersions(before, after);
  const replaced = new Set(earlier.values());
  const current = [...after.variants].flatMap(([name, content]) =>
    ofVersion(name, earlier.get(name) ?? before.original, content),
  );
  const gone = [...before.variants].flatMap(([name, content]) =>
    after.variants.has(name) || replaced.has(content)
      ? []
      : ofVersion(name, content, after.original),
  );
  return [...(isOtherTest ? [test] : []), ...own, ...current, ...gone];
}
