/** What `import … from 'touchdown'` offers to the code of a site. */
export type { Page } from '../content/page.ts';
export type { Site } from '../renderer/site.ts';
export { GeoPoint } from '../schemas/geo-point.ts';
export { localized } from '../schemas/localized.ts';
export type { OwnFacts } from '../schemas/own-facts.ts';
export { Hours } from '../schemas/site-business.ts';
export { text, textList } from '../schemas/text.ts';
export { count, money } from '../schemas/units.ts';
export { defineSection, type SectionDefinition } from './define-section.ts';
export {
  defineSite,
  type SameFacts,
  type SiteDefinition,
  type StructuredData,
} from './define-site.ts';
