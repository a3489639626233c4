import type { Span } from '../../../content/span-location.ts';

/** How a language tells people that they are on a list for advertising. */
interface Assuming {
  /** Puts somebody on a list, or says that somebody is on it. */
  listed: readonly string[];
  /** Shows that nobody was asked: a way out for those who mind, or a text that is about something else. */
  unasked: RegExp;
  /** Shows that somebody was asked, or asks. */
  asked: RegExp;
}

const W = '(?:[\\p{L}’-]+ )';

const EN_LIST =
  '(?:(?:mailing|marketing|promo(?:tion(?:s|al)?)?|offers?|deals?|newsletter|advertising) ?-?lists?|lists? for (?:promotions|offers|deals|marketing)|newsletters?|marketing (?:e-?mails?|texts?|list)|promotions|special offers|(?:weekly|monthly|latest) (?:deals|offers)|offers every (?:week|month))';
const ES_LIST =
  '(?:lista de (?:ofertas|promociones|publicidad|novedades|correos?|difusión)|boletín|newsletter|nuestras (?:ofertas|promociones)|publicidad|promociones)';
const DE_LIST =
  '(?:newsletter(?:-?(?:liste|verteiler))?|werbeverteiler|angebotsverteiler|werbeliste|werbung|rundbrief)';

