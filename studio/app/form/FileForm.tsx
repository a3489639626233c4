import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { StudioStore, StudioView } from '../store.ts';

/** Texts inside a value with the names of their keys. */
function* textsIn(
  value: unknown,
  path: readonly (string | number)[] = [],
): Generator<{ path: readonly (string | number)[]; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (typeof value === 'object' && value !== null)
    for (const [key, part] of Object.entries(value))
      yield* textsIn(part, [...path, Array.isArray(value) ? Number(key) : key]);
}

function nameOf(path: readonly (string | number)[]): string {
  return path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${step}`))
    .join('')
    .replace(/^\./, '');
}

interface TextFieldProps {
  name: string;
  path: readonly (string | number)[];
  text: string;
  store: StudioStore;
  children: ReactNode;
}

/** A text. What is typed stands at once; what comes from elsewhere does when nobody types. */
function TextField({ name, path, text, store, children }: TextFieldProps) {
  const [typed, setTyped] = useState<string>();
  return (
    <label>
      <span>{name}</span>
      <textarea
        name={name}
        value={typed ?? text}
        rows={2}
        onFocus={() => store.chooseField(name)}
        onBlur={() => setTyped(undefined)}
        onChange={({ target: { value } }) => {
          setTyped(value);
          store.edit([{ op: 'set', path, value }]);
        }}
      />
      {children}
    </label>
  );
}

/** The form of the open file. */
export function FileForm({ store, view }: { store: StudioStore; view: StudioView }) {
  const { file, field } = view;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (field === undefined) return;
    form.current?.querySelector<HTMLElement>(`[name="${CSS.escape(field)}"]`)?.focus();
  }, [field]);
  return (
    <form
      ref={form}
      className="form"
      aria-label="Content"
      onSubmit={(event) => event.preventDefault()}
    >
      {[...textsIn(file?.value)].map(({ path, text }) => {
        const name = nameOf(path);
        const findings = file?.findings.filter((finding) => nameOf(finding.path) === name) ?? [];
        return (
          <TextField
            key={`${file?.file} ${name}`}
            name={name}
            path={path}
            text={text}
            store={store}
          >
            {findings.map(({ rule, message }) => (
              <small key={rule}>{message}</small>
            ))}
          </TextField>
        );
      })}
    </form>
  );
}
