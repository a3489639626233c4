/** A titled list, such as one kind of documents. */
export interface ListGroup {
  title: string;
  items: readonly string[];
}

interface GroupedListsProps {
  groups: readonly ListGroup[];
  /** Class of an alternative style. */
  className?: string;
}

/** Titled lists, side by side between hairlines unless another class is given. */
export function GroupedLists({ groups, className = 'grouped-lists' }: GroupedListsProps) {
  return (
    <div className={className}>
      {groups.map(({ title, items }) => (
        <div key={title}>
          <h3>{title}</h3>
          <ul>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
