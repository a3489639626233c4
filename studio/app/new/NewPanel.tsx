import closeIcon from 'lucide:x';
import { IconButton } from '../controls/Button.tsx';
import { Panel } from '../controls/Panel.tsx';
import { Segments } from '../controls/Segments.tsx';
import type { StudioStore } from '../store.ts';
import { useKept } from '../use-kept.ts';
import { FromTemplate } from './FromTemplate.tsx';
import { FromTable } from './table/FromTable.tsx';

const WAYS = [
  { value: 'one', label: 'One page' },
  { value: 'table', label: 'From a table' },
] as const;

/** New pages: one from a starter or an existing page, or many from a table. */
export function NewPanel({ store, onClose }: { store: StudioStore; onClose: () => void }) {
  const [way, setWay] = useKept<'one' | 'table'>(store, 'new way', 'one');
  return (
    <Panel
      title="New page"
      tools={<Segments label="What to make" segments={WAYS} value={way} onChange={setWay} />}
      actions={<IconButton label="Close" icon={closeIcon} tip="left" onClick={onClose} />}
    >
      {way === 'one' ? <FromTemplate store={store} /> : <FromTable store={store} />}
    </Panel>
  );
}
