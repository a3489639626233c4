/** A small EN after a link that leads from a Spanish page to an English one. */
export function EnglishMark({ words }: { words: string }) {
  return (
    <span className="language-mark">
      <span aria-hidden="true">EN</span>
      <span className="sr-only"> ({words})</span>
    </span>
  );
}
