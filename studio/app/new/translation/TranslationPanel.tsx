import closeIcon from 'lucide:x';
import { IconButton } from '../../controls/Button.tsx';
import { Panel } from '../../controls/Panel.tsx';
import type { StudioStore } from '../../store.ts';
import { useView } from '../../use-view.ts';
import { BeginTranslation } from './BeginTranslation.tsx';
import { PairEditor } from './PairEditor.tsx';

/** The selected page in another language: beside its original, or as a new translation. */
export function TranslationPanel({ store, onClose }: { store: StudioStore; onClose: () => void }) {
  const page = useView(store, (view) => view.page);
  const isTranslation = page?.translationOf !== undefined && page.file !== undefined;
  return (
    <Panel
      title={page ? `Translation: ${page.name}` : 'Translation'}
      actions={<IconButton label="Close" icon={closeIcon} tip="left" onClick={onClose} />}
    >
      {isTranslation && page.file !== undefined ? (
        <PairEditor key={page.file} store={store} file={page.file} />
      ) : (
        page && <BeginTranslation key={page.path} store={store} page={page} />
      )}
    </Panel>
  );
}
