import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { ROOT } from '../support/command.ts';
import { photograph } from '../support/photographs.ts';
import { PictureSite } from '../support/picture-site.ts';
import { cases } from '../support/proof.ts';

const GOLDEN = join(ROOT, 'tests/fixtures/pictures.expected.txt');

const line = ({ file, line, column, severity, rule, message, hint }: Diagnostic) =>
  `${file}:${line}:${column} ${severity} ${rule} ${message} | ${hint}`;

const isOfPicture = ({ rule }: Diagnostic) => rule.startsWith('picture/');

/** A PNG whose header says another size than it has. */
function lyingPng(png: Buffer, width: number, height: number): Buffer {
  const lie = Buffer.from(png);
  lie.writeUInt32BE(width, 16);
  lie.writeUInt32BE(height, 20);
  // Nobody can tell the lie by the checksum.
  lie.writeUInt32BE(crc32(lie.subarray(12, 29)), 29);
  return lie;
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

describe('what is wrong with a picture', () => {
  it('is told at its line, in plain words', async () => {
    const site = new PictureSite();
    const good = await photograph(1600, 1200);
    const png = await photograph(900, 900, 'png');
    site.addMedia('truck.jpg', good);
    site.addMedia('Gate.JPG', good);
    site.addMedia('small.jpg', await photograph(500, 400));
    site.addMedia('half.jpg', good.subarray(0, good.length / 2));
    site.addMedia('zeros.png', Buffer.alloc(5000));
    site.addMedia('words.webp', 'no picture at all');
    site.addMedia('other.png', good);
    site.addMedia('bomb.png', lyingPng(png, 60_000, 60_000));
    site.addMedia('heavy.jpg', Buffer.alloc(20_000_001));
    site.addMedia('empty.svg', '<html><script>alert(1)</script></html>');
    site.addMedia(
      'sizeless.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>',
    );
    mkdirSync(join(site.root, 'media/folder.jpg'));
    writeFileSync(join(site.root, 'secret.jpg'), good);
    symlinkSync(join(site.root, 'secret.jpg'), join(site.root, 'media/link.jpg'));
    const names = 'truk gate small half zeros words other bomb heavy empty sizeless folder link';
    const endings: Record<string, string> = {
      ...{ zeros: 'png', other: 'png', bomb: 'png', words: 'webp' },
      ...{ empty: 'svg', sizeless: 'svg' },
    };
    for (const name of names.split(' '))
      site.addLanding(name, {
        src: `${name}.${endings[name] ?? 'jpg'}`,
        alt: 'A truck at the gate',
      });
    site.addLanding('silent', { src: 'truck.jpg', alt: ' ' });
    site.addLanding('ornament', { src: 'truck.jpg', alt: 'A truck', decorative: true });
    const found = (await site.lint()).filter(isOfPicture).map(line).join('\n');
    if (process.env.UPDATE_GOLDEN === '1') writeFileSync(GOLDEN, `${found}\n`);
    expect(`${found}\n`).toBe(readFileSync(GOLDEN, 'utf8'));
    const { code, report } = await site.build();
    expect(code).toBe(1);
    const errors = found.split('\n').filter((one) => one.includes(' error ')).length;
    expect(report.diagnostics.filter(({ rule }) => rule.startsWith('picture/'))).toHaveLength(
      errors,
    );
  });

  it('is told beside what is wrong with the shape of the landing', async () => {
    const site = new PictureSite();
    site.addLanding(
      'gate',
      { src: 'gone.jpg', alt: 'A gate' },
      {
        theme: 'unheard-of',
        gallery: { heading: 'Work', items: [{ src: '../out.jpg', alt: 'Out' }, 'gate.jpg'] },
        video: { url: 5, image: { src: 'lost.jpg', alt: 'Lost' } },
        prose: { body: 'A <b>bold</b> {facts.unheard} word', rows: 3 },
      },
    );
    const rules = async (told: Promise<{ rule: string }[]>) =>
      new Set((await told).map(({ rule }) => rule));
    const expected = ['shape/choice', 'shape/format', 'picture/missing', 'facts/unknown'];
    const told = await rules(site.lint());
    for (const rule of [...expected, 'prose/not-supported']) expect(told).toContain(rule);
    const stopped = await rules(site.build().then(({ report }) => report.diagnostics));
    expect(stopped).toContain('picture/missing');
  });

  it('is told beside an unknown fact, as is what is wrong with the texts', async () => {
    const site = new PictureSite();
    site.addLanding(
      'gate',
      { src: 'gone.jpg', alt: 'A gate' },
      {
        failure: ['It stays {facts.unheard} as it is.', 'Lorem ipsum dolor sit amet.'],
      },
    );
    const told = (await site.lint()).map(({ rule }) => rule);
    for (const rule of ['facts/unknown', 'picture/missing', 'copy/placeholder'])
      expect(told.filter((one) => one === rule)).toHaveLength(1);
  });

  describe('of a file that no page shows', () => {
    /** What is told of pictures beside a landing with these values. */
    async function told(values: object, src = 'shown.jpg'): Promise<string[]> {
      const site = new PictureSite({
        brand: { color: '#0b6e4f', logo: { src: 'logo.svg', alt: 'Harbour' } },
      });
      site.addMedia('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
      site.addMedia('shown.jpg', await photograph(1300, 900));
      site.addMedia('old/left.jpg', 'whatever');
      site.addLanding('gate', { src, alt: 'A gate' }, values);
      const found = (await site.lint()).filter(isOfPicture);
      return found.map(({ rule, file, severity }) => `${severity} ${rule} ${file}`);
    }

    const UNUSED = ['warning picture/unused media/old/left.jpg'];

    it('is a warning', async () => {
      expect(await told({})).toEqual(UNUSED);
    });

    it('does not depend on a dead link', async () => {
      const items = [{ label: 'All prices', href: '/no-such-page' }];
      expect(await told({ links: { groups: [{ heading: 'More to read', items }] } })).toEqual(
        UNUSED,
      );
    });

    it('does not depend on what is wrong with texts', async () => {
      expect(await told({ failure: 'no list' })).toEqual(UNUSED);
    });

    it('is none while it is unknown what a page shows, or a name is wrong', async () => {
      expect(await told({ picture: { image: 'the gate' } })).toEqual([]);
      expect(await told({}, 'shwon.jpg')).toEqual(['error picture/missing landings/gate.yaml']);
    });
  });
});

/** Ways to break a file. */
const breakage = fc.oneof(
  fc.record({
    kind: fc.constant('cut' as const),
    at: fc.double({ min: 0, max: 0.97, noNaN: true }),
  }),
  fc.record({
    kind: fc.constant('zeros' as const),
    at: fc.double({ min: 0, max: 0.6, noNaN: true }),
  }),
  fc.record({
    kind: fc.constant('header' as const),
    at: fc.double({ min: 0, max: 1, noNaN: true }),
  }),
  fc.record({ kind: fc.constant('name' as const), at: fc.double({ min: 0, max: 1, noNaN: true }) }),
);

type Breakage = { kind: 'cut' | 'zeros' | 'header' | 'name'; at: number };

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const;
const ENDINGS = ['jpg', 'png', 'webp', 'avif'] as const;

function broken(bytes: Buffer, { kind, at }: Breakage): Buffer {
  const place = Math.floor(bytes.length * at);
  if (kind === 'cut') return bytes.subarray(0, place);
  if (kind === 'zeros')
    return Buffer.concat([bytes.subarray(0, place), Buffer.alloc(bytes.length - place)]);
  if (kind === 'header')
    return Buffer.concat([Buffer.from([at * 255, 7, 7, 7]), bytes.subarray(4)]);
  return bytes;
}

describe('broken pictures', () => {
  it('each have a finding at their line, and nothing falls over', async () => {
    const whole = await Promise.all(FORMATS.map((format) => photograph(800, 700, format)));
    const count = cases(60, 200);
    const sample = fc.sample(fc.tuple(breakage, fc.nat(3)), count);
    const site = new PictureSite();
    for (const [index, [how, format]] of sample.entries()) {
      const ending = ENDINGS[how.kind === 'name' ? (format + 1) % 4 : format];
      const bytes = broken(whole[format] ?? Buffer.alloc(0), how);
      site.addMedia(`p${index}.${ending}`, bytes);
      site.addLanding(`p${index}`, { src: `p${index}.${ending}`, alt: 'A truck at the gate' });
    }
    const found = (await site.lint()).filter(isOfPicture);
    const told = new Set(found.map(({ file }) => file));
    const missed = sample.flatMap((how, index) =>
      told.has(`landings/p${index}.yaml`) ? [] : [how],
    );
    expect(missed).toEqual([]);
    const lines = new Set(found.map(({ file, line }) => `${file}:${line}`));
    expect(lines.size).toBe(count);
    for (const { line: at, severity } of found) expect([at > 1, severity]).toEqual([true, 'error']);
  });
});
