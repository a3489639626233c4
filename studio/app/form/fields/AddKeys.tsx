import addIcon from 'lucide:plus';
import { Button } from '../../controls/Button.tsx';
import { EntryMenu } from '../lists/EntryMenu.tsx';
import { titleOf } from '../model/titles.ts';
import './add-keys.css';

/** Maximum number of buttons in a line; more go into a menu. */
const MOST = 3;

interface AddKeysProps {
  keys: readonly string[];
  /** What they are called in the menu. */
  kind?: 'field' | 'group';
  onAdd: (key: string) => void;
}

/** Optional keys that can be added to a map. */
export function AddKeys({ keys, kind = 'field', onAdd }: AddKeysProps) {
  if (keys.length === 0) return null;
  const actions = keys.map((key) => ({ label: titleOf(key), act: () => onAdd(key) }));
  return (
    <div className="add-keys">
      {keys.length > MOST ? (
        <EntryMenu label={`Add a ${kind}`} icon={addIcon} actions={actions} />
      ) : (
        actions.map(({ label, act }) => (
          <Button key={label} look="quiet" icon={addIcon} aria-label={`Add ${label}`} onClick={act}>
            {label}
          </Button>
        ))
      )}
    </div>
  );
}
