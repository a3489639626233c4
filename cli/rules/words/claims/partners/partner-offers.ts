import type { Span } from '../../../../content/span-location.ts';
import { withWholeReferences } from '../../marks/whole-references.ts';

/** How a language says that sending something agrees to the advertising of others. */
interface Offering {
  /** What every such text has, in any case. */
  sign: RegExp;
  said: RegExp;
}

const EN_ACT =
  '(?:by (?:submitting|sending|signing up|subscribing|joining|registering|booking|ordering|entering|requesting|filling|contacting|writing|messaging|calling|pressing|clicking|tapping|leaving|giving us|completing|using (?:this|the|our) form)|(?:when|if|once) you (?:submit|send|sign up|subscribe|join|register|book|order|contact us|write to us|press|click|tap|complete|fill)|(?:submitting|sending|completing|subscribing to) (?:it|this|the|your|our))';
const EN_AGREES =
  '(?:(?:agree|agrees|consent|consents|allow|permit|authori[sz]e)(?: that| to)?|(?:say|says) yes to)(?!\\p{L})';
const EN_ADVERTISING =
  '(?:offers|deals|promotions|marketing|advertising|adverts|ads|sales calls)(?!\\p{L})[^.!?;]{0,50}? (?:from|by|of)';
const EN_SENT =
  '(?:(?:calls?|texts?|text messages|messages|e-?mails?|letters|mail|news|offers|deals|promotions|marketing|advertising|adverts|ads|hear|called|contacted)(?!\\p{L})[^.!?;]{0,50}? (?:from|by|of|for)|shar(?:e|ing) (?:it|them|your \\p{L}+(?: \\p{L}+)?) with|pass(?:ing)? (?:it|them|your \\p{L}+(?: \\p{L}+)?) on to)';
const EN_OTHERS =
  '(?:(?:[\\p{L}-]+ ){0,4}?(?:partners?|affiliates|sponsors|advertisers|third[- ]parties|other (?:[\\p{L}-]+ )?(?:businesses|companies|firms|shops|brands|providers))|(?:[\\p{L}-]+ ){0,3}?(?:businesses|companies|firms|shops|brands|providers|people) (?:that |which |who |whom )?(?:we|our \\p{L}+) (?:work|cooperate|deal|partner|team|are))(?!\\p{L})';

const ES_ACT =
  '(?:(?:al|con|por) (?:el envío|enviar(?:l[oa]|nos)?(?: \\p{L}+)?|mandar(?:l[oa]|nos)?|registrarse|registrarte|inscribirse|inscribirte|suscribirse|suscribirte|apuntarse|apuntarte|reservar|rellenar(?:lo)?|llenar(?:lo)?|pulsar(?:lo)?|contactar(?:nos)?|escribirnos|llamarnos|solicitar|pedir|su (?:registro|solicitud|reserva|mensaje))|(?:si|cuando|quien) (?:nos |lo |la )?(?:envías|envía|envíe|mandas|manda|rellenas|rellena|llena|llenas|reservas|reserva|escribes|escribe))';
const ES_AGREES =
  '(?:acepta[ns]?|consiente[ns]?|autoriza[ns]?|permite[ns]?|da su (?:consentimiento|permiso)|das tu (?:consentimiento|permiso)|está[ns]? de acuerdo)(?!\\p{L})';
const ES_SENT =
  '(?:llamadas?|mensajes|correos?|ofertas|promociones|publicidad|comunicaciones|anuncios|novedades|llamarán|escribirán|llamen|escriban|contacten)(?!\\p{L})[^.!?;]{0,50}?';
const ES_OTHERS =
  '(?:nuestros (?:\\p{L}+ )?(?:socios|colaboradores|patrocinadores|anunciantes)|(?:nuestras )?empresas (?:asociadas|colaboradoras|amigas)|(?:de|por) (?:los )?terceros|otr[oa]s (?:empresas|negocios|compañías|comercios|marcas)|(?:empresas|negocios|compañías|comercios|marcas) (?:con (?:las|los)? ?(?:que|quienes|cuales)|que) (?:trabajamos|colaboramos|cooperamos))(?!\\p{L})';

const DE_ACT =
  '(?:(?:mit|durch|bei) (?:dem |das |der |die |ihrer |ihre |deiner |deine |einem |einer )?(?:klick|absenden|abschicken|senden|anmeldung|anfrage|bestellung|buchung|registrierung|nachricht)|(?:wer|wenn sie|wenn du|indem sie) [^.!?]{0,40}?(?:absende[nt]|abschick(?:en|t|st)|sende[nt]|schick(?:en|t|st)|anfrag(?:en|t)|buch(?:en|t|st)))';
