import { basename } from 'node:path';
import input from '@inquirer/input';
import select from '@inquirer/select';
import { languageName } from '../../renderer/text/languages.ts';
import type { Language } from '../../schemas/language.ts';
import { checkSlug } from '../content/pages/landing-file.ts';
import { listLandings } from '../content/pages/landing-list.ts';
import type { StarterList } from '../site/starter-list.ts';
import type { Io } from '../system/io.ts';
import { purposeOf } from './describe-starters.ts';

/** The answers to the prompts. */
export interface Answers {
  slug: string;
  from: string;
  language?: Language;
  name?: string;
  headline?: string;
}

const filled = <Key extends string>(key: Key, value: string) =>
  value.trim() === '' ? {} : ({ [key]: value.trim() } as Record<Key, string>);

/** A starter is available in several languages; a landing is copied in its own. */
function askLanguage(
  languages: readonly [string, ...string[]],
  context: Parameters<typeof select>[1],
): Promise<Language> {
  const choices = languages.map((value) => ({ value, name: languageName(value, 'en') }));
  return select<Language>({ message: 'Language:', default: languages[0], choices }, context);
}

/** Prompts for everything a new landing needs. Only called on a terminal. */
export async function interview(
  landingsDir: string,
  starters: StarterList,
  languages: readonly [string, ...string[]],
  io: Io,
): Promise<Answers> {
  const context = { input: io.stdin as NodeJS.ReadStream, output: io.stdout, signal: io.signal };
  const slug = await input(
    {
      message: 'Address of the page (such as summer-offer):',
      required: true,
      validate: (value) => {
        const [fault] = checkSlug(value, value);
        return fault?.message ?? true;
      },
    },
    context,
  );
  const { files } = listLandings(landingsDir, io.cwd);
  const copies = [...files].map((file) => basename(file, '.yaml'));
  const from = await select(
    {
      message: 'Start from:',
      default: starters.forSlug(slug),
      choices: [
        ...starters.names.map((name) => ({
          value: name,
          name: `${name}: ${purposeOf(starters.read(name, languages[0]))}`,
        })),
        ...copies
          .filter((copy) => !starters.has(copy))
          .map((copy) => ({ value: copy, name: `${copy} (copy of the landing)` })),
      ],
    },
    context,
  );
  const isStarter = !copies.includes(from);
  const language =
    isStarter && languages.length > 1 ? await askLanguage(languages, context) : undefined;
  const name = await input({ message: 'Name of the page (Enter: its headline):' }, context);
  const headline = await input({ message: 'Headline (Enter: keep the starter’s):' }, context);
  return {
    slug,
    from,
    ...(language === undefined ? {} : { language }),
    ...filled('name', name),
    ...filled('headline', headline),
  };
}
