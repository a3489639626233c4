import { type RefObject, useEffect, useSyncExternalStore } from 'react';
import { fieldPath } from '../../field-path.ts';
import { useView } from '../use-view.ts';
import type { FormModel } from './model/form-model.ts';

const FOCUSABLE = 'textarea, input:not([type=color]):not([hidden]), select, button, [tabindex="0"]';

function exactField(form: HTMLElement, name: string): HTMLElement | undefined {
  const escaped = CSS.escape(name);
  const found = form.querySelector<HTMLElement>(
    `[data-field="${escaped}"], [data-group="${escaped}"]`,
  );
  return found ?? undefined;
}

/** The element of a field, or of its nearest ancestor. */
function nearestField(form: HTMLElement, name: string): HTMLElement | undefined {
  let known = name;
  while (known !== '') {
    const found = exactField(form, known);
    if (found) return found;
    known = known.replace(/(?:\.?[^.[\]]+|\[[^\]]*\])$/, '');
  }
  return undefined;
}

/** Scrolls a field into view and focuses it. */
function focusField(form: HTMLElement, name: string): void {
  const field = nearestField(form, name);
  if (!field || (field.contains(document.activeElement) && field.dataset.field === name)) return;
  field.scrollIntoView({ block: 'nearest' });
  const body = field.querySelector('.disclosure-body') ?? field;
  const controls = [...body.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const control = controls.find((found) => !found.closest('.field-head, .markdown-tools'));
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'nearest' });
}

/** Focuses the field selected in the page, or just added, with its groups opened. */
export function useFieldFocus(form: RefObject<HTMLElement | null>, model: FormModel): void {
  const { store, file } = model;
  const chosen = useView(store, ({ field, file: shown }) =>
    shown?.file === file ? field : undefined,
  );
  const presses = useView(store, (view) => view.presses);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same field focuses it again
  useEffect(() => {
    if (chosen === undefined || !form.current) return;
    const { activeElement } = document;
    const around = activeElement?.closest('[data-field]');
    if (form.current.contains(activeElement) && around?.getAttribute('data-field') === chosen)
      return;
    model.reveal(chosen);
    requestAnimationFrame(() => {
      // The second click of a double-click may have started editing in the page by now.
      if (form.current && store.view.typedInPage !== chosen) focusField(form.current, chosen);
    });
  }, [chosen, presses, form, model, store]);
  const wanted = useSyncExternalStore(model.subscribe, () => model.wanted);
  const value = useSyncExternalStore(model.subscribe, () => model.value);
  useEffect(() => {
    if (wanted === undefined || !form.current) return;
    model.reveal(wanted);
    const frame = requestAnimationFrame(() => {
      // A field that was just added appears once the file has it; until then, do not focus an ancestor instead.
      const isThere = fieldPath(value, wanted) !== undefined;
      if (!form.current || !(isThere || exactField(form.current, wanted))) return;
      focusField(form.current, wanted);
      // A value that was just added is a sample, to be overwritten.
      const { activeElement } = document;
      if (activeElement instanceof HTMLTextAreaElement) activeElement.select();
      model.focusOn(undefined);
    });
    return () => cancelAnimationFrame(frame);
  }, [wanted, value, form, model]);
}