const DE_AGREES =
  '(?:stimm\\p{L}*|zustimm\\p{L}*|willig\\p{L}*|einverstanden|erlaub\\p{L}*|gestatte\\p{L}*|akzeptier\\p{L}*)(?!\\p{L})';
const DE_SENT =
  '(?:anrufen?|nachrichten|e-?mails?|angeboten?|werbung|neuigkeiten|aktionen|post)(?!\\p{L})[^.!?;]{0,40}?';
const DE_OTHERS =
  '(?:unsere[rn]? (?:\\p{L}+ )?\\p{L}*partner\\p{L}*|\\p{L}*partner(?:firmen|unternehmen|betriebe[n]?)|dritte[rn]|andere[rn]? (?:firmen|unternehmen|betrieben?|händlern?|anbietern?)|(?:firmen|unternehmen|betrieben?|händlern?), mit denen wir)(?!\\p{L})';

const LANGUAGES: Readonly<Record<string, Offering>> = {
  en: {
    sign: /artner|hird[- ]part|ffiliate|ponsor|dvertiser|(?:usinesses|ompanies|irms|hops|rands|roviders|eople) (?:that |which |who |whom )?(?:we|our) |ther (?:[a-z-]+ )?(?:usinesses|businesses|companies|firms|shops|brands|providers)/,
    said: new RegExp(
      `(?<!\\p{L})${EN_ACT}(?!\\p{L})[^.!?;]{0,60}?(?<!\\p{L})${EN_AGREES}[^.!?;]{0,40}?(?<!\\p{L})${EN_SENT} ${EN_OTHERS}|(?<!\\p{L})${EN_ACT}(?!\\p{L})[^.!?;]{0,60}?(?<!\\p{L})(?:receive|get|sent|be offered)(?!\\p{L})[^.!?;]{0,40}?(?<!\\p{L})${EN_ADVERTISING} ${EN_OTHERS}`,
      'iu',
    ),
  },
  es: {
    sign: /socios|olaboradores|atrocinadores|nunciantes|sociadas|erceros|tr[oa]s (?:empresas|negocios|compañías|comercios|marcas)|(?:empresas|negocios|compañías|comercios|marcas) (?:con|que|amigas|colab)/,
    said: new RegExp(
      `(?<!\\p{L})${ES_ACT}(?!\\p{L})[^.!?;]{0,60}?(?<!\\p{L})${ES_AGREES}[^.!?;]{0,40}?(?<!\\p{L})${ES_SENT}(?<!\\p{L})${ES_OTHERS}`,
      'iu',
    ),
  },
  de: {
    sign: /artner|ritte[rn]|ndere[rn]? (?:Firmen|Unternehmen|Betrieb|Händler|Anbieter)|mit denen wir/,
    said: new RegExp(
      `(?<!\\p{L})${DE_ACT}(?!\\p{L})[^.!?;]{0,60}?(?<!\\p{L})(?:${DE_AGREES}[^.!?;]{0,40}?(?<!\\p{L})${DE_SENT}(?<!\\p{L})${DE_OTHERS}|${DE_SENT}(?<!\\p{L})${DE_OTHERS}[^.!?;]{0,30}? ${DE_AGREES})`,
      'iu',
    ),
  },
};

/** Nobody is sent any, or is asked first. */
const UNLESS =
  /(?<!\p{L})(?:not?|never|nobody|without|unless|only|tick(?:ed)?|separate|no|nunca|ni|sin|solo|salvo|nicht|nie|niemals|kein\p{L}*|ohne|nur|sofern)(?!\p{L})|n[’']t(?!\p{L})/iu;

/** Those who bring or charge what has been ordered, and write for that. */
const FOR_ORDER =
  /(?:deliver|shipping|parcel|courier|logistic|payment|freight|versand|liefer|zahlung|paket|logistik|transport|envíos?|mensajería|reparto|pago)/iu;

/** True if a copy in a language may have such a text. */
export function mayOfferPartners(copy: string, language: string): boolean {
  const offering = LANGUAGES[language.slice(0, 2)];
  return offering?.sign.test(copy) === true && offering.said.test(withWholeReferences(copy));
}

/**
 * The part of a text by which whoever sends something, be it for a newsletter, agrees to be called or written to by others:
 * "By signing up you agree to offers from our partners". It is told of any form: nobody sends one for the sake of that.
 */
export function partnerOffers(text: string, language: string): Span | undefined {
  const offering = LANGUAGES[language.slice(0, 2)];
  if (!offering?.sign.test(text)) return undefined;
  const found = offering.said.exec(withWholeReferences(text));
  if (!found || UNLESS.test(found[0]) || FOR_ORDER.test(found[0])) return undefined;
  return [found.index, found.index + found[0].length];
}
