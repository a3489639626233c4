import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { inTurns } from '../support/in-turns.ts';
import { commitAll, initRepository } from '../support/repository.ts';
import { SmallSite } from '../support/small-site.ts';
import type { BuildReport } from '../support/tiny-site.ts';
import { LEDGER, LedgerSite, published } from './ledger-site.ts';

const inTurn = inTurns();

describe('in a repository', () => {
  test('builds write every address, and none that was committed may vanish', async () => {
    const site = await published('gate', 'offer', 'yard');
    const text = readFileSync(site.ledger, 'utf8');
    expect(text).toMatch(/^#.*\n#.*\n\//);
    expect(site.addresses).toEqual(['/', '/gate', '/offer', '/yard']);
    site.delete('offer');
    site.delete('yard');
    expect(await site.findings()).toEqual([
      `${LEDGER}:5 address/vanished`,
      `${LEDGER}:6 address/vanished`,
    ]);
    expect(existsSync(join(site.dist, 'offer.html'))).toBe(true);
    for (const address of ['/offer', '/yard'])
      expect((await site.run('remove', address, '--to', '/gate')).code).toBe(0);
    expect(await site.findings()).toEqual([]);
    expect(readFileSync(site.ledger, 'utf8')).toBe(text);
  });

  test.each([
    ['draft', 'draft: true'],
    ['publishAt', 'publishAt: 2999-01-01T09:00'],
  ])('a page that is hidden again by %s is told once, where that is written', async (key, text) => {
    const site = await published('gate', 'offer');
    site.write('offer', (landing) => `page: { aliases: [/old] }\n${landing}`);
    expect((await site.build()).code).toBe(0);
    commitAll(site.folder);
    site.write('offer', (landing) => `page: { aliases: [/old], ${text} }\n${landing}`);
    expect(await site.findings()).toEqual(['landings/offer.yaml:1 address/vanished']);
    const told = (await site.build()).report.diagnostics;
    for (const { message, hint } of told.filter(({ severity }) => severity === 'error')) {
      expect(message).toMatch(/^\/offer and \/old have been published/);
      expect(hint).toContain(key);
      expect(hint).not.toContain('touchdown remove');
    }
    // A page that names it as its original, and links to it, are right once it is shown again.
    site.write('yard', (landing) => `page: { canonical: /offer }\n${landing}`);
    const { stdout } = await site.run('lint', '--json');
    const { diagnostics } = JSON.parse(stdout) as BuildReport;
    expect(
      diagnostics.flatMap(({ file, rule, severity }) =>
        severity === 'error' ? `${file} ${rule}` : [],
      ),
    ).toEqual(['landings/offer.yaml address/vanished']);
  });

  inTurn('what was built and never committed goes with its line', async () => {
    const site = await published('gate');
    site.write('trial');
    expect((await site.build()).code).toBe(0);
    expect(site.addresses).toContain('/trial');
    site.delete('trial');
    expect(await site.findings()).toEqual([]);
    expect(site.addresses).toEqual(['/', '/gate']);
  });

  inTurn(
    'a line that was taken out counts no more, and a deleted file counts as it was',
    async () => {
      const site = await published('gate', 'yard');
      site.delete('yard');
      rmSync(site.ledger);
      expect(await site.findings()).toEqual([`${LEDGER}:5 address/vanished`]);
      site.writeLedger('# Ours', '/', '/gate');
      expect(await site.findings()).toEqual([]);
      expect(readFileSync(site.ledger, 'utf8')).toBe('# Ours\n/\n/gate\n');
    },
  );

  inTurn(
    'a lost or emptied file is forgiven, and what it says about a page can be followed',
    async () => {
      const site = await published('gate', 'yard');
      site.delete('yard');
      writeFileSync(site.ledger, '\n');
      expect(await site.findings()).toEqual([`${LEDGER}:5 address/vanished`]);
      rmSync(site.ledger);
      expect((await site.run('remove', '/yard', '--to', '/gate')).code).toBe(0);
      expect(await site.findings()).toEqual([]);
      expect(site.addresses).toEqual(['/', '/gate', '/yard']);
    },
  );

  inTurn('git that does not answer is told: addresses are not remembered then', async () => {
    const site = await published('gate');
    writeFileSync(join(site.folder, '.git/HEAD'), '');
    site.write('offer');
    for (const command of ['build', 'build', 'lint']) {
      const { code, stdout } = await site.run(command, '--json');
      const told = JSON.parse(stdout).diagnostics.map(({ rule }: { rule: string }) => rule);
      expect([code, told.filter((rule: string) => rule.startsWith('address/'))]).toEqual([
        0,
        ['address/unkept'],
      ]);
    }
    expect(site.addresses).toEqual(['/', '/gate']);
  });

  inTurn('what was published and never committed may not vanish', async () => {
    const site = await published('gate');
    site.write('autumn');
    await site.build();
    expect((await site.run('publish', 'www')).code).toBe(0);
    await site.build('--force');
    expect(site.addresses).toEqual(['/', '/autumn published', '/gate']);
    site.delete('autumn');
    expect(await site.findings()).toEqual([`${LEDGER}:4 address/vanished`]);
    expect((await site.run('remove', '/autumn', '--to', '/gate')).code).toBe(0);
    expect(await site.findings()).toEqual([]);
    expect((await site.run('publish', 'www')).code).toBe(0);
  });

  inTurn('for production it has to list every address', async () => {
    const site = await published('gate');
    const outdated = async () => {
      const { diagnostics } = JSON.parse((await site.run('lint', '--production', '--json')).stdout);
      return diagnostics.filter(({ rule }: { rule: string }) => rule.endsWith('outdated-ledger'))
        .length;
    };
    expect(await outdated()).toBe(0);
    site.write('offer', (text) => `page: { publishAt: 2999-01-01T09:00 }\n${text}`);
    expect(await outdated()).toBe(1);
    await site.build();
    expect(await outdated()).toBe(0);
    site.delete('offer');
    expect(await outdated()).toBe(1);
  });

  inTurn('a conflict is told once, and so is a file that is no text', async () => {
    const site = await published('gate');
    site.writeLedger('/', '<<<<<<< HEAD', '/gate', '=======', '/yard', '>>>>>>> other', 'about/');
    expect(await site.findings()).toEqual([
      `${LEDGER}:2 address/ledger`,
      `${LEDGER}:7 address/ledger`,
    ]);
    writeFileSync(site.ledger, Buffer.from(`\ufeff/\n/gate\n`, 'utf16le'));
    expect(await site.findings()).toEqual([`${LEDGER}:1 address/ledger`]);
    rmSync(site.ledger);
    mkdirSync(site.ledger);
    expect((await site.run('lint')).stderr).toContain(`${LEDGER} is not a file.`);
  });

  inTurn('no line leads to the removal of a page that is there', async () => {
    const site = await published('gate');
    site.writeLedger('/', '/gate', '/gate/');
    commitAll(site.folder);
    expect(await site.findings()).toEqual([`${LEDGER}:3 address/ledger`]);
  });

  inTurn(
    'the command that is named can be pasted into a shell, if one can help at all',
    async () => {
      const site = await published('gate');
      site.writeLedger('/', "/a&b(c)'s", '/admin', '/gate');
      commitAll(site.folder);
      const { stdout } = await site.run('lint', '--json');
      const { diagnostics } = JSON.parse(stdout) as BuildReport;
      const hintAt = (at: number) => diagnostics.find(({ line }) => line === at)?.hint;
      const [, command = ''] = /"(touchdown remove .*)"/.exec(hintAt(2) ?? '') ?? [];
      const words = execFileSync('sh', ['-c', `printf '%s\n' ${command}`], { encoding: 'utf8' });
      expect(words.trim().split('\n')).toEqual(['touchdown', 'remove', "/a&b(c)'s", '--to', '/']);
      expect(hintAt(3)).toContain('cannot redirect');
      expect((await site.run('remove', '/admin')).stderr).toContain('take its line out');
    },
  );

  inTurn('aliases and redirects are addresses, in their own capitals', async () => {
    const site = new LedgerSite('gate');
    initRepository(site.folder);
    site.write('yard', (text) => `page: { aliases: [/court] }\n${text}`);
    const config = readFileSync(site.config, 'utf8');
    writeFileSync(site.config, `${config}redirects: [{ from: /Old.PHP, to: / }]\n`);
    expect((await site.build()).code).toBe(0);
    expect(site.addresses).toEqual(['/', '/Old.PHP', '/court', '/gate', '/yard']);
    commitAll(site.folder);
    site.write('yard');
    writeFileSync(site.config, `${config}redirects: [{ from: /old.php, to: / }]\n`);
    expect(await site.findings()).toEqual([
      `${LEDGER}:4 address/vanished`,
      `${LEDGER}:5 address/vanished`,
    ]);
  });

  inTurn('a redirect answers its address composed, decomposed, and as it is written', async () => {
    const site = new LedgerSite('gate');
    initRepository(site.folder);
    const config = readFileSync(site.config, 'utf8');
    const redirect = async (from: string) => {
      writeFileSync(site.config, `${config}redirects: [{ from: ${from}, to: / }]\n`);
      const found = await site.findings();
      if (found.length === 0) commitAll(site.folder);
      return found;
    };
    const [composed, decomposed, mixed] = [
      'ti%E1%BA%BFng',
      'tie%CC%82%CC%81ng',
      'ti%C3%AA%CC%81ng',
    ];
    for (const path of [decomposed, composed, mixed])
      expect([path, await redirect(`/${path}`)]).toEqual([path, []]);
    // Only a redirect that is written like this answers it.
    expect(await redirect(`/${composed}`)).toEqual([`${LEDGER}:5 address/vanished`]);
    expect((await site.run('remove', `/${mixed}`, '--to', '/gate')).code).toBe(0);
    expect(await site.findings()).toEqual([]);
  });

  test('a page that cannot be read has not vanished', async () => {
    const site = await published('gate', 'yard');
    site.addPage('about');
    site.write('yard', (text) => `page: { aliases: [/court] }\n${text}`);
    await site.build();
    commitAll(site.folder);
    site.write('yard', (text) => `page: { aliases: [/court], nmae: Yard }\n${text}`);
    writeFileSync(join(site.folder, 'pages/about/page.yaml'), 'name: [');
    const found = await site.findings();
    expect(found.map((finding) => finding.replace(/:.*/, ''))).toEqual([
      'landings/yard.yaml',
      'pages/about/page.yaml',
    ]);
  });

  inTurn('trials neither look nor write', async () => {
    const site = await published('gate', 'yard');
    const text = readFileSync(site.ledger, 'utf8');
    const other = new SmallSite('gate', 'attic');
    const trial = await site.build('--landings', other.landings, '--out', 'trial');
    expect([trial.code, trial.report.pages]).toEqual([0, 4]);
    expect((await site.build('--config', other.config, '--out', 'trial')).code).toBe(0);
    expect((await site.run('lint', '--landings', other.landings)).code).toBe(0);
    expect(readFileSync(site.ledger, 'utf8')).toBe(text);
  });
});

describe('elsewhere', () => {
  test('builds write no ledger, and every line of one that is there counts', async () => {
    const site = new LedgerSite('gate');
    expect((await site.build()).code).toBe(0);
    expect(existsSync(site.ledger)).toBe(false);
    site.writeLedger('/gate', '<<<<<<< ours', '/attic');
    const expected = [`${LEDGER}:2 address/ledger`, `${LEDGER}:3 address/vanished`];
    // Nothing else has changed: the second build would have nothing to make.
    expect(await site.findings()).toEqual(expected);
    site.writeLedger('/gate');
    expect(await site.findings()).toEqual([]);
    site.write('yard');
    expect(await site.findings()).toEqual([]);
    expect(site.addresses).toEqual(['/gate']);
  });
});
