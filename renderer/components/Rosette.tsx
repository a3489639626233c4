/** Geometry of a guilloche: ellipses rotated around a center, like the engraving of a seal. */
export interface RosetteShape {
  /** Semi-axes of the ellipse, in units of a drawing 900 wide. */
  rx: number;
  ry: number;
  /** Factors of the number of ellipses: `[2, 2, 2, 3]` draws 24. */
  folds: readonly number[];
}

interface RosetteProps {
  /** Unique on the page: the drawing refers to its own parts. */
  id: string;
  shape: RosetteShape;
  className: string;
}

const drawings = new Map<string, string>();

/** Cached: there are few shapes and ids, and many pages. */
function drawing(id: string, shape: RosetteShape): string {
  const key = `${id} ${JSON.stringify(shape)}`;
  const known = drawings.get(key) ?? turns(id, shape);
  drawings.set(key, known);
  return known;
}

/**
 * Draws the ellipses by repeating groups of groups, so that 32 of them take the bytes of seven. Level n repeats
 * everything below it, rotated by the angle that the lower levels have already filled.
 */
function turns(id: string, { rx, ry, folds }: RosetteShape): string {
  const total = folds.reduce((product, fold) => product * fold, 1);
  let step = 180 / total;
  let drawing = `<ellipse rx="${rx}" ry="${ry}"/>`;
  for (const [level, fold] of folds.entries()) {
    const name = `${id}${level}`;
    let copies = '';
    for (let copy = 1; copy < fold; copy += 1) {
      copies += `<use href="#${name}" transform="rotate(${+(step * copy).toFixed(3)})"/>`;
    }
    drawing = `<g id="${name}">${drawing}</g>${copies}`;
    step *= fold;
  }
  return drawing;
}

/** The site's single ornament. */
export function Rosette({ id, shape, className }: RosetteProps) {
  return (
    <svg
      className={`rosette ${className}`}
      viewBox="-450 -450 900 900"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: numbers from a theme's own geometry
      dangerouslySetInnerHTML={{ __html: drawing(id, shape) }}
    />
  );
}
