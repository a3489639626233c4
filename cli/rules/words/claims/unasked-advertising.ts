import { namedBlocks } from '../../../content/pages/section-blocks.ts';
import type { CopyFile, LocatedText, RuleFinding } from '../../../content/rule.ts';
import { valueAt } from '../../../content/value-path.ts';
import { withoutQuotations } from '../quotations.ts';
import { isBody, isMessage, isQuoted, isSearched } from '../text-kinds.ts';
import { assumedConsent } from './assumed-consent.ts';
import { mayOfferPartners, partnerOffers } from './partners/partner-offers.ts';
import { isForNewsletter, mayTie, takenAlong, tiedNewsletter } from './tied-newsletter.ts';

/** The heading, the button and the fields beside a text say what it is about. */
function subjectOf({ path }: LocatedText, raw: object): string {
  const { heading, kicker, question, submit, title } = Object(valueAt(raw, path.slice(0, -1)));
  return [heading, kicker, question, submit, title].filter((text) => text !== undefined).join('\n');
}

/** True for what a visitor ticks, which is judged as a consent. */
function isTicked({ path }: LocatedText, raw: object): boolean {
  const at = path.lastIndexOf('fields');
  return at >= 0 && Object(valueAt(raw, path.slice(0, at + 2))).type === 'consent';
}

/** True if the forms of a file ask for something else, and none has anything to tick. */
function asksForNothing(raw: object): boolean {
  const forms = [...namedBlocks(raw, 'form')].map(({ block }) => JSON.stringify(block));
  return (
    forms.length > 0 &&
    !forms.some((form) => isForNewsletter(form) || form.includes('"type":"consent"'))
  );
}

const LISTED = 'This puts people on a list for advertising who were not asked.';
const ASK =
  'Ask for it in a consent field of its own, without required: true, that says who sends what.';

const PARTNERS = 'Nobody agrees to the advertising of others by sending something else.';

/** True if a text of a file may send people advertising that they did not ask for. */
function maySend(file: CopyFile): boolean {
  return mayTie(file) || mayOfferPartners(file.copy, file.language);
}

/** Texts that order advertising along with something else or take it for granted, on any page. */
export function* unaskedAdvertising(file: CopyFile): Generator<RuleFinding> {
  if (!maySend(file)) return;
  const { texts, raw, language } = file;
  const asksNobody = asksForNothing(raw);
  for (const located of texts) {
    if (isQuoted(located) || isMessage(located) || isSearched(located)) continue;
    if (isTicked(located, raw)) continue;
    const text = withoutQuotations(located.text, isBody(located));
    const subject = subjectOf(located, raw);
    const tied = tiedNewsletter(text, subject, language);
    const isSent = located.path.some((key) => key === 'success' || key === 'form');
    const ofPartners = tied ? undefined : partnerOffers(text, language);
    const span =
      tied ??
      ofPartners ??
      (isForNewsletter(subject) ? undefined : assumedConsent(text, language, asksNobody && isSent));
    if (span)
      yield {
        ...{ path: located.path, span },
        message: tied
          ? `Whoever sends the form ${takenAlong(text.slice(span[0]))}.`
          : ofPartners
            ? PARTNERS
            : LISTED,
        hint: ASK,
      };
  }
}

/**
 * Texts in code that take advertising for granted, or that of others along with anything. What else is tied to a form is not
 * told there: the form, which may be that of the newsletter, is put together elsewhere.
 */
export function* listedInCode(file: CopyFile): Generator<RuleFinding> {
  if (!maySend(file)) return;
  for (const { path, text } of file.texts) {
    const own = withoutQuotations(text, false);
    const ofPartners = partnerOffers(own, file.language);
    const span = ofPartners ?? assumedConsent(own, file.language, false);
    if (span) yield { path, span, message: ofPartners ? PARTNERS : LISTED, hint: ASK };
  }
}
