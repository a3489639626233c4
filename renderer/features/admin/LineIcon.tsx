/** Defined here: the icons of static pages are read from files at render time. */
const PATHS = {
  close: 'M6 6l12 12M18 6L6 18',
  logout: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
};

/** A line icon for a button that has its own label. */
export function LineIcon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
