const FOCUSABLE = 'button:not(:disabled), textarea, input:not([hidden]), select';

/** The control that takes the focus in a neighbor: the menu of an entry, otherwise the first one. */
function controlIn(part: Element | undefined): HTMLElement | null | undefined {
  return (
    part?.querySelector<HTMLElement>('[aria-haspopup="menu"]') ??
    part?.querySelector<HTMLElement>(FOCUSABLE)
  );
}

/**
 * Once a part of the form that has the focus is removed, focuses what took its place, or the last part before it:
 * otherwise the keyboard would start at the top of the window again. Ends when the focus goes elsewhere.
 */
export function focusAfterRemoval(part: Element): void {
  const parents: Element[] = [];
  for (let parent = part.parentElement; parent; parent = parent.parentElement) parents.push(parent);
  const at = [...(parents[0]?.children ?? [])].indexOf(part);
  const observer = new MutationObserver(() => {
    if (part.isConnected) return;
    end();
    const around = parents.find((parent) => parent.isConnected && controlIn(parent));
    const near = around === parents[0] ? [at, at - 1].map((index) => around?.children[index]) : [];
    const control = [...near, around].map((one) => controlIn(one)).find(Boolean);
    if (document.activeElement === document.body) control?.focus();
  });
  const end = () => {
    observer.disconnect();
    document.removeEventListener('focusin', end);
  };
  observer.observe(document.body, { childList: true, subtree: true });
  document.addEventListener('focusin', end);
}
