import type { CopyFile } from '../../../content/rule.ts';
import type { Span } from '../../../content/span-location.ts';
import { PartTest } from '../../texts/part-test.ts';
import { withWholeReferences } from '../marks/whole-references.ts';
import { mayAssume } from './assumed-consent.ts';

/** How a language says that sending something agrees to advertising. */
interface Tying {
  /** Parts of words, of which every such text has one. */
  signs: readonly string[];
  /** What visitors do for something else. */
  act: string;
  /** Takes it for an agreement. */
  agrees: string;
  /** Takes it for an order. */
  orders: string;
  /** Advertising by its name; nobody sends for it without wanting to. */
  advertising: string;
  /** What is only advertising if somebody agrees to it: an offer may be what was asked for. */
  offers: string;
}

const EN_ACT =
  '(?:submitting|sending|signing up|registering|booking|ordering|entering|requesting|filling|contacting|writing|messaging|calling|pressing|clicking|giving us|leaving|completing|using (?:this|the|our) form)';

const LANGUAGES: Readonly<Record<string, Tying>> = {
  de: {
    signs: [
      'ewsletter',
      'erbung',
      'erblich',
      'erbe',
      'undbrief',
      'ngebot',
      'ktionen',
      'euigkeiten',
      'informationen',
    ],
    act: '(?:(?:mit|durch|bei) (?:dem |das |der |die |ihrer |ihre |deiner |deine |einem |einer )?(?:klick auf (?:\\p{L}+ )?)?(?:absenden|abschicken|senden|anmeldung|anfrage|bestellung|buchung|registrierung|teilnahme|terminanfrage|nachricht)|(?:wer|wenn sie|wenn du|indem sie) [^.!?]{0,40}?(?:absende[nt]|abschick(?:en|t|st)|sende[nt]|schick(?:en|t|st)|anfrag(?:en|t)|buch(?:en|t|st)))',
    agrees:
      '(?:stimm\\p{L}*|zustimm\\p{L}*|willig\\p{L}*|einwillig\\p{L}*|einverstanden|erlaub\\p{L}*|gestatte\\p{L}*|akzeptier\\p{L}*|erklär\\p{L}*)',
    orders:
      '(?:bestell\\p{L}*|abonnier\\p{L}*|erhalten|erhältst|bekomm\\p{L}*|melde\\p{L}*|aufgenommen|eingetragen|schicken wir|senden wir|dürfen wir)',
    advertising:
      '(?:newsletter|werbung|werbliche|werbe(?:mails?|anrufe?|zwecke)|rundbrief|angeboten? (?:an(?:zu)?rufen|(?:zu)?schicken|(?:zu)?senden))',
    offers: '(?:angebote|aktionen|neuigkeiten|sonderangebote|rabattaktionen|produktinformationen)',
  },
  en: {
    signs: [
      'ewsletter',
      'ailing list',
      'arketing',
      'romotion',
      'dvert',
      'offers',
      'deals',
      'discounts',
      ' news',
      'sales calls',
      ' ads',
    ],
    act: `(?:by ${EN_ACT}|(?:when|if|once) you (?:submit|send|sign up|register|book|order|contact us|write to us|press|click|complete|fill)|(?:sending|submitting|completing) (?:this|the|your|a|our) (?:form|message|enquiry|inquiry|request)|(?:whoever|anyone who|everyone who) (?:submits|sends|books|registers|writes))`,
    agrees:
      '(?:agree|agrees|consent|consents|accept|accepts|allow|allows|permit|opt in|authori[sz]es?)',
    orders:
      '(?:join|joins|subscribe|subscribes|receive|get|gets|order|added|put|signed|sign up|we (?:will |may )?(?:send|call|email|text|write))',
    advertising:
      '(?:newsletters?|mailing list|marketing|promotional|promotions|advertising|adverts|ads|(?:call|text|e-?mail|contact|send) [^.!?]{0,40}(?:offers|deals))',
    offers: '(?:offers|deals|discounts|news|sales calls)',
  },
  es: {
    signs: ['ewsletter', 'oletín', 'ublici', 'romocion', 'fertas', 'omerciales', 'ovedades'],
    act: '(?:(?:al|con|por) (?:el envío|el hecho de enviar|enviar(?:nos)?|mandar(?:nos)?|registrarse|registrarte|inscribirse|inscribirte|apuntarse|apuntarte|reservar|rellenar|pulsar|contactar(?:nos)?|escribirnos|solicitar|pedir cita|la inscripción|(?:su|tu) (?:registro|inscripción|solicitud|reserva|mensaje))|(?:si|cuando|quien) (?:nos )?(?:envías|envía|envíe|mandas|manda|rellenas|rellena|reservas|reserva|escribes|escribe))',
    agrees:
      '(?:acept\\p{L}+|consient\\p{L}+|autoriz\\p{L}+|permit\\p{L}+|das tu consentimiento|da su consentimiento|estás de acuerdo|está de acuerdo)',
    orders:
      '(?:recib\\p{L}+|suscrib\\p{L}+|apunt\\p{L}+|te (?:enviamos|mandamos|llamaremos|enviaremos)|le (?:enviamos|mandamos|llamaremos|enviaremos))',
    advertising:
      '(?:newsletter|boletín|publicidad|publicitari\\p{L}*|promocion\\p{L}*|(?:ofertas|comunicaciones) comerciales|(?:llam|escrib|env)\\p{L}+ [^.!?]{0,30}ofertas)',
    offers: '(?:ofertas|promociones|novedades)',
  },
};

