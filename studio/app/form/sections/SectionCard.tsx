import downIcon from 'lucide:arrow-down';
import upIcon from 'lucide:arrow-up';
import copyIcon from 'lucide:copy';
import showIcon from 'lucide:eye';
import addIcon from 'lucide:plus';
import removeIcon from 'lucide:trash';
import type { ReactNode } from 'react';
import { fieldName } from '../../../field-path.ts';
import type { FormShape } from '../../../form-shape.ts';
import type { IconShapes } from '../../controls/Icon.tsx';
import { Field } from '../fields/Field.tsx';
import { MapFields } from '../fields/MapFields.tsx';
import { UnknownField } from '../fields/UnknownField.tsx';
import { Disclosure } from '../lists/Disclosure.tsx';
import { EntryMenu } from '../lists/EntryMenu.tsx';
import { SortableEntry } from '../lists/Sortable.tsx';
import { withFactValues } from '../model/facts-in-text.ts';
import { useFormPart } from '../model/form-context.ts';
import type { SectionRow } from '../model/section-rows.ts';
import { isDataMap } from '../model/shared-data.ts';
import { summaryOf } from '../model/titles.ts';

interface SectionCardProps {
  row: SectionRow;
  title: string;
  /** Schema of its block; undefined for an unknown section. */
  shape: FormShape | undefined;
  /** Id in the sortable list; missing for a section with a fixed position. */
  id?: string;
  onStep?: (by: 1 | -1) => void;
  onAdd?: () => void;
  onDuplicate?: () => void;
  onRemove?: () => void;
  onShow?: () => void;
}

function Block({ row: { path, block }, title, shape }: SectionCardProps) {
  const name = fieldName(path);
  const field = { value: block, path, name, label: title, isRequired: true };
  if (!shape) return <UnknownField {...field} shape={{}} />;
  return shape.type === 'object' && isDataMap(block) ? (
    <MapFields shape={shape} value={block} path={path} name={name} />
  ) : (
    <Field {...field} shape={shape} />
  );
}

/** A section of a page: expands to its fields, and can be moved, duplicated and removed. */
export function SectionCard(props: SectionCardProps) {
  const facts = useFormPart((form) => form.facts);
  const { row, title, id, onStep, onAdd, onDuplicate, onRemove, onShow } = props;
  const when = (label: string, icon: IconShapes, act: (() => void) | undefined) =>
    act ? [{ label, icon, act }] : [];
  const actions = [
    ...when('Move up', upIcon, onStep && (() => onStep(-1))),
    ...when('Move down', downIcon, onStep && (() => onStep(1))),
    ...when('Add a section below', addIcon, onAdd),
    ...when('Duplicate', copyIcon, onDuplicate),
    ...when('Show on the page', showIcon, onShow),
    ...when('Remove', removeIcon, onRemove),
  ];
  const card = (handle?: ReactNode) => (
    <Disclosure
      name={fieldName(row.path)}
      title={title}
      summary={withFactValues(summaryOf(row.block), facts)}
      before={handle ?? <span className="handle-place" />}
      tools={actions.length > 0 && <EntryMenu label={`More for ${title}`} actions={actions} />}
    >
      {() => <Block {...props} />}
    </Disclosure>
  );
  return id === undefined ? (
    <div className="section-fixed">{card()}</div>
  ) : (
    <SortableEntry id={id} label={title} onStep={onStep ?? (() => {})}>
      {card}
    </SortableEntry>
  );
}
