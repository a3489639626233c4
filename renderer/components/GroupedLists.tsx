/** A titled list, such as one kind of papers. */
export interface ListGroup {
  title: string;
  items: readonly string[];
}

/** Titled lists side by side, between hairlines. */
export function GroupedLists({ groups }: { groups: readonly ListGroup[] }) {
  return (
    <div className="grouped-lists">
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
