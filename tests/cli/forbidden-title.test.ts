import { readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { runHere } from '../support/command.ts';
import { sample } from '../support/proof.ts';
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

test.each(sample(WORDS, 2))(
  'a Spanish page that says "%s" anywhere is not built',
  async (words) => {
    const site = new TinySite();
    for (const [slug, line] of Object.entries(LINES))
      site.write(slug, (text) =>
        spanish(text).replace(line, (found) => `${found.split(':')[0]}: ${words}`),
      );
    const { code, report } = await site.build();
    expect(code).toBe(1);
    for (const slug of Object.keys(LINES))
      expect(report.diagnostics).toContainEqual(
        expect.objectContaining({
          rule: 'law/notario',
          severity: 'error',
          file: `landings/${slug}.yaml`,
          line: lineOf(`${site.landings}/${slug}.yaml`, words),
        }),
      );
  },
);

describe.each(
  sample(
    [
      ['business.tagline', /es: De un veterano · con fianza/, 'es: Notario de veteranos'],
      ['business.serving', /es: Servicio en Midland/, 'es: Notaría en Midland'],
      ['a label of the menus', /es: Bienes raíces/, 'es: Notario de bienes raíces'],
      ['business.name', /name: Basin Mobile Notary/, 'name: Notario Midland'],
    ] as const,
    2,
  ),
)('a configuration that says it as %s', (_, from, to) => {
  const finding = (line: number) =>
    expect.objectContaining({
      rule: 'law/notario',
      severity: 'error',
      file: 'site.config.yaml',
      line,
    });

  test('is found by lint at its place, once, and not built', async () => {
    const site = new TinySite('page');
    configure(site, from, to);
    const args = ['lint', '--landings', 'landings', '--config', 'site.config.yaml', '--json'];
    const { code, stdout } = await runHere(args, { cwd: site.folder });
    expect(code).toBe(1);
    const { diagnostics } = JSON.parse(stdout) as { diagnostics: { rule: string; file: string }[] };
    const found = diagnostics.filter(({ file }) => file === 'site.config.yaml');
    expect(found).toEqual([finding(lineOf(site.config, to))]);
    const built = await site.build();
    expect(built.code).toBe(1);
    expect(built.report.diagnostics).toContainEqual(finding(lineOf(site.config, to)));
  });
});

test('outside addresses may hold any word', async () => {
  const site = new TinySite('page');
  configure(site, /contactWebhook: ""/, 'contactWebhook: https://hooks.example/notario');
  expect((await site.build()).code).toBe(0);
});
