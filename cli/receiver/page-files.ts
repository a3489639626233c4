/** How often the page polls for new submissions, in ms. */
const REFRESH_MS = 2000;

/** Fetches the page again and swaps in the new content, unless the user is selecting text. */
export const PAGE_SCRIPT = `let shown = document.querySelector('main').outerHTML;
setInterval(async () => {
  if (document.hidden || !getSelection().isCollapsed) return;
  try {
    const text = await (await fetch('/')).text();
    const fresh = new DOMParser().parseFromString(text, 'text/html').querySelector('main');
    document.body.classList.remove('away');
    if (fresh === null || fresh.outerHTML === shown) return;
    shown = fresh.outerHTML;
    document.querySelector('main').replaceWith(fresh);
  } catch {
    document.body.classList.add('away');
  }
}, ${REFRESH_MS});
`;

/** The site's colors (renderer/styles/tokens.css): paper, ink, brass; clay for whatever needs attention. */
export const PAGE_STYLES = `
* { box-sizing: border-box; }
body { margin: 0; background: #fbf7ef; color: #22303f; font: 16px/1.5 system-ui, sans-serif; }
header { background: #0e1b2c; color: #fbf7ef; }
header > div, main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem; }
h1 { margin: 0; font: 600 1.5rem/1.2 Georgia, serif; }
header p { margin: .5rem 0 0; color: #dfe6ee; }
header a { color: #e0b565; }
.lost { display: none; color: #e0b565; }
.away .lost { display: block; }
.counts { display: flex; flex-wrap: wrap; gap: .5rem 1.5rem; margin: 0 0 1.25rem; padding: 0; list-style: none; color: #566273; }
.counts b { color: #0e1b2c; font-size: 1.25rem; }
article { margin-bottom: 1rem; padding: 1rem 1.25rem; background: #fff; border: 1px solid #d9cbb2; border-radius: .5rem; overflow-wrap: anywhere; }
article > header { display: flex; flex-wrap: wrap; align-items: center; gap: .25rem .75rem; margin-bottom: .75rem; background: none; color: inherit; }
h2 { flex: 1 1 12rem; margin: 0; font-size: 1.125rem; line-height: 1.3; color: #0e1b2c; }
time { color: #566273; font-variant-numeric: tabular-nums; }
.tag { padding: .05rem .6rem; border-radius: 1rem; background: #dfe6ee; color: #0e1b2c; font-size: .8125rem; font-weight: 600; }
.booking .tag:first-child { background: #245c45; color: #fff; }
.form .tag:first-child { background: #0e1b2c; color: #fff; }
.upload .tag:first-child { background: #845a16; color: #fff; }
.tag.suspect { background: #b5391f; color: #fff; }
dl { display: grid; grid-template-columns: minmax(6rem, 10rem) 1fr; gap: .2rem 1rem; margin: 0; }
dt { color: #566273; }
dd { margin: 0; white-space: pre-wrap; }
dd > dl { padding-left: .75rem; border-left: 2px solid #ece1cd; }
.none { color: #566273; }
.empty { padding: 2rem 1.25rem; text-align: center; border: 1px dashed #d9cbb2; border-radius: .5rem; }
article a { color: #94290f; }
@media (max-width: 30rem) {
  dl { grid-template-columns: 5.5rem 1fr; column-gap: .6rem; }
  dd > dl { grid-template-columns: 1fr; row-gap: 0; }
}
`;
