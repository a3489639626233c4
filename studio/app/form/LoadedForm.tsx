import { useEffect, useRef, useState } from 'react';
import { useView } from '../use-view.ts';
import { ConflictList } from './ConflictList.tsx';
import { FieldHelp, type HelpedField, helpedField } from './FieldHelp.tsx';
import type { FileFormProps } from './FileForm.tsx';
import { FileGroups } from './FileGroups.tsx';
import { FindingSummary } from './FindingSummary.tsx';
import { FormContext } from './model/form-context.ts';
import { FormModel } from './model/form-model.ts';
import { type FormParts, useFacts } from './model/load-form.ts';
import { useFieldFocus } from './use-field-focus.ts';
import '../controls/inputs.css';

interface LoadedFormProps extends FileFormProps {
  file: string;
  parts: FormParts;
}

/** True for an error because of which the file cannot be parsed. */
function isSyntax({ rule }: { rule: string }): boolean {
  return rule.startsWith('syntax/');
}

/** The form of a file that the store has loaded. */
export function LoadedForm({
  store,
  file,
  keys,
  takesOwn = false,
  wanted,
  parts,
}: LoadedFormProps) {
  const kind = useView(store, ({ files }) => files[file]?.kind);
  const isUnreadable = useView(store, ({ files }) => {
    const shown = files[file];
    return shown?.value === undefined && shown?.findings.some(isSyntax);
  });
  const facts = useFacts(store);
  // In words, braces are placeholders filled in by the component that shows them.
  const hasFacts = kind !== 'words';
  const [model] = useState(() => new FormModel(store, file, parts.shapes));
  const [helped, setHelped] = useState<HelpedField>();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => model.takeFacts(hasFacts ? facts : []), [model, facts, hasFacts]);
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
          {!isUnreadable && (
            <FileGroups choices={parts.choices} takesOwn={takesOwn} {...(keys ? { keys } : {})} />
          )}
        </div>
        <FieldHelp field={helped} />
      </form>
    </FormContext>
  );
}
