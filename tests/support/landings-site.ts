import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './command.ts';
import { tempFolder } from './temp-folder.ts';

const PLAIN = readFileSync(join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'), 'utf8');

/** A folder with a configuration and landings, and a place for what is built of it. */
export class LandingsSite {
  readonly landings: string;
  readonly config: string;
  readonly dist: string;

  /**
   * @param slugs of its landings.
   * @param folder that is there; without it one that goes with the tests that make the site.
   */
  constructor(
    config: string,
    slugs: readonly string[],
    readonly folder = tempFolder(),
  ) {
    this.landings = join(folder, 'landings');
    this.config = join(folder, 'site.config.yaml');
    this.dist = join(folder, 'dist');
    mkdirSync(this.landings);
    writeFileSync(this.config, config);
    for (const slug of slugs) this.write(slug);
  }

  /** Writes a landing that is right; `edit` may change its text. */
  write(slug: string, edit: (text: string) => string = (text) => text): void {
    const own = PLAIN.replace('Signed at the gate', `Signed at the gate of ${slug}`).replace(
      'Notary for a lease',
      `Notary ${slug} for a lease`,
    );
    writeFileSync(join(this.landings, `${slug}.yaml`), edit(own));
  }

  /**
   * Changes a fact that every page shows: the name in front of the business's e-mail address. No preview picture shows
   * it, so none has to be drawn again.
   */
  setMailbox(name: string): void {
    const text = readFileSync(this.config, 'utf8');
    writeFileSync(this.config, text.replace(/^( {2}email: )[^@]+/m, `$1${name}`));
  }
}
