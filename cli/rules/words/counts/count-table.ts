import { keyStems } from './count-context.ts';
import { CountTotals } from './count-totals.ts';
import { DISTANCES, UNITS } from './nouns.ts';
import { isInWords, readCount, type SaidCount, saidValue } from './said-counts.ts';
import { type StatedCount, StatedCounts } from './stated-counts.ts';

/** A fact as the texts of a site use it with a noun. */
interface Use {
  fact: string;
  value: number;
  /** The words before it. */
  before: Set<string>;
  about: Set<string>;
}

/** A number that counts what a fact counts. */
export interface JudgedCount {
  /** The count as written by `writeCount`. */
  line: string;
  /** The fact that it is, or should be. */
  fact?: string;
  isSame?: boolean;
  /** The count on a hand-written page that it differs from. */
  other?: StatedCount;
}

/** Nouns that are counted of many things: they are compared where the sentences have more in common. */
const GENERAL = new Set(
  'people person guest visitor customer participant child kid adult step page word time thing part piece picture photo question option point place visit size point line item example name persona gente niño niña invitado adulto asistente participante estudiante alumna paso página palabra vez vece cosa parte pieza foto pregunta opción punto leute mensch gast gaeste kind kinder kindern erwachsene erwachsenen teilnehmer schritt seite wort woerter mal ding teil teile stueck bild bilder frage fragen punkt punkte euro dollar pound'.split(
    ' ',
  ),
);

/** Parts of a day, and days and hours of a kind: `arbeitstag`. */
const OTHER_UNITS =
  /^(?:%|°|min|night|noche|nacht|nächte|naechte)$|(?:tag|woche|stunde|minute|monat|nacht|jahr)$/;

/** Units and shares are counted of anything. */
function isUnit(noun: string): boolean {
  return UNITS.has(noun) || DISTANCES.has(noun) || OTHER_UNITS.test(noun);
}

/** Words before a number that make it the same kind of statement. */
const FRAME =
  /^(?:within|inside|in|for|until|till|under|since|about|every|innerhalb|binnen|von|bis|für|seit|in|alle|nach|en|dentro|durante|hasta|cada|unas|unos|desde)$/;

/** A number of another kind differs by more. */
const NEAR = 2;

/** What differs by less from a fact is that fact, mistyped or outdated. */
const ALIKE = 1.25;

/** The counts of a site, and which of them differ from the facts that count the same. */
export class CountTable {
  readonly #uses = new Map<string, Map<string, Use>>();
  readonly #said = new Map<string, SaidCount>();
  readonly #stated = new StatedCounts();
  readonly #totals = new CountTotals();
  readonly #known = new Set<string>();
  readonly #numberOf: (fact: string) => number | undefined;
  readonly #isShare: (fact: string) => boolean;

  /**
   * @param numberOf the number that a fact is; undefined if it is none.
   * @param isShare true of a fact that is a share with its sign.
   */
  constructor(
    numberOf: (fact: string) => number | undefined,
    isShare: (fact: string) => boolean = () => false,
  ) {
    this.#numberOf = numberOf;
    this.#isShare = isShare;
  }

  /** @param lines from `writeCount`. */
  add(lines: Iterable<string>): void {
    for (const line of lines) {
      if (this.#known.has(line)) continue;
      this.#known.add(line);
      const count = readCount(line);
      if (count.said.startsWith('{')) this.#use(count);
      else {
        this.#said.set(line, count);
        this.#totals.add(count);
      }
    }
  }

  /**
   * True if the site counts several things with this noun: with at least two other numbers. Units and what is nearly a
   * fact are left out.
   *
   * @param valuesOf the values of facts that are named like a noun.
   */
  isOfSeveral({ nouns, said }: SaidCount, valuesOf: (noun: string) => number[]): boolean {
    const value = saidValue(said);
    return nouns.some(
      (noun) =>
        !isUnit(noun) &&
        this.#totals.othersOf(noun, value) >= 2 &&
        valuesOf(noun).every((known) => Math.max(known, value) > ALIKE * Math.min(known, value)),
    );
  }

  /** Adds the lines of a hand-written page, with which numbers elsewhere are compared. */
  addPage(page: number, lines: readonly string[]): void {
    this.add(lines);
    for (const line of lines) {
      const count = this.#said.get(line);
      if (count) this.#stated.add({ ...count, line, page });
    }
  }

  #use({ nouns, said, before, about }: SaidCount): void {
    const fact = said.slice(1, -1);
    const value = this.#numberOf(fact);
    if (value === undefined) return;
    for (const noun of this.#isShare(fact) ? ['%'] : nouns) {
      const uses = this.#uses.get(noun) ?? new Map<string, Use>();
      this.#uses.set(noun, uses);
      const use = uses.get(fact) ?? {
        fact,
        value,
        before: new Set<string>(),
        about: new Set(keyStems(fact)),
      };
      uses.set(fact, use);
      use.before.add(before);
      for (const stem of about) use.about.add(stem);
    }
  }

