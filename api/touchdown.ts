/** What `import … from 'touchdown'` offers to the code of a site. */

export type { Facts } from '../content/facts.ts';
export type { LandingFile } from '../content/landing-file.ts';
export type { Page } from '../content/page.ts';
export type { Rule, RuleFinding } from '../content/rule.ts';
export { forbidPromises, type Promises } from '../content/text-rules/forbid-promises.ts';
export { plainWords, sentencesOf } from '../content/text-rules/plain-words.ts';
export type { Breach, ReadText, TextRule } from '../content/text-rules/text-rule.ts';
export { type TradeWords, Vocabulary } from '../content/text-rules/vocabulary.ts';
export type { Site } from '../renderer/site.ts';
export type { ThemeDesign } from '../renderer/themes/theme-design.ts';
export { GeoPoint } from '../schemas/geo-point.ts';
export { localized } from '../schemas/localized.ts';
export type { OwnFacts } from '../schemas/own-facts.ts';
export type { PriceLists } from '../schemas/price-lists.ts';
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
