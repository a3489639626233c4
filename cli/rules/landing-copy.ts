import type { Facts } from '../content/facts/facts.ts';
import type { CopyFile, CopyRule, LocatedText, RuleFinding } from '../content/rule.ts';
import { TextsOfFile } from './copy-file.ts';
import { applyCopyRule } from './copy-rules.ts';
import { CheckedTexts, type OpenText } from './texts/checked-texts.ts';
import { copyParts } from './texts.ts';
import { isKnownForeign } from './words/language/foreign-file.ts';

/** By the facts they were checked with. */
const checked = new WeakMap<Facts, CheckedTexts>();

/** The texts of a landing that a rule has to check. */
class FreshTexts extends TextsOfFile {
  readonly #whole: CopyFile;

  constructor(whole: CopyFile, texts: readonly LocatedText[]) {
    super(whole, texts);
    this.#whole = whole;
  }

  override get whole(): CopyFile {
    return this.#whole;
  }

  override dependsOnOthers(located?: LocatedText): void {
    if (located) this.#whole.dependsOnOthers(located);
  }

  override languageDependsOnOthers(located?: LocatedText): void {
    if (located) this.#whole.languageDependsOnOthers(located);
  }
}

/** The copy of one landing, whose texts are remembered once all rules have checked them. */
export class LandingCopy extends TextsOfFile {
  readonly #facts: Facts;
  readonly #known: CheckedTexts;
  readonly #checkedBy = new Set<CopyRule>();
  #open: readonly OpenText[] | undefined;
  /** What rules have to check, by their names; under an empty name what all have to. */
  readonly #fresh = new Map<string, FreshTexts>();
  /** Name of the rule that is checking. */
  #rule = '';
  /** The rules that have to check a text again; undefined for all. */
  readonly #unsettled = new Map<LocatedText, Set<string> | undefined>();

  constructor(language: string, raw: object, facts: Facts) {
    super({ kind: 'landing', language, raw });
    this.#facts = facts;
    this.#known = checked.get(facts) ?? new CheckedTexts();
    checked.set(facts, this.#known);
  }

  #openTexts(): readonly OpenText[] {
    this.#open ??= copyParts(this.raw).flatMap((part) => this.#known.openIn(part));
    return this.#open;
  }

  /** What the rule that is checking has to check. */
  override get fresh(): CopyFile {
    const name = this.#openTexts().some(({ by }) => by?.has(this.#rule)) ? this.#rule : '';
    let fresh = this.#fresh.get(name);
    if (!fresh) {
      const open = this.#openTexts().filter(({ by }) => by === undefined || by.has(name));
      fresh = new FreshTexts(
        this,
        open.map(({ located }) => located),
      );
      this.#fresh.set(name, fresh);
    }
    return fresh;
  }

  override dependsOnOthers(located?: LocatedText): void {
    if (!located) return;
    const rules = this.#unsettled.get(located);
    if (rules) rules.add(this.#rule);
    else if (!this.#unsettled.has(located)) this.#unsettled.set(located, new Set([this.#rule]));
  }

  override languageDependsOnOthers(located?: LocatedText): void {
    if (located) this.#unsettled.set(located, undefined);
  }

  /** True if this is the copy of a landing as it is checked with these facts. */
  isOf(raw: object, facts: Facts): boolean {
    return this.raw === raw && this.#facts === facts;
  }

  /** Findings of a rule. */
  check(rule: CopyRule): RuleFinding[] {
    this.#rule = rule.name;
    const found = [...applyCopyRule(rule, this, this.#facts)];
    if (rule.perText) this.#checkedBy.add(rule);
    if (found.length > 0) {
      const places = new Set(found.map(({ path }) => path.join('.')));
      for (const { located } of this.#openTexts())
        if (places.has(located.path.join('.'))) this.dependsOnOthers(located);
    }
    this.#rule = '';
    return found;
  }

  /** Remembers the texts. @param rules all that check texts by themselves; nothing otherwise. */
  settle(rules: readonly CopyRule[]): void {
    if (!rules.every((rule) => this.#checkedBy.has(rule))) return;
    // Rules of languages have not checked it.
    if (isKnownForeign(this.raw)) return;
    for (const { located } of this.#openTexts()) {
      const isOpen = this.#unsettled.has(located) && this.#unsettled.get(located) === undefined;
      this.#known.add(located, isOpen ? undefined : (this.#unsettled.get(located) ?? new Set()));
    }
  }
}
