import { mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import type { StudioSettings } from '../../studio/protocol.ts';
import { cacheFolder } from '../site/site-paths.ts';
import { replaceFile } from '../system/draft-file.ts';

export const Settings = z.object({ autosave: z.boolean() }) satisfies z.ZodType<StudioSettings>;

const USUAL: StudioSettings = { autosave: false };

/** A user's studio preferences for a site, kept between runs. */
export class KeptSettings {
  readonly #path: string;

  /** @param root folder of the site. */
  constructor(root: string) {
    this.#path = join(cacheFolder(root, 'studio'), 'settings.json');
  }

  /** The defaults if there are none, or if they cannot be read. */
  read(): StudioSettings {
    try {
      return Settings.parse(JSON.parse(readFileSync(this.#path, 'utf8')));
    } catch {
      return USUAL;
    }
  }

  /** @throws file system errors. */
  write(settings: StudioSettings): StudioSettings {
    mkdirSync(dirname(this.#path), { recursive: true });
    replaceFile(this.#path, JSON.stringify(settings));
    return settings;
  }
}
