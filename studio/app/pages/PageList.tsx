import type { StudioStore, StudioView } from '../store.ts';

/** All pages of the site, with what is wrong with each. */
export function PageList({ store, view }: { store: StudioStore; view: StudioView }) {
  const { site, page } = view;
  return (
    <div className="pages">
      <ul>
        {site?.pages.map((row) => (
          <li key={row.path}>
            <button
              type="button"
              aria-current={row.path === page?.path ? 'page' : undefined}
              onClick={() => void store.openPage(row)}
            >
              <span>{row.name}</span>
              <small>{row.path}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
