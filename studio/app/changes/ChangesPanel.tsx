import closeIcon from 'lucide:x';
import { useState } from 'react';
import type { Since } from '../../../cli/changes/baseline.ts';
import type { FileState } from '../../protocol.ts';
import { tell } from '../ask.ts';
import { IconButton } from '../controls/Button.tsx';
import { Panel } from '../controls/Panel.tsx';
import type { StudioStore } from '../store.ts';
import { dropKept } from '../use-kept.ts';
import { useView } from '../use-view.ts';
import { ChangeList } from './ChangeList.tsx';
import { COMMIT_MESSAGE, CommitForm } from './CommitForm.tsx';
import { FileChanges } from './FileChanges.tsx';
import { useChangeSet } from './use-change-set.ts';
import './changes.css';

function sinceWords(since: Since | undefined): string {
  if (!since) return 'Changes';
  if (since.kind === 'commit') return `Changes since the commit “${since.subject}”`;
  return `Changes since the build of ${new Date(since.at).toLocaleString('en')}`;
}

/** Changes since the last commit or build: described, with before and after; can be reverted or committed. */
export function ChangesPanel({ store, onClose }: { store: StudioStore; onClose: () => void }) {
  const { set, reload } = useChangeSet(store);
  const isRepository = useView(store, (view) => view.site?.isRepository) ?? false;
  const [chosen, setChosen] = useState<string>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const files = set?.files ?? [];
  const first = files.find(({ kind }) => kind !== 'media') ?? files[0];
  const shown = files.find(({ file }) => file === chosen) ?? first;

  /** Resolves to true if it has been done. */
  const act = async (work: () => Promise<string>): Promise<boolean> => {
    const isDone = await work().then(
      (said) => {
        store.say(said);
        return true;
      },
      (error: Error) => {
        store.showFault(error.message);
        return false;
      },
    );
    await reload();
    return isDone;
  };
  const revert = (file: string) =>
    act(async () => {
      await tell<FileState | null>('revert', { file });
      return `${file} is as it was. Undo takes that back.`;
    });
  const commit = (message: string) =>
    act(async () => {
      const chosenFiles = files.map(({ file }) => file).filter((file) => !left.has(file));
      const { commit: name } = await tell<{ commit: string }>('commit', {
        files: chosenFiles,
        message,
      });
      dropKept(store, COMMIT_MESSAGE);
      return `Committed as ${name}`;
    });
  const toggle = (file: string) =>
    setLeft((before) => {
      const after = new Set(before);
      if (!after.delete(file)) after.add(file);
      return after;
    });

  return (
    <Panel
      title={sinceWords(set?.since)}
      actions={<IconButton label="Close" icon={closeIcon} tip="left" onClick={onClose} />}
    >
      {set && files.length === 0 ? (
        <p className="changes-none">
          {set.since || isRepository
            ? 'Nothing has changed.'
            : 'There is nothing to compare with yet: build the site once, or keep it in a git repository.'}
        </p>
      ) : (
        <div className="changes">
          <div className="changes-side">
            <ChangeList
              files={files}
              chosen={shown?.file}
              onChoose={setChosen}
              {...(isRepository ? { left, onToggle: toggle } : {})}
            />
            {isRepository && (
              <CommitForm
                store={store}
                count={files.filter(({ file }) => !left.has(file)).length}
                onCommit={commit}
              />
            )}
          </div>
          {shown && <FileChanges key={shown.file} store={store} change={shown} onRevert={revert} />}
        </div>
      )}
    </Panel>
  );
}
