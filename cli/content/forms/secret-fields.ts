import type { FormField } from '../../../schemas/forms/form.ts';
import type { FormFault } from './form-fault.ts';

/** What nobody should send through the form of a page, by the label and by the name of its field. */
interface Secret {
  what: string;
  label: RegExp;
  name: RegExp;
}

/** Cards that money is paid with; those of members, patients and libraries are no secret. */
const CARD = {
  en: '(?:(?:credit|debit|payment|bank)(?: or (?:credit|debit))?[ -]card|visa|mastercard|amex)',
  de: '(?:kredit|debit|ec-|giro|bank)karten?',
  es: 'tarjeta (?:de (?:crédito|credito|débito|debito)(?: o (?:crédito|débito))?|bancaria)',
};

const SECRETS: readonly Secret[] = [
  {
    what: 'a Social Security number',
    label:
      /(?<!\p{L})(?:social[ -]security (?:numbers?|no\.?|nr\.?|#)|ssn|itin|sozialversicherungs(?:nummer|nr\.?)|(?:número|numero|nº|núm\.) de (?:la |su |tu )?(?:seguridad|seguro) social|nss)(?!\p{L})/iu,
    name: /^(?:your[-_]?)?(?:ssn|itin|social[-_]?security[-_]?(?:number|no|num)|sozialversicherungsnummer|numero[-_]?seguridad[-_]?social|nss)$/i,
  },
  {
    what: 'the number of a bank card',
    label: new RegExp(
      `(?<!\\p{L})(?:${CARD.en} (?:numbers?|no\\.?|details|data|#)|(?:number|details) of (?:your |the |a )?${CARD.en}|${CARD.de}-?(?:nummer|nr\\.?|daten)|(?:nummer|daten) (?:der|ihrer|deiner) ${CARD.de}|(?:número|numero|nº|núm\\.|datos) de (?:la |su |tu )?${CARD.es})(?!\\p{L})`,
      'iu',
    ),
    name: /^(?:(?:credit|debit|bank|payment)[-_]?card[-_]?(?:number|no|num)|cc[-_]?(?:number|num|no)|kreditkartennummer|numero[-_]?(?:de[-_]?)?tarjeta[-_]?(?:credito|debito))$/i,
  },
  {
    what: 'the security code of a bank card',
    label: new RegExp(
      `(?<![\\p{L}\\d])(?:cvv2?|cvc2?|card (?:security|verification) (?:code|number)|${CARD.en} (?:security|verification) code|kartenprüf(?:nummer|ziffer)|(?:sicherheitscode|prüfnummer|prüfziffer) (?:der|ihrer|deiner) (?:${CARD.de}|karte)|código (?:de seguridad|de verificación) de (?:la |su |tu )?tarjeta)(?![\\p{L}\\d])`,
      'iu',
    ),
    name: /^(?:card[-_]?)?(?:cvv2?|cvc2?)$|^card[-_]?(?:security|verification)[-_]?code$/i,
  },
  {
    what: 'a password',
    label:
      /^(?:(?:your|a|the|choose a|ihr|dein|das|su|tu|la|elija una) )?(?:(?:new|account|login|email|e-mail|online[- ]banking|bank|user) )?(?:password|passwort|kennwort|contraseña)(?: (?:for|of|für|zu|ihres|deines|de|del|para) [^.!?]{1,40})?[ *:?]*$|(?<!\p{L})(?:online[- ]banking|e-?mail|bank)[- ]?(?:passwor[dt]|kennwort)(?!\p{L})|(?<!\p{L})(?:username|user name|login|benutzername|usuario) (?:and|und|y) (?:password|passwort|kennwort|contraseña)(?!\p{L})/iu,
    name: /^(?:password|passwd|pwd|passwort|kennwort|contrasena)$/i,
  },
  {
    what: 'the PIN of a bank card or account',
    label:
      /(?<!\p{L})(?:(?:bank|debit|credit|atm|online[- ]banking)(?: card| account)?[ -]pin|(?<=^(?:your )?)card[ -]pin|pin (?:of|for) (?:your |the )?(?:(?:bank|debit|credit|atm) )?(?:card|account)|(?:karten|bank|giro|konto|ec-|online-banking-)-?pin|pin (?:der|ihrer|deiner|zur) (?:\p{L}+)?karte|(?:pin|nip|clave) de (?:la |su |tu )?(?:tarjeta|cajero|cuenta bancaria|banca en línea))(?!\p{L})/iu,
    name: /^(?:card|bank|atm|debit|credit|karten)[-_]?pin$/i,
  },
];

/** A part of a number that identifies nobody, and numbers of what is no bank card. */
const HARMLESS =
  /(?<!\p{L})(?:last (?:four|4)|first (?:four|4|six|6)|letzten? (?:vier|4)|últim[oa]s (?:cuatro|4)|(?:wi-?fi|wlan|pdf|zip|file|document|datei|dokument|archivo|documento|gate|door)(?!\p{L}))/iu;

/** Questions whether somebody has one, and requests not to send it. */
const ASKED =
  /^(?:¿ ?)?(?:do|does|did|have|has|is|are|will|can|would|haben|hast|hat|besitzen|ist|sind|können|tiene|tienes|tienen|posee|cuenta con|es|son|puede)(?!\p{L})/iu;
const REFUSED =
  /(?<!\p{L})(?:no(?![.#:])|not|never|don['’]t|without|lost|forgot(?:ten)?|kein\p{L}*|nicht|niemals|ohne|verloren|vergessen|nunca|sin|perdid[oa]|olvid\p{L}*)(?!\p{L})/iu;
const OPTIONAL =
  /(?<!\p{L})(?:not (?:required|obligatory|needed)|nicht (?:erforderlich|nötig)|kein pflichtfeld|no (?:es )?obligatori[oa])(?!\p{L})/giu;

/** Types of fields into which such a number can be typed. */
const TYPED: ReadonlySet<FormField['type']> = new Set(['text', 'number', 'phone']);

function labelsOf({ label }: FormField): { at: readonly string[]; text: string }[] {
  if (label === undefined) return [];
  if (typeof label === 'string') return [{ at: ['label'], text: label }];
  return Object.entries(label).map(([language, text]) => ({ at: ['label', language], text }));
}

function isAsked(text: string): boolean {
  return !HARMLESS.test(text) && !ASKED.test(text) && !REFUSED.test(text.replace(OPTIONAL, ''));
}

/** What a control of this name asks for that nobody should send. */
export function secretNamed(name: string): string | undefined {
  return SECRETS.find((secret) => secret.name.test(name))?.what;
}

/** Said of a field that asks for it. */
export function asksForSecret(what: string): { message: string; hint: string } {
  return {
    message: `This asks for ${what}, which nobody should send through the form of a page: whoever reads the message can misuse it.`,
    hint: 'Take the field out. Ask for it in person, or leave it to the service that needs it, such as that of a payment.',
  };
}

/**
 * `form/secret`: a field for a number or a word with which others could take somebody's money or name. What a form sends is read by
 * people, and kept in mailboxes.
 */
export function* secretFaults(field: FormField): Generator<FormFault> {
  if (!TYPED.has(field.type)) return;
  const labels = labelsOf(field);
  const rule = { on: 'value', rule: 'form/secret', severity: 'warning' } as const;
  for (const { at, text } of labels) {
    const secret = isAsked(text) ? SECRETS.find(({ label }) => label.test(text)) : undefined;
    if (!secret) continue;
    yield { at, ...rule, ...asksForSecret(secret.what) };
    return;
  }
  const what = labels.every(({ text }) => isAsked(text)) ? secretNamed(field.name) : undefined;
  if (what !== undefined) yield { at: ['name'], ...rule, ...asksForSecret(what) };
}
