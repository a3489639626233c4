import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import { PRIVACY_PAGE } from '../../content/config/legal-pages.ts';
import { ANY_FACT } from '../../content/facts/facts.ts';
import { namedBlocks } from '../../content/pages/section-blocks.ts';
import type { CopyFile, CopyRule, RuleFinding } from '../../content/rule.ts';
import type { Path } from '../../content/value-path.ts';
import { type NoConsent, noConsentIn, otherCompanyIn } from '../words/claims/consent-words.ts';
import { absentTool, falseNotice, mayBeNotice } from '../words/claims/cookie-notices.ts';
import { advertises, gatheredFor, wordsOf } from '../words/claims/gathered-for.ts';
import { passedOnData } from '../words/claims/passed-on-data.ts';
import { unaskedAdvertising } from '../words/claims/unasked-advertising.ts';
import { unaskedMeasurement } from '../words/claims/unasked-measurement.ts';
import { findPlaceholder } from '../words/marks/placeholders.ts';

/** Words of mere agreement; a label without other words does not say what is agreed to. */
const AGREES =
  /(?<!\p{L})(?:yes|ok|okay|i|we|agree|accept|consent|understand|to|with|this|that|it|the|above|all|please|tick|here|box|give|my|have|read|understood|and|everything|of|ja|ich|wir|bin|mit|stimme|zu|damit|hiermit|einverstanden|akzeptiere|willige|ein|alles|allem|dem|bitte|ankreuzen|sí|acepto|aceptamos|consiento|estoy|de|acuerdo|con|esto|ello|todo|lo|anterior|doy|mi|consentimiento|einwilligung|habe|gelesen|und|verstanden|he|leído|entendido|y|todo)(?!\p{L})/giu;

/** States what is sent, how often, and how the address is used. */
const SENDS =
  /\b(?:sen[dt]|e-?mail|mail(?:ed)? me|write|contact|data|details|address|month|week|unsubscribe|leave|stop|opt out|schick|send|zusend|schreib|daten|angaben|adresse|abbestell|monat|woch|widerruf|abmeld|env[ií]|mand|escrib|correo|datos|mes\b|semana|baja|recib)/iu;

/** Words that pass data on to others, which nobody has to accept. */
const PASSES_ON =
  /\b(?:partners?|third[- ]part(?:y|ies)|affiliates?|sponsors?|advertisers?|marketing|advertising|terceros|socios|empresas asociadas|publicidad|dritte[nr]?|partnerunternehmen|werbung|werbezwecke?n?)\b/iu;

/** Offers by letter, and what else a tick in the same box is for: two purposes need two boxes. */
const OFFERS =
  /\b(?:(?:receive|get|send me|sent) (?:\p{L}+ ){0,3}(?:offers|promotions|deals|discounts)|newsletters?|special offers|promociones|ofertas|novedades|boletín|angebote|rabattaktionen|werbung|promotions?)(?!\p{L})/iu;
const ANOTHER_PURPOSE =
  /\b(?:request|enquiry|inquiry|order|booking|privacy|terms|answer|reply|quote|anfrage|bestellung|buchung|datenschutz|agb|beantwort|solicitud|consulta|pedido|reserva|privacidad|condiciones|responder|presupuesto)/iu;

/** Terms that a visitor accepts, and the pages where they stand. */
const TERMS =
  /\b(?:terms(?: and conditions| of (?:use|service|business))?|AGB|allgemeinen? geschäftsbedingungen|nutzungsbedingungen|teilnahmebedingungen|términos(?: y condiciones)?|condiciones (?:generales|de (?:uso|venta|servicio|contratación)))(?!\p{L})/iu;
const ACCEPTS = /\b(?:accept|agree|read|akzeptier|gelesen|stimme|einverstanden|acept|leído)/iu;
const TERMS_PAGE = /terms|conditions|agb|bedingungen|condiciones|t[eé]rminos|rules/i;

/** A label that rules it out, or limits it to something else. */
const DENIES = /\b(?:not?|never|without|no|nunca|ni|sin|nicht|nie|keine?[nrsm]?|ohne)\b/iu;

