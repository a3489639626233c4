import { useState } from 'react';
import type { FactRow } from '../../fact-row.ts';
import { fieldPath } from '../../field-path.ts';
import type { StudioStore } from '../store.ts';
import { useAnswer } from './use-answer.ts';

/** Maximum number of pages named in a line; beyond it, only the number is shown. */
const MOST_NAMED = 3;

interface FactTableProps {
  store: StudioStore;
  /** The configuration as written in its file. */
  config: unknown;
  /** Focuses the field of a fact. */
  onChoose: (name: string) => void;
}

/** The facts that texts refer to, formatted in the main language, and the pages that use them. */
export function FactTable({ store, config, onChoose }: FactTableProps) {
  const [search, setSearch] = useState('');
  const facts = useAnswer<FactRow[]>(store, 'facts') ?? [];
  const uses = useAnswer<Record<string, string[]>>(store, 'uses') ?? {};
  const wanted = search.toLowerCase();
  const found = facts.filter(({ name, text }) => `${name} ${text}`.toLowerCase().includes(wanted));
  return (
    <section className="settings-side" aria-label="Facts">
      <h3>Facts</h3>
      <p className="help">
        Each stands here once, and texts refer to it, as in {'{business.phone}'}. Press one to
        change it.
      </p>
      <input
        type="search"
        className="input"
        aria-label="Search facts"
        placeholder="Search"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <table className="facts">
        <thead>
          <tr>
            <th scope="col">Fact</th>
            <th scope="col">Shown as</th>
            <th scope="col">In texts of</th>
          </tr>
        </thead>
        <tbody>
          {found.map(({ name, text }) => {
            const pages = uses[name] ?? [];
            return (
              <tr key={name}>
                <th scope="row">
                  {fieldPath(config, name) ? (
                    <button
                      type="button"
                      className="fact-name"
                      title="Change it"
                      onClick={() => onChoose(name)}
                    >
                      <code>{name}</code>
                    </button>
                  ) : (
                    <code>{name}</code>
                  )}
                </th>
                <td>{text}</td>
                <td title={pages.join('\n')}>
                  {pages.slice(0, MOST_NAMED).join(', ')}
                  {pages.length > MOST_NAMED && ` and ${pages.length - MOST_NAMED} more`}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
