/** A sentence in which names of keys and values stand between backticks. */
export function WordsWithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}
