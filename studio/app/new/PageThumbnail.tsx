import './page-thumbnail.css';

/** Viewport width for rendering pages, in CSS pixels. */
const PAGE_WIDTH = 1280;

interface PageThumbnailProps {
  /** Address of the page. */
  src: string;
  /** In CSS pixels. */
  width: number;
  height: number;
}

/** A page as a thumbnail: no scripts run in it, and it is inert. */
export function PageThumbnail({ src, width, height }: PageThumbnailProps) {
  const scale = width / PAGE_WIDTH;
  return (
    <span className="page-thumbnail" style={{ width, height }} aria-hidden="true">
      <iframe
        src={src}
        title="Small picture of the page"
        sandbox="allow-same-origin"
        loading="lazy"
        tabIndex={-1}
        inert
        style={{ width: PAGE_WIDTH, height: height / scale, scale: String(scale) }}
      />
    </span>
  );
}
