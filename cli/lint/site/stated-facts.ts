import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Diagnostic } from '../../content/diagnostic.ts';
import type { Facts } from '../../content/facts/facts.ts';
import { referredFacts } from '../../content/facts/referred-facts.ts';
import { report, type SourceFile } from '../../content/source-file.ts';
import { type Path, valueAt } from '../../content/value-path.ts';
import type { Locate } from '../../content/yaml/yaml-document.ts';
import { datesIn } from '../../rules/words/dates/dates.ts';
import { isPast } from '../../rules/words/dates/today.ts';
import { unlistedSamples } from './reserved-values.ts';

/** Last part of the name of a fact that is the end of something: `commissionExpires`, `offer.validUntil`. */
const END =
  /(?:expir(?:es|y|ation|ed|esOn|yDate|ationDate)?|validUntil|validThrough|validTo|gueltigBis|gültigBis|ablauf|ablaufdatum|deadline|(?:apply|register|order|book)By|anmeldeschluss|bewerbungsschluss|einsendeschluss|bewerbung(?:en)?Bis|anmeldung(?:en)?Bis|fecha(?:L[ií]mite|Fin)|(?:inscripci[oó]n|solicitudes|plazo)Hasta|vence|vencimiento|caduca|caducidad|vigencia)$/i;

/** The same of what may have ended long ago, unless a page still says it: `earlyBirdEnds`, `sale.closes`. */
const ENDING =
  /[a-z](?:Ends?(?:On|Date)?|Closes(?:On)?|Until|Through|DueDate|LastDay|EndetAm|Endet|Bis|SchlussAm|Hasta|Termina|Acaba|Finaliza|Cierra)$|\.(?:ends?(?:On|Date)?|closes(?:On)?|until|endet(?:Am)?|bis|hasta|termina|acaba|finaliza|cierra)$/;

const MONTH = /^(\d{4})-(\d{2})$/;

/** The last moment of the date that a fact is; undefined if it is none. */
function endOf(value: string): number | undefined {
  const [, year, month] = MONTH.exec(value) ?? [];
  if (year !== undefined) return Date.UTC(Number(year), Number(month), 1) - 1;
  const [date] = /\d{4}/.test(value) ? datesIn(value) : [];
  return date && date.span[1] - date.span[0] === value.trim().length ? date.ends : undefined;
}

/** Facts with the date of an end that is past. */
function* expired(
  { config, facts, now }: Pick<Stated, 'config' | 'facts' | 'now'>,
  isEnd: RegExp,
): Generator<Path> {
  for (const name of facts.names) {
    if (!isEnd.test(name)) continue;
    const path = name.split('.');
    const value = valueAt(config, path);
    const ends = typeof value === 'string' ? endOf(value) : undefined;
    if (ends !== undefined && isPast(ends, now)) yield path;
  }
}

/** Folders with texts that may refer to facts. */
const FOLDERS = ['landings', 'pages', 'site/words'];

function* filesBelow(folder: string): Generator<string> {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (/\.(?:ya?ml|md)$/.test(entry.name)) yield path;
  }
}

/** Those of some facts that the configuration or another text refers to. */
export function factsInUse(
  names: readonly string[],
  root: string,
  source: Pick<SourceFile, 'text'>,
): string[] {
  if (names.length === 0) return [];
  const files = FOLDERS.flatMap((folder) => [...filesBelow(join(root, folder))]);
  const texts = [source.text, ...files.map((file) => readFileSync(file, 'utf8'))];
  const isReferred = (name: string, text: string) =>
    text.includes(`{${name}}`) || (text.includes(name) && referredFacts(text).has(name));
  return names.filter((name) => texts.some((text) => isReferred(name, text)));
}

/** Empty facts that some text refers to. */
function emptyInUse(facts: Facts, root: string, source: SourceFile): Path[] {
  const empty = facts.names.filter((name) => facts.get(name)?.trim() === '');
  return factsInUse(empty, root, source).map((name) => name.split('.'));
}

interface Stated {
  config: SiteConfig;
  facts: Facts;
  source: SourceFile;
  locate: Locate;
  root: string;
  /** The moment to check for, in milliseconds since 1970. */
  now: number;
}

/** Facts in the configuration that are wrong whatever the pages say: ended, empty, or invented and not marked. */
export function checkStatedFacts({
  config,
  facts,
  source,
  locate,
  root,
  now,
}: Stated): Diagnostic[] {
  const tell = (path: Path, rule: string, message: string, hint: string) =>
    report(source, {
      ...{ range: locate(path, 'value'), rule, severity: 'warning', message, hint },
    });
  const ended = [...expired({ config, facts, now }, ENDING)].map((path) => path.join('.'));
  const shown = factsInUse(ended, root, source).filter((name) => !END.test(name));
  const past = [...expired({ config, facts, now }, END), ...shown.map((name) => name.split('.'))];
  return [
    ...past.map((path) =>
      tell(
        path,
        'facts/expired',
        'This date is past, and pages state that it is still to come.',
        'Write the new one, or take away what says it.',
      ),
    ),
    ...emptyInUse(facts, root, source).map((path) =>
      tell(
        path,
        'facts/empty',
        `This fact is empty, and texts refer to it as {${path.join('.')}}: they have a gap there.`,
        'Write its value, or take the references away.',
      ),
    ),
    ...unlistedSamples(config).map((path) =>
      tell(
        path,
        'facts/unlisted-sample',
        `${path.join('.')} is invented like the values that sampleData lists, and is not among them, so nobody is reminded to replace it.`,
        `Put the real value in its place, or add ${path.join('.')} to sampleData.`,
      ),
    ),
  ];
}
