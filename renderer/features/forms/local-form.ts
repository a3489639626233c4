import { isDownload, type PageDownloads } from '../../../schemas/download.ts';
import type { FieldOption, Form, FormField } from '../../../schemas/forms/form.ts';
import { endpointAddress } from '../../../schemas/forms/form-endpoint.ts';
import type { Localized } from '../../../schemas/localized.ts';
import type { Site } from '../../context/site.ts';
import { downloadAddress } from '../../pictures/media-address.ts';
import { inLanguage } from '../../text/languages.ts';

/** A field with its texts in the language of the page. */
export interface LocalField
  extends Pick<
    FormField,
    | 'name'
    | 'type'
    | 'show'
    | 'lines'
    | 'pattern'
    | 'min'
    | 'max'
    | 'accept'
    | 'value'
    | 'autocomplete'
  > {
  label: string;
  required: boolean;
  help?: string;
  placeholder?: string;
  patternMessage?: string;
  options?: { value: string; label: string }[];
}

/** The parts of a form that the browser needs. */
export interface LocalForm {
  /** Prefix of the ids of its controls. */
  id: string;
  /** Name sent along with the form. */
  name: string;
  /** Path of the page that shows it. */
  page: string;
  /** Name or address of its endpoint. */
  endpoint?: string;
  /** Address that a browser without scripts posts to, as of the build; scripts use the facts. */
  action?: string;
  fields: LocalField[];
  steps?: { heading: string; fields: string[] }[];
  submit?: string;
  after: { message?: string; page?: string; download?: string; downloadLabel?: string };
  /** Subject of the email used as a fallback. */
  subject: string;
}

/**
 * The name of a form on a page: its own, else the last segment of the page's path.
 *
 * @param nth index of the form on the page, from 1.
 */
export function formNameOf({ name }: Pick<Form, 'name'>, path: string, nth: number): string {
  const last = path.split('/').at(-1) || 'home';
  return name ?? (nth === 1 ? last : `${last}-${nth}`);
}

/** Value and label of each choice. */
export function optionsOf(
  { options = [] }: Pick<FormField, 'options'>,
  say: (value: Localized) => string,
): { value: string; label: string }[] {
  return options.map((option: FieldOption) =>
    typeof option === 'string'
      ? { value: option, label: option }
      : { value: option.value, label: say(option.label) },
  );
}

/** Drops undefined keys: every visitor's browser reads what a page carries. */
function present<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const kept = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as { [K in keyof T]?: NonNullable<T[K]> };
}

/** Where a form is shown, and what its page knows about files. */
interface FormPlace extends Pick<LocalForm, 'id' | 'name' | 'page'> {
  downloads: PageDownloads | undefined;
}

/** Address of a download. A missing file fails the build; in development the link is omitted. */
function addressOf(
  download: string | undefined,
  downloads: PageDownloads = {},
): string | undefined {
  if (download === undefined || !isDownload(download)) return download;
  const facts = downloads[download];
  return facts && downloadAddress(download, facts.hash);
}

/** A form as pages in one language show it. */
export function localForm(form: Form, site: Site, place: FormPlace): LocalForm {
  const say = (value: Localized) => inLanguage(value, site.language, site.languages);
  const spoken = (value: Localized | undefined) => (value === undefined ? undefined : say(value));
  const { after = {}, heading, submit, steps, endpoint } = form;
  const { id, name, page } = place;
  const action = endpointAddress(endpoint, site.integrations);
  return {
    ...{ id, name, page },
    ...present({ endpoint, action }),
    fields: form.fields.map(({ label, help, placeholder, patternMessage, options, ...field }) => ({
      ...present(field),
      name: field.name,
      type: field.type,
      label: spoken(label) ?? field.name,
      required: field.required ?? false,
      ...present({
        help: spoken(help),
        placeholder: spoken(placeholder),
        patternMessage: spoken(patternMessage),
        options: options && optionsOf({ options }, say),
      }),
    })),
    ...(steps
      ? { steps: steps.map((step) => ({ heading: say(step.heading), fields: step.fields })) }
      : {}),
    ...present({ submit: spoken(submit) }),
    after: present({
      message: spoken(after.message),
      page: spoken(after.page),
      download: addressOf(after.download, place.downloads),
      downloadLabel: spoken(after.downloadLabel),
    }),
    subject: spoken(heading) ?? site.words.forms.subject,
  };
}
