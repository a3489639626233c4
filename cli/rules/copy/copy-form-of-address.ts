import type { CopyFile, CopyRule, LocatedText } from '../../content/rule.ts';
import { germanCommand } from '../words/language/german-commands.ts';
import { friendlyCommand } from '../words/language/spanish-commands.ts';
import { isName } from '../words/language/text-language.ts';
import { proseOf } from '../words/prose-of.ts';
import { withoutQuotations } from '../words/quotations.ts';
import { isBody, isMessage, isQuoted, isSearched } from '../words/text-kinds.ts';
import { isInOtherPart } from '../words/text-place.ts';

/** How a language says "you" to a friend and to a stranger. */
interface Address {
  friend: RegExp;
  /** Further words to a friend, which only a list of the verbs of the language tells. */
  commands?: (text: string) => { index: number; word: string } | undefined;
  stranger: RegExp;
  /** What only a stranger is told: some words of `stranger` have other meanings, too. */
  onlyStranger: RegExp;
}

const ADDRESSES: Readonly<Record<string, Address>> = {
  de: {
    friend:
      /\b(?:[Dd](?:u|ich|ir)|[Dd]eine?[rsnm]?|(?<!\b(?:[Dd]e[rnm]|[Ii]hr|[Uu]nser|[Mm]ein|[Gg]ut(?:e[rn]?)?) )(?:Ruf|Schreib|Komm|Bring|Frag|Sag|Nenn|Schick)e? (?:uns|mir|einfach|gerne?|doch|vorbei)|(?:kann|ha|möchte|brauch)st)(?![\p{L}-])/u,
    commands: germanCommand,
    stranger: /(?<=[\p{L},] )(?:Sie|Ihnen|Ihre?[rsnm]?)(?!\p{L})/u,
    onlyStranger:
      /(?:Rufen|Schreiben|Kommen|Melden|Bringen|Fragen|Buchen|Sagen|Nennen|Lassen|Haben|Möchten|Können|Wollen|Wenn|Damit|dass|bitten|wir|für) (?:Sie|Ihnen)(?!\p{L})/u,
  },
  es: {
    friend:
      /(?<!\p{L})(?:[Tt](?:us?|ú|e)|ti|[Cc]ontigo|[Dd]inos(?! (?:y|de|en)(?!\p{L}))|(?:[Ll]láma|[Ee]scríbe|[Cc]uénta|[Mm]ánda|[Pp]regúnta|[Pp]íde|[Cc]ontácta|[Vv]isíta|[Ee]nvía|[Aa]vísa|[Cc]onsúlta)(?:nos|me)|[Tt]ráe(?:l[ao]s?|nos|me)|(?:[Pp]uede|[Qq]uiere|[Tt]iene|[Nn]ecesita|[Ee]lige|[Dd]ecide|[Pp]refiere|[Rr]ecibe)s)(?![\p{L}-])/u,
    commands: friendlyCommand,
    // "Quien pida", "para que entre" and "entre nosotros" are no imperatives.
    stranger:
      /\b(?:[Uu]sted|(?<!\b(?:[Qq]ue|[Qq]uien(?:es)?|[Cc]uando|[Dd]onde|[Aa]unque|[Ss]egún)\s(?:\p{L}+\s)?)(?:[Ee]ntre(?=[.,!]|$|\s(?:en|por|y|sin|con|a)\s)|(?:[Ll]lam|[Pp]regunt|[Mm]and|[Rr]eserv|[Cc]ompr|[Cc]uént|[Mm]ánd)e(?:nos)?|(?:[Ee]scrib|[Tt]raig|[Pp]id|[Vv]eng|[Dd]íg|[Ee]lij|[Ss]ub|[Ee]scríb)a(?:nos)?|(?:[Tt]ráig|[Pp]óng|[Hh]ág)a(?:l[ao]s?|nos|me))|(?<=(?:^|[.!?¡:] ))(?:Busqu|Firm|Llev|Guard|Pagu|Revis|Verifiqu|Esper|Dej|Tom|Apunt|Prepar|Confirm|Solicit|Elij|Escoj|Le|Teng|Pong|Hag|Abr)(?:e|en|a|an)(?= (?:el|la|los|las|un|una|sus?|al|en|con|antes|bien|primero|a)(?!\p{L})))(?!\p{L})/mu,
    onlyStranger:
      /(?<!\p{L})(?:[Uu]sted|(?:[Dd]íga|[Ll]láme|[Ee]scríba|[Cc]uénte|[Mm]ánde|[Pp]regúnte|[Pp]ída|[Cc]ontácte|[Vv]isíte|[Ee]nvíe|[Aa]víse|[Cc]onsúlte)(?:nos|me))(?!\p{L})/u,
  },
};

/**
 * Texts to strangers on a page for so many to friends to be slips; where there are more of these, both are meant, such
 * as parents and children.
 */
const STRANGERS: Readonly<Record<number, number>> = { 1: 2, 2: 4 };

/** Fewer texts to strangers do not show how a page speaks. */
const FEW = 4;

const blank = (words: string) => ' '.repeat(words.length);

