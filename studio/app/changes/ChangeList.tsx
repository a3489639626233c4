import type { FileChange } from '../../../cli/changes/change-set.ts';
import { Badge } from '../controls/Badge.tsx';

interface ChangeListProps {
  files: readonly FileChange[];
  chosen: string | undefined;
  onChoose: (file: string) => void;
  /** Files excluded from the next commit; without it, files cannot be excluded. */
  left?: ReadonlySet<string>;
  onToggle?: (file: string) => void;
}

function countWords({ change, changes }: FileChange): string {
  if (change === 'added') return 'New';
  if (change === 'removed') return 'Removed';
  return changes.length === 1 ? '1 change' : `${changes.length} changes`;
}

function findingWords(added: number): string {
  return added === 1 ? '1 new finding' : `${added} new findings`;
}

/** The changed files: one is selected, and any can be excluded from the next commit. */
export function ChangeList({ files, chosen, onChoose, left, onToggle }: ChangeListProps) {
  return (
    <ul className="change-list" aria-label="Changed files">
      {files.map((change) => {
        const { file, name, path, isUnsaved, findings } = change;
        return (
          <li key={file} className={file === chosen ? 'is-chosen' : ''}>
            {left && (
              <input
                type="checkbox"
                aria-label={`Commit ${file}`}
                checked={!left.has(file)}
                onChange={() => onToggle?.(file)}
              />
            )}
            <button type="button" aria-current={file === chosen} onClick={() => onChoose(file)}>
              <span className="change-name">{name}</span>
              <span className="change-file">{path ?? file}</span>
            </button>
            <span className="change-state">
              {isUnsaved && <Badge tone="changed">Not saved</Badge>}
              {findings.added.length > 0 && (
                <Badge tone="error">{findingWords(findings.added.length)}</Badge>
              )}
              <Badge tone={change.change === 'added' ? 'good' : 'plain'}>
                {countWords(change)}
              </Badge>
            </span>
          </li>
        );
      })}
    </ul>
  );
}
