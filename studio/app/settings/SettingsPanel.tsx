import closeIcon from 'lucide:x';
import { useEffect, useState } from 'react';
import { IconButton } from '../controls/Button.tsx';
import { Panel } from '../controls/Panel.tsx';
import { Segments } from '../controls/Segments.tsx';
import { FileForm, type WantedField } from '../form/FileForm.tsx';
import type { StudioStore } from '../store.ts';
import { useView } from '../use-view.ts';
import { BrandPalette } from './BrandPalette.tsx';
import { FactTable } from './FactTable.tsx';
import { type SettingsTab, TABS, tabKeys } from './tabs.ts';
import { WordTable } from './WordTable.tsx';
import './settings.css';

const CONFIG = 'site.config.yaml';

/** The configuration in tabs, each with a form and a view of what is derived from it. */
export function SettingsPanel({ store, onClose }: { store: StudioStore; onClose: () => void }) {
  const [tab, setTab] = useState<SettingsTab>('business');
  const [wanted, setWanted] = useState<WantedField>();
  const config = useView(store, (view) => view.files[CONFIG]);
  useEffect(() => void store.openFile(CONFIG), [store]);
  const keys = tabKeys(tab, config?.value);
  return (
    <Panel
      title="Settings"
      actions={<IconButton label="Close" icon={closeIcon} tip="left" onClick={onClose} />}
      tools={
        <Segments
          label="Part of the settings"
          segments={TABS}
          value={tab}
          onChange={(next) => {
            setTab(next);
            setWanted(undefined);
          }}
        />
      }
    >
      <div className="settings">
        <div className="settings-form">
          <FileForm
            key={tab}
            store={store}
            file={CONFIG}
            keys={keys}
            takesOwn={tab === 'business'}
            wanted={wanted}
          />
        </div>
        {tab === 'business' && (
          <FactTable
            store={store}
            config={config?.value}
            onChoose={(name) => setWanted({ name })}
          />
        )}
        {tab === 'brand' && <BrandPalette store={store} />}
        {tab === 'words' && <WordTable store={store} />}
      </div>
    </Panel>
  );
}
