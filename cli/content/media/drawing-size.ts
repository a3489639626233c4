/** Declared width and height of a drawing, in its own units. */
export function sizeOfDrawing(svg: string): [number, number] | undefined {
  const open = /<svg\b[^>]*>/.exec(svg)?.[0] ?? '';
  const box = /\bviewBox="\s*\S+\s+\S+\s+([\d.]+)\s+([\d.]+)\s*"/.exec(open);
  const [, width, height] = box ?? [];
  if (Number(width) > 0 && Number(height) > 0) return [Number(width), Number(height)];
  const own = ['width', 'height'].map((name) =>
    Number(new RegExp(`\\b${name}="([\\d.]+)(?:px)?"`).exec(open)?.[1]),
  );
  const [across = 0, down = 0] = own;
  return across > 0 && down > 0 ? [across, down] : undefined;
}
