import handleIcon from 'lucide:grip-vertical';
import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
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
  ids: readonly string[];
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** A list whose entries are moved by their handles: dragged, or lifted by Space and moved by arrow keys. */
export function Sortable({ ids, onMove, children }: SortableProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const end = ({ active, over }: DragEndEvent) => {
    const from = ids.indexOf(String(active.id));
    const to = over ? ids.indexOf(String(over.id)) : -1;
    if (to !== -1 && from !== to) onMove(from, to);
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={end}>
      <SortableContext items={[...ids]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

interface SortableEntryProps {
  id: string;
  /** What is moved, for screen readers. */
  label: string;
  /** Moves it one place up or down, by Alt and an arrow key. */
  onStep: (by: 1 | -1) => void;
  /** @param handle to be placed at its beginning. */
  children: (handle: ReactNode) => ReactNode;
}

/** One entry of a sortable list. */
export function SortableEntry({ id, label, onStep, children }: SortableEntryProps) {
  const entry = useSortable({ id });
  const { transform, transition, isDragging } = entry;
  const style: CSSProperties = {
    ...(transform ? { transform: `translate3d(0, ${transform.y}px, 0)` } : {}),
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
      aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
      onKeyDown={(event) => {
        const isStep = event.altKey && /^Arrow(?:Up|Down)$/.test(event.key);
        if (!isStep) return entry.listeners?.onKeyDown?.(event);
        event.preventDefault();
        const { currentTarget } = event;
        onStep(event.key === 'ArrowUp' ? -1 : 1);
        // What is put elsewhere in a document loses the focus.
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
      className={isDragging ? 'sortable sortable-moving' : 'sortable'}
    >
      {children(handle)}
    </li>
  );
}
