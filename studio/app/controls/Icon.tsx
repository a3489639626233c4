import { createElement } from 'react';

/** Result of `import shapes from 'lucide:name'`: SVG elements on a 24 by 24 grid. */
export type IconShapes = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
])[];

/** A line icon of 16 pixels in the text color, always beside or inside something with an accessible name. */
export function Icon({ shapes, size = 16 }: { shapes: IconShapes; size?: number }) {
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={size < 20 ? 2 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  );
}
