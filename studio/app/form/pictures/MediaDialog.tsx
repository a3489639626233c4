import uploadIcon from 'lucide:upload';
import { useEffect, useState } from 'react';
import type { MediaFile } from '../../../protocol.ts';
import { Button } from '../../controls/Button.tsx';
import { Dialog } from '../../controls/Dialog.tsx';
import { FilePick } from './FilePick.tsx';
import { listMedia, thumbnailAddress } from './media.ts';
import '../../controls/tiles.css';
import './media-dialog.css';

interface MediaDialogProps {
  title: string;
  /** Whether a file can be selected here. */
  takes: (src: string) => boolean;
  chosen: string;
  onChoose: (file: MediaFile) => void;
  onUpload: (file: File) => void;
  onClose: () => void;
}

/** The files of `media/`, with an upload. */
export function MediaDialog({
  title,
  takes,
  chosen,
  onChoose,
  onUpload,
  onClose,
}: MediaDialogProps) {
  const [files, setFiles] = useState<readonly MediaFile[]>();
  const [typed, setTyped] = useState('');
  useEffect(() => {
    listMedia().then(setFiles, () => setFiles([]));
  }, []);
  const found = (files ?? []).filter(
    ({ src }) => takes(src) && src.toLowerCase().includes(typed.toLowerCase()),
  );
  return (
    <Dialog title={title} onClose={onClose} size="wide">
      <div className="media-tools">
        <input
          className="input"
          type="search"
          aria-label="Search files"
          placeholder="Search by name"
          data-dialog-entry=""
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <FilePick onPick={onUpload}>
          {(pick) => (
            <Button look="primary" icon={uploadIcon} onClick={pick}>
              Upload
            </Button>
          )}
        </FilePick>
      </div>
      {files && found.length === 0 && (
        <p className="help">
          {typed === ''
            ? 'The folder media/ has no such file yet.'
            : 'No file has this in its name.'}
        </p>
      )}
      <ul className="tiles media-grid">
        {found.map((file) => (
          <li key={file.src}>
            <button type="button" aria-pressed={file.src === chosen} onClick={() => onChoose(file)}>
              {file.width === undefined ? (
                <span className="media-kind">{file.src.split('.').at(-1)}</span>
              ) : (
                <img src={thumbnailAddress(file.src)} alt="" loading="lazy" />
              )}
              <span className="media-name">{file.src}</span>
              {file.width !== undefined && (
                <small>
                  {file.width} × {file.height}
                </small>
              )}
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
