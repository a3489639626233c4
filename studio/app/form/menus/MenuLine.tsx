import downIcon from 'lucide:arrow-down';
import outIcon from 'lucide:arrow-left';
import inIcon from 'lucide:arrow-right';
import upIcon from 'lucide:arrow-up';
import addIcon from 'lucide:plus';
import removeIcon from 'lucide:trash';
import { fieldName } from '../../../field-path.ts';
import type { FormShape } from '../../../form-shape.ts';
import type { StudioPath } from '../../../protocol.ts';
import { MapFields } from '../fields/MapFields.tsx';
import { Disclosure } from '../lists/Disclosure.tsx';
import { type EntryAction, EntryMenu } from '../lists/EntryMenu.tsx';
import { SortableEntry } from '../lists/Sortable.tsx';
import { summaryOf } from '../model/titles.ts';
import type { MenuEntry, MenuStep } from './menu-tree.ts';

interface MenuLineProps {
  id: string;
  shape: FormShape;
  value: MenuEntry;
  path: StudioPath;
  title: string;
  /** Whether it is inside a menu. */
  isInside: boolean;
  canStep: (step: MenuStep) => boolean;
  onStep: (step: MenuStep) => void;
  /** For a menu: adds a link to it. */
  onAdd?: () => void;
  onRemove: () => void;
}

const STEPS = [
  { step: 'up', label: 'Move up', icon: upIcon },
  { step: 'down', label: 'Move down', icon: downIcon },
  { step: 'in', label: 'Move into the menu above', icon: inIcon },
  { step: 'out', label: 'Move out of the menu', icon: outIcon },
] as const;

/** Links of a menu have lines of their own. */
const LINKS: ReadonlySet<string> = new Set(['items']);

/** A link or a menu on one line, expandable to its label and target. */
export function MenuLine(props: MenuLineProps) {
  const { id, shape, value, path, title, isInside, canStep, onStep, onAdd, onRemove } = props;
  const name = fieldName(path);
  const actions: EntryAction[] = [
    ...(onAdd ? [{ label: 'Add a link inside', icon: addIcon, act: onAdd }] : []),
    ...STEPS.filter(({ step }) => canStep(step)).map(({ step, ...action }) => ({
      ...action,
      act: () => onStep(step),
    })),
    { label: 'Remove', icon: removeIcon, act: onRemove },
  ];
  return (
    <SortableEntry
      id={id}
      label={title}
      isInside={isInside}
      onStep={(by) => onStep(by === 1 ? 'down' : 'up')}
      onIndent={(by) => onStep(by === 1 ? 'in' : 'out')}
    >
      {(handle) => (
        <Disclosure
          name={name}
          title={title}
          summary={summaryOf(value.href)}
          before={handle}
          tools={<EntryMenu label={`More for ${title}`} actions={actions} />}
        >
          {() => <MapFields shape={shape} value={value} path={path} name={name} without={LINKS} />}
        </Disclosure>
      )}
    </SortableEntry>
  );
}
