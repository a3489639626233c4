import { isDownload, type PageDownloads } from '../../../schemas/download.ts';
import type { FieldOption, Form, FormField } from '../../../schemas/form.ts';
import { endpointAddress } from '../../../schemas/form-endpoint.ts';
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

/** What a visitor's browser has to know of a form. */
export interface LocalForm {
  /** Begins the ids of its controls. */
  id: string;
  /** Name that is sent along. */
  name: string;
  /** Path of the page that shows it. */
  page: string;
  /** Name or address of where it is sent. */
  endpoint?: string;
  /** Address that a browser without scripts posts it to, as the page was built; scripts go by the facts. */
  action?: string;
  fields: LocalField[];
  steps?: { heading: string; fields: string[] }[];
  submit?: string;
  after: { message?: string; page?: string; download?: string; downloadLabel?: string };
  /** Subject of the e-mail that stands in where nothing can be sent. */
  subject: string;
}

/**
 * The name of a form that stands on a page: its own, else the last part of the page's address.
 *
 * @param nth which form of the page it is, from 1.
 */
export function formNameOf({ name }: Pick<Form, 'name'>, path: string, nth: number): string {
  const last = path.split('/').at(-1) || 'home';
  return name ?? (nth === 1 ? last : `${last}-${nth}`);
}

/** What a choice is sent as, and what visitors read. */
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

/** Only what is there: what a page carries is read by every visitor's browser. */
function present<T extends object>(values: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const kept = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(kept) as { [K in keyof T]?: NonNullable<T[K]> };
}

/** Where a form stands, and what its page knows of files. */
interface FormPlace extends Pick<LocalForm, 'id' | 'name' | 'page'> {
  downloads: PageDownloads | undefined;
}

/** Address of a file that is offered; one that cannot be stops a build, and in development there is no link to it. */
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
