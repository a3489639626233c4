import { defineSite } from 'touchdown';
import { facts } from './facts/facts.ts';
import { STARTER_WORDS, TITLE_FORMS } from './new-landings.ts';
import { PREVIEW_TITLES } from './preview-titles.ts';
import { FeeCertificate } from './prices/FeeCertificate.tsx';
import { PRICE_LISTS } from './prices/price-lists.ts';
import { LAWS } from './rules/laws.ts';
import { REQUIRED_NOTICE } from './rules/required-notice.ts';
import { SealMark } from './Seal.tsx';
import { SAME_FACTS } from './same-facts.ts';
import { structuredData } from './structured-data.ts';
import { THEMES } from './themes/themes.ts';

/** What Basin Mobile Notary adds to the engine. */
export default defineSite({
  facts,
  clientFacts: ['fees', 'timeBands', 'area', 'response'],
  sameFacts: SAME_FACTS,
  structuredData,
  priceLists: PRICE_LISTS,
  components: { HeroAside: FeeCertificate, Mark: SealMark },
  features: { booking: true, calculator: true, upload: true, map: true, admin: true },
  textRules: LAWS,
  requiredWords: [REQUIRED_NOTICE],
  starterWords: STARTER_WORDS,
  titleForms: TITLE_FORMS,
  previewTitles: PREVIEW_TITLES,
  themes: THEMES,
});
