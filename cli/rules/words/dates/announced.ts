import type { LocatedText } from '../../../content/rule.ts';

/** Parts of a page about the past; its notice after the expiry is about what comes next. */
const HISTORY = new Set<PropertyKey>(['timeline', 'updated', 'credit', 'page']);

/** True for a text about the past by its place. */
export function isOfHistory({ path }: LocatedText): boolean {
  return path.some((key) => HISTORY.has(key)) && !path.includes('afterExpiry');
}

/** What stands between the verb and its date; a clause of its own would have a verb of its own. */
const EN_WHEN =
  '(?:(?:again|back|next|only|here|there|online|probably|open|ready|closed|held|shown|repeated|run|offered|available|out|in (?:the )?\\p{Lu}?\\p{L}+|at (?:the |our )?\\p{L}+),? ){0,3}(?:(?:in|on|from|during|at|by|around|towards?) )(?:(?:the|early|late|mid|start|beginning|middle|end|spring|of|\\p{L}+day,?)[ -]){0,4}$';

/** "Will" with a verb of what takes place, up to a date; "will show the prices of March 2025" is of what has been. */
const EN_WILL = new RegExp(
  `(?<!\\p{L})(?:(?:will|shall)|(?<=\\p{L})['’]ll|(?:is|are) (?:going|planned|scheduled|due|set) to)(?: (?:not|only|also|then|next|again|probably))? (?:be|take place|happen|start|begin|open|reopen|return|follow|come(?: back)?|run|resume|launch|meet|move|close|finish|go on|continue|run (?:it|this) again|repeat (?:it|this)) ${EN_WHEN}`,
  'iu',
);

const DE_NEXT =
  /(?<!\p{L})nächste[rnms]? (?:[\p{Ll}-]+e[rnms]? )?\p{Lu}[\p{L}-]+ (?:ist|sind|wird|werden|findet|finden|beginnt|beginnen|startet|starten|folgt|folgen|kommt|gibt es|läuft|steht|erscheint)[^.!?;,]{0,25}$/u;
const DE_WILL = /(?<!\p{L})(?:wird|werden)(?!\p{L})[^.!?;,]{0,40}$/iu;
const DE_INFINITIVE =
  /^(?: (?:wieder|erneut|noch einmal|in|im|bei|am|uns|hier|[\p{Lu}][\p{L}-]+))* (?:sein|stattfinden|beginnen|starten|folgen|öffnen|wiederkommen|zurückkehren|weitergehen|fortgesetzt|wiederholt|nachgeholt)(?=[.!?,;]|$| und )/u;
const DE_AGAIN =
  /^(?: (?:für (?:Sie|euch|dich)|ab \d{1,2} Uhr))? wieder(?: (?:da|zurück|offen|geöffnet|für (?:Sie|euch|dich)(?: da)?|los|statt|auf))?(?=[.!?]|$)/u;
const DE_COME =
  /(?<!\p{L})(?:sind|ist|kommen|kommt|öffnen|öffnet|beginnen|beginnt|starten|startet|machen|geht|geht’s|findet|finden)(?!\p{L})[^.!?;,]{0,40}$/iu;

/** Futures of what takes place, up to a date. */
const ES_WILL =
  /(?<!\p{L})(?:(?:ser|estar|habr|volver|empezar|comenzar|abrir|reabrir|regresar|seguir|repetir|celebrar|har|impartir|organizar|llegar|vendr|continuar|retomar|lanzar|publicar|tendr|inaugurar|mudar|cerrar)(?:á|án|emos))(?!\p{L})(?: (?:lugar|de nuevo|otra vez|aquí|list[oa]s?|abiert[oa]s?|disponibles?|solo|en [\p{Lu}\p{L}]\p{L}+))?(?: a la venta)? (?:(?:ya|probablemente),? )?(?:en|el|hasta|desde|a|para|por)(?: (?:el|la|los|mediados|principios|finales|fines|partir|de|mes|\p{L}+es|sábado|domingo))*\s$/iu;
const ES_NEXT =
  /(?<!\p{L})(?:próxim[oa]s?|siguientes?)(?: \p{L}+)? (?:es|son|será|serán|empieza|empiezan|comienza|toca|tocan)(?!\p{L})[^.!?;,]{0,25}$/iu;

/** Somebody said then that something would come, or it is put as a case. */
const SAID =
  /(?<!\p{L})(?:said|wrote|announced|promised|told|if|once|hieß es|sagte\p{L}*|schrieb\p{L}*|kündigte\p{L}*|wenn|falls|dijo|dijeron|anunció|escribió|prometió|si)(?!\p{L})/iu;

/** True for a date that is announced: the verb that it belongs to says that it is to come. */
export function isSaidToCome(sentence: string, after: string, language: string): boolean {
  if (SAID.test(sentence)) return false;
  if (language.startsWith('en')) return EN_WILL.test(sentence);
  if (language.startsWith('es')) return ES_WILL.test(sentence) || ES_NEXT.test(sentence);
  if (!language.startsWith('de')) return false;
  return (
    DE_NEXT.test(sentence) ||
    (DE_WILL.test(sentence) && DE_INFINITIVE.test(after)) ||
    (DE_COME.test(sentence) && DE_AGAIN.test(after))
  );
}
