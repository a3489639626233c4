import { useEffect, useRef, useState } from 'react';
import type { PageMessage, StudioMessage } from '../../protocol.ts';
import type { StudioStore, StudioView } from '../store.ts';

interface PageFrameProps {
  title: string;
  /** In CSS pixels of the page. */
  width: number;
  store: StudioStore;
  view: StudioView;
}

/** One page of the site in a frame. It is loaded once and then brought up to date from inside. */
export function PageFrame({ title, width, store, view }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const { site, page, field, shown } = view;
  const origin = site?.previewOrigin ?? '';
  const path = page?.path ?? '/';
  const version = (shown[path] ?? 0) + (shown['*'] ?? 0);

  useEffect(() => {
    const send = (message: StudioMessage) =>
      frame.current?.contentWindow?.postMessage(message, origin);
    if (isReady && version > 0) send({ type: 'refresh' });
  }, [version, origin, isReady]);

  useEffect(() => {
    const message: StudioMessage = {
      type: 'show',
      ...(field === undefined ? {} : { path: field }),
    };
    if (isReady) frame.current?.contentWindow?.postMessage(message, origin);
  }, [field, origin, isReady]);

  useEffect(() => {
    const listen = ({ source, origin: from, data }: MessageEvent<PageMessage>) => {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      if (data.type === 'ready') setReady(true);
      if (data.type === 'choose') store.chooseField(data.path);
      if (data.type === 'go') {
        const row = site?.pages.find((other) => other.path === data.path);
        if (row) void store.openPage(row);
      }
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin, site, store]);

  return (
    <figure className="frame">
      <figcaption>{title}</figcaption>
      <iframe
        ref={frame}
        title={`${page?.name} – ${title}`}
        src={`${origin}${path}`}
        width={width}
      />
    </figure>
  );
}
