import type { Diagnostic } from '../diagnostic.ts';
import type { Facts } from '../facts/facts.ts';
import { report, type SourceFile } from '../source-file.ts';
import type { Path } from '../value-path.ts';
import type { Locate } from '../yaml/yaml-document.ts';

/** Buttons that only a fact of the business brings to a page. */
const NEEDED = { chat: 'business.whatsapp', call: 'business.phone' } as const;

type Button = keyof typeof NEEDED;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** The buttons of all blocks, with their paths. */
function* actionsIn(value: unknown, path: Path): Generator<{ path: Path; actions: object }> {
  if (!isObject(value)) return;
  for (const [key, inner] of Object.entries(value)) {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if ((key === 'actions' || key === 'action') && isObject(inner))
      yield { path: at, actions: inner };
    else yield* actionsIn(inner, at);
  }
}

/**
 * `features/no-button`: blocks whose only button is one that the business has no number for. Beside others such a button
 * may be missing, so that one text fits several sites.
 */
export function checkIdleActions(
  content: object,
  facts: Facts,
  source: SourceFile,
  locate: Locate,
): Diagnostic[] {
  const isIdle = (name: string) =>
    name in NEEDED && facts.get(NEEDED[name as Button]) === undefined;
  const idle = Object.keys(NEEDED).filter(
    (name) => source.text.includes(`${name}:`) && isIdle(name),
  );
  if (idle.length === 0) return [];
  return [...actionsIn(content, [])].flatMap(({ path, actions }) => {
    const [name = '', ...others] = Object.keys(actions);
    if (!idle.includes(name) || !others.every((other) => idle.includes(other))) return [];
    const fact = NEEDED[name as Button];
    return report(source, {
      range: locate([...path, name], 'key'),
      rule: 'features/no-button',
      severity: 'warning',
      message: `This button is not shown: the business has no ${fact}.`,
      hint: `Add ${fact} to site.config.yaml, or let it lead elsewhere with book or link.`,
    });
  });
}
