import './page-thumbnail.css';

/** Width that pages are rendered at, in CSS pixels. */
const PAGE_WIDTH = 1280;

interface PageThumbnailProps {
  /** Address of the page. */
  src: string;
  /** In CSS pixels. */
  width: number;
  height: number;
}

/** A page as a small picture: nothing in it runs or can be reached. */
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
