import { memo, useEffect, useRef, useState } from 'react';
import type { StudioStore } from '../store.ts';
import { useView } from '../use-view.ts';
import { ConflictList } from './ConflictList.tsx';
import { FieldHelp, type HelpedField, helpedField } from './FieldHelp.tsx';
import { FileGroups } from './FileGroups.tsx';
import { FindingSummary } from './FindingSummary.tsx';
import { FormContext } from './model/form-context.ts';
import { FormModel } from './model/form-model.ts';
import { type FormParts, useFacts, useFormParts } from './model/load-form.ts';
import { useFieldFocus } from './use-field-focus.ts';
import '../controls/inputs.css';
import './form.css';

interface FileFormProps {
  store: StudioStore;
  /** Name of the file; nothing is shown until the store has loaded it. */
  file: string | undefined;
  /** Keys at the root to which the form is limited. */
  keys?: readonly string[];
  /** Whether keys of the site's own can be added all the same. */
  takesOwn?: boolean;
  /** The field that gets the focus; a new object has it do so once more. */
  wanted?: WantedField | undefined;
}

/** A field that was chosen elsewhere. */
export interface WantedField {
  name: string;
}

/** The form of a file, made from its shape. What else the studio shows does not render it again. */
export const FileForm = memo(function FileForm({ file, ...rest }: FileFormProps) {
  const { store } = rest;
  const kind = useView(store, ({ files }) => (file === undefined ? undefined : files[file]?.kind));
  const parts = useFormParts(kind, store);
  if (file === undefined || !parts) return <div className="form" aria-busy={file !== undefined} />;
  return <LoadedForm key={file} file={file} parts={parts} {...rest} />;
});

interface LoadedFormProps extends FileFormProps {
  file: string;
  parts: FormParts;
}

function LoadedForm({ store, file, keys, takesOwn = false, wanted, parts }: LoadedFormProps) {
  const kind = useView(store, ({ files }) => files[file]?.kind);
  const facts = useFacts(store);
  const isCopy = kind === 'landing' || kind === 'page';
  const [model] = useState(() => new FormModel(store, file, parts.shapes));
  const [helped, setHelped] = useState<HelpedField>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => model.takeFacts(isCopy ? facts : []), [model, facts, isCopy]);
  useFieldFocus(form, model);
  useEffect(() => {
    if (wanted) model.focusOn(wanted.name);
  }, [model, wanted]);
  return (
    <FormContext value={model}>
      <form
        ref={form}
        className="form"
        aria-label={`Content of ${file}`}
        onSubmit={(event) => event.preventDefault()}
        onFocus={({ target }) => {
          const field = helpedField(target);
          setHelped(field);
          if (field && store.view.file?.file === file) store.chooseField(field.name);
        }}
      >
        <div className="form-fields">
          <ConflictList />
          <FindingSummary />
          <FileGroups choices={parts.choices} takesOwn={takesOwn} {...(keys ? { keys } : {})} />
        </div>
        <FieldHelp field={helped} />
      </form>
    </FormContext>
  );
}
