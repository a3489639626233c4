/** Keeps the page from asking visitors for something: in the studio, it is only looked at. */
export function keepQuiet(): void {
  // Popups and dialogs would cover what is edited.
  HTMLDialogElement.prototype.showModal = () => {};
  document.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
  window.open = () => null;
}