interface Field {
  name?: unknown;
  type?: unknown;
  label?: unknown;
  required?: unknown;
}

/** The forms in a file: shared ones in the configuration, elsewhere in sections. */
function* formsIn(raw: object): Generator<{ path: Path; form: object }> {
  const shared = 'forms' in raw ? Object(raw.forms) : {};
  for (const [name, form] of Object.entries(shared))
    yield { path: ['forms', name], form: Object(form) };
  for (const { path, block } of namedBlocks(raw, 'form'))
    if (typeof block === 'object' && block !== null) yield { path, form: block };
}

/** True if a label does not say what is agreed to. */
function saysNothing(label: string): boolean {
  const words = label.replace(AGREES, '');
  return !/\p{L}/u.test(words) || (advertises(label) && !SENDS.test(label));
}

/** The texts of a label, which may be per language. */
function labelsOf({ label }: Field): { path: Path; text: string }[] {
  if (typeof label === 'string') return [{ path: ['label'], text: label }];
  return Object.entries(Object(label)).flatMap(([language, text]) =>
    typeof text === 'string' ? [{ path: ['label', language], text }] : [],
  );
}

/** Advertising by letter, whatever an offer may be that somebody asks for. */
const LETTERS =
  /(?<!\p{L})(?:newsletters?|mailing list|marketing (?:e-?mails?|texts?|calls?)|promotional (?:e-?mails?|offers|texts?)|special offers|bolet(?:ín|ines)|promociones|rundbriefe?)(?!\p{L})/iu;

/** What a form is for that asks for no letters: in its heading, above it or on its button. */
const ASKED_FOR =
  /(?<!\p{L})(?:quotes?|quotations?|estimates?|appointments?|book(?:ing)?|orders?|request|enquir|inquir|call ?back|visit|angebot|termin|anfrage|bestell|buch(?:en|ung)|rückruf|besuch|kostenvoranschlag|presupuesto|cita|solicit|pedido|reserva|visita|consulta|llamada)/iu;

/** True for a field that says who writes, rather than what is asked for. */
function isOfSender({ type, name }: Field): boolean {
  return (
    ['email', 'consent', 'hidden'].includes(String(type)) || /name|vorname|nombre/i.test(`${name}`)
  );
}

/** What a consent is judged by besides its words. */
interface FormSite {
  business: string;
  language: string;
  /** False if no link of the navigation leads to terms of business. */
  hasTerms: boolean;
  isNewsletter: boolean;
  /** True if the form asks for something else than an address. */
  asksElse: boolean;
}

/** True if a label asks for offers along with something that the form needs, or for letters in a form that is for something else. */
function bundles(text: string, asksElse: boolean): boolean {
  if (DENIES.test(text)) return false;
  return (OFFERS.test(text) && ANOTHER_PURPOSE.test(text)) || (asksElse && LETTERS.test(text));
}

/** Why a label is no consent; a text that a template left is reported as such. */
function faultOf(
  text: string,
  isRequired: boolean,
  { business, language, hasTerms, isNewsletter, asksElse }: FormSite,
): NoConsent | undefined {
  if (findPlaceholder(text, language)) return undefined;
  const fault = noConsentIn(text);
  if (fault) return fault;
  const other = business === '' ? undefined : otherCompanyIn(text, business);
  if (other !== undefined)
    return {
      message: `The consent is given to ${other}, which is not the business of this site.`,
      hint: 'Write {business.name}.',
    };
  if (
    isRequired &&
    ((PASSES_ON.test(text) && !DENIES.test(text)) || (!isNewsletter && bundles(text, asksElse)))
  )
    return {
      message:
        'The form cannot be sent without agreeing to this, so nobody agrees to it freely, and it is no consent.',
      hint: 'Ask for it in a field of its own, without required: true.',
    };
  const terms = hasTerms || text.includes('](') || !ACCEPTS.test(text) ? null : TERMS.exec(text);
  if (terms)
    return {
      message: `Nobody can agree to "${terms[0]}": no link of the site leads to them.`,
      hint: 'Write a page with them and link to it in the footer, or ask for something else.',
    };
  if (!saysNothing(text)) return undefined;
  return {
    message: `"${text}" does not say what is agreed to, so it is no consent.`,
    hint: 'Say what is done with the data, and for newsletters what is sent and how to leave.',
  };
}

