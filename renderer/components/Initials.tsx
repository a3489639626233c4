import { initialsOf } from '../text/initials.ts';

/** Two letters in a ring, in place of a photograph. */
export function Initials({ name }: { name: string }) {
  return (
    <svg className="initials" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="23" />
      <circle className="initials-ring" cx="24" cy="24" r="19.5" />
      <text x="24" y="29.500" textAnchor="middle">
        {initialsOf(name)}
      </text>
    </svg>
  );
}
