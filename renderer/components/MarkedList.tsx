import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

interface MarkedListProps {
  items: readonly ReactNode[];
  /** `yes` for what is done or needed, `no` for what is not. */
  mark?: 'yes' | 'no';
  /** Columns on a wide screen. */
  columns?: 1 | 2 | 3;
}

/** A list of short texts, each with a check mark or a cross. */
export function MarkedList({ items, mark = 'yes', columns = 1 }: MarkedListProps) {
  return (
    <ul className={`marked ${mark} columns-${columns}`}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes after rendering
        <li key={index}>
          <Icon name={mark === 'yes' ? 'check' : 'x'} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}