const LANGUAGES: Readonly<Record<string, Assuming>> = {
  en: {
    listed: [
      `(?:you|your (?:name|number|phone|e-?mail|address|details))(?:['’]re| are| is| have been| has been|['’]ve been| goes| go)?(?: now| also| automatically| already){0,2} (?:on|added to|put on|going on|subscribed to|signed up (?:for|to)|enrolled in) ${W}{0,3}?${EN_LIST}`,
      `we(?:['’]ve| have)?(?: also| just| already)? (?:added|signed|put|subscribed|enrolled|entered) (?:you|your ${W}{0,1}?[\\p{L}-]+)(?: up)? ${W}{0,4}?${EN_LIST}`,
      `took the liberty of (?:adding|signing|putting|subscribing) you ${W}{0,4}?${EN_LIST}`,
      `you (?:will |['’]ll )?(?:also |automatically )?(?:get|receive) ${W}{0,3}?${EN_LIST}`,
      `we (?:will |['’]ll )?(?:also )?(?:send|text|e-?mail) you ${W}{0,3}?${EN_LIST}`,
      `(?:every|each) (?:booking|order|purchase|request|visit|call|customer|client) (?:puts|adds|signs|enters) you ${W}{0,3}?${EN_LIST}`,
    ],
    unasked:
      /\bunless you (?:object|tell|say|opt|mind|ask)|\bif you(?:['’]d| would)? (?:mind|rather not|object|don['’]t want|do not want|prefer not)|\bautomatically\b|\bas (?:a|our) (?:customer|client|guest)\b|\btook the liberty\b|\byou(?:['’]ll| will)? also (?:get|receive)|\b(?:every|each) (?:booking|order|purchase|request|visit|call|customer|client) \w+s you\b|\b(?:appointment|booking|your (?:order|request|quote))\b/iu,
    asked:
      /\bfor (?:subscribing|signing|joining)|\bconfirm|\btick|\b(?:you|who) (?:asked|agreed|chose|opted|signed)|\bif you (?:ask|want|wish|like|choose|agree|opt|sign|say yes)|\bonly (?:if|after|when|with|by)|\bconsent|\bpermission|\bopt(?:ed)?[- ]in|\bon request|\bwhen you (?:subscribe|sign)/iu,
  },
  es: {
    listed: [
      `(?:su|tu|sus|tus) (?:número|teléfono|correo|datos|nombre|email)(?: ya| ahora)? (?:está|están|queda|quedan|entra|pasa)(?: ya| ahora)? (?:en|a|inscrito en) ${W}{0,2}?${ES_LIST}`,
      `hemos (?:apuntado|agregado|añadido|suscrito|inscrito|incluido|puesto) ${W}{0,4}?${ES_LIST}`,
      `(?:queda|quedas|está|estás)(?: ya)?(?: automáticamente)? suscrit[oa](?: automáticamente)? (?:a|en) ${W}{0,2}?${ES_LIST}`,
      `(?:recibirá|recibirás|(?:le|te) (?:enviaremos|mandaremos|llegará)) ${W}{0,3}?${ES_LIST}`,
    ],
    unasked:
      /(?<!\p{L})(?:si (?:le|te) molesta|si no (?:nos dice|quiere|desea|lo desea|las quiere)|salvo que|a menos que|automáticamente|también recibir|como cliente|(?:su|tu) (?:cita|reserva|pedido|solicitud|visita))/iu,
    asked:
      /gracias por (?:suscri|apunt|inscri)|confirm|consentimiento|autoriz|(?<!\p{L})si (?:usted )?(?:quiere|lo pide|marc|acept|lo desea|desea)|solo (?:si|con)|cuando (?:se|te) (?:suscri|apunt)/iu,
  },
  de: {
    listed: [
      `(?:ihre?|deine?) (?:nummer|adresse|e-?mail(?:-adresse)?|daten|telefonnummer) (?:steht|ist|stehen|sind|kommt|wandert)(?: jetzt| nun| damit| automatisch)* (?:auf|in|im) ${W}{0,2}?${DE_LIST}`,
      `wir haben (?:sie|dich|(?:ihre?|deine?) [\\p{L}-]+) ${W}{0,3}?${DE_LIST} (?:eingetragen|aufgenommen|angemeldet|hinzugefügt)`,
      `(?:sie sind|du bist)(?: ab jetzt| jetzt| nun| automatisch| damit)* (?:für|zu|beim?|im|in) ${W}{0,2}?${DE_LIST} (?:angemeldet|eingetragen|registriert)`,
      `(?:(?:erhalten|bekommen) sie|(?:erhältst|bekommst) du|sie (?:erhalten|bekommen)|du (?:erhältst|bekommst)|(?:schicken|senden) wir (?:ihnen|dir))(?: auch| automatisch| künftig| regelmäßig)* ${W}{0,2}?${DE_LIST}`,
    ],
    unasked:
      /(?<!\p{L})(?:(?:sofern|wenn|falls|solange) (?:sie|du) (?:dem )?nicht(?! mehr| länger)|automatisch|als (?:kund|gast)|(?:ihre?|deine?) (?:termin|bestellung|buchung|anfrage|auftrag)|sie (?:erhalten|bekommen) auch)/iu,
    asked:
      /(?<!\p{L})(?:danke für (?:ihre|deine|die) anmeldung|bestätig|einwilligung|zustimmung|auf (?:wunsch|anfrage)|nur (?:wenn|falls|nach|mit)|wenn (?:sie|du) (?:das |es )?(?:möchte|wünsch|will|zustimm|ankreuz)|(?:einverstanden|eingewilligt|zugestimmt))/iu,
  },
};

const known = new Map<string, RegExp>();

function listedIn(language: string, { listed }: Assuming): RegExp {
  const made =
    known.get(language) ?? new RegExp(`(?<!\\p{L})(?:${listed.join('|')})(?!\\p{L})`, 'iu');
  known.set(language, made);
  return made;
}

const DENIES =
  /(?<!\p{L})(?:not?|never|no|nunca|ni|nicht|nie|keine?[nrsm]?)(?!\p{L})|n['’]t(?!\p{L})/iu;

/** True if a copy may contain such a text. */
export function mayAssume(copy: string, language: string): boolean {
  const assuming = LANGUAGES[language];
  return assuming !== undefined && listedIn(language, assuming).test(copy);
}

/**
 * The part of a text that puts people on a list for advertising whom nobody has asked: "Your number is now on our deals
 * list; text STOP if you mind." That somebody is subscribed who has sent for a newsletter is no such text.
 *
 * @param asksNobody true if what has been sent asks for something else, without anything to tick.
 */
export function assumedConsent(
  text: string,
  language: string,
  asksNobody: boolean,
): Span | undefined {
  const assuming = LANGUAGES[language.slice(0, 2)];
  if (!assuming) return undefined;
  const { 0: listed, index = 0 } = listedIn(language.slice(0, 2), assuming).exec(text) ?? {};
  if (listed === undefined || DENIES.test(listed)) return undefined;
  if (!(asksNobody || assuming.unasked.test(text)) || assuming.asked.test(text)) return undefined;
  return [index, index + listed.length];
}
