import { useRef } from 'react';
import type { FileChange } from '../../../cli/changes/change-set.ts';
import { useSize } from '../stage/use-size.ts';

interface BeforeAfterProps {
  /** Origin of the previews. */
  origin: string;
  path: string;
  name: string;
  /** Viewport width of the page, in CSS pixels of the page. */
  width: number;
  change: FileChange['change'];
  /** Incremented whenever the page looks different. */
  version: number;
}

/** Gap between both, and their height, in CSS pixels. */
const GAP = 24;
const HEIGHT = 620;

/** A page before and after, side by side. */
export function BeforeAfter(props: BeforeAfterProps) {
  const { origin, path, name, width, change, version } = props;
  const place = useRef<HTMLDivElement>(null);
  const { width: room } = useSize(place);
  const scale = Math.min(1, (room - GAP) / 2 / width);
  const sides = [
    {
      title: 'Before',
      address: `${origin}${path}?earlier=${version}`,
      isThere: change !== 'added',
    },
    { title: 'Now', address: `${origin}${path}?picture=${version}`, isThere: change !== 'removed' },
  ];
  return (
    <div className="before-after" ref={place}>
      {room > 0 &&
        sides.map(({ title, address, isThere }) => (
          <figure key={title} style={{ width: width * scale }}>
            <figcaption>{title}</figcaption>
            {isThere ? (
              <div style={{ height: HEIGHT }}>
                <iframe
                  title={`${name}, ${title.toLowerCase()}`}
                  src={address}
                  sandbox="allow-scripts allow-same-origin"
                  style={{ width, height: HEIGHT / scale, scale: String(scale) }}
                />
              </div>
            ) : (
              <p className="changes-none">
                {title === 'Before' ? 'There was no such page.' : 'There is no such page any more.'}
              </p>
            )}
          </figure>
        ))}
    </div>
  );
}
