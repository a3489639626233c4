import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import definition from 'virtual:site';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import type { Diagnostic } from '../../cli/content/diagnostic.ts';
import { RULE_NAMES } from '../../cli/severity/rule-names.ts';
import { ownRuleNames } from '../../cli/severity/severities.ts';
import { ROOT, runHere } from '../support/command.ts';
import { tempFolder } from '../support/temp-folder.ts';

const DOC = readFileSync(join(ROOT, 'docs/rules.md'), 'utf8');
const PLAIN = readFileSync(join(ROOT, 'tests/fixtures/landings/ok/plain.yaml'), 'utf8');
const GOOD = parse(PLAIN);

/** Names of the families, and whatever else the sources call a rule. */
const RULE_NAME =
  /'((?:file|syntax|shape|address|code|links|schedule|prose|facts|features|brand|picture|form|download|embed|host|import|law|copy|seo|doorway|budget|style|lint|production)\/[a-z-]+)'|\b(?:rule|name)(?::| =) '([a-z]+\/[a-z-]+)'/g;

interface Example {
  /** Heading it stands under. */
  rule: string;
  /** As documented: `error` or `warning`. */
  severity: string;
  /**
   * A patch is laid over a good landing, a block goes below it as it is written, and a file is all there is. An example
   * without a kind is a patch.
   */
  kind: string;
  isWrong: boolean;
  text: string;
}

/** The part of the document that is about one rule. */
function sections(): { rule: string; text: string }[] {
  return DOC.split(/^### /m)
    .slice(1)
    .map((text) => ({ rule: text.slice(0, text.indexOf('\n')), text }));
}

const EXAMPLES: readonly Example[] = sections().flatMap(({ rule, text }) => {
  const severity = /^Severity: (\w+)/m.exec(text)?.[1] ?? '';
  const fences = text.matchAll(/^```yaml ?(\w*)\n([\s\S]*?)^```$/gm);
  return [...fences].map((fence) => {
    const [, kind = '', yaml = ''] = fence;
    const before = text.slice(0, fence.index);
    const isWrong = before.lastIndexOf('**Wrong') > before.lastIndexOf('**Right');
    return { rule, severity, kind, isWrong, text: yaml };
  });
});

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lays `patch` over `base`, group by group; lists are replaced. */
function merge(base: unknown, patch: unknown): unknown {
  if (!isMap(base) || !isMap(patch)) return patch;
  const merged = { ...base };
  for (const [key, value] of Object.entries(patch)) merged[key] = merge(base[key], value);
  return merged;
}

function landingOf({ kind, text }: Example): string {
  if (kind === 'file') return text;
  return kind === 'block' ? PLAIN + text : stringify(merge(GOOD, parse(text)));
}

/** Lints a site with these examples as its landings; what is found in each, in the same order. */
async function lint(examples: readonly Example[]): Promise<Diagnostic[][]> {
  const folder = join(tempFolder(), 'landings');
  mkdirSync(folder);
  const files = examples.map((_, index) => join(folder, `example-${index}.yaml`));
  for (const [index, example] of examples.entries())
    writeFileSync(files[index] ?? '', landingOf(example));
  const { stdout } = await runHere(['lint', '--landings', folder, '--json']);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: Diagnostic[] };
  return files.map((file) => diagnostics.filter((finding) => finding.file === file));
}

/** What landings that are made of one example have in common. */
const ALIKE = /^(?:seo\/duplicate-|doorway\/)/;

/** What an example is that names another language than that of the landing that it is laid over. */
const UNTRANSLATED = 'copy/language';

let found: Map<Example, Diagnostic[]> | undefined;

/** What is found in an example; of those that claim addresses, which another may claim, too, in a site of its own. */
async function findingsIn(example: Example): Promise<Diagnostic[]> {
  if (example.rule.startsWith('address/')) {
    const [alone = []] = await lint([example]);
    return alone.filter(({ rule }) => rule !== UNTRANSLATED);
  }
  if (!found) {
    const together = EXAMPLES.filter(({ rule }) => !rule.startsWith('address/'));
    const all = await lint(together);
    found = new Map(together.map((example, index) => [example, all[index] ?? []]));
  }
  return (found.get(example) ?? []).filter(({ rule }) => !ALIKE.test(rule));
}

function* sources(): Generator<[path: string, source: string]> {
  for (const folder of ['cli', 'site']) {
    for (const path of readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }))
      if (path.endsWith('.ts')) yield [path, readFileSync(join(ROOT, folder, path), 'utf8')];
  }
}

function rulesInSources(): string[] {
  const names = new Set<string>();
  for (const [, source] of sources())
    for (const [, literal, named] of source.matchAll(RULE_NAME)) names.add(literal ?? named ?? '');
  return [...names].sort();
}

describe('docs/rules.md', () => {
  const rules = sections().map(({ rule }) => rule);
  const wrong = EXAMPLES.filter(({ isWrong }) => isWrong);
  const right = EXAMPLES.filter(({ isWrong }) => !isWrong);

  it('explains every rule once and no other', () => {
    expect(rules.length).toBeGreaterThan(50);
    expect([...rules].sort()).toEqual(rulesInSources());
  });

  it('says of every rule of the engine how grave its findings are by themselves', () => {
    const own = ownRuleNames(definition);
    const named = sections().flatMap(({ rule, text }) => {
      const [, severity] = /^Severity: (\w+)/m.exec(text) ?? [];
      return own.has(rule) ? [] : [[rule, severity] as const];
    });
    expect(RULE_NAMES).toEqual(Object.fromEntries(named));
  });

  it('lists every rule in its contents, in the same order', () => {
    const contents = DOC.slice(DOC.indexOf('## Contents'), DOC.indexOf('### '));
    const links = [...contents.matchAll(/\[(\w+\/[\w-]+)\]\(#([\w-]+)\)/g)];
    expect(links.map(([, name]) => name)).toEqual(rules);
    for (const [, name = '', anchor] of links) expect(anchor).toBe(name.replace('/', ''));
  });

  it.each(sections())('says how grave $rule is, what is wrong and what is right', ({ text }) => {
    expect(text).toMatch(/^Severity: (?:error|warning)\b.*\.$/m);
    expect(text).toMatch(/^\*\*Wrong/m);
    expect(text).toMatch(/^\*\*Right/m);
  });

  it.each(wrong)('shows something that is wrong by $rule alone', async (example) => {
    expect(['patch', 'block', 'file']).toContain(example.kind);
    const findings = await findingsIn(example);
    expect(new Set(findings.map(({ rule }) => rule))).toEqual(new Set([example.rule]));
    expect(findings.map(({ severity }) => severity)).toContain(example.severity);
    for (const { message, hint } of findings) expect([message, hint]).not.toContain('');
  });

  it('says what to do about every finding: no hint in the sources is empty', () => {
    for (const [path, source] of sources())
      expect(
        source.match(/\bhint(?:: \w+)? ?[:=] ''|\b(?:say|fault|fileDiagnostic)\([^;]*, ''\)/g) ??
          [],
        path,
      ).toEqual([]);
  });

  it.each(right)('shows something that is right by $rule', async (example) => {
    expect(await findingsIn(example)).toEqual([]);
  });
});
