import { ANY_FACT } from '../../content/facts/facts.ts';
import type { CopyFile, CopyRule, RuleFinding } from '../../content/rule.ts';
import { type Path, valueAt } from '../../content/value-path.ts';
import { closedPlatform, mayBeRepealed, repealedIn } from '../words/claims/repealed-laws.ts';
import { isBody, isQuoted, isSearched } from '../words/text-kinds.ts';

/** `law/repealed`: imprints and privacy pages that rely on a law or an office that has ended. */
export const lawRepealed: CopyRule = {
  name: 'law/repealed',
  severity: 'warning',
  perText: true,
  *check(file, facts) {
    // Landings have no imprint.
    if (file.kind === 'landing') return;
    yield* linksToClosed(file);
    if (!mayBeRepealed(file.copy)) return;
    const country = facts === ANY_FACT ? undefined : facts.get('business.address.country');
    for (const located of file.texts) {
      if (isQuoted(located) || isSearched(located)) continue;
      for (const { line, start } of linesOf(located.text)) {
        const found = repealedIn(line, country);
        if (!found) continue;
        yield {
          path: located.path,
          span: [start + found.span[0], start + found.span[1]],
          ...toldOf(line.slice(...found.span), found.instead),
        };
      }
    }
  },
};

function toldOf(named: string, instead: string): { message: string; hint: string } {
  return { message: `"${named}" no longer exists.`, hint: instead };
}

/** The addresses of links outside of texts. */
function* addressesIn(value: unknown, path: Path = []): Generator<{ path: Path; text: string }> {
  for (const [key, item] of Object.entries(Object(value)))
    if (typeof item === 'object') yield* addressesIn(item, [...path, key]);
    else if (key === 'href' && typeof item === 'string') yield { path: [...path, key], text: item };
}

/** Links to a platform that has closed, which copy does not contain; an address that visitors read is told as their text. */
function* linksToClosed({ raw, texts }: CopyFile): Generator<RuleFinding> {
  const bodies = texts.filter(isBody).map(({ path, text }) => ({ path, read: text }));
  for (const { path, read } of bodies) {
    const body = String(valueAt(raw, path));
    const found = closedPlatform(body);
    if (found && !mayBeRepealed(read.slice(...found.span)))
      yield { path, span: found.span, ...toldOf(body.slice(...found.span), found.instead) };
  }
  for (const { path, text } of addressesIn(raw)) {
    const found = closedPlatform(text);
    if (found)
      yield { path, span: found.span, ...toldOf(text.slice(...found.span), found.instead) };
  }
}

/** The lines of a text, with their offsets. */
function* linesOf(text: string): Generator<{ line: string; start: number }> {
  let start = 0;
  for (const line of text.split('\n')) {
    yield { line, start };
    start += line.length + 1;
  }
}
