import type { Form } from '../../schemas/form.ts';
import { DataForm } from '../features/forms/data-form.island.tsx';
import { formTexts } from '../features/forms/form-words.ts';
import { localForm } from '../features/forms/local-form.ts';
import { Island } from '../islands/Island.tsx';
import type { SectionProps } from './section-props.ts';

interface FormInPlaceProps extends Pick<SectionProps<unknown>, 'page' | 'site'> {
  form: Form;
  /** Name that is sent along. */
  name: string;
  /** Begins the ids of its controls; no other form of the page has it. */
  id: string;
}

/** A form of data without its heading, which the browser takes over at the first touch. */
export function FormInPlace({ form, name, id, page, site }: FormInPlaceProps) {
  const downloads = { ...site.formDownloads, ...page.downloads };
  const local = localForm(form, site, { id, name, page: page.entry.path, downloads });
  return (
    <Island name="form" of={DataForm} on="interaction" site={site} words={formTexts(local, site)} />
  );
}

/** A form of the configuration by its name; names that there are not are told by the linter. */
export function sharedForm(name: string, site: SectionProps<unknown>['site']): Form | undefined {
  return (site.forms as Record<string, Form> | undefined)?.[name];
}
