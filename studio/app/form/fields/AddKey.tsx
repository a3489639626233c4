import addIcon from 'lucide:plus';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';

interface AddKeyProps {
  /** Accessible name of the map. */
  within: string;
  taken: readonly string[];
  /** Example of a name. */
  example?: string;
  /** The key for a typed name. */
  keyOf?: (name: string) => string;
  onAdd: (key: string) => void;
}

/** Adds a key to a map with free key names. */
export function AddKey({ within, taken, example = 'Name', keyOf, onAdd }: AddKeyProps) {
  const [key, setKey] = useState('');
  const name = keyOf ? keyOf(key) : key.trim();
  const isFree = name !== '' && !taken.includes(name);
  const add = () => {
    if (!isFree) return;
    onAdd(name);
    setKey('');
  };
  return (
    <div className="line add-key">
      <input
        className="input"
        aria-label={`Name of a new entry of ${within || 'the file'}`}
        placeholder={example}
        value={key}
        onChange={({ target }) => setKey(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          add();
        }}
      />
      <Button icon={addIcon} disabled={!isFree} onClick={add}>
        Add
      </Button>
    </div>
  );
}
