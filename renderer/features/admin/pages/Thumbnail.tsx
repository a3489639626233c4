interface ThumbnailProps {
  id: string;
  title: string;
  path: string;
}

/**
 * The page itself, scaled down. Its scripts do not run, so viewing it counts no visit; the same origin is required to
 * load its fonts.
 */
export function Thumbnail({ id, title, path }: ThumbnailProps) {
  return (
    <div id={id} className="thumbnail" inert>
      <iframe src={path} title={title} sandbox="allow-same-origin" loading="lazy" tabIndex={-1} />
    </div>
  );
}
