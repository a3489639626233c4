import addIcon from 'lucide:plus';
import { Button } from '../../controls/Button.tsx';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import type { FieldProps } from '../model/field-props.ts';
import { useForm } from '../model/form-context.ts';
import { movedPlace } from '../model/moved-place.ts';
import { ListEntry } from './ListEntry.tsx';
import { Sortable } from './Sortable.tsx';
import { useEntryIds } from './use-entry-ids.ts';
import './list-field.css';

const NONE: readonly unknown[] = [];

/** A list whose entries can be moved, duplicated, removed and added. */
export function ListField(props: FieldProps) {
  const { shape, value, path, name, label } = props;
  const form = useForm();
  const entries = Array.isArray(value) ? value : NONE;
  const [rows, show] = useEntryIds(entries);
  const entry = form.shapes.entry(shape);
  const { minItems = 0, maxItems = Number.POSITIVE_INFINITY } = shape;
  const move = (from: number, to: number) => {
    const row = rows[from];
    if (!row || to < 0 || to >= rows.length) return;
    show(from, to);
    form.followEntries(name, (index) => movedPlace(index, from, to));
    form.edit({ op: 'move', path: [...path, from], to });
    form.store.say(`${label} ${from + 1} is now number ${to + 1}`);
  };
  const insert = (at: number, added: unknown) => {
    form.followEntries(name, (index) => (index < at ? index : index + 1));
    form.setOpen(`${name}[${at}]`, true);
    form.edit(
      value === undefined
        ? { op: 'set', path, value: [added] }
        : { op: 'insert', path, at: at === rows.length ? 'end' : at, value: added },
    );
    form.focusOn(`${name}[${at}]`);
  };
  const remove = (at: number) => {
    form.followEntries(name, (index) =>
      index === at ? undefined : index < at ? index : index - 1,
    );
    form.edit({ op: 'remove', path: [...path, at] });
    form.store.say(`${label} ${at + 1} removed`);
  };
  const isWhole = entry.type === 'object' || entry.anyOf !== undefined;
  return (
    <FieldFrame {...props} isGroup>
      {() => (
        <>
          <Sortable
            entries={rows.map(({ id }, index) => ({ id, label: `${label} ${index + 1}` }))}
            onMove={move}
          >
            <ol className={isWhole ? 'list list-of-groups' : 'list list-of-texts'}>
              {rows.map(({ id, entry: part }, index) => (
                <ListEntry
                  key={id}
                  id={id}
                  shape={entry}
                  value={part}
                  path={[...path, index]}
                  label={`${label} ${index + 1}`}
                  isGroup={isWhole}
                  canRemove={rows.length > minItems}
                  onStep={(by) => move(index, index + by)}
                  {...(rows.length < maxItems
                    ? { onDuplicate: () => insert(index + 1, part) }
                    : {})}
                  onRemove={() => remove(index)}
                />
              ))}
            </ol>
          </Sortable>
          {rows.length < maxItems && (
            <Button
              look="quiet"
              icon={addIcon}
              onClick={() => insert(rows.length, form.shapes.blank(entry))}
            >
              Add<span className="unseen"> to {label}</span>
            </Button>
          )}
        </>
      )}
    </FieldFrame>
  );
}
