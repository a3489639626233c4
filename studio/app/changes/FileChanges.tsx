import openIcon from 'lucide:square-pen';
import revertIcon from 'lucide:undo-2';
import { useState } from 'react';
import type { Change } from '../../../cli/changes/change.ts';
import type { FileChange } from '../../../cli/changes/change-set.ts';
import { Badge } from '../controls/Badge.tsx';
import { Button } from '../controls/Button.tsx';
import { Segments } from '../controls/Segments.tsx';
import { thumbnailAddress } from '../form/pictures/media.ts';
import type { StudioStore } from '../store.ts';
import { useView } from '../use-view.ts';
import { BeforeAfter } from './BeforeAfter.tsx';

/** A change described in words. Long texts are stacked, with the old text struck out. */
function ChangeRow({ change }: { change: Change }) {
  const { kind, place, before, after, words, shownOn } = change;
  const isTold = kind === 'search' || (before === undefined && after === undefined);
  return (
    <li className="change-row">
      <h4>{place}</h4>
      {isTold ? (
        <p>{words}</p>
      ) : (
        <p>
          {before !== undefined && before !== '' && <del>{before}</del>}{' '}
          {after !== undefined && after !== '' && <ins>{after}</ins>}
          {(before ?? '') === '' && (after ?? '') === '' && words}
        </p>
      )}
      {shownOn && shownOn.length > 0 && (
        <p className="help">
          Shown by {shownOn.slice(0, 5).join(', ')}
          {shownOn.length > 5 && ` and ${shownOn.length - 5} more`}
        </p>
      )}
    </li>
  );
}

interface FileChangesProps {
  store: StudioStore;
  change: FileChange;
  onRevert: (file: string) => Promise<unknown>;
}

/** All changes of one file, and its page before and after. */
export function FileChanges({ store, change, onRevert }: FileChangesProps) {
  const { file, kind, name, path, changes, findings } = change;
  const origin = useView(store, (view) => view.site?.previewOrigin) ?? '';
  const version = useView(store, (view) => (view.shown[path ?? ''] ?? 0) + (view.shown['*'] ?? 0));
  const [width, setWidth] = useState<'phone' | 'desktop'>('phone');
  return (
    <section className="file-changes" aria-label={name}>
      <header>
        <div>
          <h3>{name}</h3>
          <p className="change-file">{file}</p>
        </div>
        {path !== undefined && change.change !== 'removed' && (
          <Button look="quiet" icon={openIcon} onClick={() => store.openPath(path)}>
            Edit
          </Button>
        )}
        {change.change !== 'added' && kind !== 'media' && (
          <Button icon={revertIcon} onClick={() => void onRevert(file)}>
            {change.change === 'removed' ? 'Bring back' : 'Revert'}
          </Button>
        )}
      </header>
      {(findings.added.length > 0 || findings.mended.length > 0) && (
        <ul className="change-findings" aria-label="Findings">
          {findings.added.map(({ rule, message, line }) => (
            <li key={`${rule} ${line} ${message}`}>
              <Badge tone="error">New</Badge> {message}
            </li>
          ))}
          {findings.mended.map(({ rule, message, line }) => (
            <li key={`${rule} ${line} ${message}`}>
              <Badge tone="good">Mended</Badge> {message}
            </li>
          ))}
        </ul>
      )}
      {change.change === 'changed' && changes.length === 0 && kind !== 'media' && (
        <p className="changes-none">Only comments or blank lines are others.</p>
      )}
      {kind === 'media' && change.change !== 'removed' && (
        <img
          className="change-picture"
          src={thumbnailAddress(file.replace(/^media\//, ''))}
          alt=""
          // Files offered for download have no thumbnail.
          onError={({ currentTarget }) => currentTarget.setAttribute('hidden', '')}
        />
      )}
      <ul className="change-rows" aria-label="Changes">
        {changes.map((each) => (
          <ChangeRow key={`${each.path.join('.')} ${each.words}`} change={each} />
        ))}
      </ul>
      {path !== undefined && (
        <>
          <div className="before-after-head">
            <h3>The page</h3>
            <Segments
              label="Width of the page"
              segments={[
                { value: 'phone', label: 'Phone' },
                { value: 'desktop', label: 'Desktop' },
              ]}
              value={width}
              onChange={setWidth}
            />
          </div>
          <BeforeAfter
            origin={origin}
            path={path}
            name={name}
            width={width === 'phone' ? 390 : 1280}
            change={change.change}
            version={version}
          />
        </>
      )}
    </section>
  );
}
