import { useEffect, useState } from 'react';
import type { TranslationText } from '../../../../cli/translation/translation-texts.ts';
import type { TranslationAnswer } from '../../../making-protocol.ts';
import { tell } from '../../ask.ts';
import { Badge } from '../../controls/Badge.tsx';
import { Segments } from '../../controls/Segments.tsx';
import type { StudioStore } from '../../store.ts';
import { useView } from '../../use-view.ts';
import { languageName } from '../language-name.ts';
import { useAnswer } from '../use-answer.ts';
import { PairRow } from './PairRow.tsx';
import '../../controls/inputs.css';
import './translation.css';

const FILTERS = [
  { value: 'all', label: 'All texts' },
  { value: 'open', label: 'To do' },
] as const;

/** Number of texts in each state. */
function counted(texts: readonly TranslationText[]): { missing: number; stale: number } {
  const count = (state: TranslationText['state']) =>
    texts.filter((text) => text.state === state).length;
  return { missing: count('missing'), stale: count('stale') };
}

/** A translation beside its original, text by text. */
export function PairEditor({ store, file }: { store: StudioStore; file: string }) {
  const version = useView(store, (view) => view.files[file]?.version);
  const [revision, setRevision] = useState(0);
  const { answer, fault } = useAnswer<TranslationAnswer | null>(
    'translation',
    { file },
    `${version} ${revision}`,
  );
  const original = answer?.original.file;
  const originalVersion = useView(store, (view) => original && view.files[original]?.version);
  const [filter, setFilter] = useState<'all' | 'open'>('all');
  // Opens the original's file, so that its edits are followed, too.
  useEffect(() => {
    if (original !== undefined) void store.openFile(original);
  }, [original, store]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: repeats the request after each edit of the original
  useEffect(() => setRevision((count) => count + 1), [originalVersion]);
  if (fault !== undefined) return <p role="alert">{fault}</p>;
  if (!answer) return null;
  const { texts, translation } = answer;
  const { missing, stale } = counted(texts);
  const keep = async (name: string) => {
    await tell('translated', { file, names: [name] });
    setRevision((count) => count + 1);
  };
  const shown = filter === 'all' ? texts : texts.filter(({ state }) => state !== 'done');
  return (
    <div className="pair">
      <header className="pair-head">
        <p role="status">
          {missing + stale === 0 && <Badge tone="good">All translated</Badge>}
          {missing > 0 && <Badge tone="error">{`${missing} not translated`}</Badge>}{' '}
          {stale > 0 && <Badge tone="warning">{`${stale} changed in the original`}</Badge>}
        </p>
        <Segments label="Which texts" segments={FILTERS} value={filter} onChange={setFilter} />
      </header>
      <table className="pair-table">
        <thead>
          <tr>
            <th scope="col">{`${languageName(answer.original.language)}, ${answer.original.path}`}</th>
            <th scope="col">{`${languageName(translation.language)}, ${translation.path}`}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((text) => (
            <PairRow
              key={text.name}
              text={text}
              languages={[answer.original.language, translation.language]}
              onEdit={(value) => store.edit([{ op: 'set', path: [...text.path], value }], file)}
              onKeep={() => void keep(text.name)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
