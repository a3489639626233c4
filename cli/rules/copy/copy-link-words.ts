import type { CopyFile, CopyRule, LocatedText } from '../../content/rule.ts';
import { matchesIn } from '../../content/text-rules/matches-in.ts';
import { valueAt } from '../../content/value-path.ts';
import { mayHave } from '../words/copy-signs.ts';
import { isEmptyButton } from '../words/empty-button.ts';
import { CLICK_WORDS, EMPTY_LINK, EMPTY_WORDS } from '../words/link-words.ts';
import { isIn, quotationsIn } from '../words/quotations.ts';
import { sentenceAt } from '../words/sentence-at.ts';
import { textsBeside } from '../words/surroundings.ts';
import { SIGN } from '../words/telling-words.ts';
import { isBody } from '../words/text-kinds.ts';

/** Empty words of a link that is an entry of a list; other labels may be as short. */
function emptyLabel(located: LocatedText, file: CopyFile): RegExpExecArray | null {
  const { path, text } = located;
  const key = path.at(-1);
  if (key !== 'label' && key !== 'linkLabel') return null;
  const found = EMPTY_WORDS.exec(text.trim());
  if (
    !found ||
    key === 'linkLabel' ||
    valueAt(file.raw, [...path.slice(0, -1), 'href']) !== undefined
  )
    return found;
  file.dependsOnOthers(located);
  return null;
}

/** Directly before words that are spoken of, or that say what somebody has room or time to do. */
const SPOKEN_OF =
  /(?<!\p{L})(?:instead of|rather than|avoid|never|not|don['’]t|phrases? like|words? like|such as|statt|anstatt|en (?:vez|lugar) de|evite)(?: (?:just|using|writing|saying|use|write|say|usar|escribir))?\s$|(?<!\p{L})(?:room|space|easy|easier|hard|harder|able|ability|how) to\s$/iu;

/** A link that readers know of: no words of this page. */
const KNOWN_LINK = /(?:the link|den link|el enlace)$/iu;

/** Says where such a link comes from: "that comes by text", „in der SMS“. */
const SENT =
  /(?<!\p{L})(?:(?:by|per|via|por) (?:text|sms|e-?mail|mail|message|post|whatsapp|correo|mensaje)|(?:(?:in|from) (?:the|that|your|our|this)|in (?:der|dieser|Ihrer|unserer|deiner)|in (?:dem|Ihrem|unserem)|(?:en|de) (?:el|la|su|nuestro|este)|del) (?:\p{L}+ )?(?:text|sms|e-?mail|mail|message|letter|invitation|confirmation|invite|nachricht|einladung|bestätigung|correo|mensaje|invitación|confirmación)s?|we (?:send|text|email|mail|sent|have sent)|(?:is|was|gets) sent|sends? you|wir (?:schicken|senden|mailen)|(?:schicken|senden) wir|geschickt|zugeschickt|(?:le |te )?(?:enviamos|mandamos)|you (?:get|receive|got)|arrives)(?!\p{L})/iu;

/** True for a link of a message that the page tells of, by the rest of its text or by what stands beside it. */
function isSentLink(found: RegExpExecArray, located: LocatedText, file: CopyFile): boolean {
  if (!KNOWN_LINK.test(found[0])) return false;
  const { start, end } = sentenceAt(located.text, found.index);
  if (SENT.test(located.text.slice(start, end))) return true;
  file.dependsOnOthers(located);
  return !isBody(located) && textsBeside(located, file.raw).some((text) => SENT.test(text));
}

const CLICKS = new RegExp(CLICK_WORDS.source, 'giu');

/** The first instruction to click that a page gives itself: in quotation marks, it is spoken of. */
function clickIn(located: LocatedText, file: CopyFile): RegExpExecArray | null {
  const { text } = located;
  const quotations = quotationsIn(text);
  for (const found of matchesIn(text, CLICKS)) {
    if (isIn(quotations, found.index) || SPOKEN_OF.test(text.slice(0, found.index))) continue;
    if (!isSentLink(found, located, file)) return found;
  }
  return null;
}

/** Words that say where a link leads, by language. */
const TELLING: Readonly<Record<string, string>> = {
  en: '"See all prices" in place of "Click here"',
  de: '„Alle Preise ansehen“ in place of „Hier klicken“',
  es: '«Ver todos los precios» in place of «Haga clic aquí»',
};

/** Words such as "click here", which mean nothing to screen reader and keyboard users. */
export const copyLinkWords: CopyRule = {
  name: 'copy/link-words',
  severity: 'warning',
  perText: true,
  *check(file) {
    const mayClick = mayHave(file, SIGN.linkWords) && CLICK_WORDS.test(file.copy);
    for (const located of file.texts) {
      // A heading may tell of pages where people click.
      const isTitle = located.path[0] === 'headings';
      const found =
        (mayClick && !isTitle ? clickIn(located, file) : null) ??
        (isBody(located) ? EMPTY_LINK.exec(located.text) : null) ??
        emptyLabel(located, file);
      // Reported as `copy/button-words`.
      if (!found || (file.kind !== 'words' && isEmptyButton(located))) continue;
      const words = found[0].replaceAll('\u2060', '');
      const start = found.index + found[0].indexOf(words);
      yield {
        path: located.path,
        span: [start, start + words.length],
        message: `"${words}" does not say where the link leads.`,
        hint: `Name what is there: ${TELLING[file.language.slice(0, 2)] ?? TELLING.en}.`,
      };
    }
  },
};
