/** What the map that can be moved says, in the language of the page; it stands in `data-words` of the figure. */
export interface LiveWords {
  zoomIn: string;
  zoomOut: string;
  /** Closes what is noted of a place. */
  close: string;
  /** What is noted of a place, `{note}` being what the list below the map says of it. */
  noteForm?: string | undefined;
}
