import { definedBefore } from './defined-times.ts';
import { nounRoot } from './nouns.ts';
import type { SaidCount } from './said-counts.ts';

/** Ends with what makes a time or distance a limit. */
const LIMIT =
  /(?<!\p{L})(?:within|beyond|outside|past|inside|over|up to|(?:more|less|further|farther) than|innerhalb(?: von)?|außerhalb(?: von)?|jenseits(?: von)?|bis zu|(?:mehr|weniger|weiter) als|über|a (?:no más|menos|más) de|más allá de|dentro de|más de|menos de|hasta)(?:\sthe)?\s$/iu;

/** Directly after the unit: from where it is counted, and one or two names of it. */
const FROM =
  /^\s(?:of|from|around|von|ab|um|de|desde)\s(?:(?:the|der|dem|die|el|la)\s)?(?<one>\p{L}{4,})(?:\s(?:or|and|oder|und|o|u|y|e)\s(?<two>\p{L}{4,}))?/iu;

/** Letters that tell a name from others, whatever its ending. */
const STEM = 6;

/**
 * What stands around a number with a unit that is a limit counted from somewhere, in the same form for all ways to say it: “within
 * 15 minutes of Leeds or York”, “beyond 15 minutes from Leeds or York”, «a no más de 15 minutos de Leeds o York».
 * What a number defines is such a frame, too: “a half-day is four hours”. Empty for anything else, such as how far a town lies off.
 */
export function frameOf(before: string, after: string): string {
  if (!LIMIT.test(before)) return definedBefore(before);
  const { one, two } = FROM.exec(after)?.groups ?? {};
  const names = [one, two].filter((name) => name !== undefined);
  return names.map((name) => nounRoot(name).slice(0, STEM)).join('+');
}

/** Texts that have to use a fact in a frame before a number in it is compared. */
const LEAST = 2;

/** The frames of a site, and what stands in them. */
export class CountFrames {
  /** By noun and frame, the facts and numbers in it, each with how often. */
  readonly #said = new Map<string, Map<string, number>>();

  add({ nouns: [noun = ''], said, frame }: SaidCount): void {
    if (frame === '') return;
    const key = `${noun} ${frame}`;
    const all = this.#said.get(key) ?? new Map<string, number>();
    this.#said.set(key, all);
    all.set(said, (all.get(said) ?? 0) + 1);
  }

  /** The fact around which a count's frame stands in at least two other texts, and around nothing else but this count. */
  factAround(noun: string, { said, frame }: SaidCount): string | undefined {
    const all = frame === '' ? undefined : this.#said.get(`${noun} ${frame}`);
    const others = [...(all ?? [])].filter(([other]) => other !== said);
    const [[fact = '', times = 0] = []] = others;
    const isAlone = others.length === 1 && all?.get(said) === 1;
    return isAlone && times >= LEAST && fact.startsWith('{') ? fact.slice(1, -1) : undefined;
  }
}
