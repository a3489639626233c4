import type { CopyRule } from '../../content/rule.ts';
import { namedBlocks } from '../../content/section-blocks.ts';
import type { Path } from '../../content/value-path.ts';

/** What a form says that gathers addresses to write to later. */
const ADVERTISES =
  /\bnewsletters?\b|\bmailing list\b|\bsubscribe\b|\bbolet(?:ín|ines)\b|\bsuscr[ií]b|\babonnier|\brundbrief/i;

interface Field {
  type?: unknown;
  required?: unknown;
}

/** The forms that stand in a file: in the configuration by their names, elsewhere as sections. */
function* formsIn(raw: object): Generator<{ path: Path; form: object }> {
  const shared = 'forms' in raw ? Object(raw.forms) : {};
  for (const [name, form] of Object.entries(shared))
    yield { path: ['forms', name], form: Object(form) };
  for (const { path, block } of namedBlocks(raw, 'form'))
    if (typeof block === 'object' && block !== null) yield { path, form: block };
}

/** The words over a form and on its button. */
function wordsOf(form: object): string {
  const { heading, kicker, intro, submit } = form as Record<string, unknown>;
  return JSON.stringify([heading, kicker, intro, submit]);
}

/** `law/consent`: nobody is written to later who has not agreed to it. */
export const lawConsent: CopyRule = {
  name: 'law/consent',
  severity: 'warning',
  suspects: ADVERTISES,
  *check({ raw }) {
    for (const { path, form } of formsIn(raw)) {
      const { fields } = form as { fields?: unknown };
      if (!Array.isArray(fields) || !ADVERTISES.test(wordsOf(form))) continue;
      const asked = fields.map((field): Field => Object(field));
      if (!asked.some(({ type }) => type === 'email' || type === 'phone')) continue;
      const place = asked.findIndex(({ type }) => type === 'consent');
      if (place === -1)
        yield {
          path: [...path, 'fields'],
          message:
            'The form gathers addresses for a newsletter, and nobody is asked to agree to it.',
          hint: 'Add a field of the type consent, with a label that says what will be sent and how to leave.',
        };
      else if (asked[place]?.required !== true)
        yield {
          path: [...path, 'fields', place],
          message: 'The consent to the newsletter can be left out, so nobody knows who has agreed.',
          hint: 'Add required: true to it.',
        };
    }
  },
};
