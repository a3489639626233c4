/**
 * A path below `media/` with one of these extensions: no traversal, no hidden files, no character that file systems
 * reject.
 */
export function mediaPath(endings: readonly string[]): RegExp {
  return new RegExp(
    String.raw`^(?![./])(?!.*(?:\/[./]|\.\.))[^\\:*?"<>|{}]+\.(?:${endings.join('|')})$`,
    'i',
  );
}
