import type { Page } from '../../../schemas/page.ts';
import type { Picture as PictureFile } from '../../../schemas/picture.ts';
import { OutwardLink } from '../../components/OutwardLink.tsx';
import type { Site } from '../../context/site.ts';
import { fillWord } from '../../text/fill-word.ts';
import { type Embed, frameHost } from './embed.ts';
import type { EmbedShape } from './embed-shape.ts';
import { FacadeFace } from './FacadeFace.tsx';

interface FacadeProps {
  embed: Embed;
  /** Title of the frame. */
  title: string;
  shape: EmbedShape;
  /** Shown until the visitor opens the frame; drawn if missing. */
  poster: PictureFile | undefined;
  /** Id of the note, unique on the page. */
  noteId: string;
  page: Pick<Page, 'pictures'>;
  site: Site;
}

const WORDS = { video: 'play', map: 'showMap', booking: 'showTimes' } as const;

/**
 * Placeholder for content of another host, which is not contacted until the visitor asks for it: a link to the host's
 * own page, which `embed-frame.ts` turns into a button that opens the frame in place.
 */
export function Facade({ embed, title, shape, poster, noteId, page, site }: FacadeProps) {
  const { embeds, actions } = site.words;
  const { kind, provider } = embed;
  const asked = { provider, host: frameHost(embed) };
  return (
    <div className={`embed ${shape}`} data-module="embed" data-on="visible">
      <div className="embed-place">
        <a
          className="facade"
          data-frame={embed.frame}
          href={embed.page}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={noteId}
        >
          <FacadeFace
            kind={kind}
            action={embeds[WORDS[kind]]}
            title={title}
            shape={shape}
            poster={poster}
            page={page}
          />
          <span className="sr-only facade-tab"> ({actions.newTab})</span>
        </a>
      </div>
      <p className="embed-note" id={noteId}>
        {fillWord(embeds.note, asked)}{' '}
        <OutwardLink href={embed.page} site={site}>
          {fillWord(embeds.open, asked)}
        </OutwardLink>
      </p>
    </div>
  );
}
