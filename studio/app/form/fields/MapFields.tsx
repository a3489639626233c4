import { memo } from 'react';
import { fieldName } from '../../../field-path.ts';
import type { FormShape } from '../../../form-shape.ts';
import type { StudioPath } from '../../../protocol.ts';
import { useForm, useFormPart } from '../model/form-context.ts';
import { titleOf } from '../model/titles.ts';
import { AddKey } from './AddKey.tsx';
import { AddKeys } from './AddKeys.tsx';
import { Field } from './Field.tsx';
import { factKey } from './fact-key.ts';
import { UnknownField } from './UnknownField.tsx';
import './map-fields.css';

interface MapFieldsProps {
  shape: FormShape;
  value: Readonly<Record<string, unknown>>;
  path: StudioPath;
  name: string;
  /** Keys shown elsewhere. */
  without?: ReadonlySet<string>;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Path arrays are recreated on each render; the name identifies them. */
function isSameMap(before: MapFieldsProps, after: MapFieldsProps): boolean {
  return (
    before.name === after.name &&
    before.value === after.value &&
    before.shape === after.shape &&
    before.without === after.without
  );
}

/** The fields of a map: keys that are present or required, and optional keys that can be added. */
export const MapFields = memo(function MapFields({
  shape,
  value,
  path,
  name,
  without = NOTHING,
}: MapFieldsProps) {
  const form = useForm();
  const { shapes } = form;
  const required = new Set(shape.required);
  const known = Object.keys(shape.properties ?? {}).filter((key) => !without.has(key));
  const nameOf = (key: string) => fieldName([...path, key]);
  // Keys opened with an empty field; as text, so that only a real change triggers a render.
  const opened = new Set(
    useFormPart((model) => known.filter((key) => model.isOpen(nameOf(key))).join(' ')).split(' '),
  );
  const isShown = (key: string) =>
    Object.hasOwn(value, key) || required.has(key) || opened.has(key);
  const others = Object.keys(value).filter((key) => !without.has(key) && !known.includes(key));
  const absent = known.filter((key) => !isShown(key));
  const [group] = path;
  const isFacts =
    form.isConfig &&
    typeof group === 'string' &&
    !Object.hasOwn(shapes.root.properties ?? {}, group);
  const add = (key: string) => {
    const inside = shapes.key(shape, key);
    if (inside?.type === 'boolean') form.set([...path, key], true);
    else form.setOpen(nameOf(key), true);
    form.focusOn(nameOf(key));
  };
  const field = (key: string) => {
    const inside = shapes.key(shape, key);
    const props = {
      ...{ shape: inside ?? {}, value: value[key], path: [...path, key], name: nameOf(key) },
      ...{ label: titleOf(key), isRequired: required.has(key) },
    };
    return inside ? <Field key={key} {...props} /> : <UnknownField key={key} {...props} />;
  };
  return (
    <div className="map-fields">
      {known.filter(isShown).map(field)}
      {others.map(field)}
      <AddKeys keys={absent} onAdd={add} />
      {typeof shape.additionalProperties === 'object' && (
        <AddKey
          within={name}
          taken={Object.keys(value)}
          {...(isFacts ? { keyOf: factKey } : {})}
          onAdd={(key) => {
            form.set([...path, key], shapes.blank(shapes.key(shape, key) ?? {}));
            form.focusOn(nameOf(key));
          }}
        />
      )}
    </div>
  );
}, isSameMap);
