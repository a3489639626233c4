/** Opening of the content. */
const MAIN = '<main id="main"';

/** Id of what follows the first section, where that has none of its own. */
const AFTER = 'after-first';

/** The first section, or the title of the page; a line such as that of an offer may stand above it. */
const FIRST = /<(section|header)[\s>]/;

/** Characters in which it begins. */
const NEAR = 2000;

/** The next element, with its id. */
const NEXT = /<[a-z][a-z\d]*(?=[\s>])(?:[^>]*?\sid="([^"]+)")?/g;

/** A body, and the id of the element whose arrival says that everything before it has arrived. */
export interface FirstScreen {
  body: string;
  id: string;
}

/**
 * Finds the element after the first section of a page, and gives it an id if it has none: until it arrives, nothing is painted.
 * Of a page without sections it is the content itself.
 *
 * A header painted while only half of it has arrived moves its logo and its menu, and a headline that is centered moves when the
 * text below it arrives.
 */
export function firstScreen(body: string): FirstScreen {
  const whole = { body, id: 'main' };
  const main = body.indexOf(MAIN);
  const [, first] = FIRST.exec(body.slice(main, main + NEAR)) ?? [];
  if (main < 0 || first === undefined || body.includes(` id="${AFTER}"`)) return whole;
  const end = body.indexOf(`</${first}>`, main);
  NEXT.lastIndex = end;
  const next = end < 0 ? null : NEXT.exec(body);
  if (!next) return whole;
  const [tag, id] = next;
  if (id !== undefined) return { body, id };
  const at = next.index + tag.length;
  return { body: `${body.slice(0, at)} id="${AFTER}"${body.slice(at)}`, id: AFTER };
}
