/** Outlines what shows the field that is edited; a stylesheet of its own, as the page's policy allows no other. */
const sheet = new CSSStyleSheet();
sheet.replaceSync(`
  [data-edit]:hover, [data-edit-picture]:hover { outline: 2px solid #2f6fed66; outline-offset: 3px; cursor: text; }
  [data-studio-shown] { outline: 2px solid #2f6fed !important; outline-offset: 3px; }
`);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

function find(path: string): Element | undefined {
  const texts = [...document.querySelectorAll('[data-edit]')];
  const pictures = [...document.querySelectorAll('[data-edit-picture]')];
  return (
    texts.find((element) => element.getAttribute('data-edit')?.split(' ').includes(path)) ??
    pictures.find((element) => element.getAttribute('data-edit-picture') === path)
  );
}

/** Brings what shows a key into view and marks it; without a path nothing is marked. */
export function showField(path: string | undefined): void {
  for (const shown of document.querySelectorAll('[data-studio-shown]'))
    shown.removeAttribute('data-studio-shown');
  const element = path === undefined ? undefined : find(path);
  element?.setAttribute('data-studio-shown', '');
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
