interface ThumbnailProps {
  id: string;
  name: string;
  path: string;
}

/**
 * The page itself, scaled down. Its scripts do not run, so that looking at it counts no visit; the
 * same origin is what lets it load its fonts.
 */
export function Thumbnail({ id, name, path }: ThumbnailProps) {
  return (
    <div id={id} className="thumbnail" inert>
      <iframe
        src={path}
        title={`Thumbnail of ${name}`}
        sandbox="allow-same-origin"
        loading="lazy"
        tabIndex={-1}
      />
    </div>
  );
}