const known = new Map<string, RegExp>();

/** Sending something else takes advertising along. */
function tyingIn(language: string, { act, agrees, orders, advertising, offers }: Tying): RegExp {
  const made =
    known.get(language) ??
    new RegExp(
      `(?<!\\p{L})${act}(?!\\p{L})[^.!?;]{0,60}?(?<!\\p{L})(?:${agrees}(?!\\p{L})[^.!?;]{0,80}?(?<!\\p{L})(?:${advertising}|${offers})|${orders}(?!\\p{L})[^.!?;]{0,60}?(?<!\\p{L})${advertising}|(?:${advertising}|${offers})(?!\\p{L})[^.!?;]{0,40}? (?:einverstanden|zustimm\\p{L}*|einwillig\\p{L}*))(?!\\p{L})`,
      'iu',
    );
  known.set(language, made);
  return made;
}

/** What is sent is the newsletter itself, or nobody is sent any. */
const FREE = /(?<!\p{L})(?:newsletters?|boletín|rundbrief|mailing list)(?!\p{L})/iu;
const DENIES =
  /(?<!\p{L})(?:not?|never|without|no|nunca|ni|sin|nicht|nie|keine?[nrsm]?|ohne)(?!\p{L})|n['’]t\b/iu;

/** True if the heading and the button beside a text are those of the newsletter itself. */
export function isForNewsletter(subject: string): boolean {
  return FREE.test(subject);
}

/** Signing up for the newsletter, which is no other matter. */
const FOR_NEWSLETTER =
  /^(?:(?!subscri|join|suscri|apunt|abonni)[^,.]){0,40}?\s(?:to|for|zum|zu unserem|für (?:den|unseren)|al?|en)\s(?:(?:our|the|this|nuestro|el|la)\s)?(?:newsletters?|boletín|rundbrief|mailing list)/iu;

/** A notice that United States law asks for where calls are agreed to (47 CFR 64.1200(f)(9)). */
const NO_CONDITION = /(?:not|isn['’]t) (?:a )?(?:condition|required)|no es (?:una )?condición/iu;

function saysAny(language: string, tying: Tying, copy: string): boolean {
  return tyingIn(language, tying).test(copy) || mayAssume(copy, language);
}

const TESTS = new Map(
  Object.entries(LANGUAGES).map(([language, tying]) => [
    language,
    new PartTest(
      (copy) =>
        tying.signs.some((sign) => copy.includes(sign)) &&
        saysAny(language, tying, withWholeReferences(copy)),
    ),
  ]),
);

/** True if a text of a file may tie advertising to sending something, or take it for granted. */
export function mayTie(file: CopyFile): boolean {
  return TESTS.get(file.language.slice(0, 2))?.mayPass(file) === true;
}

/**
 * The part of a text that sends advertising to whoever sends something else.
 *
 * @param subject the heading and the button beside it, which say what it is for.
 */
export function tiedNewsletter(text: string, subject: string, language: string): Span | undefined {
  const tying = LANGUAGES[language.slice(0, 2)];
  if (!tying) return undefined;
  const whole = withWholeReferences(text);
  const { 0: tied, index = 0 } = tyingIn(language.slice(0, 2), tying).exec(whole) ?? {};
  if (tied === undefined || DENIES.test(tied) || isForNewsletter(subject)) return undefined;
  if (FOR_NEWSLETTER.test(tied) || NO_CONDITION.test(text)) return undefined;
  return [index, index + tied.length];
}

/** What may be taken along, in the order in which it is named. */
const TAKEN: readonly (readonly [words: RegExp, what: string])[] = [
  [
    /newsletters?|mailing list|rundbrief|bolet[ií]n/iu,
    'orders a newsletter along with it, so nobody agrees to it freely',
  ],
  [
    /\b(?:calls?|texts?|text messages|sms|phone)\b|anruf|anzurufen|\bllam/iu,
    'agrees to marketing calls or messages along with it, and not freely',
  ],
];

/** What somebody does by sending a form, according to the sentence that a text begins with. */
export function takenAlong(text: string): string {
  const [sentence = ''] = /^[^.!?]*/.exec(text) ?? [];
  const [, what = 'agrees to advertising along with it, and not freely'] =
    TAKEN.find(([words]) => words.test(sentence)) ?? [];
  return what;
}
