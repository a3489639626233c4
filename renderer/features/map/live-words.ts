/** Texts of the interactive map in the language of the page, from `data-words` of the figure. */
export interface LiveWords {
  zoomIn: string;
  zoomOut: string;
  /** Label of the button that closes a popup. */
  close: string;
  /** Template for the source of the map data; `{source}` becomes a link. */
  mapData: string;
  /** Template for the note of a place; `{note}` is its text in the list below the map. */
  noteForm?: string | undefined;
}
