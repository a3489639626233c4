import type { CopyFile, CopyRule, LocatedText } from '../../content/rule.ts';
import type { Span } from '../../content/span-location.ts';

/** What a rule says of the words that its pattern has found. */
interface Told {
  message: string;
  hint: string;
  /** What belongs in the place of all that was found, if only that is right. */
  becomes?: string | undefined;
  /** Where the fault is, if that is not all that was found. */
  span?: Span;
}

interface Pattern {
  name: string;
  /** What is wrong. No flag `g` or `y`. */
  pattern: RegExp;
  /** Bits of `SIGN` of which a file has one. */
  signs: number;
  /** False of texts that may have it. */
  concerns?(text: LocatedText, file: CopyFile): boolean;
  /** @returns undefined if what was found is fine after all. */
  tell(found: RegExpExecArray): Told | undefined;
}

/** A warning about the first words of each text that a pattern matches. */
export function patternRule({ name, pattern, signs, concerns, tell }: Pattern): CopyRule {
  return {
    name,
    severity: 'warning',
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
