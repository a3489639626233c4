import { useState } from 'react';
import iconNames from '../../../../schemas/icon-names.json';
import { Dialog } from '../../controls/Dialog.tsx';
import { iconAddress } from './IconField.tsx';
import './icon-dialog.css';

/** Maximum number of icons shown; a search finds the others. */
const MOST = 240;

/** Icons whose name contains every typed word. */
export function matchingIcons(names: readonly string[], typed: string): string[] {
  const words = typed.toLowerCase().split(/[\s-]+/);
  return names.filter((name) => words.every((word) => name.includes(word)));
}

interface IconDialogProps {
  chosen: string;
  onChoose: (name: string) => void;
  onClose: () => void;
}

/** A searchable dialog of all icons. Arrow keys move through them, Enter or a click selects. */
export function IconDialog({ chosen, onChoose, onClose }: IconDialogProps) {
  const [typed, setTyped] = useState('');
  const [current, setCurrent] = useState(chosen);
  const found = matchingIcons(iconNames, typed);
  return (
    <Dialog title="Choose an icon" onClose={onClose}>
      <input
        className="input"
        type="search"
        aria-label="Search icons"
        placeholder="Search, such as clock or house"
        data-dialog-entry=""
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          const [first] = found;
          if (first !== undefined) onChoose(first);
        }}
      />
      <p className="help" role="status">
        {found.length > MOST
          ? `${found.length} icons, the first ${MOST} shown`
          : `${found.length} ${found.length === 1 ? 'icon' : 'icons'}`}
      </p>
      <fieldset className="icon-grid">
        <legend className="unseen">Icons</legend>
        {found.slice(0, MOST).map((name) => (
          <label key={name} title={name}>
            <input
              type="radio"
              name="icon"
              className="unseen"
              checked={name === current}
              onChange={() => setCurrent(name)}
              onClick={({ detail }) => {
                // A click event caused by arrow keys has no detail: it only moves the selection.
                if (detail > 0) onChoose(name);
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                onChoose(name);
              }}
            />
            <img src={iconAddress(name)} alt={name} width={20} height={20} loading="lazy" />
          </label>
        ))}
      </fieldset>
    </Dialog>
  );
}