function isOwn(located: LocatedText): boolean {
  return !(
    isQuoted(located) ||
    isMessage(located) ||
    isSearched(located) ||
    isName(located) ||
    isInOtherPart(located) ||
    located.path.includes('testimonials')
  );
}

/** Directly after who says it, words that are not quoted: "Niemand sagt mehr: Du warst beim Friseur." */
const SAID =
  /(?<=(?:sag(?:t|en|te|ten)|frag(?:t|en|te|ten)|ruf(?:t|en)|rief(?:en)?|meint?en?|denk(?:t|en)|heißt es|hieß es|hör(?:t|en)|dice[ns]?|dijo|dijeron|pregunta(?:n|ba)?|piensa[ns]?|grita[ns]?)(?: \p{L}+){0,2}: )[^.!?\n]*/giu;

/** Behind what is named so, "your" begins the name: „die Stiftung Dein Sternenkind“. */
const NAMED =
  /(?<=(?<!\p{L})(?:\p{L}*(?:[Ss]tiftung|[Vv]erein|[Ii]nitiative|[Aa]ktion|[Pp]rojekt|[Gg]ruppe|[Pp]ortal|[Bb]uch|[Ff]ilm|[Ll]ied|[Kk]ampagne)|fundación|asociación|campaña|plataforma|programa|proyecto|libro|podcast) )(?:Deine?|Du|Tus?|Tú)(?= \p{Lu})/gu;

/** In a story of others, a verb that takes „sich“: the letter is a slip, and nobody is spoken to. */
const MEANT_AS_SICH =
  /(?<=\p{Lu}\p{L}+ (?:trafen?|fanden?|bildeten?|schloss(?:en)?|befand(?:en)?|ergab(?:en)?|entschied(?:en)?|entschlossen|nahm(?:en)?|begab(?:en)?|einigten?|entwickelten?|gründeten?|versammelten?|beteiligten?|engagierten?|setzten?|stellten?|zeigten?|bewarben?|erhob(?:en)?|zogen|änderten?|freuten?|kümmerten?) )dich(?!\p{L})/gu;

/** What the page itself says to visitors. */
function ownTexts({ texts }: CopyFile) {
  return texts.filter(isOwn).map((located) => ({
    located,
    text: withoutQuotations(proseOf(located.text), isBody(located))
      .replace(SAID, blank)
      .replace(NAMED, blank)
      .replace(MEANT_AS_SICH, blank),
  }));
}

/** The first words of a text to a friend. */
function friendlyWords(text: string, { friend, commands }: Address) {
  const found = friend.exec(text);
  return found ? { index: found.index, word: found[0] } : commands?.(text);
}

/** The texts of a page to friends, if all others are to strangers. */
function strayIn(file: CopyFile, address: Address) {
  const { stranger } = address;
  const own = ownTexts(file);
  const stray = own.filter(({ text }) => friendlyWords(text, address) !== undefined);
  const least = STRANGERS[stray.length];
  if (least === undefined) return [];
  const polite = own.filter(({ text }) => stranger.test(text)).length;
  // Where a text says both and few say either, both are meant.
  const isOfBoth = polite < FEW && stray.some(({ text }) => stranger.test(text));
  return polite < least || isOfBoth ? [] : stray;
}

/** The parents of those who are friends. */
const PARENTS =
  /(?<!\p{L})(?:Eltern|Erziehungsberechtigte\p{L}*|Mütter|Väter|padres|madres|familias|tutor(?:es)?|hij[oa]s?|Kind(?:er|es|ern)?)(?!\p{L})/iu;

/** The texts of a page to strangers, if all others are to friends. */
function politeIn(file: CopyFile, { friend, onlyStranger }: Address) {
  const own = ownTexts(file);
  const stray = own.filter(({ text }) => onlyStranger.test(text));
  const least = STRANGERS[stray.length];
  if (least === undefined) return [];
  if (stray.some(({ text }) => friend.test(text) || PARENTS.test(text))) return [];
  return own.filter(({ text }) => friend.test(text)).length < least * 2 ? [] : stray;
}

/**
 * A text that calls the visitor a friend on a page that is polite elsewhere, or the other way round: "du" among "Sie", "usted" among
 * "tú".
 */
export const copyFormOfAddress: CopyRule = {
  name: 'copy/form-of-address',
  severity: 'warning',
  *check(file) {
    const address = ADDRESSES[file.language.slice(0, 2)];
    if (!address || file.kind === 'config' || file.kind === 'words') return;
    if (!friendlyWords(file.copy, address)) return;
    const hint = 'Address visitors in the same way everywhere.';
    for (const { located, text } of strayIn(file, address)) {
      const found = friendlyWords(text, address);
      if (!found) continue;
      const { index, word } = found;
      yield {
        path: located.path,
        span: [index, index + word.length],
        message: `"${word}" speaks to a friend, and the rest of the page to a stranger.`,
        hint,
      };
    }
    if (!address.onlyStranger.test(file.copy)) return;
    for (const { located, text } of politeIn(file, address)) {
      const found = address.onlyStranger.exec(text);
      if (!found) continue;
      yield {
        path: located.path,
        span: [found.index, found.index + found[0].length],
        message: `"${found[0]}" speaks to a stranger, and the rest of the page to a friend.`,
        hint,
      };
    }
  },
};
