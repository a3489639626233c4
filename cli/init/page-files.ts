import { parseDocument, visit } from 'yaml';
import type { Business } from './business.ts';
import { fitted } from './fitted.ts';
import { readText, withLaw } from './place-texts.ts';

/** Routes of a new site's pages, with the files of their texts. */
function routesOf({ country, texts: { slugs } }: Business): Record<string, string> {
  return {
    index: 'index.yaml',
    [slugs.about]: 'about.yaml',
    [slugs.contact]: 'contact.yaml',
    [slugs.privacy]: 'privacy.yaml',
    _error: '_error.yaml',
    ...(country.hasImprint ? { [slugs.imprint]: 'imprint.yaml' } : {}),
  };
}

/** A page with the fitting variants of title and description, and on the home page the texts of the trade. */
function pageFile(route: string, file: string, business: Business): string {
  const { texts, family, countryCode } = business;
  const document = parseDocument(readText(file, business));
  visit(document, {
    Scalar: (_, scalar) => {
      if (typeof scalar.value === 'string')
        scalar.value = withLaw(scalar.value, texts, countryCode);
    },
  });
  const { seo } = document.toJS();
  document.setIn(['seo', 'title'], fitted(seo.title, 'title', business));
  document.setIn(['seo', 'description'], fitted(seo.description, 'description', business));
  if (route === 'index') {
    const { heading, intro, action, items } = texts.families[family];
    const title = ['sections', 0, 'title'];
    document.setIn([...title, 'heading'], heading);
    document.setIn([...title, 'intro'], intro);
    document.setIn([...title, 'actions', 'book'], action);
    document.setIn(['sections', 1, 'cards', 'items'], document.createNode(items));
  }
  document.commentBefore =
    ' yaml-language-server: $schema=../../.touchdown/schemas/page.schema.json';
  return document.toString({ lineWidth: 100 });
}

/** The hand-written pages of a new site: path in its folder and content. */
export function pageFiles(business: Business): Map<string, string> {
  const files = new Map<string, string>();
  for (const [route, file] of Object.entries(routesOf(business)))
    files.set(`pages/${route}/page.yaml`, pageFile(route, file, business));
  return files;
}
