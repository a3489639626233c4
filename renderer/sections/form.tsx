import { type Form, FormBlock } from '../../schemas/forms/form.ts';
import type { Site } from '../context/site.ts';
import { formNameOf } from '../features/forms/local-form.ts';
import { OutboxPlaceholder } from '../features/outbox/OutboxPlaceholder.tsx';
import { inLanguage } from '../text/languages.ts';
import { defineSection } from './define-section.ts';
import { FormInPlace, sharedForm } from './FormInPlace.tsx';

/** The form of a block, inline or by name, and its own name. */
function formOf(
  block: FormBlock,
  site: Site,
  page: string,
  nth: number,
): { form: Form; name: string } | undefined {
  if (typeof block !== 'string') return { form: block, name: formNameOf(block, page, nth) };
  const form = sharedForm(block, site);
  return form && { form, name: block };
}

/** A form of the site's own. */
export const form = defineSection({
  name: 'form',
  description: 'A form: the name of one under `forms` in site.config.yaml, or the form itself.',
  schema: FormBlock,
  sample: {
    heading: 'Ask for a quote',
    intro: 'Three lines are enough; we write back with a price.',
    fields: [
      { name: 'what', type: 'text', label: 'What needs doing?', lines: 4, required: true },
      {
        name: 'when',
        type: 'choice',
        label: 'When?',
        options: ['As soon as possible', 'Within a month', 'No hurry'],
      },
      { name: 'email', type: 'email', label: 'Email address', required: true },
      {
        name: 'consent',
        type: 'consent',
        label: 'You may use my address to answer this question.',
        required: true,
      },
    ],
    submit: 'Ask for a quote',
  },
  Component({ block, page, site, tone, nth }) {
    const found = formOf(block, site, page.entry.path, nth);
    if (!found) return null;
    const id = nth === 1 ? 'form' : `form-${nth}`;
    const say = (value: NonNullable<Form['heading']>) =>
      inLanguage(value, site.language, site.languages);
    const { kicker, heading, intro } = found.form;
    return (
      <section
        className={`section ${tone} ${heading === undefined ? '' : 'split '}form-block`}
        id={id}
      >
        <div className="wrap">
          {heading !== undefined && (
            <header className="heading">
              {kicker !== undefined && <p className="kicker">{say(kicker)}</p>}
              <h2>{say(heading)}</h2>
              {intro !== undefined && <p className="lead">{say(intro)}</p>}
            </header>
          )}
          <div className="section-body">
            {nth === 1 && <OutboxPlaceholder site={site} />}
            <FormInPlace {...found} id={id} page={page} site={site} />
          </div>
        </div>
      </section>
    );
  },
});
