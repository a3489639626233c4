import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { keptMessage, SharedMessages } from '../../../cli/lint/copies/shared-messages.ts';
import { tempFolder } from '../../support/temp-folder.ts';

interface Page {
  name: string;
  title?: string;
  headline?: string;
  text?: string;
  message: string;
}

/** Files of landings in which the message of another one is told. */
function told(...pages: readonly Page[]): string[] {
  const folder = tempFolder();
  const messages = new SharedMessages({ landingsDir: folder, cwd: folder });
  for (const {
    name,
    title = name,
    headline = name,
    text = `${name}. ${name}.`,
    message,
  } of pages) {
    const raw = {
      page: { name },
      seo: { title },
      hero: { headline },
      text,
      whatsappMessage: message,
    };
    const file = `${name.toLowerCase().replace(/[^a-z]+/g, '-')}.yaml`;
    writeFileSync(join(folder, file), stringify(raw));
    messages.add(file, keptMessage(raw));
  }
  return [...messages.findings()].map(({ file }) => file);
}

const AFFIDAVIT = 'Hello, I have an affidavit to swear. It is for ___, and I can be met at ___.';

it.each<[string, Page, Page, string]>([
  [
    'beside a page that mentions it',
    {
      name: 'Affidavit Notary',
      text: 'An affidavit. Your affidavit. His affidavit.',
      message: AFFIDAVIT,
    },
    { name: 'Real Estate Notary', text: 'An heirship affidavit.', message: AFFIDAVIT },
    'real-estate-notary.yaml',
  ],
  [
    'in Spanish',
    {
      name: 'Afinación de pianos',
      text: 'Un piano se afina en casa. El piano descansa.',
      message: 'Hola, quisiera afinar un piano marca ___ en ___.',
    },
    { name: 'Sillas de esterilla', message: 'Hola, quisiera afinar un piano marca ___ en ___.' },
    'sillas-de-esterilla.yaml',
  ],
  [
    'with a word of the trade, which both pages have',
    {
      name: 'Copper gutters',
      text: 'Gutters of copper on any roof. Copper gutters outlive the roof.',
      message: 'Hello, I need copper gutters on my roof in ___.',
    },
    {
      name: 'Slate roofing',
      text: 'A roof of slate. Any roofing begins with a ladder.',
      message: 'Hello, I need copper gutters on my roof in ___.',
    },
    'slate-roofing.yaml',
  ],
])('a message about another page is told: %s', (_, one, other, file) => {
  expect(told(one, other)).toEqual([file]);
});

const WEEK = 'Hello, we would like a boat for a week. There are ___ of us.';
const COURSE = 'Hello, I would like to do the helmsman’s course on ___.';
const VISIT = 'Hello, I would like a visit at ___.';
const VOUCHER = 'Hello, I would like a voucher for ___.';

it.each<[string, ...Page[]]>([
  [
    'about neither',
    { name: 'Easter cruise', message: WEEK },
    { name: 'Summer hire', message: WEEK },
  ],
  [
    'about both',
    { name: 'Gift vouchers', message: VOUCHER },
    { name: 'Christmas vouchers', message: VOUCHER },
  ],
  [
    'about what the other headline says, too',
    { name: 'Helmsman course', message: COURSE },
    { name: 'Learn to steer', headline: 'A day of the helmsman course', message: COURSE },
  ],
  [
    'about what both do',
    { name: 'Home visits', text: 'A visit.', message: VISIT },
    { name: 'Office papers', text: 'A visit and a visit.', message: VISIT },
  ],
  [
    'of three pages',
    { name: 'Piano tuning', message: 'A piano at ___, please.' },
    { name: 'Chair seats', message: 'A piano at ___, please.' },
    { name: 'Shellac course', message: 'A piano at ___, please.' },
  ],
  [
    'of a page in a town',
    { name: 'Piano tuning', message: 'A piano at ___.' },
    { name: 'Piano tuning Leeds', message: 'A piano at ___.' },
  ],
  [
    'of its own',
    { name: 'Piano tuning', message: 'A piano at ___.' },
    { name: 'Chair seats', message: '___ chairs.' },
  ],
])('one may be shared: %s', (_, ...pages) => {
  expect(told(...pages)).toEqual([]);
});
