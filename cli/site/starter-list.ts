import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../schemas/language.ts';
import { BuildFault } from '../system/build-fault.ts';
import { ENGINE_ROOT } from '../system/engine-root.ts';
import type { OpenSite } from './open-site.ts';

/** A text that a new landing can start from. */
export interface Starter {
  text: string;
  /** Language that the text is written in. */
  language: Language;
  /** Path of its file; its pictures are in the folder `media` next to it. */
  file: string;
  /** Its origin. */
  from: 'engine' | 'site';
}

/** Starter files: `offer.yaml` is in English, `offer.de.yaml` in German. */
const FILE = /^([a-z0-9-]+)(?:\.([a-z]{2,3}))?\.yaml$/;

const ENGINE_STARTERS = join(ENGINE_ROOT, 'cli/new-landing/starters');

/** True of a picture in `media/` that a starter of the engine brings, under the same name. */
export function isOfStarter(src: string): boolean {
  return existsSync(join(ENGINE_STARTERS, 'media', src));
}

const isEngines = (file: string): boolean => file.startsWith(ENGINE_STARTERS);

/** Patterns that select one of the engine's starters by address; the first match wins. */
const ENGINE_WORDS: Readonly<Record<string, RegExp>> = {
  webinar: /\bwebinar(?:e|s|ios?)?\b/,
  newsletter: /\b(?:newsletters?|rundbrief|boletin(?:es)?)\b/,
  job: /\b(?:jobs?|careers?|hiring|stellen?|stellenangebote?|karriere|empleos?|vacantes?)\b/,
  emergency: /\b(?:emergency|emergencies|notdienst|notfall|urgencias?|emergencias?)\b/,
  quote: /\b(?:quotes?|estimates?|kostenvoranschlag|presupuestos?|cotizacion(?:es)?)\b/,
  'open-house': /\b(?:open-house|hausbesichtigung)\b/,
  clinic: /\b(?:clinics?|patients?|praxis|klinik|patienten|clinicas?|pacientes)\b/,
  appointment: /\b(?:appointments?|terminvereinbarung|citas?)\b/,
  season: /\b(?:season|seasonal|saison|temporada)\b/,
  event:
    /\b(?:events?|workshops?|open-day|class(?:es)?|veranstaltung(?:en)?|termine?|tag-der|eventos?|talleres|taller|jornada)\b/,
  offer:
    /\b(?:offers?|specials?|sale|deals?|discounts?|coupons?|angebote?|aktion(?:en)?|rabatte?|gutscheine?|ofertas?|descuentos?|promocion(?:es)?)\b/,
};

/**
 * Used when an address matches no pattern: the starter of the site if it has one of this name, else of the engine.
 */
const DEFAULTS = ['general', 'service'];

/** File names by language. */
type Versions = Map<Language, string>;

/** Starters in a folder by name. */
function startersIn(folder: string): Map<string, Versions> {
  const starters = new Map<string, Versions>();
  if (!existsSync(folder)) return starters;
  for (const file of readdirSync(folder).sort()) {
    const [, name, language = 'en'] = FILE.exec(file) ?? [];
    if (name === undefined) continue;
    const versions = starters.get(name) ?? new Map<Language, string>();
    starters.set(name, versions.set(language, join(folder, file)));
  }
  return starters;
}

/** The starters of a site: its own, and those of the engine that it does not override. */
export class StarterList {
  readonly #starters: ReadonlyMap<string, Versions>;
  readonly #words: readonly [name: string, words: RegExp][];

  /** @throws BuildFault if the site's definition names a folder or a starter that does not exist. */
  constructor({ root, definition }: Pick<OpenSite, 'root' | 'definition'>) {
    const { starters, starterWords } = definition;
    const folder = join(root, starters ?? 'site/starters');
    if (starters !== undefined && !existsSync(folder))
      throw new BuildFault(`site/site.ts names ${starters} for starters; there is no such folder.`);
    this.#starters = new Map([...startersIn(ENGINE_STARTERS), ...startersIn(folder)]);
    this.#words = Object.entries(starterWords ?? ENGINE_WORDS);
    const missing = this.#words.find(([name]) => !this.#starters.has(name));
    if (missing)
      throw new BuildFault(
        `site/site.ts has words for a starter "${missing[0]}", which is not there. There are ${this.names.join(', ')}.`,
      );
  }

  /** Names of all starters. */
  get names(): string[] {
    return [...this.#starters.keys()].sort();
  }

  /** Paths of the site's own files. The engine's are known to be valid, and a landing made from one is checked. */
  get ownFiles(): string[] {
    return [...this.#starters.values()].flatMap((versions) =>
      [...versions.values()].filter((file) => !isEngines(file)),
    );
  }

  /** Languages of a starter. @param name one of `names`. */
  languagesOf(name: string): Language[] {
    return [...(this.#starters.get(name) as Versions).keys()];
  }

  /** True if there is a starter of this name. */
  has(name: string): boolean {
    return this.#starters.has(name);
  }

  /** The name of the starter that matches an address. */
  forSlug(slug: string): string {
    const told = this.#words.find(([, words]) => words.test(slug))?.[0];
    return told ?? (DEFAULTS.find((name) => this.has(name)) as string);
  }

  /**
   * A starter in a language; if there is no such version, in English, or else in any language.
   *
   * @param name one of `names`.
   */
  read(name: string, language: Language): Starter {
    const versions = this.#starters.get(name) as Versions;
    const { language: spoken } = new Intl.Locale(language);
    const [written] = [spoken, 'en', ...versions.keys()].filter((tag) => versions.has(tag));
    const file = versions.get(written as Language) as string;
    const from = isEngines(file) ? 'engine' : 'site';
    return { text: readFileSync(file, 'utf8'), language: written as Language, file, from };
  }
}
