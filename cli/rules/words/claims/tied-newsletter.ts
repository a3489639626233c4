import type { Span } from '../../../content/span-location.ts';

/** Sending something else takes a newsletter along. */
const TIED =
  /(?<!\p{L})(?:(?:mit|durch) (?:dem|das|der|die|ihrer|ihre) (?:absenden|abschicken|senden|anmeldung|anfrage|bestellung|buchung|registrierung|teilnahme)(?!\p{L})[^.!?]{0,60}(?:newsletter|werbung|werbliche|rundbrief|angeboten? (?:an(?:zu)?rufen|(?:zu)?schicken|(?:zu)?senden))|by (?:submitting|sending|signing up|registering|booking|ordering|entering|requesting|filling)(?!\p{L})[^.!?]{0,80}(?:newsletters?|mailing list|marketing|promotional|promotions|(?:call|text|e-?mail|contact|send) [^.!?]{0,40}(?:offers|deals))|(?:al|con) (?:enviar|registrarse|inscribirse|apuntarse|reservar|la inscripción|su (?:registro|inscripción|solicitud|reserva))(?!\p{L})[^.!?]{0,80}(?:newsletter|boletín|publicidad|publicitari|promocion|(?:ofertas|comunicaciones) comerciales|(?:llam|escrib|env)\p{L}+ [^.!?]{0,30}ofertas))\p{L}*/iu;

/** What is sent is the newsletter itself, or nobody is sent any. */
const FREE = /(?<!\p{L})(?:newsletters?|boletín|rundbrief|mailing list)(?!\p{L})/iu;
const DENIES =
  /(?<!\p{L})(?:not?|never|without|no|nunca|ni|sin|nicht|nie|keine?[nrsm]?|ohne)(?!\p{L})|n['’]t\b/iu;

/**
 * The part of the text of a form that sends a newsletter to whoever sends something else.
 *
 * @param subject the heading and the button of the form, which say what it is for.
 */
export function tiedNewsletter(text: string, subject: string): Span | undefined {
  const { 0: tied, index = 0 } = TIED.exec(text) ?? {};
  if (tied === undefined || DENIES.test(tied) || FREE.test(subject)) return undefined;
  return [index, index + tied.length];
}
