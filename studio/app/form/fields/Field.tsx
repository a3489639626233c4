import { memo, type ReactNode } from 'react';
import type { FormShape } from '../../../form-shape.ts';
import { ListField } from '../lists/ListField.tsx';
import { MenuField } from '../menus/MenuField.tsx';
import type { FieldProps } from '../model/field-props.ts';
import { useForm } from '../model/form-context.ts';
import type { FormModel } from '../model/form-model.ts';
import { FileField } from '../pictures/FileField.tsx';
import { PictureField } from '../pictures/PictureField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { ColorField } from './ColorField.tsx';
import { DateField } from './DateField.tsx';
import { GroupField } from './GroupField.tsx';
import { IconField } from './IconField.tsx';
import { LanguageField } from './LanguageField.tsx';
import { LineField } from './LineField.tsx';
import { LinkField } from './LinkField.tsx';
import { MarkdownField } from './MarkdownField.tsx';
import { NumberField } from './NumberField.tsx';
import { SwitchField } from './SwitchField.tsx';
import { TextField } from './TextField.tsx';
import { UnionField } from './UnionField.tsx';
import { UnknownField } from './UnknownField.tsx';

/** Whether a map is a picture: its `src` is a picture file. */
function isPicture({ shapes }: FormModel, { properties }: FormShape): boolean {
  return properties?.src !== undefined && shapes.follow(properties.src).control === 'picture';
}

/** Whether a value is of another type than its field can show. */
function isOtherThan(type: FormShape['type'], value: unknown): boolean {
  if (value === undefined) return false;
  if (type === 'object') return typeof value !== 'object' || value === null || Array.isArray(value);
  if (type === 'array') return !Array.isArray(value);
  // A scalar can be overwritten by typing.
  return typeof value === 'object' && value !== null;
}

/** A text field for the kind of content. */
function textField(props: FieldProps): ReactNode {
  const { control, format, pattern, enum: choices } = props.shape;
  switch (control) {
    // The file of a picture belongs to the picture's field; this one stands alone.
    case 'picture':
    case 'file':
      return <FileField {...props} />;
    case 'icon':
      return <IconField {...props} />;
    case 'color':
      return <ColorField {...props} />;
    case 'link':
      return <LinkField {...props} />;
    case 'language':
      return <LanguageField {...props} />;
    case 'markdown':
      return <MarkdownField {...props} />;
    case 'time':
      return <DateField {...props} type="time" />;
    case 'date-time':
      return <DateField {...props} type="datetime-local" />;
  }
  if (choices) return <ChoiceField {...props} choices={choices} />;
  if (format === 'date') return <DateField {...props} type="date" />;
  const isCopy = pattern === undefined && format === undefined;
  return isCopy ? <TextField {...props} /> : <LineField {...props} />;
}

function fieldOf(form: FormModel, props: FieldProps): ReactNode {
  const { shape, value } = props;
  if (shape.anyOf) return <UnionField {...props} />;
  if (isOtherThan(shape.type, value)) return <UnknownField {...props} />;
  switch (shape.type) {
    case 'object':
      return isPicture(form, shape) ? <PictureField {...props} /> : <GroupField {...props} />;
    case 'array':
      return shape.control === 'menu' ? <MenuField {...props} /> : <ListField {...props} />;
    case 'boolean':
      return <SwitchField {...props} />;
    case 'number':
    case 'integer':
      return <NumberField {...props} />;
    default:
      return textField(props);
  }
}

/** The field for a value of any schema. Re-renders only when its value, schema or path changes. */
export const Field = memo(
  function Field(props: FieldProps) {
    return fieldOf(useForm(), props);
  },
  (before, after) =>
    before.name === after.name &&
    before.value === after.value &&
    before.shape === after.shape &&
    before.label === after.label &&
    before.isRequired === after.isRequired,
);
