import listIcon from 'lucide:panel-left';
import formIcon from 'lucide:panel-right';
import redoIcon from 'lucide:redo-2';
import undoIcon from 'lucide:undo-2';
import closeIcon from 'lucide:x';
import { Banner } from './controls/Banner.tsx';
import { Button, IconButton } from './controls/Button.tsx';
import type { Layout } from './layout.ts';
import { PANELS } from './panels.ts';
import type { StudioStore, StudioView } from './store.ts';
import './bar.css';

interface BarProps {
  store: StudioStore;
  view: StudioView;
  layout: Layout;
  onLayout: (change: Partial<Layout>) => void;
}

const COMMAND = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl+';

function saveWords(unsaved: number): string {
  if (unsaved === 0) return 'Saved';
  return unsaved === 1 ? 'Save 1 file' : `Save ${unsaved} files`;
}

/** Name of the site, undo and redo, the panels, and saving. */
export function Bar({ store, view, layout, onLayout }: BarProps) {
  const { site, fault, panel } = view;
  const unsaved = site?.unsaved.length ?? 0;
  return (
    <header className="bar" data-region="bar" tabIndex={-1}>
      <IconButton
        label="Pages"
        icon={listIcon}
        aria-expanded={layout.isListOpen}
        onClick={() => onLayout({ isListOpen: !layout.isListOpen })}
        data-region-entry=""
      />
      <h1>{site?.name ?? 'Touchdown Studio'}</h1>
      <IconButton
        label="Undo"
        keys={`${COMMAND}Z`}
        icon={undoIcon}
        disabled={!site?.canUndo}
        onClick={() => store.undo()}
      />
      <IconButton
        label="Redo"
        keys={`${COMMAND}Shift+Z`}
        icon={redoIcon}
        disabled={!site?.canRedo}
        onClick={() => store.redo()}
      />
      <div className="bar-panels">
        {PANELS.map(({ name, label, icon }) => (
          <Button
            key={name}
            look="quiet"
            icon={icon}
            aria-expanded={panel === name}
            onClick={() => store.openPanel(panel === name ? undefined : name)}
          >
            {label}
          </Button>
        ))}
      </div>
      <Button
        look="primary"
        className="bar-save"
        disabled={unsaved === 0}
        onClick={() => store.save()}
      >
        {saveWords(unsaved)}
      </Button>
      <IconButton
        label="Content"
        icon={formIcon}
        tip="left"
        aria-expanded={layout.isFormOpen}
        onClick={() => onLayout({ isFormOpen: !layout.isFormOpen })}
      />
      {fault !== undefined && (
        <div className="bar-fault">
          <Banner
            tone="error"
            actions={
              <IconButton
                label="Close"
                icon={closeIcon}
                tip="left"
                onClick={() => store.putFaultAway()}
              />
            }
          >
            {fault}
          </Banner>
        </div>
      )}
    </header>
  );
}
