/** Suppresses prompts to visitors: in the studio, the page is only a preview. */
export function keepQuiet(): void {
  // Popups and dialogs would cover what is edited.
  HTMLDialogElement.prototype.showModal = () => {};
  document.addEventListener('submit', (event) => event.preventDefault(), { capture: true });
  window.open = () => null;
}
