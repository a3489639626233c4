/** A path below `media/` with one of these endings: no way out of the folder, nothing hidden, no character that file systems refuse. */
export function mediaPath(endings: readonly string[]): RegExp {
  return new RegExp(
    String.raw`^(?![./])(?!.*(?:\/[./]|\.\.))[^\\:*?"<>|{}]+\.(?:${endings.join('|')})$`,
    'i',
  );
}
