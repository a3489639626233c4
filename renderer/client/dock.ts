/** Scroll distance after which the chat button slides in, in CSS pixels (docs/product.md, "Frame"). */
const CHAT_AFTER = 100;

/** Shows the chat button once the page has been scrolled. */
export function startDock(): void {
  const { documentElement } = document;
  const update = () => {
    documentElement.toggleAttribute('data-scrolled', window.scrollY > CHAT_AFTER);
  };
  window.addEventListener('scroll', update, { passive: true });
  // Deferred to a frame: reading the scroll position now would force a second layout.
  requestAnimationFrame(update);
}
