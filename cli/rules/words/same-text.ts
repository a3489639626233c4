/** A text without what does not change what it says. */
function plain(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[.!]$/, '').trim().toLowerCase();
}

/** True of a description that is only the title again. */
export function isSameText(description: string, title: unknown): boolean {
  return typeof title === 'string' && plain(description) === plain(title);
}
