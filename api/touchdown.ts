/** What `import … from 'touchdown'` offers to the code of a site. */
export { defineSection, type SectionDefinition } from './define-section.ts';
export { defineSite, type SiteDefinition } from './define-site.ts';
