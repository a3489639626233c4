/** Up to two capital letters of a name: "Ruth M. (sample)" becomes RM. */
function initials(name: string): string {
  const words = name.replace(/\(.*\)/, '').match(/\p{L}+/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/** A drawn portrait of two letters in a ring, in place of a photograph. */
export function Initials({ name }: { name: string }) {
  return (
    <svg className="initials" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="23" />
      <circle className="initials-ring" cx="24" cy="24" r="19.5" />
      <text x="24" y="29.500" textAnchor="middle">
        {initials(name)}
      </text>
    </svg>
  );
}
