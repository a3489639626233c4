import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from './command.ts';
import { DataSite } from './data-site.ts';
import { PLUMBER_CONFIG } from './plumber-config.ts';

const LANDING = parse(readFileSync(join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'), 'utf8'));

/** A data-only site with pictures. */
export class PictureSite extends DataSite {
  readonly cache = join(this.root, '.touchdown/pictures');

  constructor(config: object = {}) {
    super({ ...parse(PLUMBER_CONFIG), ...config });
  }

  /** Writes a file in `media/`. */
  addMedia(src: string, bytes: Uint8Array | string): void {
    const path = join(this.root, 'media', src);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }

  /** Writes a landing with a picture on its first screen. */
  addLanding(slug: string, image?: object, more: object = {}): void {
    const { hero, seo } = LANDING;
    this.write(`landings/${slug}.yaml`, {
      ...LANDING,
      seo: { ...seo, title: `${seo.title} ${slug}`.slice(0, 60) },
      hero: { ...hero, headline: `${hero.headline} ${slug}`, ...(image ? { image } : {}) },
      ...more,
    });
  }

  /** Picture files written by a build. */
  media(): string[] {
    try {
      return readdirSync(join(this.dist, 'media')).sort();
    } catch {
      return [];
    }
  }

  /** The bytes of one of them. */
  medium(name: string): Buffer {
    return readFileSync(join(this.dist, 'media', name));
  }
}
