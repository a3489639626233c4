import { lazy, memo, Suspense, useEffect } from 'react';
import type { StudioStore } from '../store.ts';
import { useView } from '../use-view.ts';
import { useFormParts } from './model/load-form.ts';
import './form.css';

/** Half of the studio's script; list and stage need not wait for it. */
const loadCode = () => import('./LoadedForm.tsx');
const LoadedForm = lazy(async () => ({ default: (await loadCode()).LoadedForm }));

export interface FileFormProps {
  store: StudioStore;
  /** Name of the file; nothing is shown until the store has loaded it. */
  file: string | undefined;
  /** Root keys to which the form is limited. */
  keys?: readonly string[];
  /** Whether keys of the site's own can be added regardless. */
  takesOwn?: boolean;
  /** The field to focus; a new object focuses it again. */
  wanted?: WantedField | undefined;
}

/** A field selected elsewhere. */
export interface WantedField {
  name: string;
}

/** The form of a file, generated from its schema. Other changes in the studio do not re-render it. */
export const FileForm = memo(function FileForm({ file, ...rest }: FileFormProps) {
  const { store } = rest;
  const kind = useView(store, ({ files }) => (file === undefined ? undefined : files[file]?.kind));
  const parts = useFormParts(kind, store);
  useEffect(() => {
    if (kind !== undefined) void loadCode();
  }, [kind]);
  const empty = <div className="form" aria-busy={file !== undefined} />;
  if (file === undefined || !parts) return empty;
  return (
    <Suspense fallback={empty}>
      <LoadedForm key={file} file={file} parts={parts} {...rest} />
    </Suspense>
  );
});
