import { join } from 'node:path';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { report } from '../../content/source-file.ts';
import { valueAt } from '../../content/value-path.ts';
import { copyRepeated } from '../../rules/copy/copy-repeated.ts';
import { hashOf } from '../../rules/words/lexicon/word-hash.ts';
import { type Places, readRaw } from './shared-sentences.ts';

const MESSAGE = 'whatsappMessage';

/** Minimum letters of a word that says what a page is about, and of what its forms have in common. */
const SHORTEST = 5;

/** Letters at the end of a word that other forms of it may lack. */
const ENDING = 2;

/** How much more often its own page has such a word: both may be about visits. */
const OFTENER = 1.25;

function messageOf(raw: object): string | undefined {
  const message = valueAt(raw, [MESSAGE]);
  return typeof message === 'string' && message.trim() !== '' ? message.trim() : undefined;
}

/** A hash of the message with which visitors of a landing begin a chat. */
export function keptMessage(raw: object): number | undefined {
  const message = messageOf(raw);
  return message === undefined ? undefined : hashOf(message);
}

function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

/** What the forms of the words of some texts have in common. */
function stemsOf(...texts: readonly unknown[]): Set<string> {
  const words = texts.flatMap((text) => plain(String(text ?? '')).match(/\p{L}+/gu) ?? []);
  const long = words.filter((word) => word.length >= SHORTEST);
  return new Set(long.map((word) => word.slice(0, Math.max(SHORTEST, word.length - ENDING))));
}

/** A landing with the words that it is named by. */
class Subject {
  readonly read: NonNullable<ReturnType<typeof readRaw>>;
  readonly stems: ReadonlySet<string>;
  /** The same with those of its title and headline. */
  readonly leading: ReadonlySet<string>;
  readonly #text: string;

  constructor(name: string, read: NonNullable<ReturnType<typeof readRaw>>) {
    const { raw } = read;
    const label = valueAt(raw, ['page', 'name']);
    const path = name.replace(/\.\w+$/, '');
    this.read = read;
    this.stems = stemsOf(label, path);
    this.leading = stemsOf(
      label,
      path,
      valueAt(raw, ['seo', 'title']),
      valueAt(raw, ['hero', 'headline']),
    );
    const { page: _, seo: __, [MESSAGE]: ___, ...texts } = raw as Record<string, unknown>;
    this.#text = plain(JSON.stringify(texts));
  }

  timesOf(stem: string): number {
    return this.#text.split(stem).length - 1;
  }

  /** The word of a message that names this landing, and not another one of which it names nothing. */
  nameIn(message: string, other: Subject): string | undefined {
    const said = plain(message);
    const own = [...this.stems].filter((stem) => !other.leading.has(stem));
    // A headline has words that fit any message: "where the signer is".
    const others = [...other.stems].filter((stem) => !this.stems.has(stem));
    // What both pages speak of alike, such as the trade, names neither.
    const namesOther = (stem: string) =>
      said.includes(stem) && other.timesOf(stem) > OFTENER * this.timesOf(stem);
    if (others.length === 0 || others.some(namesOther)) return undefined;
    const named = own.find(
      (stem) => said.includes(stem) && this.timesOf(stem) > OFTENER * other.timesOf(stem),
    );
    return named && new RegExp(`${named}\\p{L}*`, 'u').exec(said)?.[0];
  }
}

/**
 * Messages that a landing has word by word from another one, which they are about: the file was copied. Three landings and more
 * share one on purpose, and so may two of which it names neither.
 */
export class SharedMessages {
  readonly #places: Places;
  readonly #landings = new Map<number, string[]>();

  constructor(places: Places) {
    this.#places = places;
  }

  /** @param kept of a landing, from `keptMessage`. */
  add(name: string, kept: number | undefined): void {
    if (kept === undefined) return;
    const landings = this.#landings.get(kept) ?? [];
    if (landings.length <= 2) landings.push(name);
    this.#landings.set(kept, landings);
  }

  /** Findings in landings; called once all have been added. */
  *findings(): Generator<Diagnostic> {
    for (const names of this.#landings.values()) {
      if (names.length !== 2) continue;
      const [one, other] = names.map((name) => {
        const read = readRaw(join(this.#places.landingsDir, name), this.#places);
        return read && new Subject(name, read);
      });
      if (!one || !other) continue;
      yield* told(one, other);
      yield* told(other, one);
    }
  }
}

function* told(right: Subject, wrong: Subject): Generator<Diagnostic> {
  const { source, raw, locate } = wrong.read;
  const message = messageOf(raw);
  if (message === undefined || message !== messageOf(right.read.raw)) return;
  const named = right.nameIn(message, wrong);
  if (named === undefined) return;
  const { name: rule, severity } = copyRepeated;
  yield report(source, {
    ...{ range: locate([MESSAGE], 'value'), rule, severity },
    message: `This message is that of ${right.read.source.file}, word by word, and about "${named}".`,
    hint: 'Write what visitors of this page ask for.',
  });
}
