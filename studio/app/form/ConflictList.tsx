import { fieldName } from '../../field-path.ts';
import type { Conflict } from '../../protocol.ts';
import { Button } from '../controls/Button.tsx';
import { useForm, useFormPart } from './model/form-context.ts';
import './conflict-list.css';

/** A value shown beside another. */
function Words({ value }: { value: unknown }) {
  if (value === undefined) return <em>taken away</em>;
  return typeof value === 'string' ? value : <code>{JSON.stringify(value)}</code>;
}

function ConflictNote({ conflict: { path, place, mine, theirs } }: { conflict: Conflict }) {
  const form = useForm();
  return (
    <li>
      <p>
        <strong>{place}</strong> was changed here and on the disk.
      </p>
      <dl>
        <dt>Here</dt>
        <dd>
          <Words value={mine} />
        </dd>
        <dt>On the disk</dt>
        <dd>
          <Words value={theirs} />
        </dd>
      </dl>
      <Button onClick={() => form.store.resolve(form.file, path, 'mine')}>Keep what is here</Button>
      <Button onClick={() => form.store.resolve(form.file, path, 'theirs')}>
        Take what is on the disk
      </Button>
    </li>
  );
}

/** Keys with conflicting edits, to be resolved before the file can be saved. */
export function ConflictList() {
  const conflicts = useFormPart((form) => form.conflicts);
  if (conflicts.length === 0) return null;
  return (
    <ul className="conflicts" aria-label="Changed in two places">
      {conflicts.map((conflict) => (
        <ConflictNote key={fieldName(conflict.path)} conflict={conflict} />
      ))}
    </ul>
  );
}
