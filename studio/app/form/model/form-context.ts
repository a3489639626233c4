import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FormModel } from './form-model.ts';

export const FormContext = createContext<FormModel | undefined>(undefined);

/** The form that contains the component. */
export function useForm(): FormModel {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands in a form.');
  return form;
}

/**
 * Selects one part of the form's state; the component re-renders only when that part changes.
 *
 * @param select must return something that the form holds, not a new object each time.
 */
export function useFormPart<Part>(select: (form: FormModel) => Part): Part {
  const form = useForm();
  return useSyncExternalStore(form.subscribe, () => select(form));
}
