import { Segments } from '../../controls/Segments.tsx';
import type { FieldProps } from '../model/field-props.ts';
import { useForm } from '../model/form-context.ts';
import { choiceOf } from '../model/shapes.ts';
import { choiceTitles } from '../model/titles.ts';
import { Field } from './Field.tsx';
import './union-field.css';

/** A value that may be one thing or another: which of them, and its field. */
export function UnionField(props: FieldProps) {
  const { shape, value, path, label } = props;
  const form = useForm();
  const choices = form.shapes.choices(shape);
  const titles = choiceTitles(choices);
  const index = value === undefined ? 0 : choiceOf(choices, value);
  const chosen = choices[index];
  if (!chosen) return null;
  const { description } = shape;
  const inside = form.shapes.described(chosen, description);
  return (
    <div className="union">
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
