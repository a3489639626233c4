import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stringify } from 'yaml';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { runHere } from './command.ts';
import { shareCache } from './shared-cache.ts';
import { tempFolder } from './temp-folder.ts';
import type { BuildReport } from './tiny-site.ts';

/** A minimal business and one page. */
const CONFIG = {
  site: {
    url: 'https://www.hofmann-elektro.example',
    name: '{business.name}',
    title: 'Elektriker in Luxemburg',
    description: '{business.name} kommt, findet den Fehler und repariert ihn.',
  },
  languages: ['de'],
  business: {
    name: 'Hofmann Elektro',
    type: 'Electrician',
    phone: '+49 30 23125 014',
    email: 'hallo@hofmann-elektro.example',
    address: { locality: 'Luxemburg', postalCode: '1111', country: 'LU' },
  },
};

const HOME = {
  name: 'Startseite',
  type: 'main',
  description: 'Was {business.name} tut.',
  seo: {
    title: 'Elektriker in Luxemburg: {business.name}',
    description: '{business.name} kommt, findet den Fehler und repariert ihn. Rufen Sie an.',
  },
  sections: [{ title: { heading: 'Der Strom ist weg?', intro: 'Wir kommen heute noch.' } }],
};

/** A page with its name as heading, and an introduction. */
export function introducedPage(name: string, intro: string) {
  return {
    name,
    type: 'main',
    description: `${name}: was {business.name} dazu sagt.`,
    seo: { title: name, description: `${name}: was {business.name} dazu sagt, steht hier.` },
    sections: [{ title: { heading: name, intro } }],
  };
}

/** A site of another business than the repository's in its own folder: only data, no code. */
export class DataSite {
  readonly root = tempFolder();
  readonly dist = join(this.root, 'dist');

  /** @param config configuration keys to add or override. */
  constructor(config: object = {}) {
    shareCache(this.root);
    this.configure(config);
    mkdirSync(join(this.root, 'landings'));
    this.write('pages/index/page.yaml', HOME);
  }

  /** Rewrites the configuration. */
  configure(config: object): void {
    this.write('site.config.yaml', { ...CONFIG, ...config });
  }

  /** Writes a file: strings as they are, anything else as YAML. */
  write(file: string, content: unknown): void {
    const path = join(this.root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, typeof content === 'string' ? content : stringify(content));
  }

  /** Writes a binary file. */
  put(file: string, bytes: Uint8Array): void {
    const path = join(this.root, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }

  /** The text of one of its files. */
  text(file: string): string {
    return readFileSync(join(this.root, file), 'utf8');
  }

  /** The text of a file of the built site. */
  built(file: string): string {
    return readFileSync(join(this.dist, file), 'utf8');
  }

  async build(...options: string[]): Promise<{ code: number | null; report: BuildReport }> {
    const { code, stdout } = await runHere(['build', '--root', this.root, '--json', ...options], {
      cwd: this.root,
    });
    return { code, report: JSON.parse(stdout) };
  }

  async lint(...options: string[]): Promise<Diagnostic[]> {
    const { stdout } = await runHere(['lint', '--root', this.root, '--json', ...options], {
      cwd: this.root,
    });
    return JSON.parse(stdout).diagnostics;
  }
}
