interface RoadSignProps {
  heading: string;
  distances: readonly { name: string; miles: number }[];
}

/** Distances in the style of a highway sign. */
export function RoadSign({ heading, distances }: RoadSignProps) {
  return (
    <aside className="road-sign" aria-labelledby="distances-heading">
      <h2 id="distances-heading">{heading}</h2>
      <dl>
        {distances.map(({ name, miles }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {miles} <span className="sr-only">miles</span>
            </dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
