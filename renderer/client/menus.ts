const EXPANDED = 'aria-expanded';

function isOpen(button: Element): boolean {
  return button.getAttribute(EXPANDED) === 'true';
}

function setOpen(button: Element, open: boolean): void {
  button.setAttribute(EXPANDED, String(open));
}

/** Whether the menus overlay the page side by side; below that width they expand in place. */
function isWide(): boolean {
  return matchMedia('(width >= 78rem)').matches;
}

/** A header menu: hover, click, arrow keys and Escape (docs/product.md, "Frame"). */
function startSubmenu(item: HTMLElement, others: () => void): void {
  const button = item.querySelector('button');
  if (!button) return;
  const links = [...item.querySelectorAll('a')];
  // Touch also emits mouse events; there only the click counts.
  const isPointedAt = ({ pointerType }: PointerEvent) => pointerType === 'mouse' && isWide();
  item.addEventListener('pointerenter', (event) => {
    if (!isPointedAt(event)) return;
    others();
    setOpen(button, true);
  });
  item.addEventListener('pointerleave', (event) => {
    if (isPointedAt(event)) setOpen(button, false);
  });
  button.addEventListener('click', ({ detail }) => {
    // Hovering has already opened the menu; the click must not close it again.
    const opened = detail > 0 && isWide() && matchMedia('(hover: hover)').matches;
    const open = opened || !isOpen(button);
    if (isWide()) others();
    setOpen(button, open);
  });
  item.addEventListener('focusout', ({ relatedTarget }) => {
    // Collapsing a menu while a finger comes down on the next one would move that one away.
    if (!isWide()) return;
    if (!(relatedTarget instanceof Node && item.contains(relatedTarget))) setOpen(button, false);
  });
  item.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && isOpen(button)) {
      setOpen(button, false);
      button.focus();
      event.stopPropagation();
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(button, true);
      const at = links.indexOf(document.activeElement as HTMLAnchorElement);
      const next = event.key === 'ArrowDown' ? at + 1 : at < 0 ? links.length - 1 : at - 1;
      links[(next + links.length) % links.length]?.focus();
    }
  });
}

/** The header menus and the toggle that opens them on a phone. */
export function startMenus(): void {
  // Up to here the menus open by hover and focus alone, which works without scripts.
  document.documentElement.setAttribute('data-script', '');
  const items = [...document.querySelectorAll<HTMLElement>('.submenu')];
  const closeAll = () => {
    for (const item of items)
      for (const button of item.querySelectorAll('button')) setOpen(button, false);
  };
  for (const item of items) startSubmenu(item, closeAll);

  const toggle = document.querySelector('.menu-toggle');
  if (!(toggle instanceof HTMLElement)) return;
  toggle.addEventListener('click', () => setOpen(toggle, !isOpen(toggle)));
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !isOpen(toggle)) return;
    setOpen(toggle, false);
    toggle.focus();
  });
  // A link to a section of the same page closes the menu.
  document.querySelector('#main-menu')?.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) {
      setOpen(toggle, false);
      closeAll();
    }
  });
}
