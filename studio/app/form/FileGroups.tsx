import { useMemo } from 'react';
import { fieldName } from '../../field-path.ts';
import type { FormShape } from '../../form-shape.ts';
import type { SectionChoices } from '../../protocol.ts';
import { useView } from '../use-view.ts';
import { AddKey } from './fields/AddKey.tsx';
import { AddKeys } from './fields/AddKeys.tsx';
import { Field } from './fields/Field.tsx';
import { factKey } from './fields/fact-key.ts';
import { MapFields } from './fields/MapFields.tsx';
import { UnknownField } from './fields/UnknownField.tsx';
import { Disclosure } from './lists/Disclosure.tsx';
import { useForm, useFormPart } from './model/form-context.ts';
import { isDataMap } from './model/shared-data.ts';
import { titleOf } from './model/titles.ts';
import { FileSections, sectionKeys } from './sections/FileSections.tsx';

const NOTHING: Readonly<Record<string, unknown>> = {};

/** Name of the group of all single values; not a valid key. */
const BASICS = '(basics)';

/** Whether a value gets a group of its own: maps other than pictures. */
function isGroup({ type, properties }: FormShape): boolean {
  return type === 'object' && !(properties && Object.hasOwn(properties, 'src'));
}

interface FileGroupsProps {
  choices: SectionChoices;
  /** Keys to which the form is limited. */
  keys?: readonly string[];
  /** Whether keys of the site's own can be added regardless. */
  takesOwn?: boolean;
}

/** The content of a file: single values, groups, and the sections of a page. */
export function FileGroups({ choices, keys, takesOwn = false }: FileGroupsProps) {
  const form = useForm();
  const { shapes, store, file } = form;
  const found = useFormPart((model) => model.value);
  const kind = useView(store, ({ files }) => files[file]?.kind);
  const value = isDataMap(found) ? found : NOTHING;
  const known = Object.keys(shapes.root.properties ?? {});
  const ofSections = useMemo(() => sectionKeys(kind, choices), [kind, choices]);
  const isWanted = (key: string) =>
    !ofSections.has(key) && (keys === undefined || keys.includes(key));
  const groups = known.filter(
    (key) => isWanted(key) && isGroup(shapes.key(shapes.root, key) ?? {}),
  );
  const others = Object.keys(value).filter((key) => isWanted(key) && !known.includes(key));
  const opened = useFormPart((model) => groups.filter((key) => model.isOpen(key)).join(' ')).split(
    ' ',
  );
  const shown = groups.filter((key) => Object.hasOwn(value, key) || opened.includes(key));
  const inFile = Object.keys(value);
  const order = [...shown].sort((a, b) => inFile.indexOf(a) - inFile.indexOf(b));
  const absent = groups.filter((key) => !shown.includes(key));
  const apart = new Set([
    ...known.filter((key) => !isWanted(key) || groups.includes(key)),
    ...inFile.filter((key) => !known.includes(key)),
  ]);
  const hasBasics = known.some((key) => !apart.has(key));
  const hasSections = Array.isArray(value.sections);
  const isSingle = keys?.length === 1;
  // Additional keys are groups, and are added below.
  const { additionalProperties, ...ownKeys } = shapes.root;
  const takesMore = typeof additionalProperties === 'object' && (keys === undefined || takesOwn);
  const group = (key: string) => {
    const shape = shapes.key(shapes.root, key);
    const props = { value: value[key], path: [key], name: fieldName([key]), label: titleOf(key) };
    if (!shape) return <UnknownField key={key} {...props} shape={{}} isRequired={false} />;
    return (
      <Disclosure key={key} name={props.name} title={props.label} isOpenFirst={isSingle}>
        {() =>
          isDataMap(value[key] ?? NOTHING) ? (
            <MapFields
              {...props}
              shape={shape}
              value={isDataMap(value[key]) ? value[key] : NOTHING}
            />
          ) : (
            <Field
              {...props}
              shape={shape}
              isRequired={shapes.root.required?.includes(key) ?? false}
            />
          )
        }
      </Disclosure>
    );
  };
  return (
    <>
      {hasBasics && (
        <Disclosure name={BASICS} title="Basics" isOpenFirst={kind !== 'landing' && !hasSections}>
          {() => <MapFields shape={ownKeys} value={value} path={[]} name="" without={apart} />}
        </Disclosure>
      )}
      {order.map(group)}
      {others.map(group)}
      <AddKeys keys={absent} kind="group" onAdd={(key) => form.setOpen(key, true)} />
      {takesMore && (
        <AddKey
          within=""
          taken={inFile}
          example="Group of your own, such as fees"
          {...(form.isConfig ? { keyOf: factKey } : {})}
          onAdd={(key) => {
            form.set([key], {});
            form.setOpen(key, true);
            form.focusOn(key);
          }}
        />
      )}
      {keys === undefined && <FileSections kind={kind} value={value} choices={choices} />}
    </>
  );
}
