import type { Picture as PictureFile } from '../../schemas/picture.ts';
import { namedPicture, type PicturePage } from '../pictures/named-picture.ts';
import { pictureAddress } from '../pictures/picture-address.ts';
import type { PicturePlace } from '../pictures/picture-layouts.ts';
import { pictureSources } from '../pictures/picture-sources.ts';

interface PictureProps {
  /** As a file names it, or its name below `pictures` in `page.yaml`. */
  picture: PictureFile | string;
  page: PicturePage;
  place: PicturePlace;
  /** True on the first screen: fetched before anything below it. */
  isFirst?: boolean;
}

/** Loading attributes: eager for the first screen, lazy for the rest. */
const FIRST = { fetchPriority: 'high' } as const;
const LATER = { loading: 'lazy', decoding: 'async' } as const;

/** A picture in the sizes and formats of its place, with its own colors as a placeholder. */
export function Picture({ picture: given, page, place, isFirst = false }: PictureProps) {
  const picture = namedPicture(given, page);
  const facts = page.pictures?.[picture.src];
  // A picture that cannot be shown fails the build; in development its alternative text is shown instead.
  if (!facts)
    return (
      <span className={`picture in-${place}`}>
        <img alt={picture.alt} loading="lazy" />
      </span>
    );
  const { hash, width, height, tint } = facts;
  const when = isFirst ? FIRST : LATER;
  if (facts.format === 'svg')
    return (
      <span className={`picture is-drawing in-${place}`}>
        <picture>
          <img
            src={pictureAddress(picture.src, { hash, format: 'svg' })}
            alt={picture.alt}
            width={width}
            height={height}
            {...when}
          />
        </picture>
      </span>
    );
  const sources = pictureSources(picture, facts, place);
  const usual = sources.at(-1);
  return (
    <span className={`picture in-${place}`}>
      {tint && (
        <svg aria-hidden="true" color={tint[0]} fill={tint[1]}>
          <rect />
        </svg>
      )}
      <picture>
        {sources.slice(0, -1).map(({ src: _, ...source }) => (
          <source key={`${source.media} ${source.type}`} {...source} />
        ))}
        <img
          src={usual?.src}
          srcSet={usual?.srcSet}
          sizes={usual?.sizes}
          alt={picture.alt}
          width={usual?.width}
          height={usual?.height}
          {...when}
        />
      </picture>
    </span>
  );
}
