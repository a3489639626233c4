import { useEffect, useRef, useState } from 'react';
import type { PageMessage, StudioMessage } from '../../protocol.ts';
import type { FrameFit } from './fit.ts';
import type { PageFeed } from './page-feed.ts';

interface PageFrameProps {
  fit: FrameFit;
  /** Name of the page. */
  name: string;
  /** Origin of the previews. */
  origin: string;
  path: string;
  feed: PageFeed;
  /** The field being edited. */
  field: string | undefined;
  /** Called with messages from the page, and a function to reply. */
  onMessage: (message: PageMessage, answer: (message: StudioMessage) => void) => void;
}

/** A page of the site in a frame. It is loaded once and then updated from inside. */
export function PageFrame({ fit, name, origin, path, feed, field, onMessage }: PageFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const { width, height, scale } = fit;

  useEffect(() => {
    const send = (message: StudioMessage) =>
      frame.current?.contentWindow?.postMessage(message, origin);
    const listen = ({ source, origin: from, data }: MessageEvent<PageMessage>) => {
      if (from !== origin || source !== frame.current?.contentWindow) return;
      if (data.type === 'ready') setReady(true);
      onMessage(data, send);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin, onMessage]);

  useEffect(() => {
    if (!isReady) return undefined;
    return feed.add((html) => {
      const message: StudioMessage = { type: 'refresh', html };
      frame.current?.contentWindow?.postMessage(message, origin);
    });
  }, [feed, isReady, origin]);

  useEffect(() => {
    if (!isReady) return;
    const message: StudioMessage =
      field === undefined ? { type: 'show' } : { type: 'show', path: field };
    frame.current?.contentWindow?.postMessage(message, origin);
  }, [field, origin, isReady]);

  return (
    <figure className="frame" style={{ width: width * scale }}>
      <figcaption>
        {fit.name} <span>{width} px</span>
      </figcaption>
      <div className="frame-window" style={{ height: height * scale }}>
        <iframe
          ref={frame}
          title={`${name}, ${fit.name.toLowerCase()}`}
          src={`${origin}${path}`}
          sandbox="allow-scripts allow-same-origin"
          style={{ width, height, scale: String(scale) }}
        />
      </div>
    </figure>
  );
}
