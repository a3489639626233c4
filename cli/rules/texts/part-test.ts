import type { CopyFile } from '../../content/rule.ts';
import { SharedResults } from '../../content/shared-values.ts';
import { joinedTexts, ownCopy, sharedParts } from '../texts.ts';

/**
 * A cheap test of all texts of a file, for rules that cannot do with those that are not known to be fine. What landings
 * have in common is tested once.
 */
export class PartTest {
  readonly #test: (copy: string) => boolean;
  readonly #known = new SharedResults<boolean>();

  /** @param test of texts, one per line; what it looks for does not reach across lines. */
  constructor(test: (copy: string) => boolean) {
    this.#test = test;
  }

  /** False if no text of a file passes. */
  mayPass({ raw }: CopyFile): boolean {
    return (
      sharedParts(raw).some((part) => this.#known.of(part, () => this.#test(joinedTexts(part)))) ||
      this.#test(ownCopy(raw))
    );
  }
}