/** Consent fields that do not say how the data is used. */
function* vagueConsents(
  path: Path,
  fields: readonly Field[],
  site: FormSite,
): Generator<RuleFinding> {
  for (const [place, field] of fields.entries()) {
    if (field.type !== 'consent') continue;
    for (const label of labelsOf(field)) {
      const fault = faultOf(label.text, field.required === true, site);
      if (fault) yield { path: [...path, 'fields', place, ...label.path], ...fault };
    }
  }
}

/** Sentences about cookies and measurement that do not hold on this site. */
function* falseNotices(
  { copy, texts, kind, raw }: CopyFile,
  site: SiteConfig,
): Generator<RuleFinding> {
  if (kind === 'page' && !site.analytics?.conversionId && /Google|ixel/.test(copy))
    for (const { path, text } of PRIVACY_PAGE.test(String(Object(raw).name)) ? texts : []) {
      const tool = absentTool(text);
      if (tool) yield { path, ...tool };
    }
  if (!mayBeNotice({ copy, kind }, site)) return;
  for (const { path, text } of texts) {
    const notice = falseNotice(text, site);
    if (notice) yield { path, ...notice };
  }
}

const withTerms = new WeakMap<SiteConfig, boolean>();

/** True if a link of the navigation leads to terms of business. */
function leadsToTerms(site: SiteConfig): boolean {
  const known = withTerms.get(site) ?? TERMS_PAGE.test(JSON.stringify(site.navigation ?? {}));
  withTerms.set(site, known);
  return known;
}

const PASSED_ON = {
  message: 'Nobody has agreed to this use of their data, which the law asks for.',
  hint: 'Ask for it in a consent field of its own, without required: true, or leave it.',
};

/** True for a path of something in what another path leads to. */
function isBelow(path: Path, outer: Path): boolean {
  return outer.every((key, index) => path[index] === key);
}

/** `law/consent`: marketing requires consent. */
export const lawConsent: CopyRule = {
  name: 'law/consent',
  severity: 'warning',
  *check(file, facts) {
    const { raw } = file;
    if (facts !== ANY_FACT && facts.site) yield* falseNotices(file, facts.site);
    const unasked =
      file.kind === 'config' && facts !== ANY_FACT && facts.site && unaskedMeasurement(facts.site);
    if (unasked) yield unasked;
    const business = facts === ANY_FACT ? '' : (facts.site?.business.name ?? '');
    const { language } = file;
    const hasTerms = facts === ANY_FACT || !facts.site || leadsToTerms(facts.site);
    const country = facts === ANY_FACT ? '' : (facts.get('business.address.country') ?? '');
    for (const place of passedOnData(file, country)) yield { ...place, ...PASSED_ON };
    const tied = [...unaskedAdvertising(file)];
    yield* tied;
    for (const { path, form } of formsIn(raw)) {
      const { fields } = form as { fields?: unknown };
      if (!Array.isArray(fields)) continue;
      const asked = fields.map((field): Field => Object(field));
      const purpose = gatheredFor(form, asked, country);
      const isNewsletter = purpose?.isOfLetters === true;
      const asksElse = ASKED_FOR.test(wordsOf(form)) && !asked.every(isOfSender);
      yield* vagueConsents(path, asked, { business, language, hasTerms, isNewsletter, asksElse });
      if (!purpose || tied.some((told) => isBelow(told.path, path))) continue;
      if (!asked.some(({ type }) => type === 'email' || type === 'phone')) continue;
      const place = asked.findIndex(({ type }) => type === 'consent');
      if (place === -1)
        yield {
          path: [...path, 'fields'],
          message: `The form gathers ${purpose.gathers}.`,
          hint: 'Add a field of the type consent, with a label that says what will be sent and how to leave.',
        };
      else if (asked[place]?.required !== true)
        yield {
          path: [...path, 'fields', place],
          message: `The consent to ${purpose.consentTo} can be left out, so nobody knows who has agreed.`,
          hint: 'Add required: true to it.',
        };
    }
  },
};
