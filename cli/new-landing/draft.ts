import { relative, sep } from 'node:path';
import { type Document, isMap, isScalar, isSeq, type Node, parseDocument, visit } from 'yaml';
import type { Language } from '../../schemas/language.ts';
import { SEO_LIMITS } from '../../schemas/seo-limits.ts';
import { type Facts, resolveFacts } from '../content/facts.ts';
import type { Assignment } from './assignment.ts';
import { moveDeadlines } from './coming-deadline.ts';
import type { Template } from './template.ts';

export interface DraftOptions {
  /** Language of the page. */
  language: Language;
  /** Main language of the site, which a landing is in that names none. */
  main: Language;
  /** Slug of the landing that the new one translates. */
  translationOf?: string;
  name?: string;
  headline?: string;
  /** Titles for search results with `{name}` for the page's name, the longest first. */
  titleForms: readonly string[];
  facts: Facts;
  assignments: readonly Assignment[];
  /** Path from the landing file to the JSON Schema, for the editor. */
  schemaPath: string;
}

/** What belongs to the page that was copied and to no other. */
const OWN_KEYS = [
  ['page', 'name'],
  ['page', 'description'],
  ['page', 'updated'],
  ['page', 'aliases'],
  ['page', 'canonical'],
  ['translationOf'],
];

/** A title for search results made of the page's name, in the longest form that is shown whole. */
function titleFor(name: string, { titleForms, facts }: DraftOptions): string {
  const titles = titleForms.map((form) => form.replace('{name}', () => name));
  const isWhole = (title: string) => resolveFacts(title, facts).length <= SEO_LIMITS.title;
  return titles.find(isWhole) ?? name;
}

function dropOwnKeys(document: Document): void {
  for (const path of OWN_KEYS) if (document.hasIn(path)) document.deleteIn(path);
  const page = document.toJS().page;
  if (page !== undefined && Object.keys(page ?? {}).length === 0) document.delete('page');
}

/** Takes the opening hours out of a starter: a site that names none has nothing to list there. */
function dropHours(document: Document): void {
  document.delete('hours');
  const sections = document.get('sections');
  if (isSeq(sections))
    sections.items = sections.items.filter((item) => !isScalar(item) || item.value !== 'hours');
}

/** Texts with white space that YAML would fold or strip are written in quotes with escapes. */
function createValue(document: Document, value: unknown): Node {
  const node = document.createNode(value);
  visit(node, {
    Scalar(_, scalar) {
      if (typeof scalar.value !== 'string') return;
      if (/[\n\r\t\u0085\u2028\u2029\ufeff]|^\s|\s$|\s\s/.test(scalar.value))
        scalar.type = 'QUOTE_DOUBLE';
    },
  });
  return node;
}

/** Landings begin with their registry entry; a key that was just made stands last. */
function putPageFirst({ contents }: Document): void {
  if (!isMap(contents)) return;
  const at = contents.items.findIndex(({ key }) => String(key) === 'page');
  if (at > 0) contents.items.unshift(...contents.items.splice(at, 1));
}

/** Path of the schema as the first line of a landing names it. */
export function schemaPathFrom(landingsDir: string, schemaFile: string): string {
  return relative(landingsDir, schemaFile).split(sep).join('/');
}

/** The text of a new landing file: the template with the given values in place. */
export function draftLanding(template: Template, options: DraftOptions): string {
  const { language, main, translationOf, name, headline, assignments, schemaPath } = options;
  const document = parseDocument(template.text);
  if (template.origin) dropOwnKeys(document);
  if (template.from === 'engine') moveDeadlines(document, new Date());
  if (template.from !== undefined && options.facts.hours !== true) dropHours(document);
  const title = name ?? headline;
  const values: Assignment[] = [
    ...(language === (document.get('language') ?? main)
      ? []
      : [{ path: ['language'], value: language }]),
    ...(translationOf === undefined ? [] : [{ path: ['translationOf'], value: translationOf }]),
    ...(name === undefined ? [] : [{ path: ['page', 'name'], value: name }]),
    ...(headline === undefined ? [] : [{ path: ['hero', 'headline'], value: headline }]),
    ...(title === undefined ? [] : [{ path: ['seo', 'title'], value: titleFor(title, options) }]),
    ...assignments,
  ];
  // A new node: one that was folded in the template would fold the new text, too.
  for (const { path, value } of values) document.setIn(path, createValue(document, value));
  putPageFirst(document);
  document.commentBefore = ` yaml-language-server: $schema=${schemaPath}`;
  return document.toString({ lineWidth: 100, doubleQuotedMinMultiLineLength: Infinity });
}
