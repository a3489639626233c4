/** Timeout without progress or a response, in milliseconds. */
const STALLED_AFTER = 60_000;

/** Result of an upload; `stored` only if the receiver has confirmed it. */
export type UploadOutcome = 'stored' | 'failed' | 'cancelled';

/** A file of a client (docs/product.md, "What is sent"). */
export interface Upload {
  endpoint: string;
  clientId: string;
  name: string;
  body: Blob;
  signal: AbortSignal;
  /** Called with the fraction sent, from 0 to 1. */
  onProgress: (part: number) => void;
}

/** Sends a file as multipart form data; a 2xx response means that it is stored. */
export function sendFile(upload: Upload): Promise<UploadOutcome> {
  const { endpoint, clientId, name, body, signal, onProgress } = upload;
  if (signal.aborted) return Promise.resolve('cancelled');
  const form = new FormData();
  form.append('clientId', clientId);
  form.append('file', body, name);
  // `fetch` does not report upload progress.
  const request = new XMLHttpRequest();
  return new Promise((resolve) => {
    let stalled: ReturnType<typeof setTimeout>;
    const cancel = () => request.abort();
    const watch = () => {
      clearTimeout(stalled);
      stalled = setTimeout(cancel, STALLED_AFTER);
    };
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      watch();
      if (total > 0) onProgress(loaded / total);
    });
    request.addEventListener('loadend', () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', cancel);
      if (signal.aborted) resolve('cancelled');
      else resolve(request.status >= 200 && request.status < 300 ? 'stored' : 'failed');
    });
    signal.addEventListener('abort', cancel);
    watch();
    request.open('POST', endpoint);
    request.send(form);
  });
}
