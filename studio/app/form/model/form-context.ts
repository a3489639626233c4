import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FormModel } from './form-model.ts';

export const FormContext = createContext<FormModel | undefined>(undefined);

/** The form that a field stands in. */
export function useForm(): FormModel {
  const form = useContext(FormContext);
  if (!form) throw new Error('A field stands in a form.');
  return form;
}

/**
 * One thing that the form knows; a component that asks so is rendered again only when it is another.
 *
 * @param select gives something that the form holds, not something made anew each time.
 */
export function useFormPart<Part>(select: (form: FormModel) => Part): Part {
  const form = useForm();
  return useSyncExternalStore(form.subscribe, () => select(form));
}
