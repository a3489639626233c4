import { useState } from 'react';
import type { PlacedText } from '../../../making-protocol.ts';
import { Badge } from '../../controls/Badge.tsx';
import { Button } from '../../controls/Button.tsx';

interface PairRowProps {
  text: PlacedText;
  /** Languages of the original and the translation. */
  languages: readonly [string, string];
  onEdit: (value: string) => void;
  onKeep: () => void;
}

/** Approximate characters per line. */
const LINE = 56;

/** A text and its editable translation. Changes from elsewhere are shown while nobody types. */
export function PairRow({ text, languages, onEdit, onKeep }: PairRowProps) {
  const { name, place, original, translation = '', state, before } = text;
  const [typed, setTyped] = useState<string>();
  const rows = Math.max(1, Math.ceil(original.length / LINE), original.split('\n').length);
  return (
    <tr className={`pair-row pair-${state}`}>
      <th scope="row">
        <span className="pair-name" title={name}>
          {place}
        </span>
        <span className="pair-text" lang={languages[0]} dir="auto">
          {original}
        </span>
        {before !== undefined && (
          <span className="pair-before">
            When it was translated: <span lang={languages[0]}>{before}</span>
          </span>
        )}
      </th>
      <td>
        <textarea
          className="input"
          aria-label={`${place}, translation`}
          lang={languages[1]}
          dir="auto"
          rows={rows}
          value={typed ?? translation}
          onChange={({ target }) => {
            setTyped(target.value);
            onEdit(target.value);
          }}
          onBlur={() => setTyped(undefined)}
        />
        {state !== 'done' && (
          <p className="pair-state">
            {state === 'missing' ? (
              <Badge tone="error">Not translated</Badge>
            ) : (
              <Badge tone="warning">Original changed</Badge>
            )}
            <Button look="quiet" onClick={onKeep}>
              It is right as it is
            </Button>
          </p>
        )}
      </td>
    </tr>
  );
}
