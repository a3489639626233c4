import listIcon from 'lucide:panel-left';
import formIcon from 'lucide:panel-right';
import redoIcon from 'lucide:redo-2';
import undoIcon from 'lucide:undo-2';
import closeIcon from 'lucide:x';
import type { ButtonHTMLAttributes } from 'react';
import type { EditedPlace } from '../protocol.ts';
import { Banner } from './controls/Banner.tsx';
import { Button, IconButton } from './controls/Button.tsx';
import type { IconShapes } from './controls/Icon.tsx';
import { Switch } from './controls/Switch.tsx';
import type { Layout } from './layout.ts';
import { PANELS } from './panels.ts';
import type { StudioStore } from './store.ts';
import type { StudioView } from './studio-view.ts';
import './bar.css';

interface PartButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  label: string;
  icon: IconShapes;
}

/** Opens and closes a part of the window. It has its label where the part is closed at first. */
function PartButton({ label, ...rest }: PartButtonProps) {
  return (
    <Button look="quiet" className="bar-part" aria-label={label} title={label} {...rest}>
      <span className="bar-part-label">{label}</span>
    </Button>
  );
}

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

/** Label of an undo or redo step: `Undo hero.headline in landings/offer.yaml`. */
function stepWords(step: string, place: EditedPlace | undefined): string {
  if (!place) return step;
  return place.field === undefined
    ? `${step} in ${place.file}`
    : `${step} ${place.field} in ${place.file}`;
}

/** Site name, undo and redo, the panels, and saving. */
export function Bar({ store, view, layout, onLayout }: BarProps) {
  const { site, fault, panel, settings } = view;
  const unsaved = site?.unsaved.length ?? 0;
  return (
    <header className="bar" data-region="bar" tabIndex={-1}>
      <PartButton
        label="Pages"
        icon={listIcon}
        data-opens="pages"
        aria-expanded={layout.isListOpen}
        onClick={() => onLayout({ isListOpen: !layout.isListOpen })}
        data-region-entry=""
      />
      <h1>{site?.name ?? 'Touchdown Studio'}</h1>
      <IconButton
        label={stepWords('Undo', site?.undoes)}
        keys={`${COMMAND}Z`}
        icon={undoIcon}
        disabled={!site?.undoes}
        onClick={() => store.undo()}
      />
      <IconButton
        label={stepWords('Redo', site?.redoes)}
        keys={`${COMMAND}Shift+Z`}
        icon={redoIcon}
        disabled={!site?.redoes}
        onClick={() => store.redo()}
      />
      <div className="bar-panels">
        {PANELS.map(({ name, label, icon }) => (
          <Button
            key={name}
            look="quiet"
            icon={icon}
            aria-label={label}
            title={label}
            data-opens={name}
            aria-expanded={panel === name}
            onClick={() => store.openPanel(panel === name ? undefined : name)}
          >
            <span className="bar-label">{label}</span>
          </Button>
        ))}
      </div>
      <Switch
        label="Save automatically"
        checked={settings?.autosave ?? false}
        disabled={!settings}
        onChange={(autosave) => store.changeSettings({ autosave })}
      />
      <Button
        look="primary"
        className="bar-save"
        disabled={unsaved === 0}
        onClick={() => store.save()}
      >
        {saveWords(unsaved)}
      </Button>
      <PartButton
        label="Content"
        icon={formIcon}
        data-opens="form"
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
