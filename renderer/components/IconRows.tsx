import type { ReactNode } from 'react';
import { Icon } from './Icon.tsx';

/** A titled text; with an address, the title is a link. */
export interface IconRow {
  icon?: string;
  title: string;
  text: ReactNode;
  href?: string | undefined;
}

interface IconRowsProps {
  rows: readonly IconRow[];
  /** Columns on a wide screen; phones have one. In a single column, text is beside its title. */
  columns?: 1 | 2 | 3 | 4;
}

/** Titled texts between hairlines, in columns. */
export function IconRows({ rows, columns = 3 }: IconRowsProps) {
  return (
    <ul className={`icon-rows columns-${columns}`}>
      {rows.map(({ icon, title, text, href }) => (
        <li key={title}>
          {icon !== undefined && <Icon name={icon} />}
          <h3>{href === undefined ? title : <a href={href}>{title}</a>}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}
