import { Segments } from '../../controls/Segments.tsx';
import { useView } from '../../use-view.ts';
import type { FieldProps } from '../model/field-props.ts';
import { useForm } from '../model/form-context.ts';
import { choiceOf } from '../model/shapes.ts';
import { choiceTitles, isLocalized } from '../model/titles.ts';
import { Field } from './Field.tsx';
import './union-field.css';

/** A value with alternative schemas: a select for the alternative, and its field. */
export function UnionField(props: FieldProps) {
  const { shape, value, path, label, isRequired } = props;
  const form = useForm();
  const languages = useView(form.store, ({ site }) => site?.languages);
  const choices = form.shapes.choices(shape);
  const titles = choiceTitles(choices);
  const index = value === undefined ? 0 : choiceOf(choices, value);
  const chosen = choices[index];
  if (!chosen) return null;
  const { description } = shape;
  const inside = form.shapes.described(chosen, description);
  // With a single language, nobody writes a text per language.
  const isSettled = isLocalized(choices) && index === 0 && (languages?.length ?? 0) < 2;
  if (isSettled) return <Field {...props} shape={inside} />;
  return (
    <div className={isRequired ? 'union' : 'union union-optional'}>
      <Segments
        label={`${label}: kind`}
        segments={titles.map((title, at) => ({ value: String(at), label: title }))}
        value={String(index)}
        onChange={(at) => {
          const next = choices[Number(at)];
          if (next) form.set(path, form.shapes.blank(next));
        }}
      />
      <Field {...props} shape={inside} />
    </div>
  );
}
