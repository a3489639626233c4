/** Rotations of the fine ellipses inside the seal, in degrees. */
const TURNS = Array.from({ length: 18 }, (_, turn) => turn * 10);

/** The star of the seal, five points around the center. */
const STAR = 'M0-34 8.2-11.3 32.3-10.5 13.3 4.3 20 27.5 0 14-20 27.5-13.3 4.3-32.3-10.5-8.2-11.3Z';

/** The notary's seal, drawn once in the header; every `<Seal />` references it. */
export function SealSource() {
  return (
    <svg className="seal" viewBox="-110 -110 220 220" aria-hidden="true">
      <g id="seal">
        <circle r="104" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <circle r="98" fill="none" stroke="currentColor" strokeWidth="4" strokeDasharray="2 4.15" />
        <g fill="none" stroke="currentColor">
          {TURNS.map((turn) => (
            <ellipse key={turn} rx="92" ry="46" transform={`rotate(${turn})`} />
          ))}
        </g>
        <circle className="seal-ground" r="50" stroke="currentColor" strokeWidth="1.5" />
        <path d={STAR} fill="currentColor" />
      </g>
    </svg>
  );
}

/** A copy of the seal in the header. */
export function Seal({ className }: { className?: string }) {
  return (
    <svg
      className={className === undefined ? 'seal' : `seal ${className}`}
      viewBox="-110 -110 220 220"
      aria-hidden="true"
    >
      <use href="#seal" />
    </svg>
  );
}

/** The seal beside the name: drawn in the header, referenced in the footer. */
export function SealMark({ place }: { place: 'header' | 'footer' }) {
  return place === 'header' ? <SealSource /> : <Seal />;
}
