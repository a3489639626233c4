import type { StarterRow } from '../../../making-protocol.ts';
import type { StudioStore } from '../../store.ts';
import { useView } from '../../use-view.ts';
import { Field } from '../Field.tsx';
import { useAnswer } from '../use-answer.ts';

const NO_QUERY = {};

interface TemplateSelectProps {
  store: StudioStore;
  value: string;
  onChange: (template: string) => void;
}

/** The template of a table's pages: a page or a starter, with autocompletion. */
export function TemplateSelect({ store, value, onChange }: TemplateSelectProps) {
  const pages = useView(store, (view) => view.site?.pages) ?? [];
  const { answer: starters = [] } = useAnswer<StarterRow[]>('starters', NO_QUERY);
  const landings = pages.filter(({ kind }) => kind === 'landing');
  return (
    <Field
      label="Made from"
      help="Everything that the table does not say stays as it is there. [[Town]] in one of its texts takes the column “Town”."
    >
      {(ids) => (
        <select
          {...ids}
          className="input select table-template"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          {value === '' && <option value="">Choose a starter or a page</option>}
          <optgroup label="Starters">
            {starters.map(({ name }) => (
              <option key={name} value={name}>
                {name}
              </option>
            ))}
          </optgroup>
          <optgroup label="Your pages">
            {landings.map(({ path, name }) => (
              <option key={path} value={path.slice(1)}>
                {name} ({path})
              </option>
            ))}
          </optgroup>
        </select>
      )}
    </Field>
  );
}
