import { relative, sep } from 'node:path';
import type { Language } from '../../schemas/language.ts';
import type { Facts } from '../content/facts/facts.ts';
import { inSwissSpelling, isSwissGerman } from '../content/swiss-spelling.ts';
import { valueAt } from '../content/value-path.ts';
import { editText } from '../edit/edit-text.ts';
import type { Operation } from '../edit/operation.ts';
import { readValue } from '../edit/yaml-tree.ts';
import type { Assignment } from './assignment.ts';
import { moveDeadlines } from './coming-deadline.ts';
import { NewLandingFault } from './new-landing-fault.ts';
import type { Template } from './template.ts';
import { titleFor } from './title-forms.ts';

export interface DraftOptions {
  /** Language of the page. */
  language: Language;
  /** Main language of the site, the default of landings. */
  main: Language;
  /** Slug of the landing that the new one translates. */
  translationOf?: string;
  name?: string;
  headline?: string;
  /** Search result titles with `{name}` for the page's name, the longest first. */
  titleForms: readonly string[];
  facts: Facts;
  assignments: readonly Assignment[];
  /** Relative path from the landing file to the JSON Schema, for the editor. */
  schemaPath: string;
}

/** Keys that belong only to the copied page. */
const OWN_KEYS = [
  ['page', 'name'],
  ['page', 'description'],
  ['page', 'updated'],
  ['page', 'aliases'],
  ['page', 'canonical'],
  ['translationOf'],
];

/** Removes keys that belong to the copied page. */
function dropOwnKeys(landing: object): Operation[] {
  const own = OWN_KEYS.filter((path) => valueAt(landing, path) !== undefined);
  const { page } = landing as { page?: object };
  const isOwn = (key: string) => own.some(([group, name]) => group === 'page' && name === key);
  const isAll = page !== undefined && Object.keys(page ?? {}).every(isOwn);
  const kept = isAll ? own.filter(([group]) => group !== 'page') : own;
  return [...kept, ...(isAll ? [['page']] : [])].map((path) => ({ op: 'unset', path }));
}

/** Removes the opening hours from a starter, if the site has none to show. */
function dropHours(landing: object): Operation[] {
  const { hours, sections } = landing as { hours?: unknown; sections?: unknown };
  const index = Array.isArray(sections) ? sections.indexOf('hours') : -1;
  return [
    ...(hours === undefined ? [] : [{ op: 'unset', path: ['hours'] } as const]),
    ...(index === -1 ? [] : [{ op: 'remove', path: ['sections', index] } as const]),
  ];
}

/** Position of the keys that a draft adds: the registry entry comes first. */
const FIRST_KEYS = ['page', 'language', 'translationOf', 'seo', 'theme', 'hero'];

/** Sets or replaces the line that refers editors to the schema. */
function withSchemaLine(text: string, schemaPath: string): string {
  const line = `# yaml-language-server: $schema=${schemaPath}`;
  const old = /^# *yaml-language-server:.*$/m;
  return old.test(text) ? text.replace(old, () => line) : `${line}\n\n${text}`;
}

/** Path of the schema in the first line of a landing. */
export function schemaPathFrom(landingsDir: string, schemaFile: string): string {
  return relative(landingsDir, schemaFile).split(sep).join('/');
}

/**
 * The text of a new landing file: the template with the given values.
 *
 * @throws NewLandingFault if a value has no place in it.
 */
export function draftLanding(template: Template, options: DraftOptions): string {
  const { language, main, translationOf, name, headline, assignments, schemaPath } = options;
  const isSwiss = isSwissGerman(language, options.facts.get('business.address.country'));
  const isRespelled = template.from === 'engine' && isSwiss;
  const text = isRespelled ? inSwissSpelling(template.text) : template.text;
  const landing = readValue(text) as { language?: unknown };
  const title = name ?? headline;
  const values: Assignment[] = [
    ...(language === (landing.language ?? main) ? [] : [{ path: ['language'], value: language }]),
    ...(translationOf === undefined ? [] : [{ path: ['translationOf'], value: translationOf }]),
    ...(name === undefined ? [] : [{ path: ['page', 'name'], value: name }]),
    ...(headline === undefined ? [] : [{ path: ['hero', 'headline'], value: headline }]),
    ...(title === undefined ? [] : [{ path: ['seo', 'title'], value: titleFor(title, options) }]),
    ...assignments,
  ];
  const edited = editText(
    text,
    [
      ...(template.origin ? dropOwnKeys(landing) : []),
      ...(template.from === 'engine' ? moveDeadlines(landing, new Date()) : []),
      ...(template.from !== undefined && options.facts.hours !== true ? dropHours(landing) : []),
      ...values.map((assignment) => ({ op: 'set', ...assignment }) as const),
    ],
    { keyOrder: (path) => (path.length === 0 ? FIRST_KEYS : undefined) },
  );
  if ('refused' in edited) {
    const { path, reason } = edited.refused;
    throw new NewLandingFault('refused', `${path} cannot be set. ${reason}`);
  }
  return withSchemaLine(edited.text, schemaPath);
}
