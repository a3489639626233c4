/** Exports of `touchdown`, for the code of a site. */

export type { Facts } from '../cli/content/facts/facts.ts';
export type { LandingFile } from '../cli/content/pages/landing-file.ts';
export type { OwnFinding as RuleFinding, OwnRule as Rule } from '../cli/content/rule.ts';
export { forbidPromises, type Promises } from '../cli/content/text-rules/forbid-promises.ts';
export { plainWords, sentencesOf } from '../cli/content/text-rules/plain-words.ts';
export type { RequiredWords } from '../cli/content/text-rules/required-words.ts';
export type {
  Breach,
  ReadText,
  RuleSource,
  TextRule,
} from '../cli/content/text-rules/text-rule.ts';
export { type TradeWords, Vocabulary } from '../cli/content/text-rules/vocabulary.ts';
export { defineSite, type SameFacts, type SiteDefinition } from '../cli/site/define-site.ts';
export type { PageProps } from '../renderer/context/page-props.ts';
export type { Site } from '../renderer/context/site.ts';
export type { StructuredData } from '../renderer/context/site-templates.ts';
export { defineSection, type SectionDefinition } from '../renderer/sections/define-section.ts';
export type { ThemeDesign } from '../renderer/themes/theme-design.ts';
export type { OwnFacts } from '../schemas/config/own-facts.ts';
export type { PriceLists } from '../schemas/config/price-lists.ts';
export { Hours } from '../schemas/config/site-business.ts';
export { count, money } from '../schemas/config/units.ts';
export { GeoPoint } from '../schemas/geo-point.ts';
export { LinkTarget } from '../schemas/link-target.ts';
export { localized } from '../schemas/localized.ts';
export type { Page } from '../schemas/page.ts';
export { Picture } from '../schemas/picture.ts';
export { Rosette } from '../schemas/rosette.ts';
export { markdown, text, textList } from '../schemas/text.ts';
