import addIcon from 'lucide:plus';
import { useState } from 'react';
import { Button } from '../../controls/Button.tsx';

interface AddKeyProps {
  /** What the key is added to, for screen readers. */
  within: string;
  taken: readonly string[];
  /** What names are like. */
  example?: string;
  onAdd: (key: string) => void;
}

/** A new key of a map whose keys are names of one's own. */
export function AddKey({ within, taken, example = 'Name', onAdd }: AddKeyProps) {
  const [key, setKey] = useState('');
  const name = key.trim();
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
