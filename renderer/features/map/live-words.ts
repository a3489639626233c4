/** Credit of a map whose words have none: English pages are this much lighter. */
export const USUAL_CREDIT = '© {source} contributors';

/** Texts of the interactive map in the language of the page, from `data-words` of the figure. */
export interface LiveWords {
  zoomIn: string;
  zoomOut: string;
  /** Label of the button that closes a popup. */
  close: string;
  /** Template for the credit of the map data, if it is not the usual one; `{source}` becomes a link. */
  mapData?: string | undefined;
  /** Template for the note of a place; `{note}` is its text in the list below the map. */
  noteForm?: string | undefined;
}
