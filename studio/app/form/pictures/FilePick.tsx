import { type ReactNode, useRef } from 'react';

interface FilePickProps {
  onPick: (file: File) => void;
  /** @param pick opens the browser's file picker. */
  children: (pick: () => void) => ReactNode;
}

/** Selects a local file by a button. */
export function FilePick({ onPick, children }: FilePickProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = '';
          if (file) onPick(file);
        }}
      />
      {children(() => input.current?.click())}
    </>
  );
}
