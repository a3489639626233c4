import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { hasGdpr } from '../../content/config/legal-pages.ts';
import type { ReadPrivacyPage } from './law-pages.ts';
import type { ViewFinding } from './view-rule.ts';
import type { ViewedPage } from './viewed-page.ts';

/**
 * True of a country whose law has a privacy page say where to complain: GDPR, art. 13 (2) (d), in the European Economic Area
 * since 25 May 2018, and UK GDPR, art. 13 (2) (d), since 1 January 2021. Swiss law (DSG, art. 19) does not ask for it.
 */
function asksForComplaints(country: string): boolean {
  return country === 'GB' || hasGdpr(country);
}

/** Says that somebody can complain, or names an authority or its officer; of the languages of the rule. */
const COMPLAINT =
  /beschwer|aufsicht|datenschutzbehörde|landesbeauftragte|bundesbeauftragte|datenschutzbeauftragte|complain|supervis|commissioner|\bico\b|authorit|regulator|reclama|denuncia|queja|autoridad|agencia|\baepd\b/i;

/** Names what the page is about: data of visitors, or their rights. */
const ABOUT_DATA =
  /\brechte\b|auskunft|daten|gespeichert|\brights?\b|\bdata\b|\bpersonal|record|derechos?\b|datos/i;

const RIGHTS_HEADING = /\brechte\b|auskunft|\brights?\b|derechos?\b/i;

const LANGUAGES = new Set(['de', 'en', 'es']);

function languageOf({ page }: ViewedPage): string {
  return (page.entry.language ?? 'en').slice(0, 2);
}

/** Least number of characters of a page that tells what is done with data. */
const TELLING = 200;

/** Privacy pages of a site whose pages in that language nowhere say where to complain. */
export function* missingComplaints(
  pages: readonly ReadPrivacyPage[],
  { business }: SiteConfig,
): Generator<{ viewed: ViewedPage; finding: ViewFinding }> {
  if (!asksForComplaints(business.address.country)) return;
  for (const language of LANGUAGES) {
    const known = pages.filter(({ viewed }) => languageOf(viewed) === language);
    if (known.some(({ content }) => COMPLAINT.test(content))) continue;
    const about = known.find(({ content }) => content.length > TELLING && ABOUT_DATA.test(content));
    if (!about) continue;
    const { headings } = about.viewed.view;
    const heading = headings.find(({ text }) => RIGHTS_HEADING.test(text)) ?? headings[0];
    yield {
      viewed: about.viewed,
      finding: {
        ...(heading ? { trace: { words: heading.text } } : {}),
        message: 'The privacy page does not say that visitors can complain to an authority.',
        hint: 'Add it to their rights, and name the authority that supervises data protection where you are.',
      },
    };
  }
}
