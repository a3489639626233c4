import { describe, expect, it } from 'vitest';
import { renderPage } from '../../renderer/render-page.tsx';
import type { SiteConfig } from '../../schemas/config/site-config.ts';
import type { StaticPage } from '../../schemas/page.ts';
import { CONTEXT } from './rendered-landing.ts';

/** A privacy page of data with the section alone. */
function privacyPage(language: string, hasTests: boolean): StaticPage {
  const path = '/privacy';
  return {
    ...{ kind: 'static', route: 'privacy', subject: 'business', frame: 'site' },
    ...{ randomUrgency: false, floatingBook: false, parents: [], alternates: [] },
    entry: {
      ...{ name: 'Privacy', path, canonical: path, type: 'utility', language },
      ...{ description: 'What is kept.', noindex: false },
      ...{ title: 'Privacy', seoDescription: 'What is kept.' },
    },
    seo: { title: 'Privacy', description: 'What is kept.' },
    sections: [{ title: { heading: 'Privacy' } }, { measurement: {} }],
    ...(hasTests ? { hasTests } : {}),
  } as StaticPage;
}

function render(analytics: SiteConfig['analytics'], hasTests = false, language = 'en'): string {
  const site = { ...CONTEXT.site, analytics };
  return renderPage(privacyPage(language, hasTests), { ...CONTEXT, site });
}

/** What the section shows; undefined if it shows nothing. */
const shownIn = (html: string) => /<div class="measurement".*?<\/section>/.exec(html)?.[0];

const { choice, label } = CONTEXT.words.en?.consent ?? ({} as never);
const TAG = 'AW-123456';

describe('the section on measurement', () => {
  it('is not there where nothing is measured and no landing has variants', () => {
    expect(render({})).not.toContain('measurement');
    expect(render({ consent: 'required' })).not.toContain('data-consent-switch');
  });

  it.each([
    ['opt-out', { conversionId: TAG }, false, [choice.unasked, choice.allowed], choice.asked],
    ['required', { conversionId: TAG, consent: 'required' }, false, [choice.asked], choice.unasked],
    ['opt-out', { conversionId: TAG }, true, [choice.versionsUnasked, choice.count], choice.keep],
    ['opt-out', {}, true, [choice.versionsUnasked, choice.keep], choice.allowed],
    ['required', { consent: 'required' }, true, [choice.versionsAsked], choice.versionsUnasked],
  ] as const)('says what is the case: %s, %j, variants %s', (_, analytics, hasTests, told, not) => {
    const shown = shownIn(render(analytics, hasTests)) ?? '';
    for (const text of told) expect(shown).toContain(text);
    expect(shown).not.toContain(not);
  });

  it('has one switch, which says its piece where no script runs', () => {
    const html = render({ conversionId: TAG }, true);
    expect(html.match(/role="switch"/g)).toHaveLength(1);
    expect(html).toContain(`<noscript><p>${choice.uncountedWithoutScript}</p></noscript>`);
    expect(html).toContain(`<h2>${label}</h2>`);
  });

  it('is activated by the code of the tag, or by itself without one', () => {
    expect(shownIn(render({ conversionId: TAG }, true))).not.toContain('data-module');
    expect(shownIn(render({}, true))).toContain('data-module="consent-switch"');
  });

  it('speaks the language of the page', () => {
    const spanish = CONTEXT.words.es?.consent.choice.count ?? '';
    expect(shownIn(render({ conversionId: TAG }, false, 'es'))).toContain(spanish);
  });

  it('knows the consent mode of the site, tag or not', () => {
    const isAsked = (analytics: SiteConfig['analytics']) =>
      / data-consent="required"/.test(render(analytics, true).slice(0, 300));
    expect(isAsked({ consent: 'required' })).toBe(true);
    expect(isAsked({ consent: 'required', conversionId: TAG })).toBe(true);
    expect(isAsked({ conversionId: TAG })).toBe(false);
  });
});
