/** A sentence in which backticks enclose names of keys and values. */
export function WordsWithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
