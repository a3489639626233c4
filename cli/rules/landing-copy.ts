import type { Facts } from '../content/facts/facts.ts';
import type { CopyFile, CopyRule, LocatedText, RuleFinding } from '../content/rule.ts';
import { isShared } from '../content/shared-values.ts';
import { TextsOfFile } from './copy-file.ts';
import { applyCopyRule } from './copy-rules.ts';
import { KnownTexts } from './texts/known-texts.ts';
import { copyParts } from './texts.ts';

/** Texts in which no rule has found anything. */
class FineTexts {
  readonly #texts = new KnownTexts();
  /** Those of values that several landings have in common, if all of them are fine. */
  readonly #parts = new WeakSet<object>();

  /** The texts of a part that are not known to be fine. */
  othersOf(part: readonly LocatedText[]): readonly LocatedText[] {
    if (this.#parts.has(part)) return [];
    const others = part.filter(({ text, keys = '' }) => !this.#texts.has(text, keys));
    if (others.length === 0 && isShared(part)) this.#parts.add(part);
    return others;
  }

  add({ text, keys = '' }: LocatedText): void {
    this.#texts.add(text, keys);
  }
}

/** By the facts they were checked with. */
const fine = new WeakMap<Facts, FineTexts>();

/** The texts of a landing that are not known to be fine. */
class FreshTexts extends TextsOfFile {
  readonly #whole: CopyFile;
  /** Those that are not fine, or not everywhere. */
  readonly unsettled = new Set<LocatedText>();

  constructor(whole: CopyFile, texts: readonly LocatedText[]) {
    super(whole, texts);
    this.#whole = whole;
  }

  override get whole(): CopyFile {
    return this.#whole;
  }

  override dependsOnOthers(located?: LocatedText): void {
    if (located) this.unsettled.add(located);
  }
}

/** The copy of one landing, whose texts are remembered once all rules have checked them. */
export class LandingCopy extends TextsOfFile {
  readonly #facts: Facts;
  readonly #known: FineTexts;
  readonly #checked = new Set<CopyRule>();
  #fresh: FreshTexts | undefined;

  constructor(language: string, raw: object, facts: Facts) {
    super({ kind: 'landing', language, raw });
    this.#facts = facts;
    this.#known = fine.get(facts) ?? new FineTexts();
    fine.set(facts, this.#known);
  }

  override get fresh(): FreshTexts {
    this.#fresh ??= new FreshTexts(
      this,
      copyParts(this.raw).flatMap((part) => this.#known.othersOf(part)),
    );
    return this.#fresh;
  }

  /** True if this is the copy of a landing as it is checked with these facts. */
  isOf(raw: object, facts: Facts): boolean {
    return this.raw === raw && this.#facts === facts;
  }

  /** Findings of a rule. */
  check(rule: CopyRule): RuleFinding[] {
    const found = [...applyCopyRule(rule, this, this.#facts)];
    if (rule.perText) this.#checked.add(rule);
    if (found.length > 0) {
      const places = new Set(found.map(({ path }) => path.join('.')));
      for (const located of this.fresh.texts)
        if (places.has(located.path.join('.'))) this.fresh.unsettled.add(located);
    }
    return found;
  }

  /** Remembers the texts that are fine. @param rules all that check texts by themselves; nothing otherwise. */
  settle(rules: readonly CopyRule[]): void {
    if (!rules.every((rule) => this.#checked.has(rule))) return;
    for (const located of this.fresh.texts)
      if (!this.fresh.unsettled.has(located)) this.#known.add(located);
  }
}
