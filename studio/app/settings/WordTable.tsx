import { useEffect, useState } from 'react';
import type { WordsState } from '../../configuration-protocol.ts';
import { type RefusedByServer, tell } from '../ask.ts';
import type { StudioStore } from '../store.ts';
import { useView } from '../use-view.ts';
import { useAnswer } from './use-answer.ts';

type Word = WordsState['words'][number];

/** The text at a path in a value. */
function wordAt(value: unknown, path: Word['path']): string {
  const found = path.reduce<unknown>(
    (part, step) => (part as Record<string | number, unknown> | undefined)?.[step],
    value,
  );
  return typeof found === 'string' ? found : '';
}

/** Maximum number of texts listed; a search finds the others. */
const MOST_LISTED = 120;

interface WordRowProps {
  word: Word;
  own: string;
  onChange: (word: Word, text: string) => void;
}

/** A text of the engine, and the site's replacement. Saved when the field loses focus. */
function WordRow({ word, own, onChange }: WordRowProps) {
  const [typed, setTyped] = useState<string>();
  const name = word.path.join('.');
  return (
    <tr>
      <th scope="row">
        {word.text}
        <code>{name}</code>
      </th>
      <td>
        <input
          className="input"
          aria-label={`In place of ${word.text} (${name})`}
          placeholder={word.text}
          value={typed ?? own}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={() => {
            if (typed !== undefined && typed !== own) onChange(word, typed);
            setTyped(undefined);
          }}
        />
      </td>
    </tr>
  );
}

/** The texts around the content: the engine's, each with the site's replacement beside it. */
export function WordTable({ store }: { store: StudioStore }) {
  const languages = useView(store, (view) => view.site?.languages) ?? [];
  const [chosen, setChosen] = useState<string>();
  const [search, setSearch] = useState('');
  const language = chosen ?? languages[0];
  const state = useAnswer<WordsState>(store, 'words', language ?? '');
  const file = state?.file ?? '';
  const value = useView(store, (view) => view.files[file]?.value);
  const isThere = state?.isThere ?? false;
  useEffect(() => {
    if (isThere) void store.openFile(file);
  }, [store, file, isThere]);

  const change = (word: Word, text: string) => {
    const { path } = word;
    const operation =
      text === '' ? ({ op: 'unset', path } as const) : ({ op: 'set', path, value: text } as const);
    if (isThere) store.edit([operation], file);
    else
      tell<WordsState>('words', { language, operations: [operation] }).then(
        () => store.openFile(file),
        (error: RefusedByServer) => store.showFault(error.message),
      );
  };
  const wanted = search.toLowerCase();
  const found = (state?.words ?? []).filter(({ path, text }) =>
    `${path.join('.')} ${text} ${wordAt(value, path)}`.toLowerCase().includes(wanted),
  );
  return (
    <section className="settings-side" aria-label="Words">
      <h3>Words</h3>
      <p className="help">
        Menus, buttons and notices. What stays empty is said in the engine’s words.
      </p>
      <div className="words-tools">
        <input
          type="search"
          className="input"
          aria-label="Search words"
          placeholder="Search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <select
          className="input select"
          aria-label="Language of the words"
          value={language}
          onChange={({ target }) => setChosen(target.value)}
        >
          {languages.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </div>
      <table className="words">
        <thead>
          <tr>
            <th scope="col">The engine’s</th>
            <th scope="col">Yours</th>
          </tr>
        </thead>
        <tbody>
          {found.slice(0, MOST_LISTED).map((word) => (
            <WordRow
              key={`${language} ${word.path.join('.')}`}
              word={word}
              own={wordAt(value, word.path)}
              onChange={change}
            />
          ))}
        </tbody>
      </table>
      {found.length > MOST_LISTED && (
        <p className="help">{found.length - MOST_LISTED} more: search for them.</p>
      )}
    </section>
  );
}
