import { useEffect, useRef, useState } from 'react';
import { takeTurn } from './thumb-queue.ts';

/** The part of a page that the picture shows, in CSS pixels of the page. */
const WIDTH = 1280;
const HEIGHT = 1280;
/** Of the picture, in CSS pixels. */
const SIZE = 44;

/** A page must have been in view, and quiet, for this long before its picture is made, in ms. */
const QUIET_MS = 250;
/** The same of a picture that is there already: whoever types is not to wait for it. */
const QUIET_AGAIN_MS = 1500;

interface PageThumbProps {
  address: string;
  /** Another number means that the page looks different. */
  version: number;
  /** Pictures are not begun while the list is being scrolled, nor before the stage shows its page. */
  isWaiting: boolean;
}

/** A small live picture of a page: the page itself, without its scripts. */
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
