import handleIcon from 'lucide:grip-vertical';
import {
  type Active,
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Over,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../../controls/Icon.tsx';
import './sortable.css';

interface SortableProps {
  entries: readonly { id: string; label: string }[];
  /** @param across horizontal drag distance to the right, in CSS pixels. */
  onMove: (from: number, to: number, across: number) => void;
  /** Whether horizontal dragging matters as well. */
  isTree?: boolean;
  children: ReactNode;
}

/** Screen reader announcements while an entry is moved. */
function announcements(entries: SortableProps['entries']): Announcements {
  const said = ({ active, over }: { active: Active; over: Over | null }, words: string) => {
    const label = entries.find(({ id }) => id === active.id)?.label ?? '';
    const place = entries.findIndex(({ id }) => id === over?.id) + 1;
    return place === 0 ? `${label} ${words}` : `${label} ${words} ${place} of ${entries.length}`;
  };
  return {
    onDragStart: ({ active }) => said({ active, over: null }, 'is lifted'),
    onDragOver: (event) => said(event, 'is over place'),
    onDragEnd: (event) => said(event, 'stands at place'),
    onDragCancel: ({ active }) => said({ active, over: null }, 'stays where it was'),
  };
}

/** A list with entries sortable by their handles: dragged, or lifted with Space and moved with arrow keys. */
export function Sortable({ entries, onMove, isTree = false, children }: SortableProps) {
  const ids = entries.map(({ id }) => id);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const end = ({ active, over, delta }: DragEndEvent) => {
    const from = ids.indexOf(String(active.id));
    const to = over ? ids.indexOf(String(over.id)) : -1;
    if (to !== -1 && (isTree || from !== to)) onMove(from, to, delta.x);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{ announcements: announcements(entries) }}
      onDragEnd={end}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

const LIST_KEYS = 'Alt+ArrowUp Alt+ArrowDown';
const TREE_KEYS = `${LIST_KEYS} Alt+ArrowLeft Alt+ArrowRight`;

interface SortableEntryProps {
  id: string;
  /** Accessible name of the entry. */
  label: string;
  /** Moves it one place up or down with Alt and an arrow key. */
  onStep: (by: 1 | -1) => void;
  /** In a tree, moves it out of its parent, or into the entry above, with Alt and an arrow key. */
  onIndent?: (by: 1 | -1) => void;
  /** Whether it is nested in another entry of the tree. */
  isInside?: boolean;
  /** @param handle to render at its start. */
  children: (handle: ReactNode) => ReactNode;
}

/** An entry of a sortable list. */
export function SortableEntry(props: SortableEntryProps) {
  const { id, label, onStep, onIndent, isInside = false, children } = props;
  const entry = useSortable({ id });
  const { transform, transition, isDragging } = entry;
  const style: CSSProperties = {
    ...(transform
      ? { transform: `translate3d(${onIndent ? transform.x : 0}px, ${transform.y}px, 0)` }
      : {}),
    ...(transition === undefined ? {} : { transition }),
  };
  const handle = (
    <button
      type="button"
      className="handle"
      ref={entry.setActivatorNodeRef}
      {...entry.attributes}
      {...entry.listeners}
      aria-label={`Move ${label}`}
      aria-keyshortcuts={onIndent ? TREE_KEYS : LIST_KEYS}
      onKeyDown={(event) => {
        const { currentTarget, key } = event;
        if (event.altKey && /^Arrow(?:Up|Down)$/.test(key)) onStep(key === 'ArrowUp' ? -1 : 1);
        else if (event.altKey && onIndent && /^Arrow(?:Left|Right)$/.test(key))
          onIndent(key === 'ArrowLeft' ? -1 : 1);
        else return entry.listeners?.onKeyDown?.(event);
        event.preventDefault();
        // An element moved within the document loses focus.
        requestAnimationFrame(() => currentTarget.focus());
      }}
    >
      <Icon shapes={handleIcon} />
    </button>
  );
  return (
    <li
      ref={entry.setNodeRef}
      style={style}
      className={`sortable${isDragging ? ' sortable-moving' : ''}${isInside ? ' sortable-inside' : ''}`}
    >
      {children(handle)}
    </li>
  );
}
