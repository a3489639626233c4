import { type DragEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { warnBeforeLeaving } from '../../browser/leave-warning.ts';
import type { WordedIslandProps } from '../../islands/Island.tsx';
import { showToast } from '../toasts/toast.ts';
import { AfterUpload } from './AfterUpload.tsx';
import { FileChoice } from './FileChoice.tsx';
import { FileRow } from './FileRow.tsx';
import { NothingSent } from './NothingSent.tsx';
import { PortalHead } from './PortalHead.tsx';
import type { PortalWords } from './portal-words.ts';
import { sendFile } from './send-file.ts';
import { UploadQueue } from './upload-queue.ts';
import { UploadTexts } from './upload-texts.ts';
import '../../components/Form.css';
import '../../components/Notice.css';
import '../../components/Steps.css';
import './upload.css';

interface PortalProps extends WordedIslandProps<PortalWords> {
  client: string;
}

function startQueue(
  endpoint: string | undefined,
  clientId: string,
  words: PortalWords,
): UploadQueue {
  return new UploadQueue({
    send: endpoint
      ? (name, body, signal, onProgress) =>
          sendFile({ endpoint, clientId, name, body, signal, onProgress })
      : undefined,
    ended: (kind) => void showToast({ title: words[kind], kind }),
  });
}

/** The upload portal of a client with a valid link (docs/product.md, "Upload portal"). */
export function Portal({ facts, client, words }: PortalProps) {
  const endpoint = facts.integrations.uploadEndpoint;
  const [queue] = useState(() => startQueue(endpoint, client, words));
  const [texts] = useState(() => new UploadTexts(words, document.documentElement.lang));
  const uploads = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const [isOver, setOver] = useState(false);
  const { entries, state } = uploads;
  const isBusy = state === 'uploading';
  useEffect(() => (isBusy ? warnBeforeLeaving() : undefined), [isBusy]);

  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    if (event.dataTransfer.files.length === 0) return;
    event.preventDefault();
    setOver(false);
    void queue.add([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the buttons
    <div
      data-upload-state={state}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <PortalHead business={facts.business} client={client} words={words} />
      <section className="section upload" aria-label={words.files}>
        <div className="wrap">
          {!endpoint && (
            <NothingSent
              business={facts.business}
              client={client}
              words={words}
              names={entries.filter(({ state }) => state === 'listed').map(({ name }) => name)}
            />
          )}
          <FileChoice
            onFiles={(files) => void queue.add(files)}
            isOver={isOver}
            words={words}
            hintText={texts.hint}
          />
          <p className="upload-status" aria-live="polite">
            {texts.status(uploads)}
          </p>
          {entries.length > 0 && (
            <ul className="upload-files" aria-label={words.chosen}>
              {entries.map((entry) => (
                <FileRow
                  key={entry.id}
                  entry={entry}
                  words={words}
                  texts={texts}
                  onCancel={(id) => queue.cancel(id)}
                  onRetry={(id) => void queue.retry(id)}
                />
              ))}
            </ul>
          )}
        </div>
      </section>
      <AfterUpload words={words} />
    </div>
  );
}
