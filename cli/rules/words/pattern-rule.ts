import type { CopyFile, CopyRule, LocatedText } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';

/** The finding about a match. */
interface Told {
  message: string;
  hint: string;
  /** The replacement for the whole match, if only that is correct. */
  becomes?: string | undefined;
  /** The range of the mistake, if it is not the whole match. */
  span?: Span;
}

interface Pattern {
  name: string;
  /** The mistake, without the flags `g` and `y`. */
  pattern: RegExp;
  /** Bits of `SIGN`, one of which a file must have. */
  signs: number;
  /** False for texts that may contain it. */
  concerns?(text: LocatedText, file: CopyFile): boolean;
  /** @returns undefined if the match is fine after all. */
  tell(found: RegExpExecArray): Told | undefined;
}

/** A warning about the first match of a pattern in each text. */
export function patternRule({ name, pattern, signs, concerns, tell }: Pattern): CopyRule {
  return {
    name,
    severity: 'warning',
    perText: true,
    ...{ signs, suspects: pattern },
    *check(file) {
      for (const located of file.texts) {
        const found = pattern.exec(located.text);
        if (!found || concerns?.(located, file) === false) continue;
        const told = tell(found);
        if (!told) continue;
        const { becomes, ...words } = told;
        const span: Span = [found.index, found.index + found[0].length];
        const repair = becomes === undefined ? undefined : { span, becomes };
        yield { path: located.path, span, ...words, repair };
      }
    },
  };
}
