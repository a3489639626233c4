/** What `import … from 'touchdown'` offers to the `site/site.ts` of a site. */
export { defineSite, type SiteDefinition } from './define-site.ts';
