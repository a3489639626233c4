import addIcon from 'lucide:plus';
import { Button } from '../../controls/Button.tsx';
import { EntryMenu } from '../lists/EntryMenu.tsx';
import { titleOf } from '../model/titles.ts';
import './add-keys.css';

/** As many buttons as fit in a line; more stand in a menu. */
const MOST = 3;

interface AddKeysProps {
  keys: readonly string[];
  /** What they are called together, where they stand in a menu. */
  kind?: 'field' | 'group';
  onAdd: (key: string) => void;
}

/** Keys that a map does not have, to be added. */
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
