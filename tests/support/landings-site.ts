import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './command.ts';
import { tempFolder } from './temp-folder.ts';

const PLAIN = readFileSync(join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'), 'utf8');

/** A folder with a configuration and landings, and an output folder. */
export class LandingsSite {
  readonly landings: string;
  readonly config: string;
  readonly dist: string;

  /**
   * @param slugs of its landings.
   * @param folder an existing folder; by default a temporary one that is removed after the tests that create the
   *   site.
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

  /** Writes a valid landing; `edit` may change its text. */
  write(slug: string, edit: (text: string) => string = (text) => text): void {
    const own = PLAIN.replace('Signed at the gate', `Signed at the gate of ${slug}`).replace(
      'Notary for a lease',
      `Notary ${slug} for a lease`,
    );
    writeFileSync(join(this.landings, `${slug}.yaml`), edit(own));
  }

  /**
   * Changes a fact that every page shows: the local part of the business's email address. It does not appear on
   * preview pictures, so none has to be redrawn.
   */
  setMailbox(name: string): void {
    const text = readFileSync(this.config, 'utf8');
    writeFileSync(this.config, text.replace(/^( {2}email: )[^@]+/m, `$1${name}`));
  }
}
