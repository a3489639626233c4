import { useEffect, useRef, useState } from 'react';
import { takeTurn } from './thumb-queue.ts';

/** Size of the page area shown in the thumbnail, in CSS pixels of the page. */
const WIDTH = 1280;
const HEIGHT = 1280;
/** Size of the thumbnail, in CSS pixels. */
const SIZE = 44;

/** Time a page must have been visible and unchanged before its thumbnail is rendered, in ms. */
const QUIET_MS = 250;
/** The same for updating an existing thumbnail, so that it does not slow down typing. */
const QUIET_AGAIN_MS = 1500;

interface PageThumbProps {
  address: string;
  /** Changes when the page looks different. */
  version: number;
  /** Thumbnails are not started while the list is being scrolled, or before the stage shows its page. */
  isWaiting: boolean;
}

/** A live thumbnail of a page: the page itself, without its scripts. */
export function PageThumb({ address, version, isWaiting }: PageThumbProps) {
  const [shown, setShown] = useState<string>();
  const endTurn = useRef(() => {});
  const isShown = useRef(false);
  useEffect(() => {
    if (isWaiting) return undefined;
    const wanted = `${address}?picture=${version}`;
    const quiet = isShown.current ? QUIET_AGAIN_MS : QUIET_MS;
    const timer = setTimeout(() => {
      endTurn.current = takeTurn(() => {
        isShown.current = true;
        setShown(wanted);
      });
    }, quiet);
    return () => {
      clearTimeout(timer);
      endTurn.current();
    };
  }, [address, version, isWaiting]);
  return (
    <span className="page-thumb" aria-hidden="true">
      {shown !== undefined && (
        <iframe
          title="Picture of the page"
          src={shown}
          sandbox="allow-same-origin"
          tabIndex={-1}
          onLoad={() => endTurn.current()}
          style={{ width: WIDTH, height: HEIGHT, scale: String(SIZE / WIDTH) }}
        />
      )}
    </span>
  );
}
