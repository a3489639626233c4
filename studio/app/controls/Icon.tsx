import { createElement } from 'react';

/** What `import shapes from 'lucide:name'` gives: elements of SVG on a grid of 24 by 24. */
export type IconShapes = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
])[];

/** A line icon of 16 pixels in the colour of the text. It always stands beside or inside something that has a name. */
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
