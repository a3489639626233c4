import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { runHere } from '../support/command.ts';
import { TinySite } from '../support/tiny-site.ts';

const spanish = (text: string) => `${text}language: es\n`;

/** Changes one line of the configuration. */
function configure(site: TinySite, from: RegExp, to: string): void {
  const text = readFileSync(site.config, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(site.config, text.replace(from, to));
}

/** The line of a file that holds `words`, counted from 1. */
function lineOf(path: string, words: string): number {
  return (
    readFileSync(path, 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(words)) + 1
  );
}

const WORDS = ['Notario público a domicilio', 'Su notaria de confianza', 'NOTARÍA móvil'];

/** Lines of a landing that may say it: its headline, its title for search engines, a button. */
const LINES = { headline: /headline: .*/, title: /title: .*/, button: /directCTA: .*/ };

test('a Spanish page that says it anywhere is not built', async () => {
  const site = new TinySite();
  const said = Object.entries(LINES).flatMap(([place, line]) =>
    WORDS.map((words, index) => ({ slug: `${place}-${index}`, line, words })),
  );
  for (const { slug, line, words } of said)
    site.write(slug, (text) =>
      spanish(text).replace(line, (found) => `${found.split(':')[0]}: ${words}`),
    );
  const { code, report } = await site.build();
  expect(code).toBe(1);
  for (const { slug, words } of said)
    expect(report.diagnostics).toContainEqual(
      expect.objectContaining({
        rule: 'law/notario',
        severity: 'error',
        file: `landings/${slug}.yaml`,
        line: lineOf(`${site.landings}/${slug}.yaml`, words),
      }),
    );
});

/** Places of the configuration that may say it, and how they do. */
const CONFIGURED = [
  ['business.tagline', /es: De un veterano · con fianza/, 'es: Notario de veteranos'],
  ['business.serving', /es: Servicio en Midland/, 'es: Notaría en Midland'],
  ['a label of the menus', /es: Bienes raíces/, 'es: Notario de bienes raíces'],
  ['business.name', /name: Basin Mobile Notary/, 'name: Notario Midland'],
] as const;

// That it is not built, tests/cli/site-rules.test.ts shows with a small site.
test('a configuration that says it is told by lint at each place, once', async () => {
  const site = new TinySite('page');
  for (const [, from, to] of CONFIGURED) configure(site, from, to);
  // That what pages show of it is not told again, tests/lint/sites/site-texts.test.ts ensures.
  const args = ['lint', '--config', 'site.config.yaml', 'site.config.yaml', '--json'];
  const { code, stdout } = await runHere(args, { cwd: site.folder });
  expect(code).toBe(1);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  const at = ({ file, rule, line }: { file: string; rule: string; line: number }) =>
    `${file}:${line} ${rule}`;
  const places = CONFIGURED.map(([, , to]) =>
    at({ file: 'site.config.yaml', rule: 'law/notario', line: lineOf(site.config, to) }),
  ).sort();
  expect(
    diagnostics
      .filter(({ file }) => file === 'site.config.yaml')
      .map(at)
      .sort(),
  ).toEqual(places);
});

test('outside addresses may hold any word', async () => {
  const site = new TinySite('page');
  configure(site, /contactWebhook: ""/, 'contactWebhook: https://hooks.example/notario');
  const args = ['lint', '--config', 'site.config.yaml', 'site.config.yaml', '--json'];
  expect((await runHere(args, { cwd: site.folder })).code).toBe(0);
});
