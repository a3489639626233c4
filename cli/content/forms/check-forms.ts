import type { SiteConfig } from '../../../schemas/config/site-config.ts';
import type { Form } from '../../../schemas/forms/form.ts';
import { endpointNames } from '../../../schemas/forms/form-endpoint.ts';
import type { PageLink } from '../addresses/page-links.ts';
import { languageFaults } from '../config/localized-texts.ts';
import type { Diagnostic } from '../diagnostic.ts';
import type { Facts } from '../facts/facts.ts';
import { blocksOf, namedBlocks } from '../pages/section-blocks.ts';
import { report, type SourceFile } from '../source-file.ts';
import { suggest } from '../suggest.ts';
import type { Path } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';
import { formFaults } from './form-faults.ts';
import { formTexts } from './form-texts.ts';

function reportFaults(
  form: Form,
  path: Path,
  endpoints: readonly string[] | undefined,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  return [...formFaults(form, endpoints)].map(({ at, on, span, ...finding }) =>
    report(source, { range: locate([...path, ...at], on, span), ...finding }),
  );
}

/** The forms of a landing or data page: names of the site's forms, and inline forms. */
function formsIn(content: object): { path: Path; block: string | Form }[] {
  return [...namedBlocks(content, 'form')] as { path: Path; block: string | Form }[];
}

function unknownForm(
  name: string,
  path: Path,
  names: readonly string[],
  source: SourceFile,
  locate: Locate,
): Diagnostic {
  const meant = suggest(name, names);
  const listed = names.length === 0 ? 'It has none yet.' : `It has ${names.join(', ')}.`;
  return report(source, {
    range: locate(path, 'value'),
    rule: 'form/unknown',
    message: `There is no form called "${name}" in site.config.yaml.`,
    hint:
      meant === undefined
        ? `Add it below forms, or write its fields here. ${listed}`
        : `Did you mean "${meant}"?`,
  });
}

/** The names of the site's forms in popups. */
function formsOfPopups(content: object): { path: Path; block: string }[] {
  return [...blocksOf(content, 'popup')].flatMap(({ path, block }) =>
    'form' in block ? [{ path: [...path, 'form'], block: String(block.form) }] : [],
  );
}

/** Reports errors in the forms of a landing or data page. */
export function checkForms(
  content: object,
  language: string,
  { forms, languages }: Facts,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const taken = new Set<string>();
  return [...formsIn(content), ...formsOfPopups(content)].flatMap(({ path, block }) => {
    if (typeof block === 'string')
      return forms && !forms.names.includes(block)
        ? [unknownForm(block, path, forms.names, source, locate)]
        : [];
    const found = reportFaults(block, path, forms?.endpoints, source, locate);
    const texts = formTexts(block, path).map((text) => ({ ...text, needed: [language] }));
    if (languages) found.push(...languageFaults(texts, languages, source, locate));
    const { name } = block;
    if (name !== undefined && taken.has(name))
      found.push(
        report(source, {
          range: locate([...path, 'name'], 'value'),
          rule: 'form/field-name',
          message: `Two forms of this page are called "${name}", so nobody could tell what came from which.`,
          hint: 'Give one of them another name.',
        }),
      );
    if (name !== undefined) taken.add(name);
    return found;
  });
}

/** Pages that forms of a landing or data page open after submission. */
export function formLinks(content: object): PageLink[] {
  return formsIn(content).flatMap(({ path, block }) => {
    const page = typeof block === 'string' ? undefined : block.after?.page;
    const at = [...path, 'after', 'page'];
    if (page === undefined) return [];
    if (typeof page === 'string') return [{ at, to: page }];
    return Object.entries(page).map(([language, to]) => ({ at: [...at, language], to }));
  });
}

/**
 * Reports errors in the forms of the configuration; missing languages are reported together with all other texts.
 */
export function checkConfigForms(
  { forms = {}, integrations }: SiteConfig,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const endpoints = endpointNames(integrations);
  return Object.entries(forms).flatMap(([name, form]) =>
    reportFaults(form, ['forms', name], endpoints, source, locate),
  );
}
