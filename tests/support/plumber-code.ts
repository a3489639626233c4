/**
 * The code of a site: rules of a business that may not promise a price before it has seen the job. All test sites
 * that need code use this one, so that their templates are bundled once.
 */
export const PLUMBER_CODE = `import { defineSite, forbidPromises, type Rule, Vocabulary } from 'touchdown';

const plumber = new Vocabulary({ trade: { one: 'plumber', many: 'plumbers' } });

const fixedPrice = forbidPromises(
  {
    name: 'offer/fixed-price',
    words: ['fixe flat', 'pric rate'],
    message: 'This promises a price before the job has been seen.',
    hint: 'Say that the estimate is free.',
    claims: [String.raw\`\\bwe (?:work at|have|offer) an? (?:fixed|flat) (?:price|rate)\`],
  },
  plumber,
);

const shortHeadline: Rule = {
  name: 'offer/short-headline',
  severity: 'warning',
  *check({ page }) {
    if (page.landing.hero.headline.length < 12)
      yield { path: ['hero', 'headline'], message: 'Too short.', hint: 'Say what is offered.' };
  },
};

export default defineSite({ textRules: [fixedPrice], rules: [shortHeadline] });
`;
