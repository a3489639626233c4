import type { Form } from '../../schemas/forms/form.ts';
import { DataForm } from '../features/forms/data-form.island.tsx';
import { formTexts } from '../features/forms/form-words.ts';
import { localForm } from '../features/forms/local-form.ts';
import { Island } from '../islands/Island.tsx';
import type { SectionProps } from './section-props.ts';

interface FormInPlaceProps extends Pick<SectionProps<unknown>, 'page' | 'site'> {
  form: Form;
  /** Name sent along with the form. */
  name: string;
  /** Prefix of the ids of its controls, unique on the page. */
  id: string;
}

/** A form defined as data, without its heading, hydrated on first interaction. */
export function FormInPlace({ form, name, id, page, site }: FormInPlaceProps) {
  const downloads = { ...site.formDownloads, ...page.downloads };
  const local = localForm(form, site, { id, name, page: page.entry.path, downloads });
  return (
    <Island name="form" of={DataForm} on="interaction" site={site} words={formTexts(local, site)} />
  );
}

/** A form of the configuration by name; the linter reports unknown names. */
export function sharedForm(name: string, site: SectionProps<unknown>['site']): Form | undefined {
  return (site.forms as Record<string, Form> | undefined)?.[name];
}
