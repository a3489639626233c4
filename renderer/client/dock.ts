/** Distance after which the chat button slides in, in CSS pixels (docs/product.md, "Frame"). */
const CHAT_AFTER = 100;

/** Shows the chat button once the page is scrolled. */
export function startDock(): void {
  const { documentElement } = document;
  const update = () => {
    documentElement.toggleAttribute('data-scrolled', window.scrollY > CHAT_AFTER);
  };
  window.addEventListener('scroll', update, { passive: true });
  // In a frame of its own: asking for the scroll position now would lay the page out twice.
  requestAnimationFrame(update);
}
