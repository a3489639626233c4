import type { Picture as PictureFile } from '../../../schemas/picture.ts';
import { Icon } from '../../components/Icon.tsx';
import { Picture } from '../../components/Picture.tsx';
import type { PicturePage } from '../../pictures/named-picture.ts';
import { DrawnPoster } from './DrawnPoster.tsx';
import type { EmbedKind } from './embed.ts';
import type { EmbedShape } from './embed-shape.ts';

const ICONS: Record<EmbedKind, string> = { video: 'play', map: 'map', booking: 'calendar-days' };

interface FacadeFaceProps {
  kind: EmbedKind;
  /** What a click does: `Play video`. */
  action: string;
  title: string;
  shape: EmbedShape;
  /** Drawn if missing. */
  poster: PictureFile | undefined;
  page: PicturePage;
}

/** The visible part of a facade until it is opened. */
export function FacadeFace({ kind, action, title, shape, poster, page }: FacadeFaceProps) {
  return (
    <>
      {poster ? (
        <Picture picture={poster} page={page} place={`poster-${shape}`} />
      ) : (
        <DrawnPoster kind={kind} />
      )}
      <span className="facade-words">
        <span className={`facade-mark ${kind}`}>
          <Icon name={ICONS[kind]} />
        </span>
        <span className="facade-action">{action}</span>
        <span className="facade-title">{title}</span>
      </span>
    </>
  );
}
