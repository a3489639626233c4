import type { Page } from '../../../schemas/page.ts';
import type { Picture as PictureFile } from '../../../schemas/picture.ts';
import type { VideoFile } from '../../../schemas/video-file.ts';
import type { Site } from '../../context/site.ts';
import { downloadAddress } from '../../pictures/media-address.ts';
import { ownName } from '../../text/languages.ts';
import type { EmbedShape } from './embed-shape.ts';
import { FacadeFace } from './FacadeFace.tsx';

interface OwnVideoProps {
  file: VideoFile;
  title: string;
  shape: EmbedShape;
  poster: PictureFile | undefined;
  page: Pick<Page, 'pictures' | 'downloads'>;
  site: Site;
}

/**
 * Placeholder for a video of the site itself: a link to the file, which browsers play directly, replaced by a player in
 * `embed-frame.ts`. A player that has loaded nothing would be a gray box in some browsers, whatever its poster.
 */
export function OwnVideo({ file, title, shape, poster, page, site }: OwnVideoProps) {
  const addressOf = (src: string) => {
    const facts = page.downloads?.[src];
    return facts && downloadAddress(src, facts.hash);
  };
  const address = addressOf(file.src);
  const captions = file.captions ?? [];
  return (
    <div className={`embed ${shape}`} data-module="embed" data-on="visible">
      <div className="embed-place">
        <a className="facade" href={address}>
          <FacadeFace
            kind="video"
            action={site.words.embeds.play}
            title={title}
            shape={shape}
            poster={poster}
            page={page}
          />
        </a>
        <template>
          {/* biome-ignore lint/a11y/useMediaCaption: a video without speech has no captions */}
          <video controls autoPlay playsInline tabIndex={-1} aria-label={title} src={address}>
            {captions.map(({ src, language }) => (
              <track
                key={language}
                kind="captions"
                src={addressOf(src)}
                srcLang={language}
                label={ownName(language)}
                default={language === site.language}
              />
            ))}
          </video>
        </template>
      </div>
    </div>
  );
}
