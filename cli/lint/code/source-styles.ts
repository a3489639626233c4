import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Diagnostic } from '../../content/diagnostic.ts';
import { displayPath, report } from '../../content/source-file.ts';
import type { Declaration, Slip } from '../../rules/css/css-statements.ts';
import type { ValueFault } from '../../rules/css/css-values.ts';
import { rangeAt } from '../../rules/find-source.ts';
import { SITE_FOLDERS } from '../../rules/source-texts.ts';
import { stylePathsBelow } from './style-paths.ts';

const SLIPS = {
  brace: {
    message: 'This brace is not closed, so everything below belongs to it.',
    hint: 'Close it behind its last declaration.',
  },
  closing: {
    message: 'This brace closes nothing, so browsers ignore the rule below it.',
    hint: 'Take it out, or open the rule that it ends.',
  },
  comment: {
    message: 'This comment does not end, so browsers ignore everything below.',
    hint: 'End it with */.',
  },
  quote: {
    message: 'This quotation mark is not closed on its line, so browsers ignore this declaration.',
    hint: 'Close it.',
  },
  colon: {
    message: 'This is no declaration, so browsers ignore it.',
    hint: 'Write a colon between a property and its value.',
  },
} as const satisfies Record<Slip['what'], { message: string; hint: string }>;

/** At-rules that contain rules, or the declarations of the rule around them. */
const GROUPS = /^@(?:media|supports|container|layer|scope|starting-style)\b/i;

/** Whether a declaration is one of an element, and no descriptor of a font or page. */
function isOfElement({ blocks }: Declaration): boolean {
  const own = blocks.findLast((text) => !GROUPS.test(text));
  return own !== undefined && !own.startsWith('@');
}

/** A declaration that begins on a later line inside a value: its predecessor is not ended. */
const SWALLOWED = /\n\s*[a-z-]+\s*:/i;

type Css = typeof import('../../rules/css/css-statements.ts') &
  typeof import('../../rules/css/css-values.ts') &
  typeof import('../../rules/css/css-preludes.ts');

/** What is wrong with a declaration, and where in it. */
function declarationFault(found: Declaration, css: Css): ValueFault | undefined {
  const { name, value, start, valueStart } = found;
  if (!isOfElement(found)) return undefined;
  const opened = value.split('(').length - value.split(')').length;
  if (opened !== 0 && !/["']/.test(value))
    return {
      span: [valueStart - start, valueStart - start + value.split('\n', 1).join('').length],
      message: `A parenthesis of this value ${opened > 0 ? 'is not closed' : 'closes nothing'}, so browsers ignore it.`,
      hint: 'Take it out, or add the other one.',
    };
  const swallowed = SWALLOWED.exec(value);
  const before = valueStart - start;
  if (swallowed)
    return {
      span: [0, before + swallowed.index],
      message: 'This declaration has no semicolon, so browsers ignore it and the next one.',
      hint: 'End it with one.',
    };
  const unknown = name.startsWith('--') ? undefined : css.propertyFault(name);
  if (unknown) return { ...unknown, span: [0, name.length] };
  const wrong = css.valueFault(name, value);
  const [from, to] = wrong?.span ?? [-before, name.length - before];
  return wrong && { ...wrong, span: [before + from, before + to] };
}

function* faultsIn(text: string, css: Css): Generator<ValueFault & { at: number }> {
  for (const found of css.statementsOf(text)) {
    const { start: at } = found;
    if (found.kind === 'slip') yield { at, span: [0, found.end - at], ...SLIPS[found.what] };
    else if (found.kind === 'prelude') {
      const wrong = css.preludeFault(found.text);
      if (wrong) yield { at, span: [0, found.text.length], ...wrong };
    } else {
      const wrong = declarationFault(found, css);
      if (wrong) yield { at, ...wrong };
    }
  }
}

/** `style/ignored`: what browsers ignore in the style sheets of a site. */
export async function checkSourceStyles(root: string, cwd: string): Promise<Diagnostic[]> {
  const paths = SITE_FOLDERS.flatMap((folder) => stylePathsBelow(join(root, folder)));
  if (paths.length === 0) return [];
  const [statements, values, preludes] = await Promise.all([
    import('../../rules/css/css-statements.ts'),
    import('../../rules/css/css-values.ts'),
    import('../../rules/css/css-preludes.ts'),
  ]);
  const css = { ...statements, ...values, ...preludes };
  return paths.flatMap((path) => {
    const text = readFileSync(path, 'utf8');
    return [...faultsIn(text, css)].map(({ at, span: [from, to] = [0, 1], message, hint }) =>
      report(
        { file: displayPath(path, cwd), text },
        {
          range: rangeAt(text, at + from, at + to),
          rule: 'style/ignored',
          severity: 'warning',
          ...{ message, hint },
        },
      ),
    );
  });
}
