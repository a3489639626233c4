import type { Page, StaticPage } from '../../schemas/page.ts';
import type { InlineBlock } from '../../schemas/section-order.ts';
import type { WordsByLanguage } from '../../schemas/words/words.ts';
import { type Moment, showingAt } from './showing.ts';

/** The notice of an expired page, with ways to contact the business. */
function noticeSections(page: Page, words: WordsByLanguage): InlineBlock[] {
  const { entry, schedule } = page;
  const heading = page.kind === 'landing' ? page.landing.hero.headline : entry.name;
  const intro = schedule?.notice ?? words[entry.language]?.frame.timeIsOver;
  // Without its own label, the button uses the default of this site.
  return [{ title: { look: 'dark', heading, intro, actions: { book: undefined } } }];
}

/** An expired page: its address and name, with a notice instead of its content. */
function noticePage(page: Page, words: WordsByLanguage): StaticPage {
  const { entry, seo, schedule } = page;
  const whatsappMessage =
    page.kind === 'landing' ? page.landing.whatsappMessage : page.whatsappMessage;
  return {
    kind: 'static',
    route: page.kind === 'landing' ? page.slug : page.route,
    entry: { ...entry, noindex: true },
    seo,
    alternates: [],
    ...(schedule === undefined ? {} : { schedule }),
    subject: 'business',
    ...(whatsappMessage === undefined ? {} : { whatsappMessage }),
    randomUrgency: false,
    floatingBook: false,
    sections: noticeSections(page, words),
    frame: page.kind === 'static' ? page.frame : 'site',
    parents: page.kind === 'static' ? page.parents : [],
  };
}

/**
 * A page as visitors see it at a moment.
 *
 * @returns undefined if there is none: it is not published yet, or its address redirects.
 */
export function pageAt<Known extends Page>(
  page: Known,
  moment: Moment,
  words: WordsByLanguage,
): Known | StaticPage | undefined {
  const showing = showingAt(page.schedule, moment);
  if (showing === 'notice') return noticePage(page, words);
  if (showing !== 'page') return undefined;
  return moment.drafts ? { ...page, entry: { ...page.entry, noindex: true } } : page;
}
