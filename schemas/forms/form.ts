import { z } from 'zod';
import { isDownload } from '../download.ts';
import { LinkTarget } from '../link-target.ts';
import { localized } from '../localized.ts';
import { text } from '../text.ts';
import { FIELD_TYPES, FILE_KINDS } from './form-values.ts';

/** Autofill tokens that browsers support (HTML, "Autofill"). */
const AUTOCOMPLETE = [
  ...['name', 'given-name', 'family-name', 'organization', 'organization-title'],
  ...['email', 'tel', 'url', 'street-address', 'address-line1', 'address-line2'],
  ...['address-level2', 'address-level1', 'postal-code', 'country-name', 'bday', 'off'],
] as const;

const FIELD_NAME = /^[a-z][A-Za-z0-9]*(?:[-_][A-Za-z0-9]+)*$/;

const said = (description: string) => localized(text(description), description);

/** Letters, digits and hyphens, for names of forms and endpoints. */
const shortName = (description: string) =>
  z
    .string()
    .max(60)
    .regex(FIELD_NAME, 'must be a short name such as quote or move-in')
    .meta({ description });

const FieldOption = z.union([
  text('A choice; what is sent is the same text.'),
  z
    .strictObject({
      value: z
        .string()
        .min(1)
        .max(200)
        .meta({ description: 'What is sent, the same in every language.' }),
      label: said('What the visitor reads.'),
    })
    .meta({ description: 'A choice that is sent as its value instead of its label.' }),
]);

const bound = (description: string) =>
  z
    .union([z.number(), text('A day as `2027-03-28`, or `today`.')])
    .optional()
    .meta({ description });

const FormField = z
  .strictObject({
    name: shortName('Name under which the value is sent, such as `phone`.'),
    type: z.enum(FIELD_TYPES).meta({ description: 'Type of the field.' }),
    label: said(
      'What is asked, over the field; of a `consent` the sentence beside the box.',
    ).optional(),
    help: said('A sentence under the field.').optional(),
    placeholder: said(
      'An example inside the empty field; never what the label should say.',
    ).optional(),
    required: z
      .boolean()
      .optional()
      .meta({ description: 'Whether it must be filled in. Default: no.' }),
    options: z
      .array(FieldOption)
      .max(200)
      .optional()
      .meta({ description: 'What can be chosen, for `choice` and `choices`.' }),
    show: z.enum(['menu', 'list']).optional().meta({
      description: 'A `choice` as a menu (default), or as a list that shows all options.',
    }),
    lines: z
      .int()
      .min(2)
      .max(20)
      .optional()
      .meta({ description: 'Height of a multi-line `text`, in lines.' }),
    pattern: z.string().min(1).max(200).optional().meta({
      description: 'Regular expression that must match the whole text, such as `[A-Z]{2}\\d{4}`.',
    }),
    patternMessage: said('What is said if it does not: what the text should look like.').optional(),
    min: bound(
      'Least number, first day, fewest characters of a `text` or fewest `choices`, as the type has it.',
    ),
    max: bound(
      'Greatest number, last day, most characters of a `text`, most `choices` or most files.',
    ),
    accept: z
      .array(z.enum(FILE_KINDS))
      .min(1)
      .optional()
      .meta({ description: 'Kinds of files. Default: pictures and PDF.' }),
    value: text('What a `hidden` field sends.').optional(),
    autocomplete: z.enum(AUTOCOMPLETE).optional().meta({
      description: 'What browsers may autofill. Default: by the type, and `name` by its name.',
    }),
  })
  .meta({ description: 'A field of the form.' });

const FormStep = z
  .strictObject({
    heading: said('What the step is about.'),
    fields: z
      .array(z.string().max(60).meta({ description: 'Name of a field.' }))
      .min(1)
      .meta({ description: 'Names of its fields, in order.' }),
  })
  .meta({ description: 'A part of the form that is shown separately.' });

const After = z
  .strictObject({
    message: said('What is said in the place of the form.').optional(),
    page: localized(LinkTarget, 'Page that opens, such as `/thank-you`.').optional(),
    download: z
      .string()
      .max(500)
      .refine(
        (value) => isDownload(value) || /^https:\/\/\S+$/.test(value),
        'must be a file below media/, such as price-list.pdf, or begin with `https://`',
      )
      .optional()
      .meta({
        description: 'A file to offer: in `media/`, such as `price-list.pdf`, or `https://…`.',
      }),
    downloadLabel: said('What the link to the file says.').optional(),
  })
  .meta({
    description: 'What happens once the form is delivered: a message, a page, or a file.',
  });

const form = {
  kicker: said('A few words over the heading.').optional(),
  heading: said('Heading over the form.').optional(),
  intro: said('One or two sentences under the heading.').optional(),
  fields: z.array(FormField).min(1).max(60).meta({ description: 'The fields, in order.' }),
  steps: z.array(FormStep).min(2).max(10).optional().meta({
    description:
      'The fields in several steps with progress, each field in one of them. Without scripts, all are on one page.',
  }),
  endpoint: z.string().min(1).max(2000).optional().meta({
    description:
      'Where it is sent: `contactWebhook`, `bookingWebhook` or a name from `integrations.endpoints`; under `forms` in site.config.yaml also an https:// address. Without it, the form ends with an email or a call.',
  }),
  submit: said('The button that sends it. Default: `Send`.').optional(),
  after: After.optional(),
};

/** A form of `forms` in `site.config.yaml`, which pages reference by name. */
export const SharedForm = z
  .strictObject(form)
  .meta({ description: 'A form, shown with `form: <its name>` on landings and data pages.' });

/** A form defined on the page that shows it. */
export const OwnForm = z
  .strictObject({
    name: shortName(
      'Name that is sent along. Default: the last part of the page’s address.',
    ).optional(),
    ...form,
  })
  .meta({ description: 'A form, defined where it is shown.' });

/** The block of a form: its name in `forms`, or the form itself. */
export const FormBlock = z.union([
  shortName('Name of a form below `forms` in site.config.yaml.'),
  OwnForm,
]);

/** The forms of a site by name. */
export const Forms = z
  .record(shortName('Name of a form.'), SharedForm)
  .meta({ description: 'Forms that several pages can show, by name.' });

export type FormField = z.infer<typeof FormField>;
export type Form = z.infer<typeof OwnForm>;
export type FieldOption = z.infer<typeof FieldOption>;
export type FormBlock = z.infer<typeof FormBlock>;
