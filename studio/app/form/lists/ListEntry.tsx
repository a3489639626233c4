import downIcon from 'lucide:arrow-down';
import upIcon from 'lucide:arrow-up';
import copyIcon from 'lucide:copy';
import removeIcon from 'lucide:trash';
import { fieldName } from '../../../field-path.ts';
import type { FormShape } from '../../../form-shape.ts';
import type { StudioPath } from '../../../protocol.ts';
import { Field } from '../fields/Field.tsx';
import { MapFields } from '../fields/MapFields.tsx';
import { isDataMap } from '../model/shared-data.ts';
import { summaryOf } from '../model/titles.ts';
import { Disclosure } from './Disclosure.tsx';
import { type EntryAction, EntryMenu } from './EntryMenu.tsx';
import { SortableEntry } from './Sortable.tsx';

interface ListEntryProps {
  id: string;
  shape: FormShape;
  value: unknown;
  path: StudioPath;
  label: string;
  /** Whether it is collapsible. */
  isGroup: boolean;
  canRemove: boolean;
  onStep: (by: 1 | -1) => void;
  onDuplicate?: () => void;
  onRemove: () => void;
}

/** A list entry: a text on one line, or a collapsible card. */
export function ListEntry(props: ListEntryProps) {
  const { id, shape, value, path, label, isGroup, canRemove, onStep, onDuplicate, onRemove } =
    props;
  const actions: EntryAction[] = [
    { label: 'Move up', icon: upIcon, act: () => onStep(-1) },
    { label: 'Move down', icon: downIcon, act: () => onStep(1) },
    ...(onDuplicate ? [{ label: 'Duplicate', icon: copyIcon, act: onDuplicate }] : []),
    ...(canRemove ? [{ label: 'Remove', icon: removeIcon, act: onRemove }] : []),
  ];
  const menu = <EntryMenu label={`More for ${label}`} actions={actions} />;
  const name = fieldName(path);
  const field = { shape, value, path, name, label, isRequired: true };
  const isMap = shape.type === 'object' && isDataMap(value);
  return (
    <SortableEntry id={id} label={label} onStep={onStep}>
      {(handle) =>
        isGroup ? (
          <Disclosure name={name} title={summaryOf(value) || label} before={handle} tools={menu}>
            {() =>
              isMap && !shape.properties?.src ? (
                <MapFields shape={shape} value={value} path={path} name={name} />
              ) : (
                <Field {...field} />
              )
            }
          </Disclosure>
        ) : (
          <div className="text-entry">
            {handle}
            <Field {...field} />
            {menu}
          </div>
        )
      }
    </SortableEntry>
  );
}