  /** The counts that are those of facts, or should be, and those that differ from a hand-written page. */
  *judged(): Generator<JudgedCount> {
    const others = new Map<string, { line: string; other: StatedCount }[]>();
    for (const [line, count] of this.#said) {
      const found = this.#ofFact(line, count);
      if (found) yield found;
      const other = found ? undefined : this.#stated.differingFrom(line, count);
      if (other) others.set(other.line, [...(others.get(other.line) ?? []), { line, other }]);
    }
    for (const differing of others.values()) {
      const values = new Set(differing.map(({ line }) => saidValue(readCount(line).said)));
      // What has another number on each page is said of each by itself, such as the way to a town.
      if (values.size === 1) yield* differing;
    }
  }

  #ofFact(line: string, count: SaidCount): JudgedCount | undefined {
    for (const noun of count.nouns) {
      const uses = this.#uses.get(noun);
      const found = uses && this.#judge(line, count, noun, [...uses.values()]);
      if (found) return found;
    }
    return undefined;
  }

  #judge(
    line: string,
    count: SaidCount,
    noun: string,
    uses: readonly Use[],
  ): JudgedCount | undefined {
    // The sentence says the fact as well.
    if (uses.some(({ fact }) => count.about.includes(`{${fact}}`))) return undefined;
    const use = meantUse(count, noun, uses);
    if (!use) return undefined;
    const isOfUnit = isUnit(noun);
    const value = saidValue(count.said);
    const same = uses.find((other) => other.value === value);
    if (same) {
      const isTyped = !isInWords(count.said) && !isOfUnit;
      return isTyped ? { line, fact: same.fact, isSame: true } : undefined;
    }
    if (!isNear(value, use.value, count.said, isOfUnit)) return undefined;
    const known = new Set(uses.map((other) => other.value));
    const isUsual = isOfUnit
      ? this.#totals.isRepeated(noun, count)
      : this.#totals.hasOthers(noun, value, known);
    return isUsual ? undefined : { line, fact: use.fact, isSame: false };
  }
}

/** The use of a fact that says the same as a count; undefined if none does. */
function meantUse(count: SaidCount, noun: string, uses: readonly Use[]): Use | undefined {
  const rated = uses.map((use) => ({ use, common: commonWords(count, use, uses) }));
  const { use, common } = rated.reduce((one, other) => (other.common > one.common ? other : one));
  const isFramed = count.before !== '' && use.before.has(count.before);
  if (isUnit(noun))
    return common >= (isFramed && FRAME.test(count.before) ? 1 : 2) ? use : undefined;
  if (common < (GENERAL.has(noun) ? 1 : 0) || (count.isPart && !isFramed)) return undefined;
  return use;
}

/** How many words a count has in common with the uses of one fact and no other. */
function commonWords({ about }: SaidCount, use: Use, uses: readonly Use[]): number {
  return about.filter(
    (stem) =>
      !/^\d/.test(stem) &&
      use.about.has(stem) &&
      uses.every((other) => other === use || !other.about.has(stem)),
  ).length;
}

function isNear(value: number, known: number, said: string, isUnit: boolean): boolean {
  if (isUnit) return Math.max(value, known) <= 5 * Math.min(value, known);
  // Two are said of parts of more.
  if (isInWords(said)) return value > 2 && Math.abs(known - value) <= Math.max(1, known / 4);
  return (
    Math.max(value, known) <= Math.max(NEAR * Math.min(value, known), Math.min(value, known) + 1)
  );
}
