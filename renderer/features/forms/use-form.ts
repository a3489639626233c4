import { type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { TRAP } from '../../../schemas/forms/form-names.ts';
import type { VisitorFacts } from '../../context/visitor-facts.ts';
import { attribution } from '../attribution/attribution.ts';
import { businessTime } from '../booking/business-time.ts';
import { recordForm } from '../measurement/form-conversion.ts';
import type { Attachment } from '../outbox/attachments.ts';
import { prepareWaiting } from '../outbox/show-waiting.ts';
import { useSubmission } from '../outbox/use-submission.ts';
import { faultOf } from './field-faults.ts';
import { type FormValues, readValues } from './field-values.ts';
import { formBody } from './form-body.ts';
import type { FormTexts } from './form-words.ts';
import type { LocalField } from './local-form.ts';

/** Validation errors by field name. */
export type Faults = Readonly<Record<string, string>>;

/** Filled-in values; files also in a comparable form. */
interface FilledIn {
  values: FormValues;
  files: string[];
}

function filesOf(values: FormValues): Attachment[] {
  return Object.entries(values).flatMap(([field, value]) =>
    Array.isArray(value)
      ? value.flatMap((file) => (typeof file === 'string' ? [] : [{ field, file }]))
      : [],
  );
}

/** Whether the browser could not parse the input and therefore reports no value. */
function isUnreadable(form: HTMLFormElement, { name }: LocalField): boolean {
  const control = form.elements.namedItem(name);
  return control instanceof HTMLInputElement && control.validity.badInput;
}

/** State of a form defined as data: validation, the current step, and submission through the outbox. */
export function useForm(
  element: RefObject<HTMLFormElement | null>,
  facts: VisitorFacts,
  { form, words, language }: FormTexts,
) {
  const { fields, steps = [] } = form;
  const [step, setStep] = useState(0);
  const [faults, setFaults] = useState<Faults>({});
  const [today, setToday] = useState<string>();
  const toFocus = useRef<string>(undefined);

  const read = (now: HTMLFormElement): FilledIn => {
    const values = readValues(fields, new FormData(now));
    const files = filesOf(values).map(({ field, file }) =>
      JSON.stringify([field, file.name, file.size, file.lastModified]),
    );
    return { values, files };
  };

  const submission = useSubmission<FilledIn>(element, {
    kind: 'form',
    endpoint: form.endpoint,
    facts,
    read,
    compose: ({ values }, suspect) =>
      formBody(form, values, {
        id: crypto.randomUUID(),
        at: new Date(),
        language,
        userAgent: navigator.userAgent,
        url: location.href,
        attribution: attribution(),
        suspect,
      }),
    attachments: (now) => filesOf(read(now).values),
    onDelivered: (_, id) => {
      recordForm(form.name, id);
      if (form.after.page !== undefined) location.assign(form.after.page);
    },
    onWaiting: () => {},
  });

  /** Current validation errors of some fields. */
  const faultsIn = (now: HTMLFormElement, looked: readonly LocalField[]): Faults => {
    const { values } = read(now);
    const context = {
      words: words.faults,
      today: businessTime(new Date(), facts.business).day,
      language,
    };
    const found = looked.flatMap((field) => {
      const unreadable = field.type === 'date' ? words.faults.date : words.faults.number;
      const fault = isUnreadable(now, field)
        ? unreadable
        : faultOf(field, values[field.name] ?? '', context);
      return fault === undefined ? [] : [[field.name, fault]];
    });
    return Object.fromEntries(found);
  };

  const fieldsOf = (index: number): readonly LocalField[] =>
    steps.length === 0 ? fields : fields.filter(({ name }) => steps[index]?.fields.includes(name));

  const show = (index: number, focus: string) => {
    toFocus.current = focus;
    setStep(index);
  };

  /**
   * @returns whether all fields up to this step are valid; otherwise the first invalid one is shown and receives focus.
   */
  const isRight = (now: HTMLFormElement, last: number): boolean => {
    const indices = steps.length === 0 ? [0] : Array.from({ length: last + 1 }, (_, i) => i);
    const found = faultsIn(now, indices.flatMap(fieldsOf));
    setFaults(found);
    const at = indices.find((index) => fieldsOf(index).some(({ name }) => name in found));
    if (at === undefined) return true;
    const first = fieldsOf(at).find(({ name }) => name in found);
    show(at, `[name="${first?.name}"]`);
    return false;
  };

  const isLast = step >= steps.length - 1;

  const next = () => {
    const { current } = element;
    if (current && isRight(current, step)) show(step + 1, '[data-current] legend');
  };

  const back = () => show(step - 1, '[data-current] legend');

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isLast) return next();
    const now = event.currentTarget;
    if (!isRight(now, step)) return;
    // Only robots see this field; their submissions are flagged, not dropped.
    submission.send(new FormData(now).get(TRAP) !== '');
  };

  /** A reported error disappears as soon as it is corrected. */
  const onChange = () => {
    const { current } = element;
    const told = fields.filter(({ name }) => name in faults);
    if (current && told.length > 0) setFaults(faultsIn(current, told));
  };

  // From now on errors are reported in the page's own texts, and the code that handles a failure is fetched while there
  // is a network.
  useEffect(() => {
    if (element.current) element.current.noValidate = true;
    setToday(businessTime(new Date(), facts.business).day);
    prepareWaiting();
  }, [element, facts.business]);

  // Deferred to after the update: a hidden step cannot receive focus.
  useEffect(() => {
    if (toFocus.current === undefined) return;
    element.current?.querySelector<HTMLElement>(toFocus.current)?.focus();
    toFocus.current = undefined;
  });

  return { ...submission, step, isLast, faults, today, next, back, onSubmit, onChange };
}
