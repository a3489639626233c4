import uploadIcon from 'lucide:table-2';
import { type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '../../controls/Button.tsx';
import { Icon } from '../../controls/Icon.tsx';
import { type GivenTable, tableOfFile, tableOfText } from './given-table.ts';

interface TableInputProps {
  table: GivenTable | undefined;
  onTable: (table: GivenTable | undefined) => void;
}

/** Accepts a table: a dropped or selected file, or pasted cells. */
export function TableInput({ table, onTable }: TableInputProps) {
  const [isOver, setOver] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  const id = useId();
  const takeFile = async (given: File | undefined) => {
    if (given) onTable(await tableOfFile(given));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void takeFile(event.dataTransfer.files[0]);
  };
  const paste = async (event: ClipboardEvent) => {
    const [given] = event.clipboardData.files;
    const text = event.clipboardData.getData('text/plain');
    event.preventDefault();
    if (given) await takeFile(given);
    else if (text.trim() !== '') onTable(await tableOfText(text));
  };
  if (table)
    return (
      <div className="given-table">
        <Icon shapes={uploadIcon} />
        <label htmlFor={id}>Table</label>
        <input
          id={id}
          className="input"
          value={table.name}
          aria-describedby={`${id}-help`}
          onChange={({ target }) => onTable({ ...table, name: target.value })}
        />
        <span className="help" id={`${id}-help`}>
          Import it under this name again, and the same pages are updated.
        </span>
        <Button look="quiet" onClick={() => onTable(undefined)}>
          Another table
        </Button>
      </div>
    );
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to selecting and pasting
    <div
      className={`table-drop ${isOver ? 'table-drop-over' : ''}`}
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
    >
      <Icon shapes={uploadIcon} size={32} />
      <h3>One page for each row of a table</h3>
      <p>Drop a CSV file here, choose one, or paste cells from a spreadsheet.</p>
      <Button look="primary" onClick={() => file.current?.click()}>
        Choose a file
      </Button>
      <input
        ref={file}
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        className="unseen"
        tabIndex={-1}
        aria-hidden="true"
        onChange={({ target }) => void takeFile(target.files?.[0])}
      />
      <textarea
        className="input table-paste"
        aria-label="Paste cells here"
        placeholder="Paste cells here; the first line names the columns"
        rows={3}
        value=""
        onPaste={(event) => void paste(event)}
        onChange={({ target }) => void tableOfText(target.value).then(onTable)}
      />
    </div>
  );
}
