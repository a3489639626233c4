import addIcon from 'lucide:plus';
import { useMemo, useState } from 'react';
import { fieldName } from '../../../field-path.ts';
import type { FormShape } from '../../../form-shape.ts';
import { Button } from '../../controls/Button.tsx';
import { FieldFrame } from '../fields/FieldFrame.tsx';
import { ListField } from '../lists/ListField.tsx';
import { Sortable } from '../lists/Sortable.tsx';
import { useEntryIds } from '../lists/use-entry-ids.ts';
import type { FieldProps } from '../model/field-props.ts';
import { useForm } from '../model/form-context.ts';
import { isDataMap } from '../model/shared-data.ts';
import { summaryOf } from '../model/titles.ts';
import { MenuLine } from './MenuLine.tsx';
import {
  dropPlace,
  linksOf,
  type Menu,
  type MenuChange,
  type MenuEntry,
  type MenuPlace,
  menuOf,
  menuPath,
  menuRows,
  moveEntry,
  removeEntry,
  stepFrom,
} from './menu-tree.ts';
import './menu-field.css';

/** Identity of an entry: a menu stays the same whatever links it contains. */
function own({ items: _, ...entry }: MenuEntry): MenuEntry {
  return entry;
}

/** Placeholder texts of a new entry: with empty ones, the page could not be rendered. */
const NEW: Readonly<Record<string, unknown>> = {
  label: 'New link',
  href: '/',
  heading: 'New list',
};

function newLink(shape: FormShape): MenuEntry {
  return Object.fromEntries((shape.required ?? []).map((key) => [key, NEW[key] ?? '']));
}

/** Links and menus as one tree, in which entries move up, down, in and out. */
export function MenuField(props: FieldProps) {
  const menu = menuOf(props.value);
  return menu ? <MenuTree {...props} menu={menu} /> : <ListField {...props} />;
}

function MenuTree({ menu: written, ...props }: FieldProps & { menu: Menu }) {
  const { shape, value, path, label } = props;
  const form = useForm();
  // A change is shown immediately; the file follows a moment later.
  const [draft, setDraft] = useState<{ of: unknown; menu: Menu }>();
  const menu = draft && draft.of === value ? draft.menu : written;
  const rows = useMemo(() => menuRows(menu), [menu]);
  const entries = useMemo(() => rows.map(({ entry }) => own(entry)), [rows]);
  const [ids] = useEntryIds(entries);

  const entryShape = form.shapes.entry(shape);
  const choices = entryShape.anyOf ? form.shapes.choices(entryShape) : [entryShape];
  const isMenu = ({ properties }: FormShape) => properties?.items !== undefined;
  const menuShape = choices.find(isMenu) ?? {};
  const ownLink = choices.find((choice) => !isMenu(choice));
  const inside = form.shapes.key(menuShape, 'items');
  const linkShape = ownLink ?? (inside ? form.shapes.entry(inside) : {});
  const hasLinks = ownLink !== undefined;
  const link = newLink(linkShape);
  const list = { ...newLink(menuShape), items: [link] };
  const added = hasLinks ? { ...list, label: 'New menu' } : list;

  const nameOf = (place: MenuPlace) => fieldName(menuPath(path, place));
  const change = (made: MenuChange | undefined, said: string) => {
    if (!made) return;
    for (const { place } of rows) form.setOpen(nameOf(place), undefined);
    setDraft({ of: value, menu: made.menu });
    form.edit(...made.operations);
    form.store.say(said);
  };
  const move = (from: MenuPlace, to: MenuPlace | undefined, title: string) => {
    if (!to || to.join() === from.join()) return;
    const made = moveEntry(menu, from, to, path);
    const [at, place] = made?.place ?? [];
    const around = place === undefined ? '' : ` in ${summaryOf(own(made?.menu[at ?? 0] ?? {}))}`;
    change(made, `${title} is now number ${(place ?? at ?? 0) + 1}${around}`);
  };
  const add = (into: readonly (string | number)[], at: number, entry: MenuEntry) => {
    const name = fieldName([...into, at]);
    form.setOpen(name, true);
    form.edit(
      value === undefined
        ? { op: 'set', path, value: [entry] }
        : { op: 'insert', path: into, at: 'end', value: entry },
    );
    form.focusOn(name);
  };
  return (
    <FieldFrame {...props} isGroup>
      {() => (
        <>
          <Sortable
            isTree
            entries={rows.map(({ entry: each }, index) => ({
              id: ids[index]?.id ?? '',
              label: summaryOf(own(each)),
            }))}
            onMove={(from, to, across) => {
              const row = rows[from];
              if (!row) return;
              const place = dropPlace(menu, row.place, to, across, hasLinks);
              move(row.place, place, summaryOf(own(row.entry)));
            }}
          >
            <ol className="list list-of-groups menu-tree">
              {rows.map(({ place, entry: each }, index) => {
                const title = summaryOf(own(each)) || `${label} ${index + 1}`;
                const links = linksOf(each);
                return (
                  <MenuLine
                    key={ids[index]?.id}
                    id={ids[index]?.id ?? ''}
                    shape={links ? menuShape : linkShape}
                    value={isDataMap(each) ? each : {}}
                    path={menuPath(path, place)}
                    title={title}
                    isInside={place.length === 2}
                    canStep={(step) => stepFrom(menu, place, step, hasLinks) !== undefined}
                    onStep={(step) => move(place, stepFrom(menu, place, step, hasLinks), title)}
                    onRemove={() => change(removeEntry(menu, place, path), `${title} removed`)}
                    {...(links
                      ? {
                          onAdd: () => add([...menuPath(path, place), 'items'], links.length, link),
                        }
                      : {})}
                  />
                );
              })}
            </ol>
          </Sortable>
          <div className="menu-add">
            {hasLinks && (
              <Button look="quiet" icon={addIcon} onClick={() => add(path, menu.length, link)}>
                Add a link<span className="unseen"> to {label}</span>
              </Button>
            )}
            <Button look="quiet" icon={addIcon} onClick={() => add(path, menu.length, added)}>
              {hasLinks ? 'Add a menu' : 'Add a list'}
              <span className="unseen"> to {label}</span>
            </Button>
          </div>
        </>
      )}
    </FieldFrame>
  );
}
