/** Fits the height of a text area to its content, if the browser does not do so itself. */
export function fitHeight(area: HTMLTextAreaElement | null): void {
  if (!area || CSS.supports('field-sizing', 'content')) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
}
